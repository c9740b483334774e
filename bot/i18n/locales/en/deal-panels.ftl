### What the table of Deal shows around the sentences of the game: turns, demands, the hand, payments, help, the end.

## Signs before names in menus: never the only mark

deal-sign-brown = 🟫
deal-sign-light-blue = 🩵
deal-sign-pink = 🩷
deal-sign-orange = 🟧
deal-sign-red = 🟥
deal-sign-yellow = 🟨
deal-sign-green = 🟩
deal-sign-dark-blue = 🟦
deal-sign-station = 🚉
deal-sign-utility = 💡
deal-sign-money = 💵
deal-sign-property = 🏷️
deal-sign-wild = 🌈
deal-sign-action = ⚡
deal-sign-rent = 🧾

## The turn

deal-panel-you-play = your turn{ $drawn ->
    [-1] {""}
    [0] , without a card to draw
    [one] , with { $drawn } new card
   *[other] , with { $drawn } new cards
  }: { $plays ->
    [0] no plays left.
    [one] { $plays } play left.
   *[other] { $plays } plays left.
  }
deal-panel-you-discard = you have too many cards. Give some back.
deal-panel-until-play = ⏱️ Until { $until }
deal-panel-until-discard = ⏱️ Until { $until }; then the bot chooses for you.
deal-panel-answers-below = ⏳ Waiting for answers. The turn's clock is stopped.
deal-panel-plays = { $plays ->
    [0] 🃏 No plays left
    [one] 🃏 { $plays } play left
   *[other] 🃏 { $plays } plays left
  }
deal-button-mine = My hand
deal-panel-my-hand = My hand
deal-panel-rearrange = Rearrange…
deal-panel-discard = Give back…
deal-panel-played = Played cards
deal-panel-last-turn = ⏳ Time is up. This turn is the last.

## Demands

deal-panel-demand-rent = { $doubles ->
    [0] { $rent }: { $due } each
    [1] { $rent } ×2: { $due } each
   *[other] { $rent } ×4: { $due } each
  }
deal-panel-demand-debt = { $card }: { $due }
deal-panel-demand-birthday = { $card } { $due } each
deal-panel-demand-swap = { $card }: { $cards } for { $own }
deal-panel-demand-theft = { $card }: { $cards }
deal-panel-demand-by = Played by { $name }
deal-panel-demand-over = This demand is settled.
deal-panel-demand-zero-charge = If time runs out, the bot pays as cheaply as it can. Until then you can play { deal-card-just-say-no }.
deal-panel-demand-zero-theft = If time runs out, it goes ahead. Until then you can play { deal-card-just-say-no }.
deal-panel-joker-played = 🛑 { $name } has played { deal-card-just-say-no }. { $asked }, do you counter? { $until }
    .still = 🛑 { $name } has played { deal-card-just-say-no }. { $asked }, do you counter?
deal-panel-joker-over = 🛑 { deal-card-just-say-no }: answered.
deal-panel-demand-calls = Please answer: { $names }
deal-panel-answer = Answer…
deal-panel-thread-asked = Waiting for { $name } · time is up { $until }
    .still = Waiting for { $name } · the clock is stopped
deal-panel-thread-counter = { $name } said no · { $actor } may counter { $until }
    .still = { $name } said no · { $actor } may counter · the clock is stopped
deal-panel-thread-paid = { $name } has paid: { $cards }
deal-panel-thread-paid-nothing = { $name } { $count ->
    [one] has
   *[other] have
  } nothing to pay with
deal-panel-thread-taken = { $name } { $count ->
    [one] lets
   *[other] let
  } it happen
deal-panel-thread-cancelled = { $name }: cancelled
deal-panel-thread-void = { $name }: no effect

## The hand

deal-panel-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand · { $count } card
   *[other] Your hand · { $count } cards
  }
deal-panel-new = NEW
deal-panel-drawn = New this turn: { $cards }
deal-panel-choose-card = Choose a card
deal-panel-your-turn = { $plays ->
    [0] It's your turn, but you have no plays left.
    [one] It's your turn, { $plays } play left.
   *[other] It's your turn, { $plays } plays left.
  }
deal-panel-not-yours = It's { $name }'s turn.
deal-panel-over = The game is over.
deal-panel-asked-you = Your answer is needed.
deal-panel-too-many = { $excess ->
    [one] You have one card too many. Give one back.
   *[other] You have { $excess } cards too many. Give { $excess } back.
  }
deal-panel-to-bank = Bank: +{ $value }
deal-panel-lay-on = Play: { $name }
deal-panel-lay-where = Play it in which set?
deal-panel-build-on = { $number ->
    [1] { $name }: { $before } → { $after }
   *[other] { $number }. { $name }: { $before } → { $after }
  }
deal-panel-draw-two = Play: draw 2 cards
deal-panel-play-card = Play…
deal-panel-play-it = Play it
deal-panel-keep-just-say-no = Keep it in hand to stop an action against you; in the bank it's only money.
deal-panel-keep-double-rent = Choose a rent card, then you can add it.
deal-panel-would-lie = { $colour } { $cards }/{ $size }, rent { $rent }
deal-panel-rents = Rent: { $rents }
deal-panel-rent = Rent { $rent }
deal-panel-can-take = { $count ->
    [one] One property can be taken
   *[other] { $count } properties can be taken
  }
deal-panel-can-break = { $count ->
    [one] One complete set can be taken
   *[other] { $count } complete sets can be taken
  }
deal-subject-bank = bank
deal-panel-in-bank = { $value } · in the bank
deal-panel-in-group = { $value } · { $group }
deal-panel-group = { $colour } { $cards }/{ $size }
deal-panel-group-complete = { $colour } { $cards }/{ $size } ⭐
deal-panel-help = Help

## Playing at somebody

deal-panel-whom = Who is the target?
deal-panel-which-card = Which card do you take?
deal-panel-which-set = Which set do you take?
deal-panel-which-own = Which card do you give?
deal-panel-which-colour = Which colour?
deal-panel-swap-for = You take { $card } from { $name }. What do you give?
deal-panel-targets = { $count ->
    [one] One card to take · ⭐{ $sets }/{ $goal }
   *[other] { $count } cards to take · ⭐{ $sets }/{ $goal }
  }
deal-panel-bank-of = Bank { $bank }
deal-panel-bill = { $rent }: **{ $due }** · { $plays ->
    [one] costs { $plays } play
   *[other] costs { $plays } plays
  }
deal-panel-send-rent = Charge everybody { $due }
deal-panel-send-rent-one = Charge { $name } { $due }
deal-panel-send-rent-open = { $due }: choose who pays
deal-panel-sure-sly = { $card }: take { $wanted } from { $name }
deal-panel-sure-forced = { $card }: take { $wanted } from { $name } and give { $own }
deal-panel-sure-breaker = { $card }: take the complete { $group } from { $name } ({ $cards })
deal-panel-sure-collect = { $card }: 5M from { $name }
deal-panel-sure-birthday = { $card } 2M from everybody
deal-panel-sure-end = { $plays ->
    [one] End your turn? You can still play { $plays } card.
   *[other] End your turn? You can still play { $plays } cards.
  }
deal-panel-sure-leave = You leave the game for good. All your cards go under the draw pile. Are you sure?

## Answering

deal-panel-asks-theft = { $name } wants to take this. What do you do?
deal-panel-asks-counter = { $name } has played { deal-card-just-say-no } against you. Counter it?
deal-panel-accept = Accept
deal-panel-let-stand = Let it stand
deal-panel-joker = { deal-card-just-say-no }
deal-panel-counter-joker = Counter with { deal-card-just-say-no }
deal-panel-other-question = Another question: { $name }…
deal-panel-limit-pay = ⏱️ Until { $until }; then the bot pays as cheaply as it can.
deal-panel-limit-theft = ⏱️ Until { $until }; then it goes ahead.
deal-panel-limit-counter = ⏱️ Until { $until }; then the action is cancelled.
deal-panel-owed = You owe { $name } **{ $due }**. No change is given.
deal-panel-sum = Due { $due }, chosen { $chosen }, lost { $lost }
deal-panel-breaks = { $count ->
    [0] Breaks no set.
   *[other] ⚠️ Breaks a complete set: { $colours }.
  }
deal-panel-falls = { $cards } goes to the bank for good.
deal-panel-falls-discard = { $cards } goes to the discard pile for nothing.
deal-panel-tick = Which cards do you pay with?
deal-panel-least = Cheapest payment

## Rearranging, exchanging

deal-panel-rearrange-title = Rearrange
deal-panel-rearrange-hint = Choose a card, then its place. All moves are made at once and cost no play.
deal-panel-which-wild = Which card moves?
deal-panel-whither = Where does { $card } go?
deal-panel-in-place-of = In exchange for { $card }
deal-panel-then = Then: { $groups }
deal-panel-completes = Completes: { $colours }
deal-panel-apply = Apply
deal-panel-apply-sure = Apply anyway
deal-panel-sure-fall = Really? It can't be undone: { $cards }.
deal-panel-swap-wild = Swap { $card } with your { $wild } ({ $colour })
deal-panel-swap-which = Which exchange?
deal-panel-swap-title = { $card } in place of { $wild }
deal-panel-swap-hint = Your property takes the wild's place ({ $colour }) and costs one play. Where does the wild go?
deal-panel-to-hand = Back to my hand
deal-panel-to-colour = On { $name }

## Giving back

deal-panel-give-which = { $excess ->
    [one] Which card goes back?
   *[other] Which { $excess } cards go back?
  }
deal-panel-give-order = In this order; the first one gets drawn first.
deal-panel-give-first = First: { $card }

## Standing orders

deal-order-end-hint = When no card is left to play
deal-order-end-given = **End my turn** when no card is left to play.
deal-panel-order-pay = **Pay** for me, as cheaply as possible.
deal-panel-order-accept = **Accept** thefts and cancellations for me if I hold no { deal-card-just-say-no }. Others may guess I have none.
deal-panel-order-guard = **Guard** me: if I don't answer in time, use my { deal-card-just-say-no } against a { deal-card-deal-breaker }.
deal-panel-order-pay-short = Pay for me
deal-panel-order-accept-short = Accept for me
deal-panel-order-guard-short = Guard me
deal-panel-order-on = { $order }: switch on
deal-panel-order-off = { $order }: switch off

## Played cards

deal-panel-played-title = { $count ->
    [0] No card played yet
    [one] { $count } played card
   *[other] { $count } played cards
  }
deal-panel-played-latest = The latest first: { $cards }

## The four quick-rule cards

deal-panel-help-title-1 = The turn
deal-panel-help-title-2 = Sets
deal-panel-help-title-3 = Actions
deal-panel-help-title-4 = Paying
deal-panel-help-1 = You draw 2 cards, 5 if your hand is empty. Then you play up to three: money and actions into your **bank**, properties on the **table**, or **actions** for their effect. At the end of the turn you keep at most 7 cards and give the rest back. With three complete sets of different colours on your own turn, you win at once.
deal-panel-help-2 = A set is complete with 2, 3 or 4 cards, as its cards say. A **{ deal-face-title-wild }** stands in for a colour it shows and moves for free on your turn; multicolour ones need another card beside them and can't pay. On a complete set you can build a **{ deal-card-house }** (+3M rent), then a **{ deal-card-hotel }** (+4M); but not on railroads or utilities.
deal-panel-help-3 = **{ deal-face-title-rent }** is paid by everybody, { deal-card-rent-any } by one player; { deal-card-double-rent } goes with it. **{ deal-card-sly-deal }** takes a property, **{ deal-card-forced-deal }** swaps one, neither from a complete set; **{ deal-card-deal-breaker }** takes a complete set. **{ deal-card-debt-collector }**: 5M from one player. **{ deal-card-birthday }**: 2M from all. **{ deal-card-just-say-no }** stops an action against you, at any time and for free; another { deal-card-just-say-no } stops that.
deal-panel-help-4 = You pay with what's in front of you (bank, properties, buildings), never from your hand. You choose the cards, without one too many; nobody gives change. If you can't cover it all, you give everything and the rest is forgiven. Properties you pay join the other player's, the rest goes to their bank.

## The end

deal-panel-won-set = { $colour }: { $cards }
deal-panel-count = **{ $name }** · { $sets ->
    [one] { $sets } complete set
   *[other] { $sets } complete sets
  } · { $total } on the table
deal-panel-count-out = { $name } · has left
