### Ce que la table de Builder montre autour des phrases du jeu : le tour, les loyers, les jetons, la construction, les échanges, la fin.

## Le tour

builder-panel-held = { $mention }, à vous. { $owner } peut encore réclamer un loyer ; lancez { $until }
    .still = { $mention }, à vous. { $owner } peut encore réclamer un loyer.
builder-panel-you-drop = { $count ->
    [one] vous avez un jeton de trop. Laissez-le ici.
   *[other] vous avez { $count } jetons de trop. Laissez-les ici.
  }
builder-panel-you-roll-again = un double, et encore un tour ! Lancez les dés.
builder-panel-you-jail = vous êtes en prison. Payez, utilisez une carte ou tentez un double.
builder-panel-you-steal = prenez un jeton à quelqu'un d'autre, si vous voulez.
builder-panel-you-park = échangez deux jetons contre un seul d'un autre type, si vous voulez.
builder-panel-you-pick = choisissez les jetons qu'on vous livre.
builder-panel-you-swap = échangez une de vos propriétés contre celle de quelqu'un d'autre, si vous voulez.
builder-panel-you-manage = échangez, bâtissez ou finissez votre tour.
builder-panel-you-manage-jailed = échangez avec la banque, ou finissez votre tour. On ne bâtit pas en prison.
builder-panel-you-debt = vous avez une dette. Hypothéquez des propriétés ou proposez un échange.
builder-panel-you-inherit = vous recevez des propriétés hypothéquées. Levez les hypothèques, ou gardez-les.
builder-panel-you-claim = vous pouvez réclamer un loyer.
builder-panel-counting = On peut encore réclamer les derniers loyers ; ensuite, on compte les points.
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
builder-panel-claim-until = ⏱️ Fin du délai { $until }
    .still = ⏸️ Le temps est arrêté
builder-panel-claim-last = 💰 { $owner } peut réclamer **{ $amount }** à { $name } ({ $space }) jusqu'au prochain lancer.
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
builder-panel-drop-where = Ce que vous laissez reste { $space }, pour la prochaine personne qui y passe.
builder-panel-drop-sure = Laisser { $count } sur { $wanted }
builder-panel-park-give = Vous donnez : { $chips }
builder-panel-park-take = Prendre : { $chip }
builder-panel-exchange = { $four } → { $one }
builder-panel-keeping = { $count ->
    [one] Au prochain tour, vous ne garderez que six jetons et devrez en laisser un. Échangez ou bâtissez pour vous en servir.
   *[other] Au prochain tour, vous ne garderez que six jetons et devrez en laisser { $count }. Échangez ou bâtissez pour vous en servir.
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
    [one] Choisissez encore un jeton, de n'importe quel type.
   *[other] Choisissez encore { $count } jetons, de n'importe quel type.
  }
builder-panel-pays = Vous payez : { $chips }
builder-panel-pays-choice = À votre choix : { $chips }
builder-panel-ends-game = La partie finit aussitôt avec ces points : { $points }
builder-panel-standing = { $name } { $count }

## Les propriétés

builder-panel-mortgaged = Titre hypothéqué : ni loyer, ni jetons.
builder-panel-mortgaged-short = titre hypothéqué
builder-panel-rents = Loyer { $alone }, avec le groupe complet { $both }
builder-panel-number = Sur un total de { $number }, peu importe qui lance : { $chips }
builder-panel-mortgage-values = Hypothèque : { $mortgage } · pour la lever : { $repay }
builder-panel-set-points = { $count ->
    [one] Le groupe complet vaut { $count } point à la fin.
   *[other] Le groupe complet vaut { $count } points à la fin.
  }
builder-panel-deed-hint = { $group } · loyer { $rent } · sur un { $number } : { $chips }
builder-panel-free-hint = à vendre pour { $price }
builder-panel-owned-hint = { $owner }
builder-panel-mortgaged-hint = { $owner }, titre hypothéqué
builder-panel-which-deed = Quelle propriété ?
builder-panel-own-deed = { $space } (loyer { $rent } ; sur un { $number } : { $chips })
builder-panel-own-mortgaged = { $space } (titre hypothéqué)
builder-preview-price = Prix : { $amount } · il vous restera { $left }
builder-preview-gain = Vous recevez { $amount } · vous aurez { $left }
builder-panel-confirm-leave = Vous quittez la partie pour de bon : tout ce que vous avez va à la banque, ou à la personne à qui vous devez de l'argent, et vous finirez à la dernière place. C'est décidé ?
builder-panel-confirm-gobankrupt = Tout ce que vous avez va à la personne à qui vous devez de l'argent. Vos immeubles restent et comptent à la fin. C'est décidé ?
builder-panel-confirm-endandcount = La partie s'arrête ici, et les points sont comptés sans le penthouse. C'est décidé ?

## Les enchères

builder-panel-auction-held = ⏸️ La vente attend : une dette ou une hypothèque passe d'abord. Vous pouvez quand même enchérir.
builder-panel-passed = { $count ->
    [one] A passé : { $names }
   *[other] Ont passé : { $names }
  }

## Les échanges

builder-trade-title = Échange nº { $number } : { $seat } → { $partner }
builder-trade-title-over = { $how ->
    [DealMade] Échange nº { $number } conclu
    [DealRefused] Échange nº { $number } refusé
    [DealWithdrawn] Échange nº { $number } retiré
    [DealCountered] Échange nº { $number } suivi d'une contre-proposition
    [DealVoid] Échange nº { $number } impossible, il manque : { $gone }
   *[other] Échange nº { $number } sans suite
  }
builder-trade-completes = { $name } aurait tout le groupe { $group }
builder-trade-breaks = { $name } n'aurait plus tout le groupe { $group }
builder-trade-chips = { $name } aurait ces jetons : { $chips }
builder-trade-stale = Il manque quelque chose : cet échange n'est plus possible.
builder-trade-chip = nº { $number }

## La fin

builder-panel-count = **{ $name }** · **{ $total }** = immeubles { $buildings } + groupes { $sets }{ $billionaire ->
    [0] {""}
   *[other] {" "}+ Constructeur milliardaire { $billionaire }
  }{ $community ->
    [0] {""}
   *[other] {" "}+ Constructeur communautaire { $community }
  } · { $cash } en caisse
builder-panel-count-left = { $name } · a quitté la partie
