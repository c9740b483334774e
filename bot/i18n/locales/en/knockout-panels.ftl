### What Knockout's table shows around the game's sentences: slides, aiming, choices, the round's bills, the end.

## The message of a decision

knockout-panel-sign-red = 🔴
knockout-panel-sign-yellow = 🟡
knockout-panel-sign-green = 🟢
knockout-panel-sign-blue = 🔵
knockout-panel-token = { $colour } { $number }
knockout-panel-turn-past = After slide { $number }
knockout-panel-began = The game has begun.
knockout-panel-slide = Slide { $number } · { $sign } { $name }
knockout-panel-slide-past = Slide { $number }
knockout-panel-until = ⏱️ Until { $until }
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
knockout-panel-you-again = slide the token that comes out of jail ({ $token }).
knockout-panel-you-retry = { $cost ->
    [0] token { $token } missed everything. Take a free second chance?
   *[other] token { $token } missed everything. Take a second chance for { $amount }?
}
knockout-panel-you-jail = token { $token } is in jail. Pay { $amount } into the pot and slide again, or leave it?
knockout-panel-you-chance = token { $token } is on Chance. Slide it again, or leave it there?
knockout-panel-you-railroad = token { $token } is on { knockout-space-26.the }. Which free property should it go to?
knockout-panel-team = { $sign } Team { $names }: partners take turns sliding.
knockout-panel-team-away = { $sign } Team { $names }: { $name } may slide too while the partner is away.
knockout-panel-team-either = { $sign } Team { $names }: one answer counts for both.
knockout-panel-team-chance = { $sign } Team { $names }: { $name } slides, or either leaves the token there.
knockout-panel-next = Next: { $sign } { $name }
knockout-panel-side = { $place }. { $sign } **{ $names }** ({ $colour }) · { $cash } · { $left ->
    [0] none in hand
   *[other] { $left } in hand
}
knockout-panel-side-left = { $sign } ~~{ $names }~~ ({ $colour }) · { $cash }
knockout-panel-times = { $what } × { $count }
knockout-panel-jail = { $count ->
    [one] 1{"\u00A0"}in{"\u00A0"}jail
   *[other] { $count }{"\u00A0"}in{"\u00A0"}jail
}
knockout-panel-out = { $count ->
    [one] 1{"\u00A0"}out
   *[other] { $count }{"\u00A0"}out
}
knockout-panel-pot = 🅿️ { knockout-space-29 }: { $amount }
knockout-panel-board-title = The board · round { $round } of { $rounds }
knockout-panel-names = Names of the spaces
knockout-panel-names-order = Row by row from GO, each from the top of the picture to the bottom.

## Buttons

knockout-panel-aim = 🎯 Aim
knockout-panel-aim-chance = 🎯 Slide again
knockout-panel-retry = 🎯 Try again
knockout-panel-retry-paid = 🎯 Try again · { $amount }
knockout-panel-pay = Pay { $amount } and slide
knockout-panel-rail-brings = pays { $amount }
knockout-panel-rail-set = whole { $group } set
knockout-panel-partner = { $next ->
    [yours] { $name }, your partner, slides now. Your team's next slide is yours.
   *[other] { $name }, your partner, slides now.
}

## Aiming

knockout-panel-aiming = 🎯 Aiming token { $token }
knockout-panel-angle = { $side ->
    [left] { $size }° up
    [right] { $size }° down
   *[straight] straight
}
knockout-panel-aim-at = Lane **{ $lane } mm** from the top · **{ $angle }** · power **{ $power }**
knockout-panel-aim-stops = { $side ->
    [left] A perfect hand stops in row { $row }, at the top: **{ $space }**{ $worth }.
    [right] A perfect hand stops in row { $row }, at the bottom: **{ $space }**{ $worth }.
   *[centre] A perfect hand stops in row { $row }, in the middle: **{ $space }**{ $worth }.
}
knockout-panel-aim-leaves = ⚠️ Even a perfect hand would slide it off the board.
knockout-panel-aim-short = ⚠️ Even a perfect hand wouldn't get it past GO.
knockout-panel-aim-touches = 💥 It would first touch { $sign } token { $token } ({ $names }) on **{ $space }**.
knockout-panel-odds = A real hand: { $odds }
knockout-panel-odds-row = row { $row }
knockout-panel-odds-short = short of GO
knockout-panel-odds-off = off the board
knockout-panel-odd = { $name }: { $chance }%
knockout-panel-not-yet = Nothing happens until you press “Slide!”.
knockout-panel-at-row = Aim at a row
knockout-panel-at-tokens = Aim at a row or a token
knockout-panel-row = Row { $row } · power { $power }
knockout-panel-column = { $side ->
    [left] Top
    [right] Bottom
   *[centre] Mid
}
knockout-panel-turning = { $side ->
    [left] ↗ { $size }°
    [right] ↘ { $size }°
   *[straight] straight
}
knockout-panel-power = Power { $value }
knockout-panel-slide-now = Slide!
knockout-panel-slide-paid = Slide! · { $amount }
knockout-panel-exact = Exact…
knockout-panel-form-title = Aiming
knockout-panel-form-label = { $field ->
    [lane] Lane, mm from the top edge
    [angle] Angle in degrees, up is negative
   *[power] Power
}
knockout-panel-form-lane = From { $low } to { $high }; the middle is 135
knockout-panel-form-angle = From { $low } to { $high }, in halves; 0 is straight
knockout-panel-form-power = From { $low } to { $high }; 5 reaches row 1, 95 row 10

## What I may do

knockout-panel-preset = { $value ->
    [never] Your tokens stay in jail automatically.
    [always] You always pay to leave jail.
   *[ask] You're asked each time a token goes to jail.
}
knockout-panel-confirm-leave = In a team, your partner plays on; alone, your side is out of the game. Are you sure?

## The round's bills, the end

knockout-panel-bills = Round { $round }: the bills
knockout-panel-bill = **{ $place }. { $sign } { $names }: { $total }** → { $cash }
knockout-panel-bill-nothing = nothing to collect
knockout-panel-bill-set = Whole { $group } set: **{ $amount }**
knockout-panel-bill-house = { knockout-space-2 }, { $space } again: **{ $amount }**
knockout-panel-bill-tax = { knockout-space-14 }, { $count } × { $each }: **{ $amount }**
knockout-panel-bill-share = { $count ->
    [one] { knockout-space-29 }, all of { $pot }: **{ $amount }**
   *[other] { knockout-space-29 }, { $pot } shared by { $count }: **{ $amount }**
}
knockout-panel-bill-pot = { $taken-n ->
    [0] 🅿️ Nobody takes anything from { knockout-space-29 }: { $left } stays there.
   *[other] 🅿️ { knockout-space-29 }: { $pot } − { $taken } = { $left }.
}
knockout-panel-bill-filled = The bank adds { $amount }.
knockout-panel-winner = 🏆 { $names } { $sides ->
    [one] { $count ->
        [one] wins!
       *[other] win!
    }
   *[other] share the victory!
}
knockout-panel-count = **{ $name }** · { $cash } = { $rounds }
knockout-panel-count-left = **{ $name }** · { $cash } · left the game
