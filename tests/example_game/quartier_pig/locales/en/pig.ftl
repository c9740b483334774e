pig-name = Pig
pig-line = Roll until you hold; a 1 loses the turn
pig-blurb = Roll a die as often as you dare; a 1 loses all points of the turn. Two to ten players, ten minutes.
pig-action-hold = Hold
pig-event-threw = { $die ->
    [1] { $seat } throws a 1 and loses the points of this turn.
   *[other] { $seat } throws { $die }.
  }
pig-event-held = { $seat } keeps { $points } points and has { $score }.
pig-wait-turn = { $seat } may roll or hold.
pig-number-score = Points
pig-number-points = Points of this turn
pig-number-goal = Goal
pig-number-turn = Turn
pig-option-goal = Points to win
