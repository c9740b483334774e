### Deal: its name, verbs, events, waits, refusals, options. Names of cards and colours stand in deal-cards.ftl.

deal-name = Deal
deal-blurb = Collect three complete sets, charge rent, swap and steal, with a hand nobody else sees. Two to ten players, about a quarter of an hour.

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
    [station] railroad set
    [utility] utility set
   *[other] { $colour } set
  }
deal-rent-name = { $colour-word ->
    [station] railroad rent
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

deal-action-bank = Bank a card
deal-action-bank-card = Which card?
deal-action-lay = Play a property
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
deal-action-charge-one-opponent = Who pays?
deal-action-exchange = Exchange a { deal-face-title-wild }
deal-action-exchange-card = Which property do you play?
deal-action-exchange-wild = In place of which { deal-face-title-wild }?
deal-action-exchange-to = Where does the wild go?
deal-action-rearrange = Rearrange
deal-action-rearrange-moves = What moves?
deal-action-rearrange-sure = Even if a building is lost?
deal-action-give-back = Give back
deal-action-give-back-cards = Which cards go back?
deal-action-pay-thread = Which debt?
deal-action-pay-cards = Which cards do you pay with?
deal-action-say-no = { deal-card-just-say-no }
deal-action-say-no-thread = Against what?
deal-action-say-no-card = Which card?
deal-action-submit = Let it happen
deal-action-submit-thread = Which question?
deal-action-obey = Use standing orders
deal-action-order = Standing order
deal-action-order-order = Which order?
deal-action-order-value = On or off?

## Events

deal-event-turn-began = Turn { $turn }: { $seat } draws { $drawn ->
    [0] nothing, no card is left
    [one] { $drawn } card
   *[other] { $drawn } cards
  }.
deal-event-drew = { $cards-count ->
    [0] There was nothing left to draw.
   *[other] You draw { $cards }.
  }
deal-event-banked = { $seat } puts { $card-a } into the bank.
deal-event-laid = { $seat } plays { $card-a } ({ deal-group-name }).
deal-event-set-completed = { $seat } completes the { deal-group-name }!
deal-event-set-broken = { $seat }'s { deal-group-name } is no longer complete.
deal-event-built = { $seat } builds { $card-a } on the { deal-group-name }. Rent: { $rent }.
deal-event-building-fell = { $seat }'s set is no longer complete, so it loses { $card-a }.
deal-event-went-on = { $seat } plays { deal-card-pass-go } and draws { $drawn ->
    [0] nothing, no card is left
    [one] { $drawn } card
   *[other] { $drawn } cards
  }.
deal-event-charged = { $card-word ->
    [debt-collector] { $seat } plays { deal-card-debt-collector }: { $amount } from { $targets }.
    [birthday] { $seat } plays { deal-card-birthday }: { $amount } from { $targets }.
   *[other] { $seat } charges the { deal-rent-name }{ $doubles ->
        [0] {""}
        [1] , doubled
       *[other] , doubled twice
    }: { $amount } from { $targets }.
  }
deal-event-theft-tried = { $card-word ->
    [forced-deal] { $seat } plays { deal-card-forced-deal } on { $target }: { $cards } for { $own-a }.
    [deal-breaker] { $seat } plays { deal-card-deal-breaker } to take a complete set from { $target }: { $cards }.
   *[other] { $seat } plays { deal-card-sly-deal } to take { $cards } from { $target }.
  }
deal-event-said-no = { $seat } plays a { deal-card-just-say-no }!
deal-event-paid = { $cards-count ->
    [0] { $seat } has nothing to pay { $payee } with.
   *[other] { $lost-n ->
        [0] { $seat } pays { $payee } { $amount } of the { $due } due: { $cards }.
       *[other] { $seat } pays { $payee } { $amount } (due: { $due }, lost: { $lost }): { $cards }.
    }
  }
deal-event-cancelled = Cancelled for { $target }.
deal-event-taken = { $own-n ->
    [0] { $seat } takes { $cards } from { $target }.
   *[other] { $seat } takes { $cards } from { $target } and gives { $own-a }.
  }
deal-event-exchanged = { $to-word ->
    [hand] { $seat } plays { $card } in place of { $wild-a } and takes the wild back into hand.
   *[other] { $seat } plays { $card } in place of { $wild-a }, which moves to { $to }.
  }
deal-event-rearranged = { $seat } moves { $cards }.
deal-event-gave-back = { $seat } gives back { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
deal-event-returned = You give back, in this order: { $cards }.
deal-event-turn-ended = { $seat } ends the turn.
deal-event-pile-shuffled = { $count ->
    [one] The only played card becomes the new draw pile.
   *[other] The { $count } played cards are shuffled into a new draw pile.
  }
deal-event-left-game = { $seat } leaves the game; { $cards ->
    [0] there were no cards left
    [one] { $cards } card goes under the draw pile
   *[other] { $cards } cards go under the draw pile
  }.
deal-event-order-given = Standing order “{ $order }”: { $value }.
deal-event-hour-ended = { $left ->
    [0] Time is up. This turn is the last.
    [one] One hour left to play.
   *[other] { $left } hours left to play.
  }
deal-event-won = { $colours-count ->
    [0] { $seat } wins, with nobody else left.
   *[other] { $seat } wins with complete sets: { $colours }!
  }
deal-event-stopped = { $why-word ->
    [time] Time is up. Complete sets count, then the cards on the table.
   *[deadlock] Nobody can move any more. Complete sets count, then the cards on the table.
  }

## Waits

deal-wait-play = { $seat } is playing.
deal-wait-respond = Waiting for { $seat } to answer
deal-wait-counter = Waiting for { $seat }: counter or not?
deal-wait-discard = { $seat } has too many cards and gives some back.
deal-wait-orders = Standing orders are about to act.
deal-wait-hour = The game clock is running.

## Refusals

deal-refusal-not-in-hand = That card isn't in your hand any more.
deal-refusal-no-plays-left = You've already played three cards this turn.
deal-refusal-answers-open = Wait until everybody has answered.
deal-refusal-turn-over = Your turn is over. You can only give back cards now.
deal-refusal-nothing-to-give-back = You have 7 cards or fewer, so you keep them all.
deal-refusal-give-back-exactly = Give back exactly the cards above 7, no more and no fewer.
deal-refusal-nothing-to-answer = There's no action against you to stop.
deal-refusal-not-asked = Nobody is waiting for your answer.
deal-refusal-cannot-pay = You can only pay with your bank, properties, two-colour { deal-face-title-wild } cards and buildings.
deal-refusal-too-little = { $chosen } is less than { $due }. Add cards, or tick everything you have.
    .bare = That's not enough. Add cards, or tick everything you have.
deal-refusal-superfluous = { $chosen } is more than { $due }: you can leave at least one of these cards out.
    .bare = You can leave at least one of these cards out.
deal-refusal-building-falls = A building would leave its set. Press again to confirm.
deal-refusal-moved-twice = A { deal-face-title-wild } can only go to one place at a time.
deal-refusal-no-exchange = These cards can't swap: a set needs at least one card that isn't a multicolour wild.
deal-refusal-no-target = Nobody has a property outside a complete set.
deal-refusal-nothing-to-give = You have no property outside a complete set to give.
deal-refusal-no-complete-set = Nobody else has a complete set.
deal-refusal-no-site = You have no complete set to build it on.
deal-refusal-no-buildings-there = You can't build on railroads or utilities.
deal-refusal-has-house = There's a { deal-card-house } already.
deal-refusal-has-hotel = There's a { deal-card-hotel } already.
deal-refusal-needs-house = A { deal-card-hotel } needs a { deal-card-house } first.
deal-refusal-no-such-colour = You own no property in this card's colours.
deal-refusal-in-a-set = That card is safe in a complete set.
deal-refusal-packs-do-not-fit = Use one pack for up to 5 players, two packs for 4 or more.
deal-refusal-cannot-be-banked = Properties and { deal-face-title-wild } cards can't go into the bank.
deal-refusal-not-oneself = Choose somebody else, not yourself.
deal-refusal-not-alone = You can only play { deal-card-double-rent } together with a rent card.
deal-refusal-no-doubles = You don't have that many { deal-card-double-rent } cards, or not enough plays left.
deal-refusal-no-place = This card can't go there.

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
deal-option-exchange-turn = at any moment of your own turn
deal-option-exchange-turn-menu = at any time
deal-option-exchange-off = never
deal-option-doubles = { deal-card-double-rent } per rent card, at most
deal-option-swap-sets = { deal-card-forced-deal } may give a card of your own complete set
deal-option-counter-costs = Countering { deal-card-just-say-no } in your own turn costs a play
deal-option-ask-all = Ask even players who have nothing to pay with
deal-option-goal = Complete sets to win
deal-option-goal-menu = Sets to win
deal-option-first = Who starts
deal-option-first-0 = chosen at random
deal-option-first-seat = { $name }
deal-option-excess = Cards above 7 go
deal-option-excess-pile = under the draw pile
deal-option-excess-discard = to the played cards
deal-option-limit = Time limit in hours
deal-option-limit-menu = Limit in hours
deal-option-limit-0 = none
