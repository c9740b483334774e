# Words in pictures, and the sentences that stand for a picture.

picture-seat = Seat { $letter }
picture-city-districts = { $count ->
    [one] 1 district
   *[other] { $count } districts
}
picture-city-stage = { $stage ->
    [roll] to roll the dice
    [jail] in jail: pay or roll
    [buy] buy it or auction it?
    [auction] auction: who bids more?
    [auction-space] choose what to auction
    [taxi] may take a taxi
    [pay] pay, or use the card?
    [permission] places a building
    [card] has drawn a Chance card
    [trip] may take the train
    [build] may build
    [debt] has a debt to pay
    [over] The final count
   *[other] to play
}
picture-city-rent = Rent now
picture-city-permit = { $permit ->
    [0] station
   *[other] { $permit }
}
picture-city-hour-over = this turn is the last
picture-city-hour-vote = vote: another hour?
picture-city-rounds-left = { $count ->
    [one] last round
   *[other] { $count } rounds left
}
picture-city-bid = Leading bid
picture-city-cash = Cash: { $amount }
picture-city-left = { $count ->
    [one] 1 block left to build
   *[other] { $count } blocks left to build
}
picture-city-blocks = { $residential } residential, { $industrial } industrial
picture-city-blocks-void = { $blocks }: only industrial ones count
picture-city-no-blocks = no block here yet
picture-city-sum = { $cash } cash + { $rents } rent
picture-city-built = Blocks
picture-city-mortgaged = mortgaged for { $amount }
picture-city-ladder = Rent by number of blocks
picture-city-block-prices = Building costs here
picture-city-residential = residential
picture-city-industrial = industrial
picture-city-stadium = stadium
picture-city-skyscraper = skyscraper
picture-city-tower = tower
picture-city-unit-build = blocks
picture-city-unit-hour = hour
picture-city-sum-plain = { $count ->
    [one] 1 block: { $value }
   *[other] { $count } blocks: { $value }
}
picture-city-sum-doubled = { $count ->
    [one] 1 block: { $value },
   *[other] { $count } blocks: { $value },
} { $by ->
    [tower] doubled by the Tower: { $rent }
   *[other] doubled by the skyscraper: { $rent }
}
picture-city-sum-mortgaged = mortgaged: no rent
picture-city-group = { $group ->
    [brown] brown
    [sky] light blue
    [purple] purple
    [orange] orange
    [red] red
    [yellow] yellow
    [green] green
    [blue] dark blue
   *[other] { $group }
}

picture-city-block-count = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
picture-city-mortgaged-short = mortgaged
picture-city-sum-short = { $count ->
    [one] 1 block: { $value }
   *[other] { $count } blocks: { $value }
}
picture-city-sum-short-doubled = { $count ->
    [one] 1 block: { $value } × 2
   *[other] { $count } blocks: { $value } × 2
}
picture-city-cause = { $cause ->
    [tax] industry tax
    [fine] fine
    [rent] rent
   *[other] Chance card
}
picture-city-stations = { $count ->
    [one] to 1 other station
   *[other] to { $count } other stations
}

## Alternative texts

picture-city-alt-turn = City, round { $round }. { $seat } { $stage ->
    [roll] has to roll the dice.
    [jail] is in jail: pay or roll.
    [buy] has to buy or auction.
    [auction] waits for an auction.
    [auction-space] may auction a district.
    [taxi] may take a taxi.
    [pay] has to pay or use the card.
    [permission] has planning permission.
    [card] has drawn a Chance card.
    [trip] may take the train.
    [build] may build.
    [debt] must pay a debt.
   *[other] plays.
}
picture-city-alt-lot = { $space }, { $group }, price { $price }, rent { $rent }, owned by { $owner }, { $blocks ->
    [one] 1 block.
   *[other] { $blocks } blocks.
}
picture-city-alt-lot-free = { $space }, { $group }, price { $price }, rent { $rent }, unowned.
picture-city-alt-permit = { $permit ->
    [0] The permit is for a station.
   *[other] The permit is for { $permit }, { $left } left.
}
picture-city-alt-over = City, the final count.
picture-city-alt-rank = { $rank }. { $seat }, { $total }.
picture-city-alt-seat = { $seat }: { $cash }, { $space }, { $count ->
    [0] no district.
    [one] 1 district.
   *[other] { $count } districts.
}
picture-city-alt-owner = { $seat }: { $cash }, { $space }; owns { $districts }.
picture-city-alt-ladder = Rent by blocks { $ladder }.
picture-city-alt-prices = A residential block costs { $residential }, an industrial one { $industrial }, the skyscraper { $skyscraper }.
picture-city-alt-stands = { $blocks }{ $count ->
    [0] .
   *[other] , { $pieces }.
}
picture-city-alt-count = { $rank }. { $seat }: { $total }, from { $cash } cash and rents { $rents }.
picture-city-alt-hidden = hidden cash
picture-city-alt-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-city-alt-permission = To place: { $pieces }.
picture-city-alt-ways = Can go to: { $spaces }.
picture-city-alt-deals = Open trades: { $pairs }.
picture-city-alt-dodge = { $seat } holds { city-value-card-dodge }.

## What several games' pictures say alike: a game's own sentence comes first (`picture-city-out`, else `picture-out`)

picture-left = left the game
picture-jailed = in jail
picture-round = Round { $round }
picture-price = Price
picture-no-bid = no bid yet
picture-owes = { $seat } owes { $whom }
picture-raisable = Can raise: { $amount }
picture-unowned = unowned
picture-mortgaged = mortgaged
picture-mortgage = Mortgage
picture-leads = Leads
picture-passed = Passed
picture-rents = Rents
picture-gives = gives
picture-more = and { $count } more
picture-whole = whole
picture-broken = broken up
picture-chance = Chance
picture-no-card = No card was drawn.
picture-turn = turn { $turn }
picture-alt-rents = { $seat }'s rent in total: { $before }, then { $after }.
picture-alt-whole = { $seat } completes the { $group } set.
picture-alt-broken = { $seat } breaks up the { $group } set.
picture-alt-stretch = Spaces shown: { $spaces }.
picture-alt-holding = { $group } { $owned } of { $size }
picture-alt-dice = Dice { $first } and { $second }.
picture-alt-card = Chance card “{ $card }”.
picture-alt-bid = Leading bid { $amount } by { $leader }.
picture-alt-no-bid = No bid yet.
picture-alt-passed = Passed: { $names }.
picture-alt-clock = { $left ->
    [0] The last seconds: the red light is on.
    [1] Less than a quarter of the time is left.
    [2] Less than half the time is left.
   *[other] Most of the time is left.
}
picture-alt-deal = Trade: { $seat } gives { $partner } { $give } for { $take }.
picture-alt-no-deal = No trade is open.
picture-alt-debt = { $seat } owes { $whom } { $amount }.
picture-alt-left = { $seat } has left.
picture-alt-chart = Wealth by turn, over { $turns } turns.
picture-alt-course = { $seat }: from { $first } to { $last }, at most { $most } in turn { $turn }.
picture-out = out of the game
picture-chart = Wealth by turn
picture-alt-out = { $seat } is out of the game.
picture-alt-mortgaged = (mortgaged)

## The table of games that have no picture of their own

picture-table-alt-turn = It's up to { $seat }.
picture-table-alt-numbers = { $numbers }.
picture-table-alt-seat = { $seat }, { $numbers }.
picture-table-alt-seat-only = { $seat } plays too.
