### What the table of Builder shows around the game's own sentences: the turn, rents, chips, building, offers, the end.

## The turn

# Builder, the turn: a line of the message everybody sees; at most 90 characters. `.still`: the same while the clock is stopped.
# $mention: a mention that calls the person (@Anna) · $owner: the owner (Ben) · $until: when, which Discord keeps counting (in 5 minutes (20:15))
builder-panel-held = { $mention }, it's your turn. { $owner } may still claim rent. You can roll { $until }
    .still = { $mention }, it's your turn, but { $owner } may still claim rent first.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
# $count: how many, chooses the plural form (2)
builder-panel-you-drop = { $count ->
    [one] you have one chip too many. Leave it here.
   *[other] you have { $count } chips too many. Leave them here.
  }

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
builder-panel-you-roll-again = a double gives you another turn. Roll the dice.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
builder-panel-you-jail = you're in jail. Pay, use a card, or roll for a double.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
builder-panel-you-steal = you may take a chip from another player.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
builder-panel-you-park = you may give two chips for one of another type.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
builder-panel-you-pick = choose your chips.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, not much longer than English.
builder-panel-you-swap = you may swap one of your properties for another player's.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
builder-panel-you-manage = exchange chips, build, or end your turn.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, no longer than English.
builder-panel-you-manage-jailed = you may exchange chips with the bank, then end your turn. You can't build in jail.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
builder-panel-you-debt = you're in debt. Mortgage or trade until you can pay.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, not much longer than English.
builder-panel-you-inherit = you've received mortgaged properties. Lift the mortgages now, or keep them.

# Builder: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
builder-panel-you-claim = you can claim rent.

# Builder, the turn: a line of a message; at most 90 characters.
builder-panel-counting = The last rents can still be claimed before the final count.

# Builder, the turn: a line of the message everybody sees; at most 90 characters.
# $each: people with their chips, listed (Anna 2 boats)
builder-panel-made = Chips this roll: { $each }

# Builder, the turn: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $chips: chips, listed (2 dump trucks)
builder-panel-made-each = { $name } { $chips }

# Builder, the turn: a line of a panel that one person sees; at most 120 characters.
# $truck: how many dump trucks (3) · $crane: how many cranes (4) · $excavator: how many excavators (4) · $boat: how many boats (4)
builder-panel-chips = 🚚{ $truck } 🏗️{ $crane } 🚜{ $excavator } 🚢{ $boat }

# Builder, the turn: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $cash: somebody's cash (M660) · $chips: chips, listed (🚚5 🏗️0 🚜0 🚢0) · $blocks: blocks, counted (1 block)
builder-panel-purse = **{ $name }** { $cash } · { $chips } · { $blocks }

# Builder, the turn: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (4)
builder-panel-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
  }

# Builder, the turn: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (29)
builder-panel-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

# Builder, the turn: a line of a message; at most 90 characters.
# $round: the round (3) · $rounds: how many rounds (3)
builder-panel-round = Round { $round } of { $rounds }

# Builder, the turn: a line of a message; at most 90 characters.
# $idle: rounds so far · $stall: rounds until the end
builder-panel-idle = Rounds in a row without building: { $idle } of { $stall }

# Builder, the turn: a button; at most 25 characters.
builder-panel-island = Island…

## Buttons of the turn

# Builder, buttons of the turn: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $count: how many, chooses the plural form (2)
builder-panel-drop = { $count ->
    [one] Leave one chip…
   *[other] Leave { $count } chips…
  }

# Builder, buttons of the turn: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $attempt: which try this is, a number (2) · $most: the most (3)
builder-panel-try-double = Roll ({ $attempt } of { $most })

# Builder, buttons of the turn: what a closed menu says; at most 40 characters.
builder-panel-steal = Which chip will you take?

# Builder, buttons of the turn: a choice in a menu; at most 100 characters.
# $chip: a kind of chip (Dump truck) · $name: a name (Anna)
builder-panel-prey = { $chip } · { $name }

# Builder, buttons of the turn: the small line below a menu's choice; at most 100 characters.
# $chips: chips, listed (1 dump truck)
builder-panel-prey-hint = has { $chips }

## Rents

# Builder, rents: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (M100) · $name: a person (Anna)
builder-panel-ask = Claim { $amount } · { $name }

# Builder, rents: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (M100)
builder-panel-ask-amount = Claim { $amount }

# Builder, rents: a button; at most 25 characters.
builder-panel-waive-it = Waive it

# Builder, rents: a button; not much longer than English.
# $name: a person (Anna) · $amount: money (M100)
builder-panel-waive = Waive · { $name } ({ $amount })

# Builder, rents: a line of a message; at most 90 characters.
builder-panel-claim-over = This rent is settled.

# Builder, rents: a line of the message everybody sees; at most 90 characters.
# $mention: a mention that calls the person (@Anna) · $name: a person (Anna) · $amount: money (M50)
builder-panel-claim-you = { $mention }, { $name } owes you { $amount }. Claim it in time!

# Builder, rents: a line of the message everybody sees; at most 90 characters.
# $owner: the owner (Ben) · $amount: money (M50) · $name: a person (Anna) · $space: a space of the board (States Avenue)
builder-panel-claim-open = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space })

# Builder, rents: a line of the message everybody sees; at most 90 characters. `.still`: the same while the clock is stopped.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
builder-panel-claim-until = ⏱️ Time to claim ends { $until }
    .still = ⏸️ the clock is stopped

# Builder, rents: a line of the message everybody sees; at most 90 characters.
# $owner: the owner (Ben) · $amount: money (M100) · $name: a person (Anna) · $space: a space of the board (States Avenue)
builder-panel-claim-last = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space }) until the next roll.

# Builder, rents: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (1)
builder-panel-losing = { $count ->
    [one] If you roll now, you'll lose your rent. Claim it first?
   *[other] If you roll now, you'll lose { $count } rents. Claim them first?
  }

## Chips

# Builder, chips: a line of a panel that one person sees; at most 120 characters.
# $chips: chips, listed (🚚2 🏗️4 🚜4 🚢0) · $count: how many, chooses the plural form (10)
builder-panel-have = Your chips: { $chips } ({ $count })

# Builder, chips: a line of a panel that one person sees; at most 120 characters.
# $chips: chips, listed (🚚2 🏗️2 🚜2 🚢0)
builder-panel-remains = Left after this: { $chips }

# Builder, chips: a line of a panel that one person sees; at most 120 characters.
# $chips: chips, listed (🚚20 🏗️20 🚜20 🚢20)
builder-panel-bank = The bank: { $chips }

# Builder, chips: a button; not much longer than English.
# $chip: a kind of chip (Dump truck) · $count: how many, chooses the plural form (4) · $most: the most (6)
builder-panel-picked = { $chip } · { $count } of { $most }

# Builder, chips: a button; at most 25 characters.
builder-panel-usual = Usual choice

# Builder, chips: the title of a panel; at most 60 characters.
# $count: how many, chooses the plural form (4)
builder-panel-drop-title = { $count ->
    [one] Leave one chip
   *[other] Leave { $count } chips
  }

# Builder, chips: a line of a panel that one person sees; at most 120 characters.
# $space: a space of the board (at Jail)
builder-panel-drop-where = They stay { $space } for the next player who passes.

# Builder, chips: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $count: how many, chooses the plural form (4) · $wanted: how many are wanted (4)
builder-panel-drop-sure = Leave { $count } of { $wanted }

# Builder, chips: a line of a panel that one person sees; at most 120 characters.
# $chips: chips, listed (1 dump truck)
builder-panel-park-give = You give: { $chips }

# Builder, chips: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $chip: a kind of chip (Dump truck)
builder-panel-park-take = Take: { $chip }

# Builder, chips: a choice in a menu; at most 100 characters.
# $four: the chips given (4 🚚) · $one: the chip taken (1 crane)
builder-panel-exchange = { $four } → { $one }

# Builder, chips: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (4)
builder-panel-keeping = { $count ->
    [one] Next turn you may keep only six chips and must leave one. Exchange or build to use it.
   *[other] Next turn you may keep only six chips and must leave { $count }. Exchange or build to use them.
  }

# Builder, chips: a button; at most 25 characters.
builder-panel-end-anyway = End turn anyway

## Building

# Builder, building: a line of a panel that one person sees; at most 120 characters.
# $level: the floor, 5 is the penthouse (2)
builder-panel-level = { $level ->
    [5] penthouse
   *[other] floor { $level }
  }

# Builder, building: a line of the message everybody sees; at most 90 characters.
# $named: how many chips are named before, 0 for none (3) · $count: how many, chooses the plural form (2)
builder-panel-any = { $named ->
    [0] { $count } of any type
   *[other] { $count } more of any type
  }

# Builder, building: a line of the message everybody sees; at most 90 characters.
# $level: the floor, in words (floor 1) · $chips: chips, listed (2 of any type) · $points: points, counted (1 point)
builder-panel-cost = { $level }: { $chips } · { $points }

# Builder, building: a choice in a menu; at most 100 characters.
# $site: a place to build (A2) · $level: the floor, in words (floor 1)
builder-panel-place = { $site } · { $level }

# Builder, building: a line of a panel that one person sees; at most 120 characters.
# $before: points before (18) · $after: points after (21)
builder-panel-points-change = points { $before } → { $after }

# Builder, building: a line of a message; at most 90 characters.
builder-panel-other-place = Elsewhere…

# Builder, building: what a closed menu says; at most 40 characters.
builder-panel-which-chips = Which chips?

# Builder, building: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (2)
builder-panel-choose-chips = { $count ->
    [one] Choose one more chip of any type.
   *[other] Choose { $count } more chips of any type.
  }

# Builder, building: a line of a panel that one person sees; at most 120 characters.
# $chips: chips, listed (2 dump trucks)
builder-panel-pays = You pay: { $chips }

# Builder, building: a line of a panel that one person sees; at most 120 characters.
# $chips: chips, listed (1 dump truck)
builder-panel-pays-choice = Your choice: { $chips }

# Builder, building: a line of a panel that one person sees; at most 120 characters.
# $points: everybody with their points (Anna 16 · Ben 6 · Anna 0)
builder-panel-ends-game = This ends the game at once. Points: { $points }

# Builder, building: a line of a panel that one person sees; at most 120 characters.
# $name: a person (Anna) · $count: how many points (16)
builder-panel-standing = { $name } { $count }

## Properties

# Builder, properties: a line of a panel that one person sees; at most 120 characters.
builder-panel-mortgaged = Mortgaged: no rent, no chips.

# Builder, properties: a line of a panel that one person sees; at most 120 characters.
builder-panel-mortgaged-short = mortgaged

# Builder, properties: a line of the message everybody sees; at most 90 characters.
# $alone: the rent of this property alone (M30) · $both: the rent with the whole set (M60)
builder-panel-rents = Rent { $alone }, with the whole set { $both }

# Builder, properties: a line of the message everybody sees; at most 90 characters.
# $number: the sum of both dice (5) · $chips: chips, listed (2 cranes)
builder-panel-number = On a roll of { $number }, no matter who rolls: { $chips }

# Builder, properties: a line of the message everybody sees; at most 90 characters.
# $mortgage: what a mortgage brings (M50) · $repay: what lifting the mortgage costs (M55)
builder-panel-mortgage-values = Mortgage { $mortgage } · lift for { $repay }

# Builder, properties: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (2)
builder-panel-set-points = { $count ->
    [one] Owning both is worth { $count } point at the end.
   *[other] Owning both is worth { $count } points at the end.
  }

# Builder, properties: the small line below a menu's choice; at most 100 characters.
# $group: a colour group (pink) · $rent: a rent (M60) · $number: the sum of both dice (5) · $chips: chips, listed (2 dump trucks)
builder-panel-deed-hint = { $group } · rent { $rent } · on { $number }: { $chips }

# Builder, properties: a line of a panel that one person sees; at most 120 characters.
# $price: a price (M60)
builder-panel-free-hint = for sale at { $price }

# Builder, properties: a choice in a menu, also the small line below a menu's choice; at most 100 characters.
# $owner: the owner (Ben)
builder-panel-owned-hint = { $owner }

# Builder, properties: a line of a panel that one person sees; at most 120 characters.
# $owner: the owner (Ben)
builder-panel-mortgaged-hint = { $owner }, mortgaged

# Builder, properties: what a closed menu says; at most 40 characters.
builder-panel-which-deed = Which property?

# Builder, properties: a line of the message everybody sees; at most 90 characters.
# $space: a space of the board (Mediterranean Avenue) · $rent: a rent (M20) · $number: the sum of both dice (10) · $chips: chips, listed (2 dump trucks)
builder-panel-own-deed = { $space } (rent { $rent }; on { $number }: { $chips })

# Builder, properties: a line of the message everybody sees; at most 90 characters.
# $space: a space of the board (Vermont Avenue)
builder-panel-own-mortgaged = { $space } (mortgaged)

# Builder: what a move would change, beside it before it is made; at most 90 characters.
# $amount: money (M165) · $left: the cash that is left (M495)
builder-preview-price = Price { $amount } · leaves you { $left }

# Builder: what a move would change, beside it before it is made; at most 90 characters.
# $amount: money (M80) · $left: the cash that is left (M740)
builder-preview-gain = You get { $amount } · you'll have { $left }

# Builder, properties: a line of a panel that one person sees; not much longer than English.
builder-panel-confirm-leave = Leave the game for good and come last? Everything you have will go to the bank, or to the player you owe.

# Builder, properties: a line of a message; no longer than English.
builder-panel-confirm-gobankrupt = Everything you have will go to the player or bank you owe. Your buildings stay and still score. Are you sure?

# Builder, properties: a line of a panel that one person sees; at most 120 characters.
builder-panel-confirm-endandcount = The game will end here, and points will be counted without the penthouse. Are you sure?

## Auctions

# Builder, auctions: a line of the message everybody sees; not much longer than English.
builder-panel-auction-held = ⏸️ The auction is on hold for a debt or a mortgage. Bids still count.

# Builder, auctions: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (2) · $names: people, listed (Anna and Ben)
builder-panel-passed = { $count ->
    [one] Passed: { $names }
   *[other] Passed: { $names }
  }

## Offers

# Builder, offers: the title of a panel; at most 60 characters.
# $number: the sum of both dice (2) · $seat: a person (Anna) · $partner: the other person in the trade (Ben)
builder-trade-title = Trade { $number }: { $seat } to { $partner }

# Builder, offers: a line of the message everybody sees; at most 90 characters.
# $how: how it ended, the name of an event (DealMade, DealRefused, DealWithdrawn, DealCountered, DealVoid or other) · $number: the sum of both dice (3) ·
# $gone: what is gone, listed (nothing)
builder-trade-title-over = { $how ->
    [DealMade] Trade { $number } accepted
    [DealRefused] Trade { $number } declined
    [DealWithdrawn] Trade { $number } withdrawn
    [DealCountered] Trade { $number } countered
    [DealVoid] Trade { $number } cancelled, no longer available: { $gone }
   *[other] Trade { $number } lapsed
  }

# Builder, offers: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $group: a colour group (yellow)
builder-trade-completes = { $name } would have both { $group } properties

# Builder, offers: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $group: a colour group (brown)
builder-trade-breaks = { $name } would no longer have both { $group } properties

# Builder, offers: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $chips: chips, listed (🚚3 🏗️0 🚜0 🚢0)
builder-trade-chips = { $name }'s chips afterwards: { $chips }

# Builder, offers: a line of the message everybody sees; at most 90 characters.
builder-trade-stale = Something in this trade is gone, so it can't go ahead.

# Builder, offers: the small line below a menu's choice; at most 100 characters.
# $number: the sum of both dice (2)
builder-trade-chip = no. { $number }

## The end

# Builder, the end: a line of the message everybody sees; no longer than English.
# $name: a person (Anna) · $total: points in all (29) · $buildings: points for buildings (22) · $sets: points for complete sets (2) ·
# $billionaire: points of the bonus (3) · $community: points of the bonus (5) · $cash: somebody's cash (M625)
builder-panel-count = **{ $name }** · **{ $total }** = buildings { $buildings } + sets { $sets }{ $billionaire ->
    [0] {""}
   *[other] {" "}+ Billionaire Builder { $billionaire }
  }{ $community ->
    [0] {""}
   *[other] {" "}+ Community Builder { $community }
  } · { $cash } in cash

# Builder, the end: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna)
builder-panel-count-left = { $name } · has left
