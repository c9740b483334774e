### Deal: its name, verbs, events, waits, refusals, options. Names of cards and colours stand in deal-cards.ftl.

deal-name = Deal
deal-blurb = Collect three complete colour sets, charge rent, swap and steal, with cards that nobody else sees. Two to ten players, a quarter of an hour at the table.

## Cards and sets in a sentence

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
deal-group-name = { $colour-word ->
    [station] station set
    [utility] utility set
   *[other] { $colour } set
  }
deal-rent-name = { $colour-word ->
    [station] station rent
    [utility] utility rent
   *[other] { $colour } rent
  }
deal-move-to = { $card } → { $goal }
deal-move-for = { $card } ⇄ { $goal }

## Words used as values

deal-value-hand = hand
deal-value-pay = pay for me at once
deal-value-accept = accept at once without a { deal-card-just-say-no }
deal-value-guard = guard against { deal-card-deal-breaker }

## Verbs, and the questions about their fields

deal-action-bank = Put into the bank
deal-action-bank-card = Which card?
deal-action-lay = Lay a property
deal-action-lay-card = Which card?
deal-action-lay-colour = On which colour?
deal-action-build = Build
deal-action-build-card = Which building?
deal-action-build-place = On which set?
deal-action-pass-go = { deal-card-pass-go }: draw 2 cards
deal-action-pass-go-card = Which card?
deal-action-sly = { deal-card-sly-deal }
deal-action-sly-card = Which card do you play?
deal-action-sly-target = Which card do you take?
deal-action-forced = { deal-card-forced-deal }
deal-action-forced-card = Which card do you play?
deal-action-forced-own = Which card do you give?
deal-action-forced-target = Which card do you take?
deal-action-breaker = { deal-card-deal-breaker }
deal-action-breaker-card = Which card do you play?
deal-action-breaker-place = Which set do you take?
deal-action-collect = { deal-card-debt-collector }
deal-action-collect-card = Which card do you play?
deal-action-collect-opponent = Who owes you 5M?
deal-action-birthday = { deal-card-birthday }
deal-action-birthday-card = Which card do you play?
deal-action-charge = Charge rent
deal-action-charge-card = Which rent card?
deal-action-charge-colour = For which colour?
deal-action-charge-doubles = How many { deal-card-double-rent }?
deal-action-charge-one = Charge one player
deal-action-charge-one-card = Which rent card?
deal-action-charge-one-colour = For which colour?
deal-action-charge-one-doubles = How many { deal-card-double-rent }?
deal-action-charge-one-opponent = Who owes it?
deal-action-exchange = Exchange a { deal-face-title-wild }
deal-action-exchange-card = Which property do you lay?
deal-action-exchange-wild = In the place of which { deal-face-title-wild }?
deal-action-exchange-to = Where does the wild go?
deal-action-rearrange = Rearrange
deal-action-rearrange-moves = What moves?
deal-action-rearrange-sure = Even if a building falls?
deal-action-give-back = Give back
deal-action-give-back-cards = Which cards go back?
deal-action-pay-thread = Which debt?
deal-action-pay-cards = With which cards?
deal-action-say-no = { deal-card-just-say-no }
deal-action-say-no-thread = Against what?
deal-action-say-no-card = Which card?
deal-action-submit = Let it happen
deal-action-submit-thread = Which question?
deal-action-obey = Carry out standing orders
deal-action-order = Standing order
deal-action-order-order = Which order?
deal-action-order-value = On or off?

## Events

deal-event-turn-began = Turn { $turn }: { $seat } to play; { $drawn ->
    [0] nothing left to draw
    [one] { $drawn } card drawn
   *[other] { $drawn } cards drawn
  }.
deal-event-drew = { $cards-count ->
    [0] There was nothing for you to draw.
   *[other] You draw { $cards }.
  }
deal-event-banked = { $seat } puts { $card-a } into the bank.
deal-event-laid = { $seat } lays { $card-a } ({ deal-group-name }).
deal-event-set-completed = { $seat } completes the { deal-group-name }!
deal-event-set-broken = { $seat }'s { deal-group-name } is no longer complete.
deal-event-built = { $seat } builds { $card-a } on the { deal-group-name }: rent { $rent }.
deal-event-building-fell = { $seat }: the set is no longer complete, so { $card-a } leaves it.
deal-event-went-on = { $seat } plays { deal-card-pass-go } and draws { $drawn ->
    [0] nothing: no card is left
    [one] { $drawn } card
   *[other] { $drawn } cards
  }.
deal-event-charged = { $card-word ->
    [debt-collector] { $seat } plays { deal-card-debt-collector }: { $targets } owes { $amount }.
    [birthday] { $seat } has a birthday: { $amount } from { $targets }.
   *[other] { $seat } charges the { deal-rent-name }{ $doubles ->
        [0] {""}
        [1] , doubled
       *[other] , doubled twice
    }: { $amount } from { $targets }.
  }
deal-event-theft-tried = { $card-word ->
    [forced-deal] { $seat } plays { deal-card-forced-deal }: { $cards } of { $target } for { $own-a }.
    [deal-breaker] { $seat } plays { deal-card-deal-breaker } to take a complete set from { $target }: { $cards }.
   *[other] { $seat } plays { deal-card-sly-deal } to take { $cards } from { $target }.
  }
deal-event-said-no = { $seat } plays a { deal-card-just-say-no }!
deal-event-paid = { $cards-count ->
    [0] { $seat } has nothing to pay { $payee } with.
   *[other] { $lost-n ->
        [0] { $seat } pays { $payee } { $amount } for { $due } due: { $cards }.
       *[other] { $seat } pays { $payee } { $amount } for { $due } due, { $lost } lost: { $cards }.
    }
  }
deal-event-cancelled = Cancelled for { $target }.
deal-event-taken = { $own-n ->
    [0] { $seat } takes { $cards } from { $target }.
   *[other] { $seat } takes { $cards } from { $target } and gives { $own-a }.
  }
deal-event-exchanged = { $to-word ->
    [hand] { $seat } lays { $card } in the place of { $wild-a } and takes the wild back into hand.
   *[other] { $seat } lays { $card } in the place of { $wild-a }, which moves to { $to }.
  }
deal-event-rearranged = { $seat } moves { $cards }.
deal-event-gave-back = { $seat } gives back { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
deal-event-returned = You give back, in this order: { $cards }.
deal-event-turn-ended = { $seat } ends the turn.
deal-event-pile-shuffled = { $count ->
    [one] The one played card becomes the new draw pile.
   *[other] The { $count } played cards, shuffled, become the new draw pile.
  }
deal-event-left-game = { $seat } leaves the game; { $cards ->
    [0] there were no cards left
    [one] { $cards } card goes under the draw pile
   *[other] { $cards } cards go under the draw pile
  }.
deal-event-order-given = Standing order “{ $order }”: { $value }.
deal-event-hour-ended = { $left ->
    [0] Time is up: this turn is the last.
    [one] One hour left to play.
   *[other] { $left } hours left to play.
  }
deal-event-won = { $colours-count ->
    [0] { $seat } wins: nobody else is left.
   *[other] { $seat } wins with complete sets: { $colours }!
  }
deal-event-stopped = { $why-word ->
    [time] Time is up: complete colours count, then what lies on the table.
   *[deadlock] Nobody can move any more: complete colours count, then what lies on the table.
  }

## Waits

deal-wait-play = { $seat } is playing.
deal-wait-respond = Answer awaited: { $seat }
deal-wait-counter = Counter or not? Awaited: { $seat }
deal-wait-discard = { $seat } has too many cards and gives some back.
deal-wait-orders = The standing orders are about to be carried out.
deal-wait-hour = The hour is running.

## Refusals

deal-refusal-not-in-hand = You don't hold that card (any more).
deal-refusal-no-plays-left = You've played your three cards of this turn.
deal-refusal-answers-open = Answers are still open; wait until all have come.
deal-refusal-turn-over = Your turn is over; only giving back cards is left.
deal-refusal-nothing-to-give-back = You have no more than 7 cards: none goes back.
deal-refusal-give-back-exactly = Exactly the cards above 7 go back, no more and no fewer.
deal-refusal-nothing-to-answer = Nothing is aimed at you that a { deal-card-just-say-no } could stop.
deal-refusal-not-asked = Nobody is waiting for your answer.
deal-refusal-cannot-pay = Only your bank, properties, two-colour { deal-face-title-wild } cards and buildings on the table can pay.
deal-refusal-too-little = { $chosen } is less than { $due }. Add cards, or tick everything you have.
    .bare = That's not enough. Add cards, or tick everything you have.
deal-refusal-superfluous = { $chosen } for { $due }: at least one of these cards isn't needed. Take it out.
    .bare = At least one of these cards isn't needed. Take it out.
deal-refusal-building-falls = A building would lose its set by this. Confirm it once more, please.
deal-refusal-moved-twice = A { deal-face-title-wild } can only go to one place at a time.
deal-refusal-no-exchange = These cards can't swap: a set needs at least one card that isn't a multicolour wild.
deal-refusal-no-target = Nobody has a property outside a complete set.
deal-refusal-nothing-to-give = You have no property outside a complete set to give.
deal-refusal-no-complete-set = Nobody else has a complete set.
deal-refusal-no-site = You have no complete set on which it may stand.
deal-refusal-no-buildings-there = Neither stations nor utilities are built on.
deal-refusal-has-house = There's a { deal-card-house } already.
deal-refusal-has-hotel = There's a { deal-card-hotel } already.
deal-refusal-needs-house = A { deal-card-hotel } needs a { deal-card-house } first.
deal-refusal-no-such-colour = You own no property of a colour of this card.
deal-refusal-in-a-set = That card is part of a complete set, which protects it.
deal-refusal-packs-do-not-fit = One pack serves up to 5 players, two packs from 4 on.
deal-refusal-cannot-be-banked = Properties and { deal-face-title-wild } cards never go into the bank.
deal-refusal-not-oneself = That must be aimed at somebody else.
deal-refusal-not-alone = { deal-card-double-rent } is played together with a rent card, never alone.
deal-refusal-no-doubles = You don't hold so many { deal-card-double-rent }, or too few plays are left for them.
deal-refusal-no-place = This card can't lie there.

## Options

deal-option-packs = Packs
deal-option-packs-menu = Packs
deal-option-packs-auto = one, two from 6 players on
deal-option-packs-auto-menu = one, or two from 6
deal-option-packs-one = one
deal-option-packs-two = two (from 4 players on)
deal-option-buildings = When a set breaks, its buildings go
deal-option-buildings-bank = to their owner's bank
deal-option-buildings-discard = to the played cards
deal-option-multicolour = { deal-card-rent-any } is paid by
deal-option-multicolour-one = one opponent
deal-option-multicolour-all = every opponent
deal-option-exchange = Exchanging a { deal-face-title-wild } for a property
deal-option-exchange-menu = Wild exchanged
deal-option-exchange-opening = right after the draw
deal-option-exchange-opening-menu = after the draw
deal-option-exchange-turn = at any moment of one's turn
deal-option-exchange-turn-menu = at any time
deal-option-exchange-off = never
deal-option-doubles = { deal-card-double-rent } per rent card, at most
deal-option-swap-sets = { deal-card-forced-deal } may give a card of one's own complete set
deal-option-counter-costs = Countering a { deal-card-just-say-no } in one's own turn costs a play
deal-option-ask-all = Ask even those who have nothing to pay with
deal-option-goal = Complete colours to win
deal-option-goal-menu = Colours to win
deal-option-first = Who starts
deal-option-first-0 = drawn by lot
deal-option-first-seat = { $name }
deal-option-excess = Cards above 7 go
deal-option-excess-pile = under the draw pile
deal-option-excess-discard = to the played cards
deal-option-limit = Time limit in hours
deal-option-limit-menu = Limit in hours
deal-option-limit-0 = none
