### What Knockout's table shows around the game's sentences: slides, aiming, choices, the round's bills, the end.

## The message of a decision

# Knockout: a sign before names; usually left as it is.
knockout-panel-sign-red = 🔴

# Knockout: a sign before names; usually left as it is.
knockout-panel-sign-yellow = 🟡

# Knockout: a sign before names; usually left as it is.
knockout-panel-sign-green = 🟢

# Knockout: a sign before names; usually left as it is.
knockout-panel-sign-blue = 🔵

# Knockout, the message of a decision: a line of a panel that one person sees; at most 120 characters.
# $colour: a colour (red) · $number: a number (2)
knockout-panel-token = { $colour } { $number }

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $number: a number (8)
knockout-panel-turn-past = After slide { $number }

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
knockout-panel-began = The game has begun.

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $number: a number (69) · $sign: the sign of a seat or team (🟡) · $name: a person (Anna)
knockout-panel-slide = Slide { $number } · { $sign } { $name }

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $number: a number (1)
knockout-panel-slide-past = Slide { $number }

# Knockout: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, not much longer than English.
# $left: how many are left (4) · $players: how many people are in the team (Anna and Ben)
knockout-panel-you-slide = slide a token. { $left ->
    [one] { $players ->
        [one] It's your last one this round.
       *[other] It's your team's last one this round.
    }
   *[other] { $players ->
        [one] You have { $left } in hand.
       *[other] Your team has { $left } in hand.
    }
}

# Knockout: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
# $token: the sign of a seat (red 1)
knockout-panel-you-again = slide the token that comes out of jail ({ $token }).

# Knockout: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, not much longer than English.
# $cost: the price as a number, 0 is free (100) · $token: the sign of a seat (red 1) · $amount: money (M100)
knockout-panel-you-retry = { $cost ->
    [0] your { $token } missed everything. Take a free second chance?
   *[other] your { $token } missed everything. Take a second chance for { $amount }?
}

# Knockout: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, no longer than English.
# $token: the sign of a seat (red 1) · $amount: money (M100)
knockout-panel-you-jail = your { $token } is in jail. Pay { $amount } into the pot to slide again, or leave it?

# Knockout: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, not much longer than English.
# $token: the sign of a seat (red 1)
knockout-panel-you-chance = your { $token } is on Chance. Slide it again, or leave it there?

# Knockout: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
# $token: the sign of a seat (red 1)
knockout-panel-you-railroad = your { $token } is on { knockout-space-26.the }. Which free property should it go to?

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $sign: the sign of a seat or team (🔴) · $names: people, listed (Anna and Ben)
knockout-panel-team = { $sign } Team { $names }: partners take turns sliding.

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $sign: the sign of a seat or team (🔴) · $names: people, listed (Anna and Ben) · $name: a person (Anna)
knockout-panel-team-away = { $sign } Team { $names }: { $name } may slide too while the partner is away.

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $sign: the sign of a seat or team (🔴) · $names: people, listed (Anna and Ben)
knockout-panel-team-either = { $sign } Team { $names }: one answer counts for both.

# Knockout, the message of a decision: a line of the message everybody sees; not much longer than English.
# $sign: the sign of a seat or team (🔴) · $names: people, listed (Anna and Ben) · $name: a person (Anna)
knockout-panel-team-chance = { $sign } Team { $names }: { $name } slides it again, or either partner leaves it there.

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $sign: the sign of a seat or team (🔵) · $name: a person (Anna)
knockout-panel-next = Next: { $sign } { $name }

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $place: the place, 1 is first (3) · $sign: the sign of a seat or team (🔴) · $names: people, listed (Anna and Ben) · $colour: a colour (red) ·
# $cash: somebody's cash (M100) · $left: how many are left (4)
knockout-panel-side = { $place }. { $sign } **{ $names }** ({ $colour }) · { $cash } · { $left ->
    [0] none in hand
   *[other] { $left } in hand
}

# Knockout, the message of a decision: a line of a message; at most 90 characters.
# $sign: the sign of a seat or team (🔴) · $names: people, listed (Anna and Ben) · $colour: a colour (red) · $cash: somebody's cash (M100)
knockout-panel-side-left = { $sign } ~~{ $names }~~ ({ $colour }) · { $cash }

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $what: a name or a note (Mediterranean Avenue) · $count: how many, chooses the plural form (2)
knockout-panel-times = { $what } × { $count }

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (1)
knockout-panel-jail = { $count ->
    [one] 1{"\u00A0"}in{"\u00A0"}jail
   *[other] { $count }{"\u00A0"}in{"\u00A0"}jail
}

# Knockout, the message of a decision: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (2)
knockout-panel-out = { $count ->
    [one] 1{"\u00A0"}out
   *[other] { $count }{"\u00A0"}out
}

# Knockout, the message of a decision: a line of a panel that one person sees; at most 120 characters.
# $amount: money (M500)
knockout-panel-pot = 🅿️ { knockout-space-29 }: { $amount }

# Knockout, the message of a decision: the title of a panel; at most 60 characters.
# $round: the round (2) · $rounds: how many rounds (4)
knockout-panel-board-title = The board · round { $round } of { $rounds }

# Knockout, the message of a decision: a button; at most 25 characters.
knockout-panel-names = Names of the spaces

# Knockout, the message of a decision: a line of a panel that one person sees; at most 120 characters.
knockout-panel-names-order = Row by row from GO, each from the top of the picture to the bottom.

## Buttons

# Knockout, buttons: a button; at most 25 characters.
knockout-panel-aim = 🎯 Aim

# Knockout, buttons: a button; at most 25 characters.
knockout-panel-aim-chance = 🎯 Slide again

# Knockout, buttons: a button; at most 25 characters.
knockout-panel-retry = 🎯 Try again

# Knockout, buttons: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (M100)
knockout-panel-retry-paid = 🎯 Try again · { $amount }

# Knockout, buttons: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (M100)
knockout-panel-pay = Pay { $amount } and slide

# Knockout, buttons: a line of a message; at most 90 characters.
# $amount: money (M100)
knockout-panel-rail-brings = pays { $amount }

# Knockout, buttons: a line of a message; at most 90 characters.
# $group: a colour group (dark blue)
knockout-panel-rail-set = whole { $group } set

# Knockout, buttons: a line of a panel that one person sees; at most 120 characters.
# $next: whose slide is next (yours or other) · $name: a person (Anna)
knockout-panel-partner = { $next ->
    [yours] { $name }, your partner, slides now. Your team's next slide is yours.
   *[other] { $name }, your partner, slides now.
}

## Aiming

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
# $token: the sign of a seat (red 1)
knockout-panel-aiming = 🎯 Aiming { $token }

# Knockout, aiming: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $side: which side (left, right or straight) · $size: degrees (0)
knockout-panel-angle = { $side ->
    [left] { $size }° up
    [right] { $size }° down
   *[straight] straight
}

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
# $lane: where the token starts, in millimetres (135) · $angle: the direction (straight) · $power: how hard, 0 to 100 (45)
knockout-panel-aim-at = Lane **{ $lane } mm** from the top · **{ $angle }** · power **{ $power }**

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
# $side: which side (left, right or centre) · $row: the row of the board (5) · $space: a space of the board (Luxury Tax) ·
# $worth: what the space brings, behind a comma, or nothing
knockout-panel-aim-stops = { $side ->
    [left] A perfect slide stops in row { $row }, at the top: **{ $space }**{ $worth }.
    [right] A perfect slide stops in row { $row }, at the bottom: **{ $space }**{ $worth }.
   *[centre] A perfect slide stops in row { $row }, in the middle: **{ $space }**{ $worth }.
}

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
knockout-panel-aim-leaves = ⚠️ Even a perfect slide takes it off the board.

# Knockout, aiming: a line of a message; at most 90 characters.
knockout-panel-aim-short = ⚠️ Even a perfect slide won't get it past GO.

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
# $sign: the sign of a seat or team (🔴) · $token: the sign of a seat (red 1) · $names: people, listed (Anna and Ben) ·
# $space: a space of the board (Ventnor Avenue)
knockout-panel-aim-touches = 💥 It would first touch { $sign } { $token } ({ $names }) on **{ $space }**.

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
# $odds: chances, listed (row 4: 19% · **row 5: 61%** · row 6: 19%)
knockout-panel-odds = In practice: { $odds }

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
# $row: the row of the board (2)
knockout-panel-odds-row = row { $row }

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
knockout-panel-odds-short = short of GO

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
knockout-panel-odds-off = off the board

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
# $name: a name (row 4) · $chance: a chance with its sign (19)
knockout-panel-odd = { $name }: { $chance }%

# Knockout, aiming: a line of a panel that one person sees; at most 120 characters.
knockout-panel-not-yet = Nothing happens until you press “Slide!”.

# Knockout, aiming: what a closed menu says; at most 40 characters.
knockout-panel-at-row = Aim at a row

# Knockout, aiming: what a closed menu says; at most 40 characters.
knockout-panel-at-tokens = Aim at a row or a token

# Knockout, aiming: a choice in a menu; at most 100 characters.
# $row: the row of the board (2) · $power: how hard, 0 to 100 (5)
knockout-panel-row = Row { $row } · power { $power }

# Knockout, aiming: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $side: which side (left, right or centre)
knockout-panel-column = { $side ->
    [left] Top
    [right] Bottom
   *[centre] Mid
}

# Knockout, aiming: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $side: which side (left, right or straight) · $size: degrees (14.5)
knockout-panel-turning = { $side ->
    [left] ↗ { $size }°
    [right] ↘ { $size }°
   *[straight] straight
}

# Knockout, aiming: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $value: how hard, 0 to 100 (36)
knockout-panel-power = Power { $value }

# Knockout, aiming: a button; at most 25 characters.
knockout-panel-slide-now = Slide!

# Knockout, aiming: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (M100)
knockout-panel-slide-paid = Slide! · { $amount }

# Knockout, aiming: a button; at most 25 characters.
knockout-panel-exact = Exact…

# Knockout, aiming: the title of a form; at most 45 characters.
knockout-panel-form-title = Aiming

# Knockout, aiming: the label of a form's field; at most 45 characters.
# $field: which field it is (lane, angle or power)
knockout-panel-form-label = { $field ->
    [lane] Lane, mm from the top edge
    [angle] Angle in degrees, up is negative
   *[power] Power
}

# Knockout, aiming: the small line below a form's label; at most 100 characters.
# $low: the least amount allowed (20) · $high: the most allowed (250)
knockout-panel-form-lane = From { $low } to { $high }; the middle is 135

# Knockout, aiming: the small line below a form's label; at most 100 characters.
# $low: the least amount allowed (-15) · $high: the most allowed (15)
knockout-panel-form-angle = From { $low } to { $high }, in steps of half a degree; 0 is straight

# Knockout, aiming: the small line below a form's label; at most 100 characters.
# $low: the least amount allowed (1) · $high: the most allowed (140)
knockout-panel-form-power = From { $low } to { $high }; 5 reaches row 1, 95 row 10

## What I may do

# Knockout, what I may do: a line of a panel that one person sees; at most 120 characters.
# $value: what is done each time (never, always or ask)
knockout-panel-preset = { $value ->
    [never] You never pay to leave jail.
    [always] You always pay to leave jail.
   *[ask] You're asked each time a token goes to jail.
}

# Knockout, what I may do: a line of a panel that one person sees; at most 120 characters.
knockout-panel-confirm-leave = Leave for good? On a team, your partner plays on; alone, your side is out of the game.

## The round's bills, the end

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $round: the round (2)
knockout-panel-bills = Round { $round }: the bills

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $place: the place, 1 is first (2) · $sign: the sign of a seat or team (🟡) · $names: people, listed (Anna and Ben) · $total: the total (+M0) ·
# $cash: somebody's cash (M200)
knockout-panel-bill = **{ $place }. { $sign } { $names }: { $total }** → { $cash }

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
knockout-panel-bill-nothing = nothing to collect

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $group: a colour group (yellow) · $amount: money (+M1,500)
knockout-panel-bill-set = Whole { $group } set: **{ $amount }**

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $space: a space of the board (Atlantic Avenue) · $amount: money (+M250)
knockout-panel-bill-house = { knockout-space-2 }, { $space } pays again: **{ $amount }**

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (1) · $each: the tax for each (M100) · $amount: money (−M100)
knockout-panel-bill-tax = { knockout-space-14 }, { $count } × { $each }: **{ $amount }**

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (2) · $pot: the money in the pot (M500) · $amount: money (+M250)
knockout-panel-bill-share = { $count ->
    [one] { knockout-space-29 }, all of { $pot }: **{ $amount }**
   *[other] { knockout-space-29 }, { $pot } shared by { $count }: **{ $amount }**
}

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $taken-n: $taken as a number, for the plural (500) · $left: the money that stays (M500) · $pot: the money in the pot (M500) ·
# $taken: the money taken (M500)
knockout-panel-bill-pot = { $taken-n ->
    [0] 🅿️ Nobody takes anything from { knockout-space-29 }: { $left } stays there.
   *[other] 🅿️ { knockout-space-29 }: { $pot } − { $taken } = { $left }.
}

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $amount: money (M500)
knockout-panel-bill-filled = The bank adds { $amount }.

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $names: people, listed (Anna and Ben) · $sides: how many teams win (2) · $count: how many, chooses the plural form (2)
knockout-panel-winner = 🏆 { $names } { $sides ->
    [one] { $count ->
        [one] wins!
       *[other] win!
    }
   *[other] share the victory!
}

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $cash: somebody's cash (M8,300) · $rounds: what each round brought, listed (+M100 +M0 +M300 +M100)
knockout-panel-count = **{ $name }** · { $cash } = { $rounds }

# Knockout, the round's bills, the end: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $cash: somebody's cash (M0)
knockout-panel-count-left = **{ $name }** · { $cash } · left the game
