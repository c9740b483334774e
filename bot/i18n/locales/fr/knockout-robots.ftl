## Knockout : pourquoi les robots ont joué ainsi.

knockout-reason-ahead = J'ai imaginé { $tries ->
    [one] une glissade
   *[other] { $tries } glissades
  }, la main tremblant chaque fois, et celle-ci donnait le meilleur résultat ({ $chance } % de chances de gagner).
knockout-reason-completes = Avec { $space-the }, j'ai tout le groupe { $group }.
knockout-reason-joins = Avec { $space-the }, j'avance dans le groupe { $group }.
knockout-reason-forestalls = Je passe avant le camp { $colour } : { $space-at }, c'est moi qui encaisse.
knockout-reason-earns = Je visais { $space-the } pour encaisser { $amount }.
knockout-reason-house = Avec une case { knockout-space-2 }, ma meilleure propriété rapporte une seconde fois.
knockout-reason-chance = Depuis Chance, je pourrai rejouer le pion à la fin, quand presque plus personne ne peut répondre.
knockout-reason-railroad = Depuis { knockout-space-26.the }, mon pion ira à la fin sur n'importe quelle propriété libre.
knockout-reason-parking = Je voulais l'argent { knockout-space-29.of }.
knockout-reason-breaks = Le camp { $colour } avait presque tout le groupe { $group }.
knockout-reason-knocks = Le pion { $colour } sur { $space-the } allait trop rapporter.
knockout-reason-pays = Une glissade de plus me rapporte davantage qu'elle ne coûte.
knockout-reason-stays = Une glissade de plus ne vaut pas son prix pour l'instant.
knockout-reason-declines = Une seconde chance ne vaut pas son prix pour l'instant.
knockout-reason-lets-lie = Le plateau me convient tel qu'il est.
knockout-reason-moves = Pour l'instant, c'est { $space-at } que j'encaisse le plus.
knockout-reason-remains = Aucune propriété libre ne me rapporterait quoi que ce soit.
