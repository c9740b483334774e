# Words in Knockout's pictures, and the sentences that stand for them.

picture-knockout-round = Round { $round } of { $rounds }
picture-knockout-stage = { $stage ->
    [over] The game is over
   *[ended] All have slid; now the scoring
}
picture-knockout-awaited = { $what ->
    [slide] slides a token
    [again] slides the token out of jail
    [retry] takes a second chance?
    [jail] pays to leave jail?
    [chance] Chance: slides again?
    [railroad] where does { knockout-space-26.the } go?
   *[none] The game goes on
}
picture-knockout-sets = Sets
picture-knockout-jail = In jail
picture-knockout-nobody = nobody
picture-knockout-pot = { knockout-space-29 }
picture-knockout-to-jail = to jail
picture-knockout-off = off the board
picture-knockout-short = short of GO

## Aiming

picture-knockout-lane = Lane (mm)
picture-knockout-angle = Angle
picture-knockout-power = Power
picture-knockout-angle-of = { $side ->
    [left] { $size }° up
    [right] { $size }° down
   *[straight] straight
}
picture-knockout-percent = { $n }%
picture-knockout-chance-short = short of GO: { $chance }
picture-knockout-chance-off = off the board: { $chance }
picture-knockout-touches = touches first

## The round's statement, the end

picture-knockout-statement = Round { $round }: the money
picture-knockout-bonus = Bonus for the whole { $group } set
picture-knockout-house = { knockout-space-2 }: { $space } pays again
picture-knockout-tax = { knockout-space-14 }: { $count } × { $each }
picture-knockout-share = { $count ->
    [one] { knockout-space-29 }: all of { $pot }
   *[other] { knockout-space-29 }: { $pot } among { $count }
}
picture-knockout-pot-stays = { knockout-space-29 }: { $left } stays there
picture-knockout-nothing = nothing collected
picture-knockout-pot-was = { knockout-space-29 }: { $pot } − { $taken } = { $left }
picture-knockout-filled = The bank adds { $amount }.
picture-knockout-count = Final count
picture-knockout-in-round = Round { $round }

## Alternative texts

picture-knockout-alt-side = { $names } ({ $colour })
picture-knockout-alt-round = Knockout, round { $round } of { $rounds }, { $pot } on { knockout-space-29 }.
picture-knockout-alt-awaited = { $who } has to { $what ->
    [again] slide the token out of jail
    [retry] take the second chance or not
    [jail] pay to leave jail or not
    [chance] slide the token on Chance again or leave it
    [railroad] choose where { knockout-space-26.the } goes
   *[slide] slide a token
}.
picture-knockout-alt-slide = { $who } has slid.
picture-knockout-alt-moved = Token { $colour } { $number }: { $space }.
picture-knockout-alt-tokens = { $side }: { $cash }, { $left ->
    [one] 1 token
   *[other] { $left } tokens
} in hand; { $where }.
picture-knockout-alt-on = { $number }: { $space }
picture-knockout-nobody-on = none on the board
picture-knockout-alt-count = { $count } on the board
picture-knockout-alt-status = { $status ->
    [jail] { $count } in jail
   *[out] { $count } out
}
picture-knockout-alt-bill = { $side }: { $items }; in all { $total }, now { $cash }.
picture-knockout-alt-no-statement = No round has been scored yet.
picture-knockout-alt-rank = { $rank ->
    [0] { $side }: { $cash }; by rounds { $rounds }.
   *[other] { $rank }. { $side }: { $cash }; by rounds { $rounds }.
}
picture-knockout-alt-aim = Aim: lane { $lane } mm, { $angle }, power { $power }.
picture-knockout-alt-touches = It would first touch token { $colour } { $number } on { $space }.
picture-knockout-alt-clear = Nothing is in the way.
picture-knockout-alt-leaves = Nothing is in the way, but a perfect hand would slide it off the board.
picture-knockout-alt-row = row { $row }: { $chance }
