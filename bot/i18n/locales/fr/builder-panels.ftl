### Ce que la table de Builder montre autour des phrases du jeu : le tour, les loyers, les jetons, la construction, les offres, la fin.

## Le tour

builder-panel-held = { $mention }, à vous de jouer. Les dés attendent { $owner }, et seront libres { $until }
    .still = { $mention }, à vous de jouer. Les dés attendent { $owner }.
builder-panel-you-drop = { $count ->
    [one] vous avez un jeton de trop. Laissez-le ici.
   *[other] vous avez { $count } jetons de trop. Laissez-les ici.
  }
builder-panel-you-roll-again = un double, et encore un tour ! Lancez les dés.
builder-panel-you-jail = vous êtes en prison. Payez, utilisez une carte, ou tentez un double.
builder-panel-you-steal = prenez un jeton à quelqu'un d'autre, si vous voulez.
builder-panel-you-park = donnez deux jetons contre un autre genre, si vous voulez.
builder-panel-you-pick = choisissez les jetons qu'on vous livre.
builder-panel-you-swap = échangez une de vos propriétés contre celle de quelqu'un d'autre, si vous voulez.
builder-panel-you-manage = échangez, bâtissez, ou finissez.
builder-panel-you-manage-jailed = échangez avec la banque si vous voulez, puis finissez votre tour. On ne bâtit pas en prison.
builder-panel-you-debt = vous avez une dette. Hypothéquez des propriétés ou proposez des échanges pour la couvrir.
builder-panel-you-inherit = vous avez reçu des propriétés hypothéquées. Levez les hypothèques maintenant, ou gardez-les.
builder-panel-you-claim = vous pouvez réclamer un loyer.
builder-panel-you-deal = une offre attend votre réponse.
builder-panel-counting = Les derniers loyers peuvent encore être réclamés ; ensuite, on compte les points.
builder-panel-made = Le lancer rapporte : { $each }
builder-panel-made-each = { $name } { $chips }
builder-panel-chips = 🚚{ $truck } 🏗️{ $crane } 🚜{ $excavator } 🚢{ $boat }
builder-panel-purse = **{ $name }** { $cash } · { $chips } · { $blocks }
builder-panel-blocks = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
  }
builder-panel-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
builder-panel-round = Manche { $round } sur { $rounds }
builder-panel-idle = Manches de suite sans aucun bloc : { $idle } sur { $stall }
builder-panel-island = L'île…

## Boutons du tour

builder-panel-drop = { $count ->
    [one] Laisser un jeton…
   *[other] Laisser { $count } jetons…
  }
builder-panel-try-double = Lancer ({ $attempt }/{ $most })
builder-panel-steal = Quel jeton prenez-vous ?
builder-panel-prey = { $chip } · { $name }
builder-panel-prey-hint = en réserve : { $chips }

## Les loyers

builder-panel-ask = Réclamer { $amount } · { $name }
builder-panel-ask-amount = Réclamer { $amount }
builder-panel-waive-it = Renoncer
builder-panel-waive = Renoncer · { $name } ({ $amount })
builder-panel-claim-over = Ce loyer est réglé.
builder-panel-claim-you = { $mention }, { $name } vous doit { $amount } si vous réclamez ce loyer à temps.
builder-panel-claim-open = 💰 { $owner } peut réclamer **{ $amount }** de loyer à { $name } ({ $space })
builder-panel-claim-until = ⏱️ { $until }
    .still = ⏸️ l'horloge est arrêtée
builder-panel-claim-last = 💰 { $owner } peut réclamer **{ $amount }** de loyer à { $name } ({ $space }) jusqu'au prochain lancer.
builder-panel-losing = { $count ->
    [one] Lancer vous ferait perdre un loyer. Le réclamer d'abord ?
   *[other] Lancer vous ferait perdre { $count } loyers. Les réclamer d'abord ?
  }

## Les jetons

builder-panel-have = Vos jetons : { $chips } ({ $count })
builder-panel-remains = Il vous restera : { $chips }
builder-panel-bank = La banque : { $chips }
builder-panel-picked = { $chip } · { $count } sur { $most }
builder-panel-usual = Choix habituel
builder-panel-drop-title = { $count ->
    [one] Laisser un jeton
   *[other] Laisser { $count } jetons
  }
builder-panel-drop-where = Ils restent { $space } pour qui s'y arrête ou y passe.
builder-panel-drop-sure = Laisser { $count } sur { $wanted }
builder-panel-park-give = Vous donnez : { $chips }
builder-panel-park-take = Prendre : { $chip }
builder-panel-exchange = { $four } → { $one }
builder-panel-keeping = { $count ->
    [one] Au prochain tour, vous ne garderez que six jetons : il faudra en laisser un. Échangez ou bâtissez pour vous en servir.
   *[other] Au prochain tour, vous ne garderez que six jetons : il faudra en laisser { $count }. Échangez ou bâtissez pour vous en servir.
  }
builder-panel-end-anyway = Finir le tour quand même

## Bâtir

builder-panel-level = { $level ->
    [5] penthouse
   *[other] étage { $level }
  }
builder-panel-any = { $named ->
    [0] { $count } au choix
   *[other] { $count } de plus au choix
  }
builder-panel-cost = { $level } : { $chips } · { $points }
builder-panel-place = { $site } · { $level }
builder-panel-points-change = points { $before } → { $after }
builder-panel-other-place = Ailleurs…
builder-panel-which-chips = Quels jetons ?
builder-panel-choose-chips = { $count ->
    [one] Choisissez encore un jeton, de n'importe quel genre.
   *[other] Choisissez encore { $count } jetons, de n'importe quel genre.
  }
builder-panel-pays = Vous payez : { $chips }
builder-panel-pays-choice = À votre choix : { $chips }
builder-panel-ends-game = La partie finit aussitôt, avec { $points }
builder-panel-standing = { $name } { $count }

## Les propriétés

builder-panel-mortgaged = Hypothéqué : ni loyer, ni jetons.
builder-panel-mortgaged-short = hypothéqué
builder-panel-rents = Loyer { $alone }, avec les deux de la couleur { $both }
builder-panel-number = Sur un total de { $number }, peu importe qui lance : { $chips }
builder-panel-mortgage-values = Hypothèque : { $mortgage } · rachat : { $repay }
builder-panel-set-points = { $count ->
    [one] Les deux de la couleur comptent { $count } point à la fin.
   *[other] Les deux de la couleur comptent { $count } points à la fin.
  }
builder-panel-deed-hint = { $group } · loyer { $rent } · sur { $number } : { $chips }
builder-panel-free-hint = à vendre pour { $price }
builder-panel-owned-hint = { $owner }
builder-panel-mortgaged-hint = { $owner }, hypothéqué
builder-panel-which-deed = Quelle propriété ?
builder-panel-own-deed = { $space } (loyer { $rent } ; sur { $number } : { $chips })
builder-panel-own-mortgaged = { $space } (hypothéqué)
builder-preview-price = Prix : { $amount } · il vous restera { $left }
builder-preview-gain = Vous recevez { $amount } · vous aurez { $left }
builder-panel-confirm-leave = Vous quittez la partie pour de bon : tout ce que vous avez va à la banque, ou à la personne à qui vous devez de l'argent, et vous serez dernier au classement. C'est décidé ?
builder-panel-confirm-gobankrupt = Tout ce que vous avez va à la personne à qui vous devez de l'argent. Vos immeubles restent et comptent à la fin. C'est décidé ?
builder-panel-confirm-endandcount = La partie s'arrête ici, et les points sont comptés sans le penthouse. C'est décidé ?

## Les enchères

builder-panel-auction-held = ⏸️ Le marteau attend : une dette ou une hypothèque passe d'abord. Les enchères comptent quand même.
builder-panel-passed = { $count ->
    [one] A passé : { $names }
   *[other] Ont passé : { $names }
  }

## Les offres

builder-trade-title = Offre nº { $number } : { $seat } → { $partner }
builder-trade-title-short = Offre nº { $number }
builder-trade-title-over = { $how ->
    [DealMade] Offre nº { $number } acceptée
    [DealRefused] Offre nº { $number } refusée
    [DealWithdrawn] Offre nº { $number } retirée
    [DealCountered] Offre nº { $number } suivie d'une contre-offre
    [DealVoid] Offre nº { $number } caduque, il manque : { $gone }
   *[other] Offre nº { $number } sans suite
  }
builder-trade-completes = { $name } aurait toute la couleur { $group }
builder-trade-breaks = { $name } n'aurait plus toute la couleur { $group }
builder-trade-chips = Jetons ensuite, { $name } : { $chips }
builder-trade-stale = Il manque quelque chose à cette offre : elle ne tient plus.
builder-trade-await-you = { $mention }, { $seat } vous fait une offre.
builder-trade-over = Cette offre est finie.
builder-trade-draft = Votre offre à { $name }
builder-trade-own = Offre nº { $number } : { $name }…
builder-trade-chip = nº { $number }
builder-refusal-not-your-deal = Cette offre ne vous est pas faite.

## La fin

builder-panel-count = **{ $name }** · **{ $total }** = immeubles { $buildings } + couleurs { $sets }{ $billionaire ->
    [0] {""}
   *[other] {" "}+ Constructeur milliardaire { $billionaire }
  }{ $community ->
    [0] {""}
   *[other] {" "}+ Constructeur communautaire { $community }
  } · { $cash } en caisse
builder-panel-count-left = { $name } · a quitté la partie
