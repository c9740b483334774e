### What the table of Classic shows around the game's own sentences: the turn, rents, properties, auctions, building, the end.

## The turn

# Classic, the turn: a line of the message everybody sees; at most 90 characters. `.still`: the same while the clock is stopped.
# $mention: a mention that calls the person (@Anna) · $owner: the owner (Ben) · $until: when, which Discord keeps counting (in 5 minutes (20:15))
classic-panel-held = { $mention }, it's your turn. { $owner } may still claim rent. You can roll { $until }
    .still = { $mention }, it's your turn, but { $owner } may still claim rent first.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-roll-again = a double! Roll the dice again.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-jail = you're in jail. Pay the fine, use a card, or try for a double.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-bus = choose how far the Bus takes you.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-triple = go to any space you like.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-card = pay, or draw a card instead.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-end = build, trade, or end your turn.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-auction-building = you may bid for the building, or pass.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-debt = you're in debt. Sell buildings, mortgage or trade until you can pay.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, no longer than English.
classic-panel-you-inherit = you've received mortgaged properties. Lift mortgages now, interest-free, or wait.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-contest = there aren't enough buildings. Order some too, or order nothing.

# Classic: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
classic-panel-you-claim = you can claim rent.

# Classic, the turn: a line of the message everybody sees; at most 90 characters.
classic-panel-contest-below = Not enough buildings: orders are placed in the message below.

# Classic, the turn: a line of a message; at most 90 characters.
# $name: a person (Anna) · $amount: money (150 fl)
classic-panel-debt-each = 💸 { $name } must raise **{ $amount }**, to be shared equally by the others.

# Classic, the turn: a line of a panel that one person sees; at most 120 characters.
# $shops: how many shops (22) · $towers: how many towers (12)
classic-panel-stock = Bank: { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
  }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
  }

# Classic, the turn: a line of a message; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
classic-panel-last-hour = ⏳ Time is up { $until }

# Classic, the turn: a line of a message; at most 90 characters.
classic-panel-time-over = ⏳ Time is up: no more rolls

## Buttons of the turn

# Classic, buttons of the turn: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (50 fl)
classic-panel-pay-fine = Pay { $amount }

# Classic, buttons of the turn: a choice in a menu, also a button; no longer than English.
# $number: a number (1)
classic-panel-use-card = { $number ->
    [1] Get Out of Jail Free
   *[other] Get Out of Jail Free { $number }
  }

# Classic, buttons of the turn: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $name: a person (Anna)
classic-panel-buy-card = Buy a card · { $name }…

# Classic, buttons of the turn: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $attempt: which try this is, a number (2) · $most: the most (3)
classic-panel-try-double = Roll ({ $attempt } of { $most })

# Classic, buttons of the turn: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $steps: how many spaces (2) · $name: a person (Anna)
classic-panel-way = { $steps } → { $name }

# Classic, buttons of the turn: what a closed menu says; at most 40 characters.
# $first: the first (Jail) · $last: the last (Stone Bridge)
classic-panel-side = { $first } to { $last }

# Classic, buttons of the turn: a line of a panel that one person sees; at most 120 characters.
# $what: the space, its owner, its rent (Ben · rent 20 fl)
classic-panel-there = There: { $what }

## Rents

# Classic, rents: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (20 fl) · $name: a person (Anna)
classic-panel-claim = Claim { $amount } · { $name }

# Classic, rents: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (20 fl)
classic-panel-claim-amount = Claim { $amount }

# Classic, rents: a button; not much longer than English.
# $amount: money (25 fl) · $name: a person (Anna)
classic-panel-claim-late = { $amount } · { $name }: too late

# Classic, rents: a line of a message; at most 90 characters.
classic-panel-claim-over = This rent has been claimed.

# Classic, rents: a line of a message; at most 90 characters.
# $mention: a mention that calls the person (@Anna) · $name: a person (Anna) · $amount: money (20 fl)
classic-panel-claim-you = { $mention }, { $name } owes you { $amount }. Claim it in time!

# Classic, rents: a line of a panel that one person sees; at most 120 characters.
# $owner: the owner (Ben) · $amount: money (20 fl) · $name: a person (Anna) · $space: a space of the board (Fountain Square)
classic-panel-claim-open = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space })

# Classic, rents: a line of a panel that one person sees; at most 120 characters. `.still`: the same while the clock is stopped.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
classic-panel-claim-until = ⏱️ Time to claim ends { $until }
    .still = ⏸️ the clock is stopped

# Classic, rents: a line of a message; at most 90 characters.
# $owner: the owner (Ben) · $amount: money (8 fl) · $name: a person (Anna) · $space: a space of the board (Stone Bridge)
classic-panel-claim-last = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space }) until the next roll.

# Classic, rents: a line of a message; at most 90 characters.
# $owner: the owner (Ben) · $amount: money (150 fl) · $name: a person (Anna) · $space: a space of the board (Rose Court)
classic-panel-claim-recorded = 💰 { $owner } has claimed { $amount } from { $name } ({ $space }). It'll be paid in a moment.

# Classic, rents: a line of a panel that one person sees; at most 120 characters.
# $count: how many, chooses the plural form (1)
classic-panel-losing = { $count ->
    [one] If you roll now, you'll lose your rent. Claim it first?
   *[other] If you roll now, you'll lose { $count } rents. Claim them first?
  }

## Properties

# Classic, properties: a line of a panel that one person sees; at most 120 characters.
# $level: the level built (4)
classic-panel-level = { $level ->
    [0] empty
    [1] 1 shop
    [5] tower
   *[other] { $level } shops
  }

# Classic, properties: a line of the message everybody sees; at most 90 characters.
# $times: by how much the dice are multiplied (4)
classic-panel-times = { $times } × dice

# Classic, properties: a line of the message everybody sees; at most 90 characters.
# $rent: a rent (30 fl)
classic-panel-rent-now = rent now **{ $rent }**

# Classic, properties: a line of a message; at most 90 characters.
classic-panel-mortgaged = Mortgaged: no rent.

# Classic, properties: a line of the message everybody sees; not much longer than English.
# $bare: the rent without buildings (2 fl) · $shops: shops (10 fl · **30 fl** · 90 fl · 160 fl) · $tower: what a tower costs (250 fl)
classic-panel-rents = Rent: empty { $bare } (double with the whole set) · 1 to 4 shops: { $shops } · tower: { $tower }

# Classic, properties: a line of a message; at most 90 characters.
# $rents: rents in total
classic-panel-rents-faction = Rent with 1 to 4 of them: { $rents }

# Classic, properties: a line of a message; at most 90 characters.
# $one: the factor with one Machine · $both: the factor with both Machines
classic-panel-rents-machine = Rent: { $one } × dice with one, { $both } × dice with both

# Classic, properties: a line of the message everybody sees; at most 90 characters.
# $price: a price (50 fl)
classic-panel-shop-price = Each shop costs { $price }, and so does the tower.

# Classic, properties: a line of the message everybody sees; at most 90 characters.
# $mortgage: what a mortgage brings (30 fl) · $lift: what lifting the mortgage costs (33 fl) · $tenth: a tenth of the mortgage (3 fl)
classic-panel-mortgage-values = Mortgage { $mortgage } · lift for { $lift } · fee if traded mortgaged { $tenth }

# Classic, properties: the small line below a menu's choice; at most 100 characters.
# $price: a price (60 fl)
classic-panel-free-hint = for sale · { $price }

# Classic, properties: the small line below a menu's choice; at most 100 characters.
# $owner: the owner (Ben) · $rent: a rent (35 fl)
classic-panel-owned-hint = { $owner } · rent { $rent }

# Classic, properties: the small line below a menu's choice; at most 100 characters.
# $owner: the owner (Ben)
classic-panel-mortgaged-hint = { $owner } · mortgaged

## Auctions

# Classic, auctions: a line of the message everybody sees; at most 90 characters.
# $kind: the kind of building (tower or shop)
classic-panel-auction-building = { $kind ->
    [tower] Auction: a tower
   *[shop] Auction: a shop
  }

# Classic, auctions: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (2)
classic-panel-lots-left = { $count ->
    [one] One more auction follows.
   *[other] { $count } more auctions follow.
  }

# Classic, auctions: a line of the message everybody sees; at most 90 characters.
# $kind: the kind of building (tower or shop) · $left: how many are left (3)
classic-panel-building-left = { $kind ->
    [tower] { $left ->
        [one] It's the last tower.
       *[other] { $left } towers are left.
      }
   *[shop] { $left ->
        [one] It's the last shop.
       *[other] { $left } shops are left.
      }
  }

# Classic, auctions: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (2) · $names: people, listed (Anna and Ben)
classic-panel-bidders = { $count ->
    [one] May bid: { $names }
   *[other] May bid: { $names }
  }

## Shortages

# Classic, shortages: a line of the message everybody sees; at most 90 characters.
# $kind: the kind of building (tower or shop) · $left: how many are left (2)
classic-panel-contest = { $kind ->
    [tower] { $left ->
        [one] Only 1 tower left
       *[other] Only { $left } towers left
      }
   *[shop] { $left ->
        [one] Only 1 shop left
       *[other] Only { $left } shops left
      }
  }

# Classic, shortages: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $group: a colour group (red) · $levels: levels on each space, joined by a dash (3-2-3)
classic-panel-order = { $name }: { $group }, up to { $levels }

# Classic, shortages: a line of the message everybody sees; at most 90 characters.
# $count: how many, chooses the plural form (1) · $names: people, listed (Anna and Ben)
classic-panel-contest-asked = { $count ->
    [0] Everybody has answered.
   *[other] May also order: { $names }
  }

# Classic, shortages: a line of the message everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
classic-panel-contest-until = Orders close { $until }

# Classic, shortages: a line of the message everybody sees; at most 90 characters.
classic-panel-contest-past = Building shortage

# Classic, shortages: a line of a message; at most 90 characters.
classic-panel-contest-over = This shortage is over.

## Private panels

# Classic, private panels: a line of a panel that one person sees; at most 120 characters.
# $cash: somebody's cash (80 fl) · $worth: the wealth (750 fl)
classic-panel-own = Cash **{ $cash }** · wealth { $worth }

# Classic, private panels: a line of a panel that one person sees; at most 120 characters.
# $amount: money (76 fl)
classic-panel-available = { $amount } free to spend

# Classic, private panels: a line of the message everybody sees; at most 90 characters.
# $space: a space of the board (Quarry Road) · $rent: a rent (8 fl)
classic-panel-own-bare = { $space } ({ $rent })

# Classic, private panels: a line of the message everybody sees; at most 90 characters.
# $space: a space of the board (Shepherds' Lane) · $level: the buildings there, with their number (1 shop) · $rent: a rent (10 fl)
classic-panel-own-built = { $space } ({ $level }, { $rent })

# Classic, private panels: a line of the message everybody sees; at most 90 characters.
# $space: a space of the board (Watermill) · $amount: money (75 fl)
classic-panel-own-mortgaged = { $space } (mortgaged for { $amount })

# Classic, private panels: a line of a panel that one person sees; at most 120 characters.
# $rents: rents in total (10 fl · 60 fl)
classic-panel-rents-then = rent { $rents }

# Classic, private panels: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $group: a colour group (brown) · $price: a price (50 fl)
classic-panel-group-price = { $group } · { $price } each

# Classic, private panels: a line of a panel that one person sees; at most 120 characters.
# $action: a move's label (Build) · $group: a colour group (red)
classic-panel-site = { $action } · { $group }

# Classic, private panels: a line of a panel that one person sees; at most 120 characters.
# $space: a space of the board (Bell Street) · $level: the buildings there, with their number (4 shops) · $rent: a rent (875 fl)
classic-panel-place = { $space }: { $level } · rent { $rent }

# Classic, private panels: a line of a panel that one person sees; at most 120 characters.
# $space: a space of the board (Fountain Square) · $level: the buildings there, with their number (3 shops) · $then: the buildings afterwards (4 shops) ·
# $rent: a rent (750 fl) · $after: the rent afterwards (925 fl)
classic-panel-place-change = { $space }: { $level } → **{ $then }** · rent { $rent } → { $after }

# Classic, private panels: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (150 fl)
classic-panel-build-for = Build · { $amount }

# Classic, private panels: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $amount: money (75 fl)
classic-panel-sell-for = Sell · { $amount }

# Classic, private panels: a line of a message; at most 90 characters.
# $amount: money (150 fl)
classic-panel-enter-for = Order · { $amount }

# Classic, private panels: a line of a panel that one person sees; at most 120 characters.
# $cash: somebody's cash (184 fl)
classic-panel-have = Free to spend: { $cash }

# Classic, private panels: a line of a panel that one person sees; at most 120 characters.
classic-panel-contested = Others may want these buildings too. There aren't enough for everyone, so the other players are asked first.

# Classic, private panels: a line of a panel that one person sees; not much longer than English.
classic-panel-confirm-leave = Leave the game for good? What you own will go to the bank, or to the player you owe.

# Classic, private panels: a line of a panel that one person sees; at most 120 characters.
classic-panel-confirm-gobankrupt = You'll be out of the game, and all you own will go to the player or bank you owe. Are you sure?

## Before and after

# Classic: what a move would change, beside it before it is made; at most 90 characters.
# $amount: money (83 fl) · $left: the cash that is left (175 fl)
classic-preview-price = Price { $amount } · leaves you { $left }

# Classic: what a move would change, beside it before it is made; at most 90 characters.
# $amount: money (60 fl) · $left: the cash that is left (1,898 fl)
classic-preview-gain = You get { $amount } · you'll have { $left }

## The end

# Classic, the end: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $total: the total (2,797 fl) · $cash: somebody's cash (1,907 fl) · $properties: what the properties are worth (890 fl) ·
# $buildings: what the buildings are worth (0 fl)
classic-panel-count = **{ $name }** · { $total } = cash { $cash } + properties { $properties } + buildings { $buildings }
