### Knockout: its name, spaces, verbs, events, waits, refusals, options.

# The game's name, everywhere; usually not translated.
knockout-name = Knockout

# Knockout: what the game is like, in the menu of games; at most 240 characters.
knockout-blurb = Slide your tokens up the long board, knock others off it, and collect what yours stop on. For two to four players, or up to eight in teams of two.

# Knockout: a sum of money, everywhere.
# $n: the amount, a number (100)
knockout-cash = M{ $n }

## Spaces

# Knockout: the name of space 0, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
knockout-space-0 = off the board
    .of = of the table
    .at = off the board
    .the = the table

# Knockout: the name of space 1, on buttons and in the picture too; about 20 characters.
knockout-space-1 = Mediterranean Avenue

# Knockout: the name of space 2, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
knockout-space-2 = House
    .of = of the House
    .at = at the House
    .the = the House

# Knockout: the name of space 3, on buttons and in the picture too; about 20 characters.
knockout-space-3 = Baltic Avenue

# Knockout: the name of space 4, on buttons and in the picture too; about 20 characters.
knockout-space-4 = Oriental Avenue

# Knockout: the name of space 5, on buttons and in the picture too; about 20 characters.
knockout-space-5 = Vermont Avenue

# Knockout: the name of space 6, on buttons and in the picture too; about 20 characters.
knockout-space-6 = Connecticut Avenue

# Knockout: the name of space 7, on buttons and in the picture too; about 20 characters.
knockout-space-7 = St. Charles Place

# Knockout: the name of space 8, on buttons and in the picture too; about 20 characters.
knockout-space-8 = States Avenue

# Knockout: the name of space 9, on buttons and in the picture too; about 20 characters.
knockout-space-9 = Virginia Avenue

# Knockout: the name of space 10, on buttons and in the picture too; about 20 characters.
knockout-space-10 = St. James Place

# Knockout: the name of space 11, on buttons and in the picture too; about 20 characters.
knockout-space-11 = Tennessee Avenue

# Knockout: the name of space 12, on buttons and in the picture too; about 20 characters.
knockout-space-12 = New York Avenue

# Knockout: the name of space 13, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
knockout-space-13 = House
    .of = of the House
    .at = at the House
    .the = the House

# Knockout: the name of space 14, on buttons and in the picture too; about 20 characters.
knockout-space-14 = Luxury Tax

# Knockout: the name of space 15, on buttons and in the picture too; about 20 characters.
knockout-space-15 = Chance

# Knockout: the name of space 16, on buttons and in the picture too; about 20 characters.
knockout-space-16 = Kentucky Avenue

# Knockout: the name of space 17, on buttons and in the picture too; about 20 characters.
knockout-space-17 = Indiana Avenue

# Knockout: the name of space 18, on buttons and in the picture too; about 20 characters.
knockout-space-18 = Illinois Avenue

# Knockout: the name of space 19, on buttons and in the picture too; about 20 characters.
knockout-space-19 = Atlantic Avenue

# Knockout: the name of space 20, on buttons and in the picture too; about 20 characters.
knockout-space-20 = Ventnor Avenue

# Knockout: the name of space 21, on buttons and in the picture too; about 20 characters.
knockout-space-21 = Marvin Gardens

# Knockout: the name of space 22, on buttons and in the picture too; about 20 characters.
knockout-space-22 = Pacific Avenue

# Knockout: the name of space 23, on buttons and in the picture too; about 20 characters.
knockout-space-23 = North Carolina Avenue

# Knockout: the name of space 24, on buttons and in the picture too; about 20 characters.
knockout-space-24 = Pennsylvania Avenue

# Knockout: the name of space 25, on buttons and in the picture too; about 20 characters.
knockout-space-25 = Park Place

# Knockout: the name of space 26, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
knockout-space-26 = Railroad
    .of = of the Railroad
    .at = at the Railroad
    .the = the Railroad

# Knockout: the name of space 27, on buttons and in the picture too; about 20 characters.
knockout-space-27 = Boardwalk

# Knockout: the name of space 28, on buttons and in the picture too; about 20 characters.
knockout-space-28 = Go to Jail

# Knockout: the name of space 29, on buttons and in the picture too; about 20 characters.
knockout-space-29 = Free Parking

# Knockout: the name of space 30, on buttons and in the picture too; about 20 characters.
knockout-space-30 = Go to Jail

## Words used as values

# Knockout: a word, in sentences, on buttons and in menus; at most 25 characters.
knockout-value-blue = blue

# Knockout: a word, in sentences, on buttons and in menus; at most 25 characters.
knockout-value-light-blue = light blue

# Knockout: a word, in sentences, on buttons and in menus; at most 25 characters.
knockout-value-ask = ask me

# Knockout: a word, in sentences, on buttons and in menus; at most 25 characters.
knockout-value-never = never pay

# Knockout: a word, in sentences, on buttons and in menus; at most 25 characters.
knockout-value-always = always pay

# Knockout: a word, in sentences, on buttons and in menus; at most 25 characters.
knockout-value-on = yes

# Knockout: a word, in sentences, on buttons and in menus; at most 25 characters.
knockout-value-board = on the board

# Knockout: a word, in sentences, on buttons and in menus; at most 25 characters.
knockout-value-hand = in hand

# Knockout: a word, in sentences, on buttons and in menus; at most 25 characters.
knockout-value-jail = in jail

# Knockout: a word, in sentences, on buttons and in menus; not much longer than English.
knockout-value-out = out of play

## Verbs, and the questions about their fields

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-slide = Slide

# Knockout: the move with its figures, as it is suggested while one types; at most 100 characters.
# $lane: where the token starts, in millimetres (247) · $power: how hard, 0 to 100 (85)
knockout-action-slide-short = Slide (from { $lane }, power { $power })

# Knockout: asked for the move “Slide”, above a menu or as a form's label; no longer than English.
knockout-action-slide-lane = Where along GO, in mm from the top (20 to 250)?

# Knockout: asked for the move “Slide”, above a menu or as a form's label; at most 45 characters.
knockout-action-slide-angle = Which angle, in tenths of a degree?

# Knockout: asked for the move “Slide”, above a menu or as a form's label; at most 45 characters.
knockout-action-slide-power = How hard (1 to 140)?

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-retry = Try again

# Knockout: the move with its figures, as it is suggested while one types; at most 100 characters.
# $lane: where the token starts, in millimetres · $power: how hard, 0 to 100
knockout-action-retry-short = Try again (from { $lane }, power { $power })

# Knockout: asked for the move “Try again”, above a menu or as a form's label; no longer than English.
knockout-action-retry-lane = Where along GO, in mm from the top (20 to 250)?

# Knockout: asked for the move “Try again”, above a menu or as a form's label; at most 45 characters.
knockout-action-retry-angle = Which angle, in tenths of a degree?

# Knockout: asked for the move “Try again”, above a menu or as a form's label; at most 45 characters.
knockout-action-retry-power = How hard (1 to 140)?

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-decline = No second chance

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-pay = Pay M100 and slide

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-stay = Stay in jail

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-let-lie = Leave it on Chance

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-move = Take { knockout-space-26.the }

# Knockout: asked for the move “Take the Railroad”, above a menu or as a form's label; at most 45 characters.
knockout-action-move-space = Which property does it go to?

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-remain = Stay on { knockout-space-26.the }

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-time-up = Time is up

# Knockout: a move, on its button and in menus, the verb first; at most 25 characters.
knockout-action-preset = If a token is in jail

# Knockout: a choice in a menu that asks “If a token is in jail”; at most 100 characters.
knockout-action-preset-value = What should happen from now on?

## Events

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $round: the round (2) · $rounds: how many rounds (3) · $colour: a colour (red) · $seats: people of a team, listed (Anna) ·
# $order: the colours in the order of play (red, yellow and green)
knockout-event-round-began = Round { $round } of { $rounds }: { $colour } goes first ({ $seats }). Order: { $order }.

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $filled-n: $filled as a number, for the plural (500) · $round: the round (2) · $pot-n: $pot as a number, for the plural (900) ·
# $pot: the money in the pot (M900) · $filled: what the bank adds (M500)
knockout-event-round-scored = { $filled-n ->
    [0] Round { $round } is scored. { $pot-n ->
        [0] { knockout-space-29 } is empty.
       *[other] { knockout-space-29 } holds { $pot }.
    }
   *[other] Round { $round } is scored. The bank puts { $filled } on { knockout-space-29 }.
  }

# Knockout: a line of a message; at most 90 characters.
# $kind-word: the kind, a word to choose by (jail, chance, second, automatic or regular) · $seat: a person (Anna) · $colour: a colour (red)
knockout-slide = { $kind-word ->
    [jail] { $seat } ({ $colour }) slides out of jail
    [chance] { $seat } ({ $colour }) slides again from Chance
    [second] { $seat } ({ $colour }) tries again
    [automatic] Time is up, so { $seat }'s token ({ $colour }) slides by itself
   *[regular] { $seat } ({ $colour }) slides
  }

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $fate-word: what became of the token, a word to choose by (jail, off, short or rests) · $space-the: a space of the board, with its article (the table)
knockout-event-slid = { $fate-word ->
    [jail] { knockout-slide } and goes straight to jail!
    [off] { knockout-slide } and leaves the board.
    [short] { knockout-slide } but doesn't get past GO.
   *[rests] { knockout-slide } and stops on { $space-the }.
  }

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $fate-word: what became of the token, a word to choose by (jail, off, short or rests) · $colour: a colour (yellow) ·
# $origin-the: $origin with its article (Pennsylvania Avenue) · $origin: the space it left (Pennsylvania Avenue) ·
# $space: a space of the board (Boardwalk)
knockout-event-knocked = { $fate-word ->
    [jail] The { $colour } token on { $origin-the } is knocked to jail.
    [off] The { $colour } token on { $origin-the } is knocked off the board.
    [short] The { $colour } token on { $origin-the } is knocked back across GO.
   *[rests] The { $colour } token is knocked from { $origin } to { $space }.
  }

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $colour: a colour (green) · $amount: money (M100)
knockout-event-retry-paid = { $seat } ({ $colour }) pays { $amount } for a second chance.

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seats: people of a team, listed (Ben and Mia) · $colour: a colour (yellow)
knockout-event-declined = No second chance for { $seats } ({ $colour }).

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $colour: a colour (green) · $amount: money (M100)
knockout-event-bought-out = { $seat } ({ $colour }) pays { $amount } to take the token out of jail.

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seats: people of a team, listed (Tom) · $colour: a colour (green)
knockout-event-stayed = A token stays in jail ({ $seats }, { $colour }).

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seats-count: how many of $seats (1) · $seats: people of a team, listed (Ben) · $colour: a colour (red)
knockout-event-left-lying = { $seats-count ->
    [one] { $seats } ({ $colour }) leaves the token on Chance.
   *[other] { $seats } ({ $colour }) leave the token on Chance.
  }

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seats-count: how many of $seats (1) · $seats: people of a team, listed (Ben) · $colour: a colour (yellow) ·
# $space-the: a space of the board, with its article (North Carolina Avenue)
knockout-event-moved = { $seats-count ->
    [one] { $seats } ({ $colour }) takes { knockout-space-26.the } to { $space-the }.
   *[other] { $seats } ({ $colour }) take { knockout-space-26.the } to { $space-the }.
  }

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seats-count: how many of $seats (1) · $seats: people of a team, listed (Tom) · $colour: a colour (yellow)
knockout-event-remained = { $seats-count ->
    [one] { $seats } ({ $colour }) stays on { knockout-space-26.the }.
   *[other] { $seats } ({ $colour }) stay on { knockout-space-26.the }.
  }

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seats-count: how many of $seats (2) · $seats: people of a team, listed (Ben) · $colour: a colour (green) · $amount: money (M800) ·
# $spaces: spaces, listed (Jardins Marvin)
knockout-event-collected = { $seats-count ->
    [one] { $seats } ({ $colour }) collects { $amount }: { $spaces }.
   *[other] { $seats } ({ $colour }) collect { $amount }: { $spaces }.
  }

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $group: a colour group (brown) · $amount: money (M400) · $seats: people of a team, listed (Tom) · $colour: a colour (yellow)
knockout-event-bonus-paid = The whole { $group } set pays { $amount } more to { $seats } ({ $colour }).

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $space-the: a space of the board, with its article (Oriental Avenue) · $amount: money (M500) · $seats: people of a team, listed (Ben) ·
# $colour: a colour (green)
knockout-event-house-paid = { knockout-space-2 }: { $space-the } pays again, { $amount } for { $seats } ({ $colour }).

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seats-count: how many of $seats (1) · $seats: people of a team, listed (Mia) · $colour: a colour (blue) · $amount: money (M100) ·
# $count: how many, chooses the plural form (1)
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

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $sharers: how many share it (1) · $seats: people of a team, listed (Tom) · $colour: a colour (yellow) · $amount: money (M500)
knockout-event-pot-taken = { $sharers ->
    [one] { $seats } ({ $colour }) takes { $amount } from { knockout-space-29 }.
   *[other] { knockout-space-29 } is shared: { $amount } for { $seats } ({ $colour }).
  }

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seats: people of a team, listed (Anna) · $colour: a colour (red)
knockout-event-nothing-collected = There's nothing to collect for { $seats } ({ $colour }).

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $value-word: a value, a word to choose by (never, always or ask) · $seat: a person (Anna)
knockout-event-preset-chosen = { $value-word ->
    [never] { $seat } will never pay to leave jail.
    [always] { $seat } will always pay to leave jail.
   *[ask] { $seat } wants to be asked about jail each time.
  }

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $colour: a colour (red)
knockout-event-left-game = { $seat } leaves, and their partner plays on alone ({ $colour }).

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $colour: a colour (red)
knockout-event-resigned = { $seat } leaves, so { $colour } is out of the game.

# Knockout: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $why-word: the reason, a sentence, a word to choose by (alone or rounds) · $seats-count: how many of $seats (2) ·
# $seats: people of a team, listed (Tom) · $colours: colours, listed (yellow) · $amount: money (M5,300)
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

# Knockout: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
knockout-wait-slide = { $seat } slides

# Knockout: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
knockout-wait-again = { $seat } slides out of jail

# Knockout: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
knockout-wait-retry = Waiting for { $seat }: take a second chance?

# Knockout: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
knockout-wait-jail = Waiting for { $seat }: pay M100 to leave jail?

# Knockout: what the table waits for, in lists and reminders; no full stop, not much longer than English.
# $seat: one or more people (Anna)
knockout-wait-chance = Waiting for { $seat }: slide again from Chance?

# Knockout: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
knockout-wait-railroad = Waiting for { $seat }: where does { knockout-space-26.the } go?

## Refusals

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $field: what is asked for (lane, angle, power or other) · $low: the least allowed, money or a number (20) ·
# $high: the most allowed, money or a number (150)
knockout-refusal-out-of-range = { $field ->
    [lane] The place along GO must be between { $low } and { $high } mm from the top.
    [angle] The angle must be between 15 degrees up and 15 degrees down.
    [power] The power must be between { $low } and { $high }.
   *[other] It must be between { $low } and { $high }.
  }

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $field: what is asked for (angle or other) · $step: the step that numbers or amounts keep to (5)
knockout-refusal-bad-step = { $field ->
    [angle] The angle goes in steps of half a degree.
   *[other] It goes in steps of { $step }.
  }

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $seat: a person (Anna)
knockout-refusal-not-your-slide = It's { $seat }'s turn to slide.

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $seat: a person (Anna)
knockout-refusal-question-open = { $seat } has to answer something first, then the slides go on.

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
knockout-refusal-answer-first = There's a question to answer first.

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
knockout-refusal-jail-choice-over = You can only pay when the token goes to jail. It gets out next round.

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
knockout-refusal-no-chance = No token on Chance is waiting for a decision.

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
knockout-refusal-no-railroad = No token on { knockout-space-26.the } is waiting for a decision.

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
knockout-refusal-occupied = There's already a token there.

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $space-the: a space of the board, with its article
knockout-refusal-not-a-property = From { knockout-space-26.the } you can only go to properties, not to { $space-the }.

# Knockout: why something can't be done now; only the person who tried it sees it, at most 150 characters.
knockout-refusal-no-second-chance = There's no second chance right now.

## Options

# Knockout: the name of an option in the lobby; at most 60 characters.
knockout-option-second-chance = Second chance

# Knockout: a value of the lobby's option “Second chance”; at most 60 characters.
knockout-option-second-chance-free = once, free

# Knockout: the option “once, free” in short, on its closed menu; at most 25 characters.
knockout-option-second-chance-free-menu = one free

# Knockout: a value of the lobby's option “Second chance”; at most 60 characters.
knockout-option-second-chance-paid = as often as you like, M100 each

# Knockout: the option “as often as you like, M100 each” in short, on its closed menu; at most 25 characters.
knockout-option-second-chance-paid-menu = M100 each

# Knockout: a value of the lobby's option “Second chance”; at most 60 characters.
knockout-option-second-chance-off = none

# Knockout: the name of an option in the lobby; at most 60 characters.
knockout-option-animation = Slides

# Knockout: a value of the lobby's option “Slides”; at most 60 characters.
knockout-option-animation-gif = animated

# Knockout: a value of the lobby's option “Slides”; at most 60 characters.
knockout-option-animation-still = still pictures

# Knockout: the name of an option in the lobby; at most 60 characters.
knockout-option-aim-band = Show the likely spread while aiming

# Knockout: the name of an option in the lobby; at most 60 characters.
knockout-option-colours = Colours chosen
