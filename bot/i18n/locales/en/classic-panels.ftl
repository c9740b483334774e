### What the table of Classic shows around the game's own sentences: the turn, rents, properties, auctions, building, the end.

## The turn

classic-panel-held = { $mention }, it's your turn. The dice wait for { $owner }, and are free { $until }
    .still = { $mention }, it's your turn. The dice wait for { $owner }.
classic-panel-you-roll-again = a double! Roll the dice again.
classic-panel-you-jail = you're in jail. Pay the fine, use a card, or try for a double.
classic-panel-you-bus = choose how far the Bus takes you.
classic-panel-you-triple = go to any space you like.
classic-panel-you-card = pay, or draw a card instead.
classic-panel-you-end = build, trade, or end your turn.
classic-panel-you-auction-building = you may bid for the building, or pass.
classic-panel-you-debt = you have a debt. Sell buildings, mortgage properties, or propose deals, until it's covered.
classic-panel-you-inherit = you take over a bankrupt's deeds. Lift any of their mortgages now without interest, or end with Done.
classic-panel-you-contest = buildings are short. Order too, or order nothing.
classic-panel-you-claim = a rent waits to be claimed.
classic-panel-contest-below = Buildings are short: orders are placed in their own message below.
classic-panel-debt-each = 💸 { $name } must find **{ $amount }**, in equal parts for everybody else.
classic-panel-stock = Bank: { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
  }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
  }
classic-panel-last-hour = ⏳ Time ends { $until }
classic-panel-time-over = ⏳ Time is up: nobody rolls any more

## Buttons of the turn

classic-panel-pay-fine = Pay { $amount }
classic-panel-use-card = { $number ->
    [1] Jail card
   *[other] Jail card { $number }
  }
classic-panel-buy-card = Buy jail card · { $name }…
classic-panel-try-double = Roll ({ $attempt } of { $most })
classic-panel-way = { $steps } → { $name }
classic-panel-side = { $first } to { $last }
classic-panel-there = There: { $what }

## Rents

classic-panel-claim = Claim { $amount } · { $name }
classic-panel-claim-amount = Claim { $amount }
classic-panel-claim-late = { $amount } · { $name }: too late
classic-panel-claim-over = This rent has been claimed.
classic-panel-claim-you = { $mention }, { $name } owes you { $amount } if you claim it in time.
classic-panel-claim-open = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space })
classic-panel-claim-until = ⏱️ { $until }
    .still = ⏸️ the clock stands still
classic-panel-claim-last = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space }) until the next player rolls.
classic-panel-claim-recorded = 💰 { $owner } has claimed { $amount } from { $name } ({ $space }): it's collected right after this.
classic-panel-losing = { $count ->
    [one] Your roll would lose you a rent. Claim it first?
   *[other] Your roll would lose you { $count } rents. Claim them first?
  }

## Properties

classic-panel-level = { $level ->
    [0] bare
    [1] 1 shop
    [5] tower
   *[other] { $level } shops
  }
classic-panel-times = { $times } × dice
classic-panel-rent-now = rent now **{ $rent }**
classic-panel-mortgaged = Mortgaged: no rent.
classic-panel-rents = Rent: empty { $bare } (double with the whole group) · 1 to 4 shops: { $shops } · tower: { $tower }
classic-panel-rents-faction = Rent with 1 to 4 of them: { $rents }
classic-panel-rents-machine = Rent: { $one } times the dice with one, { $both } times with both
classic-panel-shop-price = A shop costs { $price }, the tower too.
classic-panel-mortgage-values = Mortgage { $mortgage } · to lift it { $lift } · fee if traded mortgaged { $tenth }
classic-panel-free-hint = for sale · { $price }
classic-panel-owned-hint = { $owner } · rent { $rent }
classic-panel-mortgaged-hint = { $owner } · mortgaged

## Auctions

classic-panel-auction-building = { $kind ->
    [tower] Auction: a tower
   *[shop] Auction: a shop
  }
classic-panel-lots-left = { $count ->
    [one] One more lot comes after this.
   *[other] { $count } more lots come after this.
  }
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
classic-panel-bidders = { $count ->
    [one] May bid: { $names }
   *[other] May bid: { $names }
  }

## Shortages

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
classic-panel-order = { $name }: { $group }, up to { $levels }
classic-panel-contest-asked = { $count ->
    [0] Everybody has answered.
   *[other] May order too: { $names }
  }
classic-panel-contest-until = Orders close { $until }
classic-panel-contest-past = Building shortage
classic-panel-contest-over = This shortage is over.

## Private panels

classic-panel-own = Cash **{ $cash }** · net worth { $worth }
classic-panel-available = free to spend { $amount }
classic-panel-own-bare = { $space } ({ $rent })
classic-panel-own-built = { $space } ({ $level }, { $rent })
classic-panel-own-mortgaged = { $space } (mortgaged for { $amount })
classic-panel-rents-then = rents { $rents }
classic-panel-group-price = { $group } · { $price } each
classic-panel-site = { $action } · { $group }
classic-panel-place = { $space }: { $level } · rent { $rent }
classic-panel-place-change = { $space }: { $level } → **{ $then }** · rent { $rent } → { $after }
classic-panel-build-for = Build · { $amount }
classic-panel-sell-for = Sell · { $amount }
classic-panel-enter-for = Order · { $amount }
classic-panel-have = Free to spend: { $cash }
classic-panel-contested = Others could want these buildings too: your order opens a shortage, and the others are asked first.
classic-panel-confirm-leave = You leave the game for good; what you own goes to the bank, or to the player you owe. Are you sure?
classic-panel-confirm-gobankrupt = You're out of the game, and all you own goes to your creditor. Are you sure?

## Before and after

classic-preview-price = Price { $amount } · leaves you { $left }
classic-preview-gain = You receive { $amount } · you will have { $left }

## The end

classic-panel-count = **{ $name }** · { $total } = cash { $cash } + properties { $properties } + buildings { $buildings }
