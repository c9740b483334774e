### What the table of Classic shows around the game's own sentences: the turn, rents, properties, auctions, building, the end.

## The turn

classic-panel-held = { $mention }, it's your turn. { $owner } may still claim rent. You can roll { $until }
    .still = { $mention }, it's your turn, but { $owner } may still claim rent first.
classic-panel-you-roll-again = a double! Roll the dice again.
classic-panel-you-jail = you're in jail. Pay the fine, use a card, or try for a double.
classic-panel-you-bus = choose how far the Bus takes you.
classic-panel-you-triple = go to any space you like.
classic-panel-you-card = pay, or draw a card instead.
classic-panel-you-end = build, trade, or end your turn.
classic-panel-you-auction-building = you may bid for the building, or pass.
classic-panel-you-debt = you have a debt. Sell buildings, mortgage or trade until you can pay.
classic-panel-you-inherit = you take over mortgaged properties. Lift them now without interest, or wait.
classic-panel-you-contest = there aren't enough buildings. Order too, or order nothing.
classic-panel-you-claim = you can claim rent.
classic-panel-contest-below = Not enough buildings: orders are placed in the message below.
classic-panel-debt-each = 💸 { $name } must raise **{ $amount }**, shared equally by the others.
classic-panel-stock = Bank: { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
  }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
  }
classic-panel-last-hour = ⏳ Time is up { $until }
classic-panel-time-over = ⏳ Time is up: no more rolls

## Buttons of the turn

classic-panel-pay-fine = Pay { $amount }
classic-panel-use-card = { $number ->
    [1] Get Out of Jail Free
   *[other] Get Out of Jail Free { $number }
  }
classic-panel-buy-card = Buy a card · { $name }…
classic-panel-try-double = Roll ({ $attempt } of { $most })
classic-panel-way = { $steps } → { $name }
classic-panel-side = { $first } to { $last }
classic-panel-there = There: { $what }

## Rents

classic-panel-claim = Claim { $amount } · { $name }
classic-panel-claim-amount = Claim { $amount }
classic-panel-claim-late = { $amount } · { $name }: too late
classic-panel-claim-over = This rent has been claimed.
classic-panel-claim-you = { $mention }, { $name } owes you { $amount }. Claim it in time!
classic-panel-claim-open = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space })
classic-panel-claim-until = ⏱️ Time to claim ends { $until }
    .still = ⏸️ the clock is stopped
classic-panel-claim-last = 💰 { $owner } may claim **{ $amount }** from { $name } ({ $space }) until the next roll.
classic-panel-claim-recorded = 💰 { $owner } has claimed { $amount } from { $name } ({ $space }). It's paid right after this.
classic-panel-losing = { $count ->
    [one] If you roll now, you lose a rent. Claim it first?
   *[other] If you roll now, you lose { $count } rents. Claim them first?
  }

## Properties

classic-panel-level = { $level ->
    [0] empty
    [1] 1 shop
    [5] tower
   *[other] { $level } shops
  }
classic-panel-times = { $times } × dice
classic-panel-rent-now = rent now **{ $rent }**
classic-panel-mortgaged = Mortgaged: no rent.
classic-panel-rents = Rent: empty { $bare } (double with the whole set) · 1 to 4 shops: { $shops } · tower: { $tower }
classic-panel-rents-faction = Rent with 1 to 4 of them: { $rents }
classic-panel-rents-machine = Rent: { $one } × dice with one, { $both } × dice with both
classic-panel-shop-price = Each shop costs { $price }, and so does the tower.
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
    [one] One more auction follows.
   *[other] { $count } more auctions follow.
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
   *[other] May also order: { $names }
  }
classic-panel-contest-until = Orders close { $until }
classic-panel-contest-past = Building shortage
classic-panel-contest-over = This shortage is over.

## Private panels

classic-panel-own = Cash **{ $cash }** · wealth { $worth }
classic-panel-available = free to spend { $amount }
classic-panel-own-bare = { $space } ({ $rent })
classic-panel-own-built = { $space } ({ $level }, { $rent })
classic-panel-own-mortgaged = { $space } (mortgaged for { $amount })
classic-panel-rents-then = rent { $rents }
classic-panel-group-price = { $group } · { $price } each
classic-panel-site = { $action } · { $group }
classic-panel-place = { $space }: { $level } · rent { $rent }
classic-panel-place-change = { $space }: { $level } → **{ $then }** · rent { $rent } → { $after }
classic-panel-build-for = Build · { $amount }
classic-panel-sell-for = Sell · { $amount }
classic-panel-enter-for = Order · { $amount }
classic-panel-have = Free to spend: { $cash }
classic-panel-contested = Others may want these buildings too. Your order opens a shortage, so they get asked first.
classic-panel-confirm-leave = You leave the game for good. What you own goes to the bank, or to the player you owe. Are you sure?
classic-panel-confirm-gobankrupt = You're out of the game, and all you own goes to the player or bank you owe. Are you sure?

## Before and after

classic-preview-price = Price { $amount } · leaves you { $left }
classic-preview-gain = You get { $amount } · you'll have { $left }

## The end

classic-panel-count = **{ $name }** · { $total } = cash { $cash } + properties { $properties } + buildings { $buildings }
