# Words in Knockout's pictures, and the sentences that stand for them.

picture-knockout-round = Round { $round } of { $rounds }
picture-knockout-stage = { $stage ->
    [over] The game is over
   *[ended] All have slid: now it is counted
}
picture-knockout-awaited = { $what ->
    [slide] slides a token
    [again] slides the token out of Jail
    [retry] takes a second chance?
    [jail] pays to leave Jail?
    [chance] Chance: slides again?
    [railroad] takes the Railroad: where to?
   *[none] The game goes on
}
picture-knockout-order = Turn order
picture-knockout-jail = In Jail
picture-knockout-nobody = nobody
picture-knockout-pot = Free Parking
picture-knockout-left = left the game
picture-knockout-more = and { $count } more
picture-knockout-to-jail = to Jail
picture-knockout-off = off the board
picture-knockout-short = short of GO

## Aiming

picture-knockout-lane = Lane (mm)
picture-knockout-angle = Angle
picture-knockout-power = Power
picture-knockout-angle-of = { $side ->
    [left] { $size }° left
    [right] { $size }° right
   *[straight] straight
}
picture-knockout-chance-short = short of GO: { $chance }
picture-knockout-chance-off = off the board: { $chance }
picture-knockout-touches = touches first
