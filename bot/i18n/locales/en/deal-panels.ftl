### What the table of Deal shows around the sentences of the game: turns, demands, the hand, payments, help, the end.

## Signs before names in menus: never the only mark

# Deal: a sign before names; usually left as it is.
deal-sign-brown = 🟫

# Deal: a sign before names; usually left as it is.
deal-sign-light-blue = 🩵

# Deal: a sign before names; usually left as it is.
deal-sign-pink = 🩷

# Deal: a sign before names; usually left as it is.
deal-sign-orange = 🟧

# Deal: a sign before names; usually left as it is.
deal-sign-red = 🟥

# Deal: a sign before names; usually left as it is.
deal-sign-yellow = 🟨

# Deal: a sign before names; usually left as it is.
deal-sign-green = 🟩

# Deal: a sign before names; usually left as it is.
deal-sign-dark-blue = 🟦

# Deal: a sign before names; usually left as it is.
deal-sign-station = 🚉

# Deal: a sign before names; usually left as it is.
deal-sign-utility = 💡

# Deal: a sign before names; usually left as it is.
deal-sign-money = 💵

# Deal: a sign before names; usually left as it is.
deal-sign-property = 🏷️

# Deal: a sign before names; usually left as it is.
deal-sign-wild = 🌈

# Deal: a sign before names; usually left as it is.
deal-sign-action = ⚡

# Deal: a sign before names; usually left as it is.
deal-sign-rent = 🧾

## The turn

# Deal, the turn: a line of the message everybody sees; at most 90 characters.
# $drawn: how many cards were drawn, -1 before drawing (2) · $plays: how many cards may still be played (3)
deal-panel-you-play = your turn{ $drawn ->
    [-1] {""}
    [0] , with no card left to draw
    [one] , with { $drawn } new card
   *[other] , with { $drawn } new cards
  }: { $plays ->
    [0] no plays left, so end your turn.
    [one] { $plays } play left.
   *[other] { $plays } plays left.
  }

# Deal: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
deal-panel-you-discard = you have too many cards. Give some back.

# Deal, the turn: a line of the message everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
deal-panel-until-play = ⏱️ Time is up { $until }

# Deal, the turn: a line of a panel that one person sees; at most 120 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
deal-panel-until-discard = ⏱️ Time is up { $until }; then the bot chooses for you.

# Deal, the turn: a line of a panel that one person sees; at most 120 characters.
deal-panel-answers-below = ⏳ Waiting for answers. The turn's clock is stopped.

# Deal, the turn: a line of a message; at most 90 characters.
# $plays: how many cards may still be played (2)
deal-panel-plays = { $plays ->
    [0] 🃏 No plays left
    [one] 🃏 { $plays } play left
   *[other] 🃏 { $plays } plays left
  }

# Deal, the turn: a button; at most 25 characters.
deal-button-mine = My hand

# Deal, the turn: a button; at most 25 characters.
deal-panel-my-hand = My hand

# Deal, the turn: a button; at most 25 characters.
deal-panel-rearrange = Rearrange…

# Deal, the turn: a button; at most 25 characters.
deal-panel-discard = Give back…

# Deal, the turn: a button; at most 25 characters.
deal-panel-played = Played cards

# Deal, the turn: a line of a message; at most 90 characters.
deal-panel-last-turn = ⏳ Time is up. This turn is the last.

## Demands

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $doubles: how many times it is doubled (2) · $rent: a rent (Dark blue rent) · $due: what is to be paid (3M)
deal-panel-demand-rent = { $doubles ->
    [0] { $rent }: { $due } each
    [1] { $rent } ×2: { $due } each
   *[other] { $rent } ×4: { $due } each
  }

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $card: a card's name (Debt Collector) · $due: what is to be paid (5M)
deal-panel-demand-debt = { $card }: { $due }

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $card: a card's name (It's My Birthday) · $due: what is to be paid (2M)
deal-panel-demand-birthday = { $card } · { $due } each

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $card: a card's name (Forced Deal) · $cards: cards, listed (Short Line) · $own: the card given (Virginia Avenue)
deal-panel-demand-swap = { $card }: { $cards } for { $own }

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $card: a card's name (Deal Breaker) · $cards: cards, listed (Park Place + Boardwalk)
deal-panel-demand-theft = { $card }: { $cards }

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna)
deal-panel-demand-by = Played by { $name }

# Deal, demands: a line of the message everybody sees; at most 90 characters.
deal-panel-demand-over = This demand is settled.

# Deal, demands: a line of the message everybody sees; at most 90 characters.
deal-panel-demand-zero-charge = If time runs out, the bot pays as cheaply as it can. Until then you can play { deal-card-just-say-no }.

# Deal, demands: a line of the message everybody sees; at most 90 characters.
deal-panel-demand-zero-theft = If time runs out, the action goes ahead. Until then you can play { deal-card-just-say-no }.

# Deal, demands: a line of the message everybody sees; at most 90 characters. `.still`: the same while the clock is stopped.
# $name: a person (Anna) · $asked: who is asked next (Ben) · $until: when, which Discord keeps counting (in 5 minutes (20:15))
deal-panel-joker-played = 🛑 { $name } played { deal-card-just-say-no }. { $asked }, do you counter? Time is up { $until }
    .still = 🛑 { $name } played { deal-card-just-say-no }. { $asked }, do you counter?

# Deal, demands: a line of the message everybody sees; at most 90 characters.
deal-panel-joker-over = 🛑 { deal-card-just-say-no }: answered.

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $names: people, listed (Anna and Ben)
deal-panel-demand-calls = Please answer: { $names }

# Deal, demands: a button; at most 25 characters.
deal-panel-answer = Answer…

# Deal, demands: a line of the message everybody sees; at most 90 characters. `.still`: the same while the clock is stopped.
# $name: a person (Anna) · $until: when, which Discord keeps counting (in 5 minutes (20:15))
deal-panel-thread-asked = Waiting for { $name } · time is up { $until }
    .still = Waiting for { $name } · the clock is stopped

# Deal, demands: a line of the message everybody sees; at most 90 characters. `.still`: the same while the clock is stopped.
# $name: a person (Anna) · $actor: who played the action (Ben) · $until: when, which Discord keeps counting (in 5 minutes (20:15))
deal-panel-thread-counter = { $name } said no · { $actor } may counter · time is up { $until }
    .still = { $name } said no · { $actor } may counter · the clock is stopped

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $cards: cards, listed (Electric Company)
deal-panel-thread-paid = { $name } has paid: { $cards }

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $count: how many, chooses the plural form (1)
deal-panel-thread-paid-nothing = { $name } { $count ->
    [one] has
   *[other] have
  } nothing to pay with

# Deal, demands: a line of a message; at most 90 characters.
# $name: a person (Anna) · $count: how many, chooses the plural form (3)
deal-panel-thread-taken = { $name } { $count ->
    [one] lets
   *[other] let
  } it happen

# Deal, demands: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna)
deal-panel-thread-cancelled = { $name }: cancelled

# Deal, demands: a line of a message; at most 90 characters.
# $name: a person (Anna)
deal-panel-thread-void = { $name }: no effect

## The hand

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (6)
deal-panel-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand · { $count } card
   *[other] Your hand · { $count } cards
  }

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
deal-panel-new = NEW

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
# $cards: cards, listed (Sly Deal)
deal-panel-drawn = New this turn: { $cards }

# Deal, the hand: what a closed menu says; at most 40 characters.
deal-panel-choose-card = Choose a card

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
# $plays: how many cards may still be played (3)
deal-panel-your-turn = { $plays ->
    [0] It's your turn, but you have no plays left.
    [one] It's your turn, with { $plays } play left.
   *[other] It's your turn, with { $plays } plays left.
  }

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
# $name: a person (Anna)
deal-panel-not-yours = It's { $name }'s turn.

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
deal-panel-over = The game is over.

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
deal-panel-asked-you = Your answer is needed.

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
# $excess: how many too many (3)
deal-panel-too-many = { $excess ->
    [one] You have one card too many. Give one back.
   *[other] You have { $excess } cards too many. Give { $excess } back.
  }

# Deal, the hand: the small line below a menu's choice, also a button; at most 25 characters.
# $value: the card's value (10M)
deal-panel-to-bank = Bank: +{ $value }

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
# $name: a set or colour (railroad)
deal-panel-lay-on = Play: { $name }

# Deal, the hand: what a closed menu says; at most 40 characters.
deal-panel-lay-where = Which set does it go in?

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
# $number: a number (1) · $name: a set or colour (brown) · $before: the rent before (2M) · $after: the rent after (5M)
deal-panel-build-on = { $number ->
    [1] { $name }: { $before } → { $after }
   *[other] { $number }. { $name }: { $before } → { $after }
  }

# Deal, the hand: a button; at most 25 characters.
deal-panel-draw-two = Play: draw 2 cards

# Deal, the hand: a button; at most 25 characters.
deal-panel-play-card = Play…

# Deal, the hand: a button; at most 25 characters.
deal-panel-play-it = Play it

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
deal-panel-keep-just-say-no = Keep it in hand to stop an action against you; in the bank it's only money.

# Deal, the hand: a line of a panel that one person sees; at most 120 characters.
deal-panel-keep-double-rent = Choose a rent card, then add this one.

# Deal, the hand: the small line below a menu's choice; at most 100 characters.
# $colour: a colour (dark blue) · $cards: how many cards (2) · $size: how many cards make it whole (2) · $rent: a rent (3M)
deal-panel-would-lie = { $colour } { $cards }/{ $size }, rent { $rent }

# Deal, the hand: the small line below a menu's choice; at most 100 characters.
# $rents: rents in total (red 3M)
deal-panel-rents = Rent: { $rents }

# Deal, the hand: the small line below a menu's choice; at most 100 characters.
# $rent: a rent (7M)
deal-panel-rent = Rent { $rent }

# Deal, the hand: the small line below a menu's choice; at most 100 characters.
# $count: how many, chooses the plural form (7)
deal-panel-can-take = { $count ->
    [one] One property can be taken
   *[other] { $count } properties can be taken
  }

# Deal, the hand: the small line below a menu's choice; at most 100 characters.
# $count: how many, chooses the plural form (4)
deal-panel-can-break = { $count ->
    [one] One complete set can be taken
   *[other] { $count } complete sets can be taken
  }

# Deal, the hand: a line of a message; at most 90 characters.
deal-subject-bank = bank

# Deal, the hand: the small line below a menu's choice; at most 100 characters.
# $value: the card's value (5M)
deal-panel-in-bank = { $value } · in the bank

# Deal, the hand: the small line below a menu's choice; at most 100 characters.
# $value: the card's value (1M) · $group: the set with its cards (brown 1/2)
deal-panel-in-group = { $value } · { $group }

# Deal, the hand: a line of a message; at most 90 characters.
# $colour: a colour (brown) · $cards: how many cards (2) · $size: how many cards make it whole (2)
deal-panel-group = { $colour } { $cards }/{ $size }

# Deal, the hand: a line of a message; at most 90 characters.
# $colour: a colour (green) · $cards: how many cards (3) · $size: how many cards make it whole (3)
deal-panel-group-complete = { $colour } { $cards }/{ $size } ⭐

# Deal, the hand: a button; at most 25 characters.
deal-panel-help = Help

## Playing at somebody

# Deal, playing at somebody: what a closed menu says; at most 40 characters.
deal-panel-whom = Who is the target?

# Deal, playing at somebody: what a closed menu says; at most 40 characters.
deal-panel-which-card = Which card do you take?

# Deal, playing at somebody: what a closed menu says; at most 40 characters.
deal-panel-which-set = Which set do you take?

# Deal, playing at somebody: what a closed menu says; at most 40 characters.
deal-panel-which-own = Which card do you give?

# Deal, playing at somebody: a line of a message; at most 90 characters.
deal-panel-which-colour = Which colour?

# Deal, playing at somebody: a line of a panel that one person sees; at most 120 characters.
# $card: a card's name (Reading Railroad) · $name: a person (Anna)
deal-panel-swap-for = You take { $card } from { $name }. What will you give?

# Deal, playing at somebody: the small line below a menu's choice; at most 100 characters.
# $count: how many, chooses the plural form (1) · $sets: how many complete sets (1) · $goal: how many sets win (3)
deal-panel-targets = { $count ->
    [one] One card to take · ⭐{ $sets }/{ $goal }
   *[other] { $count } cards to take · ⭐{ $sets }/{ $goal }
  }

# Deal, playing at somebody: the small line below a menu's choice; at most 100 characters.
# $bank: money in the bank (5M)
deal-panel-bank-of = Bank { $bank }

# Deal, playing at somebody: a line of a panel that one person sees; at most 120 characters.
# $rent: a rent (Red rent) · $due: what is to be paid (3M) · $plays: how many cards may still be played (2)
deal-panel-bill = { $rent }: **{ $due }** · { $plays ->
    [one] costs { $plays } play
   *[other] costs { $plays } plays
  }

# Deal, playing at somebody: a button; not much longer than English.
# $due: what is to be paid (3M)
deal-panel-send-rent = Charge everybody { $due }

# Deal, playing at somebody: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $name: a person (Anna) · $due: what is to be paid (3M)
deal-panel-send-rent-one = Charge { $name } { $due }

# Deal, playing at somebody: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $due: what is to be paid (3M)
deal-panel-send-rent-open = { $due }: choose who pays

# Deal, playing at somebody: a line of a panel that one person sees; at most 120 characters.
# $card: a card's name (Sly Deal) · $wanted: the card taken (Reading Railroad) · $name: a person (Anna)
deal-panel-sure-sly = { $card }: take { $wanted } from { $name }

# Deal, playing at somebody: a line of a panel that one person sees; at most 120 characters.
# $card: a card's name (Forced Deal) · $wanted: the card taken (Reading Railroad) · $name: a person (Anna) · $own: the card given (St. James Place)
deal-panel-sure-forced = { $card }: take { $wanted } from { $name } and give { $own }

# Deal, playing at somebody: a line of a panel that one person sees; at most 120 characters.
# $card: a card's name (Deal Breaker) · $group: the set (green set) · $name: a person (Anna) · $cards: cards, listed
deal-panel-sure-breaker = { $card }: take the complete { $group } from { $name } ({ $cards })

# Deal, playing at somebody: a line of a panel that one person sees; at most 120 characters.
# $card: a card's name (Debt Collector) · $name: a person (Anna)
deal-panel-sure-collect = { $card }: 5M from { $name }

# Deal, playing at somebody: a line of a message; at most 90 characters.
# $card: a card's name
deal-panel-sure-birthday = { $card }: 2M from everybody

# Deal, playing at somebody: a line of a panel that one person sees; at most 120 characters.
# $plays: how many cards may still be played (3)
deal-panel-sure-end = { $plays ->
    [one] End your turn? You can still play { $plays } card.
   *[other] End your turn? You can still play { $plays } cards.
  }

# Deal, playing at somebody: a line of a panel that one person sees; at most 120 characters.
deal-panel-sure-leave = Leave the game for good? All your cards go under the draw pile.

## Answering

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $name: a person (Anna)
deal-panel-asks-theft = { $name } wants to take this. What do you do?

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $name: a person (Anna)
deal-panel-asks-counter = { $name } has played { deal-card-just-say-no } against you. Counter it?

# Deal, answering: a button; at most 25 characters.
deal-panel-accept = Accept

# Deal, answering: a button; at most 25 characters.
deal-panel-let-stand = Let it stand

# Deal, answering: a choice in a menu, also a button; at most 25 characters.
deal-panel-joker = { deal-card-just-say-no }

# Deal, answering: a button; at most 25 characters.
deal-panel-counter-joker = Counter with { deal-card-just-say-no }

# Deal, answering: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $name: a person (Anna)
deal-panel-other-question = Another question: { $name }…

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
deal-panel-limit-pay = ⏱️ Time is up { $until }; then the bot pays as cheaply as it can.

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
deal-panel-limit-theft = ⏱️ Time is up { $until }; then the action goes ahead.

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
deal-panel-limit-counter = ⏱️ Time is up { $until }; then the action is cancelled.

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $name: a person (Anna) · $due: what is to be paid (3M)
deal-panel-owed = You owe { $name } **{ $due }**. No change is given.

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $due: what is to be paid (3M) · $chosen: the sum of the cards chosen (3M) · $lost: what is overpaid, as no change is given (0M)
deal-panel-sum = Due { $due }, chosen { $chosen }, overpaid { $lost }

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (0) · $colours: colours, listed (orange)
deal-panel-breaks = { $count ->
    [0] Breaks no set.
   *[other] ⚠️ Breaks a complete set: { $colours }.
  }

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $cards: cards, listed (House)
deal-panel-falls = Will go into your bank for good: { $cards }.

# Deal, answering: a line of a panel that one person sees; at most 120 characters.
# $cards: cards, listed (House)
deal-panel-falls-discard = Will go to the played cards for nothing: { $cards }.

# Deal, answering: what a closed menu says; at most 40 characters.
deal-panel-tick = Which cards do you pay with?

# Deal, answering: a button; at most 25 characters.
deal-panel-least = Cheapest payment

## Rearranging, exchanging

# Deal, rearranging, exchanging: the title of a panel; at most 60 characters.
deal-panel-rearrange-title = Rearrange

# Deal, rearranging, exchanging: a line of a panel that one person sees; at most 120 characters.
deal-panel-rearrange-hint = Choose a card, then its place. All moves are made at once and cost no play.

# Deal, rearranging, exchanging: what a closed menu says; at most 40 characters.
deal-panel-which-wild = Which card moves?

# Deal, rearranging, exchanging: what a closed menu says; at most 40 characters.
# $card: a card's name (Property Wild (pink/orange))
deal-panel-whither = Where does { $card } go?

# Deal, rearranging, exchanging: a line of a message; at most 90 characters.
# $card: a card's name
deal-panel-in-place-of = In exchange for { $card }

# Deal, rearranging, exchanging: a line of a panel that one person sees; at most 120 characters.
# $groups: groups (red 1/3 · yellow 1/3)
deal-panel-then = Then: { $groups }

# Deal, rearranging, exchanging: a line of a panel that one person sees; at most 120 characters.
# $colours: colours, listed (pink)
deal-panel-completes = Completes: { $colours }

# Deal, rearranging, exchanging: a button; at most 25 characters.
deal-panel-apply = Apply

# Deal, rearranging, exchanging: a button; at most 25 characters.
deal-panel-apply-sure = Apply anyway

# Deal, rearranging, exchanging: a line of a panel that one person sees; at most 120 characters.
# $cards: cards, listed (House)
deal-panel-sure-fall = Sure? This can't be undone: { $cards }.

# Deal, rearranging, exchanging: a choice in a menu; at most 100 characters.
# $card: a card's name (Illinois Avenue) · $wild: a wild card (Property Wild (red/yellow)) · $colour: a colour (red)
deal-panel-swap-wild = { $card } in place of { $wild }, now { $colour }

# Deal, rearranging, exchanging: what a closed menu says; at most 40 characters.
deal-panel-swap-which = Which exchange?

# Deal, rearranging, exchanging: the title of a panel; at most 60 characters.
# $card: a card's name (Kentucky Avenue) · $wild: a wild card (Multicolour Property Wild)
deal-panel-swap-title = { $card } in place of { $wild }

# Deal, rearranging, exchanging: a line of a panel that one person sees; at most 120 characters.
# $colour: a colour (red)
deal-panel-swap-hint = Your property takes the wild's place ({ $colour }), which costs one play. Where does the wild go?

# Deal, rearranging, exchanging: a button; at most 25 characters.
deal-panel-to-hand = Back to my hand

# Deal, rearranging, exchanging: a line of a message; at most 90 characters.
# $name: a set or colour (brown)
deal-panel-to-colour = On { $name }

## Giving back

# Deal, giving back: what a closed menu says; at most 40 characters.
# $excess: how many too many (3)
deal-panel-give-which = { $excess ->
    [one] Which card goes back?
   *[other] Which { $excess } cards go back?
  }

# Deal, giving back: a line of a panel that one person sees; at most 120 characters.
deal-panel-give-order = In this order; the first one gets drawn first.

# Deal, giving back: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $card: a card's name (1M note)
deal-panel-give-first = First: { $card }

## Standing orders

# Deal, standing orders: the small line below a menu's choice; at most 100 characters.
deal-order-end-hint = When no card is left to play

# Deal, standing orders: a line of a message; at most 90 characters.
deal-order-end-given = **End my turn** when no card is left to play.

# Deal, standing orders: a line of a panel that one person sees; at most 120 characters.
deal-panel-order-pay = **Pay** for me, as cheaply as possible.

# Deal, standing orders: a line of a panel that one person sees; at most 120 characters.
deal-panel-order-accept = **Accept** thefts and cancelled actions if I have no { deal-card-just-say-no }. Others may guess I have none.

# Deal, standing orders: a line of a panel that one person sees; at most 120 characters.
deal-panel-order-guard = **Guard** me: if I don't answer in time, use my { deal-card-just-say-no } against a { deal-card-deal-breaker }.

# Deal, standing orders: a line of a panel that one person sees; at most 120 characters.
deal-panel-order-pay-short = Pay for me

# Deal, standing orders: a line of a panel that one person sees; at most 120 characters.
deal-panel-order-accept-short = Accept for me

# Deal, standing orders: a line of a panel that one person sees; at most 120 characters.
deal-panel-order-guard-short = Guard me

# Deal, standing orders: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $order: a standing order (Pay for me)
deal-panel-order-on = { $order }: switch on

# Deal, standing orders: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $order: a standing order (Pay for me)
deal-panel-order-off = { $order }: switch off

## Played cards

# Deal, played cards: the title of a panel; at most 60 characters.
# $count: how many, chooses the plural form (9)
deal-panel-played-title = { $count ->
    [0] No card played yet
    [one] { $count } played card
   *[other] { $count } played cards
  }

# Deal, played cards: a line of a panel that one person sees; at most 120 characters.
# $cards: cards, listed (Debt Collector)
deal-panel-played-latest = Latest first: { $cards }

## The four quick-rule cards

# Deal: the title of one of four cards of help; at most 25 characters.
deal-panel-help-title-1 = The turn

# Deal: the title of one of four cards of help; at most 25 characters.
deal-panel-help-title-2 = Sets

# Deal: the title of one of four cards of help; at most 25 characters.
deal-panel-help-title-3 = Actions

# Deal: the title of one of four cards of help; at most 25 characters.
deal-panel-help-title-4 = Paying

# Deal: the text of one of four cards of help; no longer than English.
deal-panel-help-1 = You draw 2 cards, 5 if your hand is empty. Then you play up to three: money and actions into your **bank**, properties on the **table**, or **actions** for their effect. At the end of the turn you keep at most 7 cards and give the rest back. With three complete sets of different colours on your own turn, you win at once.

# Deal: the text of one of four cards of help; no longer than English.
deal-panel-help-2 = A set is complete with 2, 3 or 4 cards, as its cards say. A **{ deal-face-title-wild }** stands in for a colour it shows and moves for free on your turn; multicolour ones need another card beside them and can't pay. On a complete set you can build a **{ deal-card-house }** (+3M rent), then a **{ deal-card-hotel }** (+4M); but not on railroads or utilities.

# Deal: the text of one of four cards of help; no longer than English.
deal-panel-help-3 = **{ deal-face-title-rent }** is paid by everybody, { deal-card-rent-any } by one player; { deal-card-double-rent } goes with it. **{ deal-card-sly-deal }** takes a property, **{ deal-card-forced-deal }** swaps one, neither from a complete set; **{ deal-card-deal-breaker }** takes a complete set. **{ deal-card-debt-collector }**: 5M from one player. **{ deal-card-birthday }**: 2M from all. **{ deal-card-just-say-no }** stops an action against you, at any time and for free; another { deal-card-just-say-no } stops that.

# Deal: the text of one of four cards of help; no longer than English.
deal-panel-help-4 = You pay with what's in front of you (bank, properties, buildings), never from your hand. You choose the cards, but no more than needed; there's no change. If you can't cover it all, you give everything and the rest is forgiven. Properties you pay join the other player's; the rest goes to their bank.

## The end

# Deal, the end: a line of the message everybody sees; at most 90 characters.
# $colour: a colour (brown) · $cards: cards, listed (Park Place and Boardwalk)
deal-panel-won-set = { $colour }: { $cards }

# Deal, the end: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $sets: how many complete sets (3) · $total: the total (68M)
deal-panel-count = **{ $name }** · { $sets ->
    [one] { $sets } complete set
   *[other] { $sets } complete sets
  } · { $total } on the table

# Deal, the end: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna)
deal-panel-count-out = { $name } · has left
