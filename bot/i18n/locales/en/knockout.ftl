### Knockout: its name, spaces, verbs, events, waits, refusals, options.

knockout-name = Knockout
knockout-blurb = Slide your tokens up the long board, knock the others off it, and collect what yours come to rest on. For two to four players, or up to eight in teams of two; everybody goes first once.
knockout-cash = M{ $n }

## Spaces

knockout-space-0 = off the board
    .of = of the table beside the board
    .at = off the board
    .the = the table
knockout-space-1 = Mediterranean Avenue
knockout-space-2 = House
    .of = of the House
    .at = at the House
    .the = the House
knockout-space-3 = Baltic Avenue
knockout-space-4 = Oriental Avenue
knockout-space-5 = Vermont Avenue
knockout-space-6 = Connecticut Avenue
knockout-space-7 = St. Charles Place
knockout-space-8 = States Avenue
knockout-space-9 = Virginia Avenue
knockout-space-10 = St. James Place
knockout-space-11 = Tennessee Avenue
knockout-space-12 = New York Avenue
knockout-space-13 = House
    .of = of the House
    .at = at the House
    .the = the House
knockout-space-14 = Luxury Tax
knockout-space-15 = Chance
knockout-space-16 = Kentucky Avenue
knockout-space-17 = Indiana Avenue
knockout-space-18 = Illinois Avenue
knockout-space-19 = Atlantic Avenue
knockout-space-20 = Ventnor Avenue
knockout-space-21 = Marvin Gardens
knockout-space-22 = Pacific Avenue
knockout-space-23 = North Carolina Avenue
knockout-space-24 = Pennsylvania Avenue
knockout-space-25 = Park Place
knockout-space-26 = Railroad
    .of = of the Railroad
    .at = at the Railroad
    .the = the Railroad
knockout-space-27 = Boardwalk
knockout-space-28 = Go to Jail
knockout-space-29 = Free Parking
knockout-space-30 = Go to Jail

## Words used as values

knockout-value-blue = blue
knockout-value-light-blue = light blue
knockout-value-ask = ask me
knockout-value-never = never pay
knockout-value-always = always pay
knockout-value-on = yes
knockout-value-board = on the board
knockout-value-hand = in hand
knockout-value-jail = in Jail
knockout-value-out = out of play

## Verbs, and the questions about their fields

knockout-action-slide = Slide
knockout-action-slide-short = Slide (from { $lane }, power { $power })
knockout-action-slide-lane = Where along GO, in mm from the top (20 to 250)?
knockout-action-slide-angle = Which angle, in tenths of a degree?
knockout-action-slide-power = How hard (1 to 140)?
knockout-action-retry = Try again
knockout-action-retry-short = Try again (from { $lane }, power { $power })
knockout-action-retry-lane = Where along GO, in mm from the top (20 to 250)?
knockout-action-retry-angle = Which angle, in tenths of a degree?
knockout-action-retry-power = How hard (1 to 140)?
knockout-action-decline = No second chance
knockout-action-pay = Pay M100 and slide
knockout-action-stay = Stay in Jail
knockout-action-let-lie = Leave it on Chance
knockout-action-move = Go by { knockout-space-26 }
knockout-action-move-space = To which property?
knockout-action-remain = Stay on { knockout-space-26.the }
knockout-action-time-up = Time is up
knockout-action-preset = If a token is jailed
knockout-action-preset-value = What should be answered from now on?

## Events

knockout-event-round-began = Round { $round } of { $rounds }: { $colour } goes first ({ $seats }). Order: { $order }.
knockout-event-round-scored = { $filled-n ->
    [0] Round { $round } is scored. { $pot-n ->
        [0] { knockout-space-29 } is empty.
       *[other] { $pot } lie on { knockout-space-29 }.
    }
   *[other] Round { $round } is scored. The Bank puts { $filled } on { knockout-space-29 }.
  }
knockout-slide = { $kind-word ->
    [jail] { $seat } ({ $colour }) slides out of Jail
    [chance] { $seat } ({ $colour }) slides again from Chance
    [second] { $seat } ({ $colour }) tries again
    [automatic] Time is up, { $seat }'s token ({ $colour }) slides by itself
   *[regular] { $seat } ({ $colour }) slides
  }
knockout-event-slid = { $fate-word ->
    [jail] { knockout-slide }: straight to Jail!
    [off] { knockout-slide }: off the board.
    [short] { knockout-slide }: too short, the token does not pass GO.
   *[rests] { knockout-slide }: it stops on { $space-the }.
  }
knockout-event-knocked = { $fate-word ->
    [jail] The { $colour } token on { $origin-the } is knocked to Jail.
    [off] The { $colour } token on { $origin-the } is knocked off the board.
    [short] The { $colour } token on { $origin-the } is knocked back across GO.
   *[rests] The { $colour } token is knocked: { $origin } → { $space }.
  }
knockout-event-retry-paid = { $seat } ({ $colour }) pays { $amount } for a second chance.
knockout-event-declined = No second chance for { $seats } ({ $colour }).
knockout-event-bought-out = { $seat } ({ $colour }) pays { $amount } and takes the token out of Jail.
knockout-event-stayed = A token of { $seats } ({ $colour }) stays in Jail.
knockout-event-left-lying = { $seats-count ->
    [one] { $seats } ({ $colour }) leaves the token on Chance.
   *[other] { $seats } ({ $colour }) leave the token on Chance.
  }
knockout-event-moved = { $seats-count ->
    [one] { $seats } ({ $colour }) goes by { knockout-space-26 } to { $space-the }.
   *[other] { $seats } ({ $colour }) go by { knockout-space-26 } to { $space-the }.
  }
knockout-event-remained = { $seats-count ->
    [one] { $seats } ({ $colour }) stays on { knockout-space-26.the }.
   *[other] { $seats } ({ $colour }) stay on { knockout-space-26.the }.
  }
knockout-event-collected = { $seats-count ->
    [one] { $seats } ({ $colour }) collects { $amount }: { $spaces }.
   *[other] { $seats } ({ $colour }) collect { $amount }: { $spaces }.
  }
knockout-event-bonus-paid = All of { $group }: { $amount } more for { $seats } ({ $colour }).
knockout-event-house-paid = { knockout-space-2 }: { $space-the } pays once more, { $amount } for { $seats } ({ $colour }).
knockout-event-tax-paid = { knockout-space-14 }: { $seats-count ->
    [one] { $seats } ({ $colour }) pays { $amount } for { $count ->
        [one] { $count } property
       *[other] { $count } properties
    }.
   *[other] { $seats } ({ $colour }) pay { $amount } for { $count ->
        [one] { $count } property
       *[other] { $count } properties
    }.
  }
knockout-event-pot-taken = { $sharers ->
    [one] { knockout-space-29 } goes to { $seats } ({ $colour }): { $amount }.
   *[other] { knockout-space-29 } is shared: { $amount } for { $seats } ({ $colour }).
  }
knockout-event-nothing-collected = Nothing to collect for { $seats } ({ $colour }).
knockout-event-preset-chosen = { $value-word ->
    [never] { $seat } never pays to leave Jail from now on.
    [always] { $seat } always pays to leave Jail from now on.
   *[ask] { $seat } wants to be asked about Jail each time.
  }
knockout-event-left-game = { $seat } leaves; the partner plays on alone ({ $colour }).
knockout-event-resigned = { $seat } leaves: { $colour } is out of the game.
knockout-event-won = { $why-word ->
    [alone] { $seats-count ->
        [one] { $seats } ({ $colours }) wins: nobody else is left.
       *[other] { $seats } ({ $colours }) win: nobody else is left.
    }
   *[rounds] { $seats-count ->
        [one] { $seats } ({ $colours }) wins with { $amount }!
       *[other] { $seats } ({ $colours }) win with { $amount }!
    }
  }

## Waits

knockout-wait-slide = { $seat } slides.
knockout-wait-again = { $seat } slides out of Jail.
knockout-wait-retry = A second chance? { $seat } decides.
knockout-wait-jail = Pay M100 to leave Jail? Waiting for { $seat }.
knockout-wait-chance = Chance, slide again or not? { $seat } { $count ->
    [one] decides
   *[other] decide
  }.
knockout-wait-railroad = { knockout-space-26 }, where to? { $seat } { $count ->
    [one] decides
   *[other] decide
  }.

## Refusals

knockout-refusal-out-of-range = { $field ->
    [lane] The place along GO is between { $low } and { $high } mm from the top, please.
    [angle] The angle is between 15 degrees up and 15 degrees down, please.
    [power] The power is between { $low } and { $high }, please.
   *[other] Between { $low } and { $high }, please.
  }
knockout-refusal-bad-step = { $field ->
    [angle] The angle goes in steps of half a degree, please.
   *[other] Only in steps of { $step }, please.
  }
knockout-refusal-not-your-slide = It's { $seat }'s turn to slide.
knockout-refusal-question-open = { $seat } is being asked something first; then the slides go on.
knockout-refusal-answer-first = There is a question to answer first.
knockout-refusal-jail-choice-over = You can only pay when the token arrives in Jail; it is free again next round.
knockout-refusal-no-chance = No token on Chance is waiting for a decision.
knockout-refusal-no-railroad = No token on { knockout-space-26.the } is being asked about.
knockout-refusal-occupied = A token lies there already.
knockout-refusal-not-a-property = Only properties are reached from { knockout-space-26.the }, not { $space-the }.
knockout-refusal-no-second-chance = There is no second chance now.

## Options

knockout-option-second-chance = Second chance
knockout-option-second-chance-free = once, free
knockout-option-second-chance-free-menu = one free
knockout-option-second-chance-paid = as often as you like, M100 each
knockout-option-second-chance-paid-menu = M100 each
knockout-option-second-chance-off = none
knockout-option-animation = Slides
knockout-option-animation-gif = moving
knockout-option-animation-still = as still pictures
knockout-option-aim-band = Show the likely spread while aiming
knockout-option-colours = Colours picked
