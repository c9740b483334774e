pig-name = Cochon
pig-line = Lancez le dé ou gardez ; un 1 fait perdre le tour
pig-blurb = Lancez le dé autant que vous l'osez ; un 1 fait perdre tous les points du tour. De deux à dix, dix minutes.
pig-action-hold = Garder
pig-event-threw = { $die ->
    [1] { $seat } fait 1 et perd les points de ce tour.
   *[other] { $seat } fait { $die }.
  }
pig-event-held = { $seat } garde { $points } points, ce qui en fait { $score }.
pig-wait-turn = { $seat } peut lancer ou garder.
pig-number-score = Points
pig-number-points = Points de ce tour
pig-number-goal = But
pig-number-turn = Tour
pig-option-goal = Points pour gagner
