### Classic : les cartes. `classic-card-…` est le titre d'une carte, `classic-effect-…` ce que fait une carte de ce genre, `classic-value-card-…` une carte Libération de prison comme elle se garde et s'échange.

## Titres du plateau neutre

classic-card-lf1 = Vent arrière
classic-card-lf2 = Rendez-vous en ville
classic-card-lf3 = Une invitation
classic-card-lf4 = La première traversée
classic-card-lf5 = La meilleure adresse
classic-card-lf6 = Héler le bac
classic-card-lf7 = Le dernier bac est parti
classic-card-lf8 = Du grain à moudre
classic-card-lf9 = Un geôlier aimable
classic-card-lf10 = Mauvais embranchement
classic-card-lf11 = La main dans le sac
classic-card-lf12 = Des toits qui fuient
classic-card-lf13 = Trop vite en ville
classic-card-lf14 = Votre tournée
classic-card-lf15 = Un vieux prêt rendu
classic-card-lf16 = Le plus beau pigeon
classic-card-lf17 = La traversée du soir
classic-card-lf18 = L'énigme résolue
classic-card-lf19 = Des leçons pour tous
classic-card-lf20 = Un verre de trop
classic-card-lf21 = Des trous partout
classic-card-tc1 = Et c'est reparti
classic-card-tc2 = Une erreur pour vous
classic-card-tc3 = La visite du médecin
classic-card-tc4 = Vendu à la foire
classic-card-tc5 = Le double des clefs
classic-card-tc6 = Erreur sur la personne
classic-card-tc7 = Au fond du grenier
classic-card-tc8 = Un trop-perçu
classic-card-tc9 = On passe le chapeau
classic-card-tc10 = Une bourse oubliée
classic-card-tc11 = Une roue cassée
classic-card-tc12 = Des habits pour la foire
classic-card-tc13 = Un bon conseil
classic-card-tc14 = Des cheminées à ramoner
classic-card-tc15 = Deuxième à la course en sac
classic-card-tc16 = L'héritage d'une grand-tante
classic-card-tc17 = Retour aux champs
classic-card-tc18 = L'amende ou l'aventure

## Titres de l'édition du livret

classic-edition-card-lf1 = Dans la charrette de foin
classic-edition-card-lf2 = Le Domaine vous appelle
classic-edition-card-lf3 = Rendez-vous sur l'île
classic-edition-card-lf4 = Le raccourci des voleurs
classic-edition-card-lf5 = Convocation chez Abstergo
classic-edition-card-lf6 = Appel à une Faction
classic-edition-card-lf7 = Appel à une Faction
classic-edition-card-lf8 = Connexion à une Machine
classic-edition-card-lf9 = Bombe fumigène
classic-edition-card-lf10 = Désynchronisation
classic-edition-card-lf11 = Aux mains des gardes
classic-edition-card-lf12 = Restaurez vos cités
classic-edition-card-lf13 = Galop en plein marché
classic-edition-card-lf14 = Vous voilà Mentor
classic-edition-card-lf15 = La villa rapporte
classic-edition-card-lf16 = Votre part du contrat
classic-edition-card-lf17 = Lames à louer
classic-edition-card-lf18 = Un code déchiffré
classic-edition-card-lf19 = Leçons à l'académie
classic-edition-card-lf20 = Trop tard à la taverne
classic-edition-card-lf21 = Les routes à refaire
classic-edition-card-tc1 = Synchronisation totale
classic-edition-card-tc2 = Le banquier s'est trompé
classic-edition-card-tc3 = La note du médecin
classic-edition-card-tc4 = Un tableau vendu
classic-edition-card-tc5 = Des amis dans la place
classic-edition-card-tc6 = Trahison
classic-edition-card-tc7 = La flotte au trésor
classic-edition-card-tc8 = Taxe de guilde remboursée
classic-edition-card-tc9 = La fête de la Confrérie
classic-edition-card-tc10 = Une page du Codex
classic-edition-card-tc11 = Mauvaise chute
classic-edition-card-tc12 = Formation des recrues
classic-edition-card-tc13 = Conseil à un prince
classic-edition-card-tc14 = Tours de guet à rebâtir
classic-edition-card-tc15 = Deuxième prix au carnaval
classic-edition-card-tc16 = L'héritage d'un ancêtre
classic-edition-card-tc17 = Retour aux origines
classic-edition-card-tc18 = L'amende ou le saut

## Ce que font les cartes

classic-effect-to-go = Avancez jusqu'à { $space-the } et touchez { $salary }.
classic-effect-to = Rejoignez { $space-the } et faites ce que dit la case. Si vous passez par la case { classic-space-0 }, touchez { $salary }.
classic-effect-nearest-faction = Avancez jusqu'à la prochaine case de la famille « { $family } » ; si vous passez par la case { classic-space-0 }, touchez { $salary }. Si elle est libre, vous pouvez l'acheter ; si elle est à quelqu'un d'autre, vous devez le double du loyer.
classic-effect-nearest-machine = Avancez jusqu'à la prochaine case de la famille « { $family } » ; si vous passez par la case { classic-space-0 }, touchez { $salary }. Si elle est libre, vous pouvez l'acheter ; si elle est à quelqu'un d'autre, on relance les dés et vous devez dix fois leur total.
classic-effect-keep = Gardez cette carte : elle vous fait sortir de prison sans payer. Vous pouvez l'échanger.
classic-effect-back = { $steps ->
    [one] Reculez de { $steps } case et faites ce que dit la case d'arrivée.
   *[other] Reculez de { $steps } cases et faites ce que dit la case d'arrivée.
  }
classic-effect-to-jail = Allez tout droit en prison, sans passer par la case { classic-space-0 } et sans rien toucher. Votre tour est fini.
classic-effect-repairs = Payez à la banque { $amount } pour chacune de vos boutiques et { $tower } pour chacune de vos tours.
classic-effect-pay = Payez { $amount } à la banque.
classic-effect-collect = La banque vous paie { $amount }.
classic-effect-pay-each = Payez { $amount } à chaque adversaire.
classic-effect-from-each = Chaque adversaire vous paie { $amount }.
classic-effect-back-to = Reculez pour rejoindre { $space-the } et faites ce que dit la case. Pas de salaire en chemin.
classic-effect-choice = Payez { $amount }, ou tirez plutôt { $deck-of }.

## Les cartes Libération de prison parmi les biens

classic-value-card-jail-1 = Libération de prison (Aventure)
    .the = la carte Libération de prison (Aventure)
classic-value-card-jail-2 = Libération de prison (Coffre)
    .the = la carte Libération de prison (Coffre)
classic-edition-value-card-jail-1 = Libération de prison (Saut de la Foi)
    .the = la carte Libération de prison (Saut de la Foi)
classic-edition-value-card-jail-2 = Libération de prison (Coffre au Trésor)
    .the = la carte Libération de prison (Coffre au Trésor)

## Événements

classic-event-card-drawn = { $seat } tire { $deck-of } : « { $card } ».
classic-event-card-kept = { $seat } garde { $kept-the }.
classic-event-card-used = { $seat } utilise { $kept-the } et sort de prison.
classic-event-card-void = « { $card } » : sans effet pour { $seat }.
classic-event-card-paid = { $seat-n ->
    [-1] { $payee } reçoit { $amount } de la banque (« { $card } »).
   *[other] { $seat } paie { $amount } à { $payee } (« { $card } »).
  }
classic-event-repairs-paid = { $seat } paie { $amount } pour { $shops ->
    [one] { $shops } boutique
   *[other] { $shops } boutiques
  } et { $towers ->
    [one] { $towers } tour.
   *[other] { $towers } tours.
  }
