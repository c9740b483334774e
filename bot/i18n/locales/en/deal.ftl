### Deal: its name, verbs, events, waits, refusals, options. Names of cards and colours stand in deal-cards.ftl.

# The game's name, everywhere; usually not translated.
deal-name = Deal

# Deal: what the game is like, in the menu of games; at most 240 characters.
deal-blurb = Collect three complete sets, charge rent, swap and steal, with a hand nobody else sees. Two to ten players, about a quarter of an hour.

## Cards and sets in a sentence

# Deal, cards and sets in a sentence: a choice in a menu, also a button; at most 25 characters.
# $word: the card, a word to choose by (pass-go, birthday, just-say-no, double-rent or another: orange-3) ·
# $family: the kind of card (money, wild, rent, deal, forced, sly, debt, house, hotel or another: just) · $card: a card's name (Just Say No)
deal-a-card = { $word ->
    [pass-go] { deal-card-pass-go }
    [birthday] { deal-card-birthday }
    [just-say-no] a { deal-card-just-say-no }
    [double-rent] a { deal-card-double-rent }
   *[other] { $family ->
        [money] a { $card }
        [wild] a { $card }
        [rent] a { $card }
        [deal] a { $card }
        [forced] a { $card }
        [sly] a { $card }
        [debt] a { $card }
        [house] a { $card }
        [hotel] a { $card }
       *[other] { $card }
    }
  }

# Deal: a word, in sentences, on buttons and in menus; at most 25 characters.
# $colour-word: $colour as a word to choose by (station, utility or other) · $colour: a colour (green)
deal-group-name = { $colour-word ->
    [station] railroad set
    [utility] utility set
   *[other] { $colour } set
  }

# Deal, cards and sets in a sentence: a line of the message everybody sees; at most 90 characters.
# $colour-word: $colour as a word to choose by (station, utility or other) · $colour: a colour (dark blue)
deal-rent-name = { $colour-word ->
    [station] railroad rent
    [utility] utility rent
   *[other] { $colour } rent
  }

# Deal, cards and sets in a sentence: a choice in a menu; at most 100 characters.
# $card: a card's name (Property Wild (red/yellow)) · $goal: the colour where it goes (red)
deal-move-to = { $card } → { $goal }

# Deal, cards and sets in a sentence: a line of a message; at most 90 characters.
# $card: a card's name · $goal: the card that it is exchanged for
deal-move-for = { $card } ⇄ { $goal }

## Words used as values

# Deal: a word, in sentences, on buttons and in menus; at most 25 characters.
deal-value-hand = hand

# Deal: a word, in sentences, on buttons and in menus; not much longer than English.
deal-value-pay = pay for me at once

# Deal: a word, in sentences, on buttons and in menus; no longer than English.
deal-value-accept = accept at once if I have no { deal-card-just-say-no }

# Deal: a word, in sentences, on buttons and in menus; at most 25 characters.
deal-value-guard = guard against { deal-card-deal-breaker }

## Verbs, and the questions about their fields

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-bank = Bank a card

# Deal: asked for the move “Bank a card”, above a menu or as a form's label; at most 45 characters.
deal-action-bank-card = Which card?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-lay = Play a property

# Deal: asked for the move “Play a property”, above a menu or as a form's label; at most 45 characters.
deal-action-lay-card = Which card?

# Deal: asked for the move “Play a property”, above a menu or as a form's label; at most 45 characters.
deal-action-lay-colour = Which colour does it go with?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-build = Build

# Deal: asked for the move “Build”, above a menu or as a form's label; at most 45 characters.
deal-action-build-card = Which building?

# Deal: asked for the move “Build”, above a menu or as a form's label; at most 45 characters.
deal-action-build-place = Which set do you build on?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-pass-go = { deal-card-pass-go }: draw 2 cards

# Deal: asked for the move “Pass Go: draw 2 cards”, above a menu or as a form's label; at most 45 characters.
deal-action-pass-go-card = Which card?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-sly = { deal-card-sly-deal }

# Deal: asked for the move “Sly Deal”, above a menu or as a form's label; at most 45 characters.
deal-action-sly-card = Which card do you play?

# Deal: asked for the move “Sly Deal”, above a menu or as a form's label; at most 45 characters.
deal-action-sly-target = Which card do you take?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-forced = { deal-card-forced-deal }

# Deal: asked for the move “Forced Deal”, above a menu or as a form's label; at most 45 characters.
deal-action-forced-card = Which card do you play?

# Deal: asked for the move “Forced Deal”, above a menu or as a form's label; at most 45 characters.
deal-action-forced-own = Which card do you give?

# Deal: asked for the move “Forced Deal”, above a menu or as a form's label; at most 45 characters.
deal-action-forced-target = Which card do you take?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-breaker = { deal-card-deal-breaker }

# Deal: asked for the move “Deal Breaker”, above a menu or as a form's label; at most 45 characters.
deal-action-breaker-card = Which card do you play?

# Deal: asked for the move “Deal Breaker”, above a menu or as a form's label; at most 45 characters.
deal-action-breaker-place = Which set do you take?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-collect = { deal-card-debt-collector }

# Deal: asked for the move “Debt Collector”, above a menu or as a form's label; at most 45 characters.
deal-action-collect-card = Which card do you play?

# Deal: asked for the move “Debt Collector”, above a menu or as a form's label; at most 45 characters.
deal-action-collect-opponent = Who pays you 5M?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-birthday = { deal-card-birthday }

# Deal: asked for the move “It's My Birthday”, above a menu or as a form's label; at most 45 characters.
deal-action-birthday-card = Which card do you play?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-charge = Charge rent

# Deal: asked for the move “Charge rent”, above a menu or as a form's label; at most 45 characters.
deal-action-charge-card = Which rent card?

# Deal: asked for the move “Charge rent”, above a menu or as a form's label; at most 45 characters.
deal-action-charge-colour = Which colour do you charge for?

# Deal: asked for the move “Charge rent”, above a menu or as a form's label; at most 45 characters.
deal-action-charge-doubles = How many { deal-card-double-rent } cards?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-charge-one = Charge one player

# Deal: asked for the move “Charge one player”, above a menu or as a form's label; at most 45 characters.
deal-action-charge-one-card = Which rent card?

# Deal: asked for the move “Charge one player”, above a menu or as a form's label; at most 45 characters.
deal-action-charge-one-colour = Which colour do you charge for?

# Deal: asked for the move “Charge one player”, above a menu or as a form's label; at most 45 characters.
deal-action-charge-one-doubles = How many { deal-card-double-rent } cards?

# Deal: asked for the move “Charge one player”, above a menu or as a form's label; at most 45 characters.
deal-action-charge-one-opponent = Who pays?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-exchange = Exchange a { deal-face-title-wild }

# Deal: asked for the move “Exchange a Property Wild”, above a menu or as a form's label; at most 45 characters.
deal-action-exchange-card = Which property do you play?

# Deal: asked for the move “Exchange a Property Wild”, above a menu or as a form's label; at most 45 characters.
deal-action-exchange-wild = Which { deal-face-title-wild } does it replace?

# Deal: asked for the move “Exchange a Property Wild”, above a menu or as a form's label; at most 45 characters.
deal-action-exchange-to = Where does the wild go?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-rearrange = Rearrange

# Deal: asked for the move “Rearrange”, above a menu or as a form's label; at most 45 characters.
deal-action-rearrange-moves = Which cards do you move?

# Deal: asked for the move “Rearrange”, above a menu or as a form's label; at most 45 characters.
deal-action-rearrange-sure = Move them even if a building is lost?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-give-back = Give back

# Deal: asked for the move “Give back”, above a menu or as a form's label; at most 45 characters.
deal-action-give-back-cards = Which cards go back?

# Deal: asked for the move “Pay”, above a menu or as a form's label; at most 45 characters.
deal-action-pay-thread = Which debt?

# Deal: asked for the move “Pay”, above a menu or as a form's label; at most 45 characters.
deal-action-pay-cards = Which cards do you pay with?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-say-no = { deal-card-just-say-no }

# Deal: asked for the move “Just Say No”, above a menu or as a form's label; at most 45 characters.
deal-action-say-no-thread = What do you say no to?

# Deal: asked for the move “Just Say No”, above a menu or as a form's label; at most 45 characters.
deal-action-say-no-card = Which card?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-submit = Let it happen

# Deal: asked for the move “Let it happen”, above a menu or as a form's label; at most 45 characters.
deal-action-submit-thread = Which question?

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-obey = Use standing orders

# Deal: a move, on its button and in menus, the verb first; at most 25 characters.
deal-action-order = Standing order

# Deal: asked for the move “Standing order”, above a menu or as a form's label; at most 45 characters.
deal-action-order-order = Which order?

# Deal: a choice in a menu that asks “Standing order”; at most 100 characters.
deal-action-order-value = On or off?

## Events

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $turn: the turn's number (2) · $seat: a person (Anna) · $drawn: how many cards were drawn, -1 before drawing (2)
deal-event-turn-began = Turn { $turn }: { $seat } draws { $drawn ->
    [0] nothing, as no cards are left
    [one] { $drawn } card
   *[other] { $drawn } cards
  }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $cards-count: how many of $cards (2) · $cards: cards, listed (Park Place and Pass Go)
deal-event-drew = { $cards-count ->
    [0] There was nothing left to draw.
   *[other] You draw { $cards }.
  }

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $card-a: a card's name, with “a” or “an” (a Just Say No)
deal-event-banked = { $seat } puts { $card-a } into the bank.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $card-a: a card's name, with “a” or “an” (New York Avenue)
deal-event-laid = { $seat } plays { $card-a } ({ deal-group-name }).

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
deal-event-set-completed = { $seat } completes the { deal-group-name }!

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
deal-event-set-broken = { $seat }'s { deal-group-name } is no longer complete.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $card-a: a card's name, with “a” or “an” (a House) · $rent: a rent (8M)
deal-event-built = { $seat } builds { $card-a } on the { deal-group-name }. Rent: { $rent }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $card-a: a card's name, with “a” or “an”
deal-event-building-fell = { $seat }'s set is no longer complete, so it loses { $card-a }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $drawn: how many cards were drawn, -1 before drawing (2)
deal-event-went-on = { $seat } plays { deal-card-pass-go } and draws { $drawn ->
    [0] nothing, as no cards are left
    [one] { $drawn } card
   *[other] { $drawn } cards
  }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $card-word: a card's name, a word to choose by (debt-collector, birthday or other) · $seat: a person (Anna) · $amount: money (12M) ·
# $targets: who is asked, listed (Tom and Ben) · $doubles: how many times it is doubled (0)
deal-event-charged = { $card-word ->
    [debt-collector] { $seat } plays { deal-card-debt-collector }: { $amount } from { $targets }.
    [birthday] { $seat } plays { deal-card-birthday }: { $amount } from { $targets }.
   *[other] { $seat } charges { deal-rent-name }{ $doubles ->
        [0] {""}
        [1] , doubled
       *[other] , doubled twice
    }: { $amount } from { $targets }.
  }

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $card-word: a card's name, a word to choose by (forced-deal, deal-breaker or other) · $seat: a person (Anna) · $target: who is the target (Anna) ·
# $cards: cards, listed (Pennsylvania Avenue) · $own-a: what one gives, with “a” or “an” (Short Line)
deal-event-theft-tried = { $card-word ->
    [forced-deal] { $seat } plays { deal-card-forced-deal } on { $target }: { $cards } for { $own-a }.
    [deal-breaker] { $seat } plays { deal-card-deal-breaker } to take a complete set from { $target }: { $cards }.
   *[other] { $seat } plays { deal-card-sly-deal } to take { $cards } from { $target }.
  }

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
deal-event-said-no = { $seat } plays a { deal-card-just-say-no }!

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $cards-count: how many of $cards (2) · $seat: a person (Anna) · $payee: who is paid, or the bank (Ben) ·
# $lost-n: $lost as a number, for the plural (2) · $amount: money (0M) · $due: what is to be paid (12M) · $cards: cards, listed (a Just Say No) ·
# $lost: what is overpaid, as no change is given (0M)
deal-event-paid = { $cards-count ->
    [0] { $seat } has nothing to pay { $payee } with.
   *[other] { $lost-n ->
        [0] { $seat } pays { $payee } { $amount } (due: { $due }): { $cards }.
       *[other] { $seat } pays { $payee } { $amount } (due: { $due }, overpaid: { $lost }): { $cards }.
    }
  }

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $target: who is the target (Ben)
deal-event-cancelled = The action is cancelled for { $target }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $own-n: what one gives as a number, for the plural (53) · $seat: a person (Anna) · $cards: cards, listed (Pennsylvania Avenue) ·
# $target: who is the target (Anna) · $own-a: what one gives, with “a” or “an” (Short Line)
deal-event-taken = { $own-n ->
    [0] { $seat } takes { $cards } from { $target }.
   *[other] { $seat } takes { $cards } from { $target } and gives { $own-a }.
  }

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $to-word: $to as a word to choose by (hand or other) · $seat: a person (Anna) · $card: a card's name (Illinois Avenue) ·
# $wild-a: a wild card, with “a” or “an” (a Property Wild (red/yellow)) · $to: where it goes (yellow)
deal-event-exchanged = { $to-word ->
    [hand] { $seat } plays { $card } in place of { $wild-a } and takes the wild back into hand.
   *[other] { $seat } plays { $card } in place of { $wild-a }, which moves to { $to }.
  }

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $cards: cards, listed (Boardwalk)
deal-event-rearranged = { $seat } moves { $cards }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $count: how many, chooses the plural form (2)
deal-event-gave-back = { $seat } gives back { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $cards: cards, listed
deal-event-returned = You give back, in this order: { $cards }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
deal-event-turn-ended = { $seat } ends the turn.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $count: how many, chooses the plural form (3)
deal-event-pile-shuffled = { $count ->
    [one] The only played card becomes the new draw pile.
   *[other] The { $count } played cards are shuffled into a new draw pile.
  }

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $cards: how many cards
deal-event-left-game = { $seat } leaves the game; { $cards ->
    [0] there were no cards to put back
    [one] { $cards } card goes under the draw pile
   *[other] { $cards } cards go under the draw pile
  }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $order: which order · $value: on or off
deal-event-order-given = Standing order “{ $order }”: { $value }.

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $left: how many hours are left
deal-event-hour-ended = { $left ->
    [0] Time is up. This turn is the last.
    [one] One hour left to play.
   *[other] { $left } hours left to play.
  }

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $colours-count: how many of $colours (3) · $seat: a person (Anna) · $colours: colours, listed (brown, pink and red)
deal-event-won = { $colours-count ->
    [0] { $seat } wins, with nobody else left.
   *[other] { $seat } wins with complete sets: { $colours }!
  }

# Deal: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $why-word: the reason, a sentence, a word to choose by (time or deadlock)
deal-event-stopped = { $why-word ->
    [time] Time is up. Complete sets count first, then the cards on the table.
   *[deadlock] Nobody can move any more. Complete sets count first, then the cards on the table.
  }

## Waits

# Deal: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
deal-wait-play = { $seat } is playing

# Deal: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
deal-wait-respond = Waiting for { $seat } to answer

# Deal: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
deal-wait-counter = Waiting for { $seat }: counter or not?

# Deal: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
deal-wait-discard = { $seat } has too many cards and must give some back

# Deal: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
deal-wait-orders = Standing orders are about to act

# Deal: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
deal-wait-hour = The game clock is running

## Refusals

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-not-in-hand = That card isn't in your hand any more.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-no-plays-left = You've already played three cards this turn.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-answers-open = Wait until everybody has answered.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-turn-over = Your turn is over. You can only give back cards now.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-nothing-to-give-back = You have 7 cards or fewer, so you keep them all.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-give-back-exactly = Give back exactly as many cards as you hold over 7.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-nothing-to-answer = There's no action against you to stop.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-not-asked = Nobody is waiting for your answer.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-cannot-pay = You can only pay with your bank, properties, two-colour { deal-face-title-wild } cards and buildings.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $chosen: the sum of the cards chosen (1M) · $due: what is to be paid (2M)
deal-refusal-too-little = { $chosen } is less than { $due }. Add cards, or tick everything you have.
    .bare = That's not enough. Add cards, or tick everything you have.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $chosen: the sum of the cards chosen (6M) · $due: what is to be paid (3M)
deal-refusal-superfluous = { $chosen } is more than { $due }: you can leave at least one of these cards out.
    .bare = You can leave at least one of these cards out.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-building-falls = A building would leave its set. Press again to confirm.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-moved-twice = A { deal-face-title-wild } can only go to one place at a time.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-no-exchange = These cards can't be swapped: a set needs at least one card that isn't a multicolour wild.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-no-target = Nobody has a property outside a complete set.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-nothing-to-give = You have no property outside a complete set to give.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-no-complete-set = Nobody else has a complete set.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-no-site = You have no complete set to build it on.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-no-buildings-there = You can't build on railroads or utilities.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-has-house = There's a { deal-card-house } already.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-has-hotel = There's a { deal-card-hotel } already.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-needs-house = A { deal-card-hotel } needs a { deal-card-house } first.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-no-such-colour = You own no property in this card's colours.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-in-a-set = That card is safe in a complete set.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-packs-do-not-fit = Use one pack for up to 5 players, two packs for 4 or more.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-cannot-be-banked = Properties and { deal-face-title-wild } cards can't go into the bank.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-not-oneself = Choose somebody else, not yourself.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-not-alone = You can only play { deal-card-double-rent } together with a rent card.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-no-doubles = You don't have enough { deal-card-double-rent } cards or plays left.

# Deal: why something can't be done now; only the person who tried it sees it, at most 150 characters.
deal-refusal-no-place = This card can't go there.

## Options

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-packs = Packs

# Deal: the option “Packs” in short, on its closed menu; at most 25 characters.
deal-option-packs-menu = Packs

# Deal: a value of the lobby's option “Packs”; at most 60 characters.
deal-option-packs-auto = one, or two for 6 players or more

# Deal: the option “one, or two for 6 players or more” in short, on its closed menu; at most 25 characters.
deal-option-packs-auto-menu = one, or two for 6+

# Deal: a value of the lobby's option “Packs”; at most 60 characters.
deal-option-packs-one = one

# Deal: a value of the lobby's option “Packs”; at most 60 characters.
deal-option-packs-two = two (4 players or more)

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-buildings = When a set breaks, its buildings go

# Deal: a value of the lobby's option “When a set breaks, its buildings go”; at most 60 characters.
deal-option-buildings-bank = to their owner's bank

# Deal: a value of the lobby's option “When a set breaks, its buildings go”; at most 60 characters.
deal-option-buildings-discard = to the played cards

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-multicolour = { deal-card-rent-any } is paid by

# Deal: a value of the lobby's option “Multicolour Rent is paid by”; at most 60 characters.
deal-option-multicolour-one = one opponent

# Deal: a value of the lobby's option “Multicolour Rent is paid by”; at most 60 characters.
deal-option-multicolour-all = every opponent

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-exchange = Exchanging a { deal-face-title-wild } for a property

# Deal: the option “Exchanging a Property Wild for a property” in short, on its closed menu; at most 25 characters.
deal-option-exchange-menu = Wild exchange

# Deal: a value of the lobby's option “Exchanging a Property Wild for a property”; at most 60 characters.
deal-option-exchange-opening = right after the draw

# Deal: the option “right after the draw” in short, on its closed menu; at most 25 characters.
deal-option-exchange-opening-menu = after the draw

# Deal: a value of the lobby's option “Exchanging a Property Wild for a property”; at most 60 characters.
deal-option-exchange-turn = at any time on your own turn

# Deal: the option “at any time on your own turn” in short, on its closed menu; at most 25 characters.
deal-option-exchange-turn-menu = at any time

# Deal: a value of the lobby's option “Exchanging a Property Wild for a property”; at most 60 characters.
deal-option-exchange-off = never

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-doubles = { deal-card-double-rent } limit per rent card

# Deal: the name of an option in the lobby; not much longer than English.
deal-option-swap-sets = { deal-card-forced-deal } may give a card of your own complete set

# Deal: the name of an option in the lobby; not much longer than English.
deal-option-counter-costs = Countering { deal-card-just-say-no } on your own turn costs a play

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-ask-all = Ask even players who have nothing to pay with

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-goal = Complete sets to win

# Deal: the option “Complete sets to win” in short, on its closed menu; at most 25 characters.
deal-option-goal-menu = Sets to win

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-first = Who starts

# Deal: a value of the lobby's option “Who starts”; at most 60 characters.
deal-option-first-0 = chosen at random

# Deal: a value of the lobby's option “Who starts”; at most 60 characters.
# $name: a person (Anna)
deal-option-first-seat = { $name }

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-excess = Extra cards (over 7) go

# Deal: a value of the lobby's option “Extra cards (over 7) go”; at most 60 characters.
deal-option-excess-pile = under the draw pile

# Deal: a value of the lobby's option “Extra cards (over 7) go”; at most 60 characters.
deal-option-excess-discard = to the played cards

# Deal: the name of an option in the lobby; at most 60 characters.
deal-option-limit = Time limit in hours

# Deal: the option “Time limit in hours” in short, on its closed menu; at most 25 characters.
deal-option-limit-menu = Limit in hours

# Deal: a value of the lobby's option “Time limit in hours”; at most 60 characters.
deal-option-limit-0 = none
