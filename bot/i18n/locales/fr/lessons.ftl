### Leçons : une première partie de deux minutes, en privé.
### <jeu>-lesson-<décision ou verbe> : une phrase, 130 caractères au plus, qui dit ce que c'est et ce qui serait bien.

button-learn = Apprendre
lesson-title = Apprendre un jeu
lesson-about = Deux minutes avec un robot, en privé. Rien n'est enregistré.
lesson-menu = Apprendre un jeu en deux minutes…
lesson-head = Apprendre { $game } · { $at } / { $total }
lesson-head-over = Apprendre { $game }
lesson-choice = { $asked }. Vos choix : { $verbs }.
lesson-next = Suivant
lesson-quit = Finir
lesson-back = Retour à la leçon
lesson-over = **C'est tout : vous avez vu toutes les décisions, sauf les plus rares.** Rien de cette leçon n'est enregistré ; à vous d'ouvrir une vraie table.
lesson-over-free = **Voilà pour les premiers coups.** Rien n'est enregistré ; la suite se découvre à une vraie table.
lesson-left = **La leçon s'arrête ici.** Rien n'est enregistré ; ouvrez une vraie table, ou recommencez.
lesson-open = Ouvrir une vraie table
lesson-again = Recommencer la leçon
lesson-gone = Cette leçon est finie.

## City

city-lesson-aim = Le but : être la personne la plus riche à la fin de l'heure. L'argent et le loyer de chaque quartier comptent.
city-lesson-roll = Votre tour commence : lancez les dés, le pion avance seul.
city-lesson-buy = Ce quartier est libre : achetez-le, et vous touchez un loyer chaque fois que quelqu'un s'y arrête. Sinon, il part aux enchères.
city-lesson-press = Avant de finir le tour, demandez un permis (c'est gratuit) : il dit combien de blocs vous pouvez bâtir.
city-lesson-build = Bâtissez les 3 blocs de ce permis dans votre quartier : chacun coûte de l'argent et fait monter le loyer.
city-lesson-auction = La plus haute enchère gagne ce quartier. Il vaut 2,4 M : restez en dessous.
city-lesson-taxi = Ici, Ada vous ferait payer un gros loyer. Votre carte Taxi déplace le pion d'une ou deux cases.
city-lesson-pay = Un gros loyer ! Une autre de vos cartes l'annule en entier : jouez-la maintenant.
city-lesson-jail = En prison : payez 500 k, tentez un double ou jouez une carte gardée, qui ne coûte rien. Puis votre tour continue.
city-lesson-choose = Mettez aux enchères le quartier libre de votre choix. Commencez bas : si personne ne suit, vous payez votre enchère.
city-lesson-place = Placez un bâtiment gratuit. Un parc chez vous écarte les nuisances, qui annulent le loyer résidentiel.
city-lesson-travel = D'une gare à l'autre, le train est gratuit. Allez là où il reste un quartier à acheter.
city-lesson-takeover = Cette carte prend gratuitement un quartier à quelqu'un. Choisissez celui qui a le plus haut loyer.
city-lesson-town = Deux groupes complets sont à vous : bâtissez la Tour, elle double tous vos loyers.
city-lesson-debt = Pas assez d'argent : hypothéquez. Ce quartier ne rapporte plus rien tant que l'hypothèque n'est pas levée.
city-lesson-deal = Ada vous propose un échange : tout change de mains à la fois, et votre groupe est complet. Acceptez !
city-lesson-vote = À la fin de l'heure, on peut en voter une autre. Votez oui si vous avez du retard.

## Classic

classic-lesson-aim = Le but : rester en jeu quand les autres ne peuvent plus payer. Achetez, réclamez vos loyers, bâtissez.
classic-lesson-roll = Votre tour commence : lancez les dés, le pion avance seul.
classic-lesson-buy = Ce titre est libre : achetez-le, et qui s'arrête ici vous devra un loyer. Sinon, il part aux enchères.
classic-lesson-end-turn = Tout est joué : finissez le tour. Avant cela, vous pouvez bâtir, échanger ou hypothéquer.
classic-lesson-claim = Ada s'est arrêtée chez vous. Un loyer se réclame : faites-le avant le prochain lancer, sinon il est perdu.
classic-lesson-auction = La plus haute enchère gagne ce titre. Il vaut 180 fl : restez en dessous.
classic-lesson-bus = Le Dé Vitesse montre le Bus : avancez d'un seul dé blanc, ou des deux. Évitez un loyer, visez une case libre.
classic-lesson-go = Les trois dés sont égaux : allez où vous voulez. Prenez le titre qui complète un groupe.
classic-lesson-jail = En prison : payez 50 fl, tentez un double ou jouez une carte gardée, qui ne coûte rien.
classic-lesson-card = Cette carte laisse le choix : payez 10 fl, ou tirez une carte de l'autre paquet, au hasard. Ici, payez : c'est peu.
classic-lesson-build = Tout un groupe est à vous : bâtissez, avec un niveau d'écart au plus. Une boutique par case fait monter les loyers.
classic-lesson-lift = Hypothéquée, une propriété ne rapporte rien. Payez pour lever l'hypothèque, et ses loyers reviennent.
classic-lesson-contest = La boîte n'a plus assez de boutiques pour la table : commandez les vôtres aussi, les enchères décideront.
classic-lesson-debt = Pas assez d'argent : hypothéquez. La propriété ne rapporte plus rien, mais dès que la somme est là, c'est payé.
classic-lesson-inherit = Une faillite vous laisse ce titre hypothéqué. Levez l'hypothèque, sans intérêts : il complète votre groupe.
classic-lesson-deal = Ada vous propose un échange : tout change de mains à la fois, et votre groupe est complet. Acceptez !

## Builder

builder-lesson-aim = Le but : avoir le plus de points quand le penthouse est posé. Les immeubles en donnent, les plus hauts bien plus.
builder-lesson-roll = Lancez : les propriétés qui portent ce total donnent des jetons. Puis votre pion avance.
builder-lesson-buy = Achetez-la : qui s'y arrête vous doit un loyer, et son nombre aux dés rapporte deux jetons.
builder-lesson-build = Les jetons paient les étages : deux de n'importe quel type pour le premier. Bâtissez sur cette fondation.
builder-lesson-manage = Échangez des jetons et bâtissez si vous le pouvez, puis finissez le tour.
builder-lesson-drop = Six jetons au plus au début d'un tour, et vous en avez huit. Laissez ce dont vous avez le plus.
builder-lesson-bid = La plus haute enchère gagne ce titre. Il vaut 200 M : restez en dessous.
builder-lesson-ask = Ada s'est arrêtée chez vous. Un loyer se réclame : faites-le avant le prochain lancer, sinon il est perdu.
builder-lesson-steal = Cette case vous laisse prendre un jeton à quelqu'un : choisissez le type qui manque à votre prochain étage.
builder-lesson-park = Ici, deux jetons s'échangent contre un d'un autre type. Donnez ce que vous avez en trop.
builder-lesson-pick = La carte tirée vous donne deux jetons d'un même type. Vous n'avez aucun bateau : prenez-en deux.
builder-lesson-swap = Échangez de force une de vos propriétés contre celle de quelqu'un d'autre. Prenez celle qui complète un groupe.
builder-lesson-jail = En prison : payez 50 M, tentez un double ou jouez une carte gardée, qui ne coûte rien.
builder-lesson-debt = Pas assez d'argent : hypothéquez. La propriété ne rapporte plus rien, mais dès que la somme est là, c'est payé.
builder-lesson-deal = Ada vous propose un échange : tout change de mains à la fois, et votre groupe est complet. Acceptez !
builder-lesson-repay = Vous avez reçu cette propriété hypothéquée : payez pour lever l'hypothèque, et elle rapporte à nouveau.
builder-lesson-exchange = Il vous manque un type : la banque donne un jeton contre quatre d'un autre type.
builder-lesson-penthouse = Quatre étages et un jeton de chaque type : le penthouse met fin à la partie. Posez-le si vous menez aux points.

## Deal

deal-lesson-lay = Jouez jusqu'à trois cartes par tour. Posez des propriétés devant vous : avec trois groupes complets, vous gagnez.
deal-lesson-bank = L'argent se met en banque, devant vous : on paie avec ce qui est posé, jamais avec sa main.
deal-lesson-pass-go = La carte « { deal-card-pass-go } » en fait piocher deux : jouez-la tôt, pour mieux choisir.
deal-lesson-charge = Cette carte réclame à tout le monde le loyer d'une de vos couleurs ; avec « { deal-card-double-rent } », le double.
deal-lesson-collect = { deal-card-debt-collector } : la personne de votre choix vous doit 5 M. Visez celle qui a le plus de cartes posées.
deal-lesson-sly = { deal-card-sly-deal } prend une propriété dans un groupe incomplet : prenez celle qui complète le vôtre.
deal-lesson-breaker = Seul { deal-card-deal-breaker } prend un groupe complet, d'un coup : gardez-le pour le plus cher.
deal-lesson-counter = Ada répond « { deal-card-just-say-no } ». Un autre annule le sien : jouez le vôtre, et le groupe est à vous.
deal-lesson-build = Une { deal-card-house } se pose sur un groupe complet : son loyer monte de 3 M.
deal-lesson-rearrange = À votre tour, un joker posé peut changer de couleur, sans compter comme une carte : complétez un groupe.
deal-lesson-exchange = La propriété piochée à l'instant peut prendre la place d'un joker, qui part compléter une autre couleur.
deal-lesson-pay = Ada réclame un loyer. Choisissez de quoi payer, l'argent d'abord : on ne rend pas la monnaie.
deal-lesson-say-no = Ada veut un groupe complet. « { deal-card-just-say-no } » l'en empêche, même hors de votre tour : jouez-le.
deal-lesson-end-turn = Plus rien à jouer : finissez le tour. Au-delà de sept cartes en main, il faut en rendre.
deal-lesson-give-back = Une carte de trop : rendez celle qui vous sert le moins.

## Knockout

knockout-lesson-aim = Le but : avoir le plus d'argent après la dernière manche. Chaque pion rapporte ce que vaut la case où il reste.
knockout-lesson-slide = Visez, puis faites glisser le pion : plus sa case est loin, plus elle rapporte. Trop loin, plus rien.
knockout-lesson-knock = Un pion d'Ada est devant vous : heurtez-le. Il perd sa case, et le vôtre prend sa place.
knockout-lesson-retry = Le pion est sorti sans rien toucher ! Vous avez une seconde chance : mettez moins de force.
knockout-lesson-jail = En prison, le pion ne rapporte rien. Pour 100 M, il glisse à nouveau et peut rapporter bien plus : payez.
knockout-lesson-again = C'est payé : le pion repart de la ligne de départ. Visez une case qui rapporte.
knockout-lesson-chance = Sur Chance, le pion ne rapporte rien, mais il peut glisser encore une fois depuis la ligne de départ : visez.
knockout-lesson-railroad = Ce pion va où vous voulez : complétez un groupe.
