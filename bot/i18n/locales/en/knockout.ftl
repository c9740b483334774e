### Knockout: its name, spaces, verbs, events, waits, refusals, options.

knockout-name = Knockout
knockout-blurb = Slide your tokens up the long board, knock others off it, and collect what yours stop on. For two to four players, or up to eight in teams of two.
knockout-cash = M{ $n }

## Spaces

knockout-space-0 = off the board
    .of = of the table
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
knockout-value-jail = in jail
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
knockout-action-stay = Stay in jail
knockout-action-let-lie = Leave it on Chance
knockout-action-move = Take { knockout-space-26.the }
knockout-action-move-space = To which property?
knockout-action-remain = Stay on { knockout-space-26.the }
knockout-action-time-up = Time is up
knockout-action-preset = If a token is in jail
knockout-action-preset-value = What should happen from now on?

## Events

knockout-event-round-began = Round { $round } of { $rounds }: { $colour } goes first ({ $seats }). Order: { $order }.
knockout-event-round-scored = { $filled-n ->
    [0] Round { $round } is scored. { $pot-n ->
        [0] { knockout-space-29 } is empty.
       *[other] { knockout-space-29 } holds { $pot }.
    }
   *[other] Round { $round } is scored. The bank puts { $filled } on { knockout-space-29 }.
  }
knockout-slide = { $kind-word ->
    [jail] { $seat } ({ $colour }) slides out of jail
    [chance] { $seat } ({ $colour }) slides again from Chance
    [second] { $seat } ({ $colour }) tries again
    [automatic] Time is up, { $seat }'s token ({ $colour }) slides by itself
   *[regular] { $seat } ({ $colour }) slides
  }
knockout-event-slid = { $fate-word ->
    [jail] { knockout-slide } and goes straight to jail!
    [off] { knockout-slide } and leaves the board.
    [short] { knockout-slide } but doesn't get past GO.
   *[rests] { knockout-slide } and stops on { $space-the }.
  }
knockout-event-knocked = { $fate-word ->
    [jail] The { $colour } token on { $origin-the } is knocked to jail.
    [off] The { $colour } token on { $origin-the } is knocked off the board.
    [short] The { $colour } token on { $origin-the } is knocked back across GO.
   *[rests] The { $colour } token is knocked from { $origin } to { $space }.
  }
knockout-event-retry-paid = { $seat } ({ $colour }) pays { $amount } for a second chance.
knockout-event-declined = No second chance for { $seats } ({ $colour }).
knockout-event-bought-out = { $seat } ({ $colour }) pays { $amount } to take the token out of jail.
knockout-event-stayed = A token stays in jail ({ $seats }, { $colour }).
knockout-event-left-lying = { $seats-count ->
    [one] { $seats } ({ $colour }) leaves the token on Chance.
   *[other] { $seats } ({ $colour }) leave the token on Chance.
  }
knockout-event-moved = { $seats-count ->
    [one] { $seats } ({ $colour }) takes { knockout-space-26.the } to { $space-the }.
   *[other] { $seats } ({ $colour }) take { knockout-space-26.the } to { $space-the }.
  }
knockout-event-remained = { $seats-count ->
    [one] { $seats } ({ $colour }) stays on { knockout-space-26.the }.
   *[other] { $seats } ({ $colour }) stay on { knockout-space-26.the }.
  }
knockout-event-collected = { $seats-count ->
    [one] { $seats } ({ $colour }) collects { $amount }: { $spaces }.
   *[other] { $seats } ({ $colour }) collect { $amount }: { $spaces }.
  }
knockout-event-bonus-paid = The whole { $group } set pays { $amount } more to { $seats } ({ $colour }).
knockout-event-house-paid = { knockout-space-2 }: { $space-the } pays again, { $amount } for { $seats } ({ $colour }).
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
    [one] { $seats } ({ $colour }) takes { $amount } from { knockout-space-29 }.
   *[other] { knockout-space-29 } is shared: { $amount } for { $seats } ({ $colour }).
  }
knockout-event-nothing-collected = { $seats } ({ $colour }): nothing to collect.
knockout-event-preset-chosen = { $value-word ->
    [never] { $seat } will never pay to leave jail.
    [always] { $seat } will always pay to leave jail.
   *[ask] { $seat } wants to be asked about jail each time.
  }
knockout-event-left-game = { $seat } leaves, and their partner plays on alone ({ $colour }).
knockout-event-resigned = { $seat } leaves, so { $colour } is out of the game.
knockout-event-won = { $why-word ->
    [alone] { $seats-count ->
        [one] { $seats } ({ $colours }) wins, with nobody else left.
       *[other] { $seats } ({ $colours }) win, with nobody else left.
    }
   *[rounds] { $seats-count ->
        [one] { $seats } ({ $colours }) wins with { $amount }!
       *[other] { $seats } ({ $colours }) win with { $amount }!
    }
  }

## Waits

knockout-wait-slide = { $seat } slides.
knockout-wait-again = { $seat } slides out of jail.
knockout-wait-retry = Waiting for { $seat }: a second chance?
knockout-wait-jail = Waiting for { $seat }: pay M100 to leave jail?
knockout-wait-chance = Waiting for { $seat }: slide again from Chance?
knockout-wait-railroad = Waiting for { $seat }: where does { knockout-space-26.the } go?

## Refusals

knockout-refusal-out-of-range = { $field ->
    [lane] The place along GO must be between { $low } and { $high } mm from the top.
    [angle] The angle must be between 15 degrees up and 15 degrees down.
    [power] The power must be between { $low } and { $high }.
   *[other] It must be between { $low } and { $high }.
  }
knockout-refusal-bad-step = { $field ->
    [angle] The angle goes in steps of half a degree.
   *[other] Only in steps of { $step }, please.
  }
knockout-refusal-not-your-slide = It's { $seat }'s turn to slide.
knockout-refusal-question-open = { $seat } has to answer something first, then the slides go on.
knockout-refusal-answer-first = There's a question to answer first.
knockout-refusal-jail-choice-over = You can only pay when the token arrives in jail. It's free again next round.
knockout-refusal-no-chance = No token on Chance is waiting for a decision.
knockout-refusal-no-railroad = No token on { knockout-space-26.the } is waiting for a decision.
knockout-refusal-occupied = There's already a token there.
knockout-refusal-not-a-property = From { knockout-space-26.the } you can only go to properties, not to { $space-the }.
knockout-refusal-no-second-chance = There's no second chance right now.

## Options

knockout-option-second-chance = Second chance
knockout-option-second-chance-free = once, free
knockout-option-second-chance-free-menu = one free
knockout-option-second-chance-paid = as often as you like, M100 each
knockout-option-second-chance-paid-menu = M100 each
knockout-option-second-chance-off = none
knockout-option-animation = Slides
knockout-option-animation-gif = animated
knockout-option-animation-still = still pictures
knockout-option-aim-band = Show the likely spread while aiming
knockout-option-colours = Colours chosen
