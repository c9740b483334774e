### Words in Knockout's pictures, and the sentences that stand for them.

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
# $round: the round (2) · $rounds: how many rounds (3)
picture-knockout-round = Round { $round } of { $rounds }

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
# $stage: what the person is doing (over or ended)
picture-knockout-stage = { $stage ->
    [over] The game is over
   *[ended] All have slid; now the scoring
}

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
# $what: what is to be done (slide, again, retry, jail, chance, railroad or none)
picture-knockout-awaited = { $what ->
    [slide] slides a token
    [again] slides the token out of jail
    [retry] takes a second chance?
    [jail] pays to leave jail?
    [chance] Chance: slides again?
    [railroad] where does { knockout-space-26.the } go?
   *[none] The game goes on
}

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-knockout-sets = Sets

# Knockout: drawn in the picture, on the board at the line where slides begin; at most 8 characters.
picture-knockout-start = GO

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-knockout-jail = In jail

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-knockout-nobody = nobody

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-knockout-pot = { knockout-space-29 }

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-knockout-to-jail = to jail

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-knockout-off = off the board

# Knockout: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-knockout-short = short of GO

## Aiming

# Knockout: drawn in the picture (aiming); no longer than English, or it is set smaller or cut.
picture-knockout-lane = Lane (mm)

# Knockout: drawn in the picture (aiming); no longer than English, or it is set smaller or cut.
picture-knockout-angle = Angle

# Knockout: drawn in the picture (aiming); no longer than English, or it is set smaller or cut.
picture-knockout-power = Power

# Knockout: drawn in the picture (aiming); no longer than English, or it is set smaller or cut.
# $side: which side (left, right or straight) · $size: degrees (14.5)
picture-knockout-angle-of = { $side ->
    [left] { $size }° up
    [right] { $size }° down
   *[straight] straight
}

# Knockout: drawn in the picture (aiming); no longer than English, or it is set smaller or cut.
# $n: a chance, without its sign (19)
picture-knockout-percent = { $n }%

# Knockout: drawn in the picture (aiming); no longer than English, or it is set smaller or cut.
# $chance: a chance with its sign (38%)
picture-knockout-chance-short = short of GO: { $chance }

# Knockout: drawn in the picture (aiming); no longer than English, or it is set smaller or cut.
# $chance: a chance with its sign (53%)
picture-knockout-chance-off = off the board: { $chance }

# Knockout: drawn in the picture (aiming); no longer than English, or it is set smaller or cut.
picture-knockout-touches = touches first

## The round's statement, the end

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
# $round: the round (4)
picture-knockout-statement = Round { $round }: the money

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
# $group: a colour group (yellow)
picture-knockout-bonus = Bonus for the whole { $group } set

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
# $space: a space of the board (Atlantic Avenue)
picture-knockout-house = { knockout-space-2 }: { $space } pays again

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (1) · $each: the tax for each (M100)
picture-knockout-tax = { knockout-space-14 }: { $count } × { $each }

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (2) · $pot: the money in the pot (M500)
picture-knockout-share = { $count ->
    [one] { knockout-space-29 }: all of { $pot }
   *[other] { knockout-space-29 }: { $pot } among { $count }
}

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
# $left: the money that stays (M500)
picture-knockout-pot-stays = { knockout-space-29 }: { $left } stays there

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
picture-knockout-nothing = nothing collected

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
# $pot: the money in the pot (M500) · $taken: the money taken (M500) · $left: the money that stays (M0)
picture-knockout-pot-was = { knockout-space-29 }: { $pot } − { $taken } = { $left }

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
# $amount: money (M500)
picture-knockout-filled = The bank adds { $amount }.

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
picture-knockout-count = Final count

# Knockout: drawn in the picture (the round's statement, the end); no longer than English, or it is set smaller or cut.
# $round: the round (2)
picture-knockout-in-round = Round { $round }

## Alternative texts

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $names: people, listed (Anna and Ben) · $colour: a colour (red)
picture-knockout-alt-side = { $names } ({ $colour })

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $round: the round (2) · $rounds: how many rounds (3) · $pot: the money in the pot (M500)
picture-knockout-alt-round = Knockout, round { $round } of { $rounds }, { $pot } on { knockout-space-29 }.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $who: a person or a team (Anna) · $what: what is to be done (again, retry, jail, chance, railroad or slide)
picture-knockout-alt-awaited = { $who } has to { $what ->
    [again] slide the token out of jail
    [retry] decide whether to take the second chance
    [jail] decide whether to pay to leave jail
    [chance] slide the token on Chance again, or leave it there
    [railroad] choose where { knockout-space-26.the } goes
   *[slide] slide a token
}.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $who: a person or a team (Anna)
picture-knockout-alt-slide = { $who } has slid.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $colour: a colour (red) · $number: a number (4) · $space: a space of the board (short of GO)
picture-knockout-alt-moved = Token { $colour } { $number }: { $space }.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $side: which side (Anna (red)) · $cash: somebody's cash (M3,550) · $left: how many are left (3) ·
# $where: where the tokens are, in words (1: Boardwalk, 2 in jail)
picture-knockout-alt-tokens = { $side }: { $cash }, { $left ->
    [one] 1 token
   *[other] { $left } tokens
} in hand; { $where }.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $number: a number (2) · $space: a space of the board (Mediterranean Avenue)
picture-knockout-alt-on = { $number }: { $space }

# Knockout: drawn in the picture (alternative texts); no longer than English, or it is set smaller or cut.
picture-knockout-nobody-on = none on the board

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $count: how many, chooses the plural form (3)
picture-knockout-alt-count = { $count } on the board

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $status: where they are (jail or out) · $count: how many, chooses the plural form (2)
picture-knockout-alt-status = { $status ->
    [jail] { $count } in jail
   *[out] { $count } out
}

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $side: which side (Kim and Lou (blue)) · $items: what was collected, listed (nothing collected) · $total: the total (+M300) ·
# $cash: somebody's cash (M1,250)
picture-knockout-alt-bill = { $side }: { $items }; in all { $total }, now { $cash }.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-knockout-alt-no-statement = No round has been scored yet.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $rank: the place in the ranking (2) · $side: which side (Kim and Lou (blue)) · $cash: somebody's cash (M1,250) ·
# $rounds: what each round brought, listed (+M350 and +M300)
picture-knockout-alt-rank = { $rank ->
    [0] { $side }: { $cash }; by rounds { $rounds }.
   *[other] { $rank }. { $side }: { $cash }; by rounds { $rounds }.
}

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $lane: where the token starts, in millimetres (135) · $angle: the direction (straight) · $power: how hard, 0 to 100 (45)
picture-knockout-alt-aim = Aim: lane { $lane } mm, { $angle }, power { $power }.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $colour: a colour (yellow) · $number: a number (4) · $space: a space of the board (Oriental Avenue)
picture-knockout-alt-touches = It would first touch { $colour } token { $number } on { $space }.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-knockout-alt-clear = Nothing is in the way.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-knockout-alt-leaves = Nothing is in the way, but a perfect slide takes it off the board.

# Knockout: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $row: the row (4) · $chance: a chance with its sign (19%)
picture-knockout-alt-row = row { $row }: { $chance }
