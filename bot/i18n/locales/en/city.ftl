### City: its name, spaces, verbs, events, waits, refusals, options.

city-name = City
city-blurb = Buy districts, fill them with blocks straight away, and outbid the others in fifty-second auctions. The richest player when the hour is over wins.

## Spaces

city-space-0 = GO
city-space-1 = Summergate
city-space-2 = Chance
    .at = on Chance
city-space-3 = Stoneside
city-space-4 = Industry Tax
    .at = on Industry Tax
city-space-5 = Planning Permission
    .at = on Planning Permission
city-space-6 = Westlands
    .at = in Westlands
city-space-7 = Chance
    .at = on Chance
city-space-8 = Bayview Dock
city-space-9 = Brightside
    .at = in Brightside
city-space-10 = Jail
    .of = of the jail
    .at = at the jail
    .the = the jail
city-space-11 = Old Town
    .at = in Old Town
city-space-12 = Auction
    .of = of the auction space
    .at = on the auction space
    .the = the auction space
city-space-13 = Harbor Heights
    .at = in Harbor Heights
city-space-14 = Central Quay
city-space-15 = Planning Permission
    .at = on Planning Permission
city-space-16 = Shine Village
    .at = in Shine Village
city-space-17 = Chance
    .at = on Chance
city-space-18 = East Bank
    .at = on East Bank
city-space-19 = Treetop Park
    .at = in Treetop Park
city-space-20 = Free Parking
city-space-21 = Seaview
    .at = in Seaview
city-space-22 = Chance
    .at = on Chance
city-space-23 = The Wharf
    .of = of The Wharf
city-space-24 = Middleton
    .at = in Middleton
city-space-25 = Planning Permission
    .at = on Planning Permission
city-space-26 = New Town
    .at = in New Town
city-space-27 = Silver Harbor
city-space-28 = Chance
    .at = on Chance
city-space-29 = Central City
    .at = in Central City
city-space-30 = Go to Jail
    .at = on Go to Jail
city-space-31 = Royal Court
city-space-32 = The Marina
city-space-33 = Auction
    .of = of the auction space
    .at = on the auction space
    .the = the auction space
city-space-34 = Riverside
city-space-35 = Planning Permission
    .at = on Planning Permission
city-space-36 = Chance
    .at = on Chance
city-space-37 = Fortune Valley
    .at = in Fortune Valley
city-space-38 = Industry Tax
    .at = on Industry Tax
city-space-39 = Diamond Hills
    .at = in Diamond Hills

## Groups

city-group-sky = light blue
city-group-purple = purple

## Words used as values

city-value-residential = residential
city-value-industrial = industrial

## Verbs, and the questions for their fields

city-action-pay-fine = Pay 500k
city-action-auction-opening = Your opening bid
city-action-choose = Auction a district
city-action-choose-space = Which district?
city-action-choose-opening = Your opening bid
city-action-skip = Do nothing
city-action-press = Get a permit
city-action-done = End turn
city-action-build = Place blocks
city-action-build-space = In which district?
city-action-build-kind = Which kind of block?
city-action-build-count = How many blocks?
city-action-lift-mortgage = Lift a mortgage
city-action-lift-mortgage-space = Which mortgage?
city-action-mortgage-space = Which district?
city-action-go-bankrupt = Declare bankruptcy
city-action-call-hour = Call for another hour
city-action-vote = Vote
city-action-vote-answer = Play another hour?
city-action-close-vote = Close the vote
city-action-open-calls = Open the last quarter

## Events

city-event-moved = { $seat } moves from { $start-the } to { $space-the }.
city-event-salary-paid = { $seat } passes { city-space-0 } and collects { $amount }.
city-event-visited = { $reason ->
    [own] { $seat } stops { $space-at }, their own district.
    [mortgaged] { $seat } pays nothing { $space-at }: it's mortgaged.
    [waiting] { $seat } pays nothing { $space-at }: the bank auctions it next.
    [none-unowned] { $seat } has nothing to auction: every district has an owner.
    [no-industry] { $seat } owns no industry and pays no tax.
    [go] { $seat } stops on { city-space-0 }.
    [jail] { $seat } is just visiting the jail.
    [parking] { $seat } rests on { city-space-20 }.
   *[other] { $seat } stops { $space-at }.
  }
city-event-bank-opened = The bank auctions { $space-the }. Who bids first?
city-event-auction-opened = { $opener } auctions { $space-the }, opening at { $amount }.
city-event-lot-sold = Sold! { $space-the } goes to { $seat } for { $amount }.
city-event-lot-unsold = Nobody wants { $space-the }. It stays unowned.
city-event-auction-skipped = { $seat } doesn't start an auction.
city-event-rent-paid = { $doubled-word ->
    [skyscraper] { $seat } pays { $owner } { $amount } rent { $space-at } ({ $blocks ->
        [0] no blocks
        [one] { $blocks } block
       *[other] { $blocks } blocks
      }: { $base }, doubled by the skyscraper).
    [tower] { $seat } pays { $owner } { $amount } rent { $space-at } ({ $blocks ->
        [0] no blocks
        [one] { $blocks } block
       *[other] { $blocks } blocks
      }: { $base }, doubled by the Tower).
   *[no] { $seat } pays { $owner } { $amount } rent { $space-at } ({ $blocks ->
        [0] no blocks
        [one] { $blocks } block
       *[other] { $blocks } blocks
      }).
  }
city-event-tax-paid = { $seat } pays { $amount } in industry tax.
city-event-jailed = { $why ->
    [doubles] A third double: { $seat } goes to jail!
    [card] The card sends { $seat } to jail!
   *[space] { $seat } goes straight to jail!
  }
city-event-unit-pressed = { $permit ->
    [0] { $seat } gets a permit for a station instead of blocks.
    [one] { $seat } gets a permit for 1 block.
   *[other] { $seat } gets a permit for { $permit } blocks.
  }
city-event-blocks-built = { $count ->
    [one] { $seat } builds 1 { $kind } block { $space-at } for { $amount }; rent { $before } → { $after }.
   *[other] { $seat } builds { $count } { $kind } blocks { $space-at } for { $amount }; rent { $before } → { $after }.
  }
city-event-debt-opened = { $seat } owes { $creditor } { $amount } and doesn't have the cash.
city-event-went-bankrupt = { $seat } couldn't pay { $creditor } and is bankrupt and out of the game.
city-event-estate-passed = { $districts ->
    [0] { $seat }'s cash, { $amount }, goes to { $creditor }.
    [one] Everything { $seat } had, { $amount } and 1 district, goes to { $creditor }.
   *[other] Everything { $seat } had, { $amount } and { $districts } districts, goes to { $creditor }.
  }{ $cards ->
    [0] {""}
    [one] {" "}So does 1 card.
   *[other] {" "}So do { $cards } cards.
  }
city-event-calls-opened = A quarter of an hour is left. Players can now call for another hour.
city-event-hour-began = Hour { $hour } starts.
city-event-hour-called = { $seat } calls for another hour. Who agrees?
city-event-voted = { $seat } votes: { $answer }.
city-event-hour-renewed = Agreed! Hour { $hour } starts now, in full.
city-event-hour-refused = No extra hour.
city-event-rounds-left = { $rounds ->
    [one] The last round starts!
   *[other] { $rounds } rounds are left, including this one.
  }
city-event-hour-ended = The hour is over. This turn is the last.
city-event-counted = { $rank }. { $seat }: { $cash } in cash + { $rents } in rent = { $total }.
city-event-game-ended = The final count is done. The game is over.

## Waits

city-wait-jail = { $seat } is in jail: pay or roll?
city-wait-choose = { $seat } may auction a district
city-wait-build = { $seat } is building
city-wait-vote = Another hour? Still to vote: { $seat }
city-wait-hour = The game clock is running
city-wait-calls = The game clock is running

## Refusals

city-refusal-already-leading = Your bid is already the highest.
city-refusal-mortgaged = This district is mortgaged.
city-refusal-district-full = This district already has eight blocks.
city-refusal-no-permit = { $case ->
    [blocks] Your permit is for blocks, not for a station.
   *[other] Get a permit first.
  }
    .bare = Get a permit first.
city-refusal-already-pressed = You've already taken your permit this turn. A double gives you another.
city-refusal-station-permit-only = Your permit is for a station, so no blocks this time.
city-refusal-permit-exceeded = Your permit is used up.
city-refusal-out-of-stock = The box has none of these left.
city-refusal-no-debt = You can only mortgage when you have a debt.
city-refusal-can-still-pay = You can still pay by mortgaging or with a card.
city-refusal-already-called = You've already called for another hour.

## Options

city-option-end = The game ends
city-option-end-clock = when the clock runs out
city-option-end-last-standing = when one player is left
city-option-hours = Game hours
city-option-weights = Permit odds (1, 2, 3 blocks, station)
city-option-weights-menu = Permit odds
city-option-weights-1-1-1-1 = equal chances
city-option-weights-3-3-3-1 = a station once in ten
city-option-weights-5-5-5-3 = a station once in six
city-option-limited = Limited blocks (38 of each kind)
city-option-mortgages = Mortgaging without a debt
city-option-fine = Paying the fine ends the turn
city-option-double-go = 4M for landing exactly on { city-space-0 }
city-option-specials = Most bonus buildings or hazards in one district
city-option-specials-menu = Bonuses or hazards, at most
city-option-hidden = Hidden cash: players see only their own
city-option-overtime = A last-second bid extends the auction
