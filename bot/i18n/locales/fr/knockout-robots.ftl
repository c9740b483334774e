## Knockout : pourquoi les robots ont joué ainsi.

knockout-reason-ahead = J'ai imaginé { $tries ->
    [one] une glissade
   *[other] { $tries } glissades
  }, la main tremblant chaque fois, et c'est celle-ci qui finissait le mieux ({ $chance } % de chances de gagner).
knockout-reason-completes = Avec { $space-the }, j'ai tout le groupe { $group }.
knockout-reason-joins = Cela va avec ce que j'ai déjà dans le groupe { $group } : { $space }.
knockout-reason-forestalls = Je passe avant dans l'ordre du tour : { $space-at }, j'encaisse à la place de quelqu'un d'autre ({ $colour }).
knockout-reason-earns = Je visais { $space-the }, qui rapporte { $amount }.
knockout-reason-house = Avec une case { knockout-space-2 }, ma meilleure propriété rapporte une seconde fois.
knockout-reason-chance = Depuis Chance, je peux glisser encore une fois à la fin, quand presque plus personne ne peut répondre.
knockout-reason-railroad = Depuis { knockout-space-26.the }, mon pion ira à la fin sur n'importe quelle propriété libre.
knockout-reason-parking = Je voulais l'argent { knockout-space-29.of }.
knockout-reason-breaks = Le groupe { $group } y était presque complet ({ $colour }).
knockout-reason-knocks = Le pion sur { $space-the } allait rapporter trop ({ $colour }).
knockout-reason-pays = Une glissade de plus me rapporte davantage qu'elle ne coûte.
knockout-reason-stays = Une glissade de plus ne vaut pas son prix pour l'instant.
knockout-reason-declines = Une seconde chance ne vaut pas son prix pour l'instant.
knockout-reason-lets-lie = Le plateau me convient tel qu'il est.
knockout-reason-moves = C'est ce qui me rapporte le plus pour l'instant : { $space }.
knockout-reason-remains = Aucune propriété libre ne me rapporterait quoi que ce soit.
