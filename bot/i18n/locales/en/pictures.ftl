### Words in pictures, and the sentences that stand for a picture.

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
# $letter: the seat's letter (D)
picture-seat = Seat { $letter }

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (3)
picture-city-districts = { $count ->
    [one] 1 district
   *[other] { $count } districts
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $stage: what the person is doing (roll, jail, buy, auction, auction-space, taxi, pay, permission, card, trip, build, debt, over or other)
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

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-rent = Rent now

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $permit: how many blocks the permit allows (0)
picture-city-permit = { $permit ->
    [0] station
   *[other] { $permit }
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-hour-over = this turn is the last

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-hour-vote = vote: another hour?

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (15)
picture-city-rounds-left = { $count ->
    [one] last round
   *[other] { $count } rounds left
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-bid = Leading bid

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $amount: money (3.5M)
picture-city-cash = Cash: { $amount }

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (3)
picture-city-left = { $count ->
    [one] 1 block left to build
   *[other] { $count } blocks left to build
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $residential: how many residential blocks (2) · $industrial: how many industrial blocks (4)
picture-city-blocks = { $residential } residential, { $industrial } industrial

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $blocks: what is built, in words (2 residential, 4 industrial)
picture-city-blocks-void = { $blocks }: only industrial ones count

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-no-blocks = no block here yet

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $cash: somebody's cash (11.6M) · $rents: rents in total (62.94M)
picture-city-sum = { $cash } cash + { $rents } rent

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-built = Blocks

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $amount: money (3.5M)
picture-city-mortgaged = mortgaged for { $amount }

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-ladder = Rent by number of blocks

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-block-prices = Building costs here

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-residential = residential

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-industrial = industrial

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-stadium = stadium

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-skyscraper = skyscraper

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-tower = tower

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-unit-build = blocks

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-unit-hour = hour

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (3) · $value: the rent (2.4M)
picture-city-sum-plain = { $count ->
    [one] 1 block: { $value }
   *[other] { $count } blocks: { $value }
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (3) · $value: the rent (2.4M) · $by: what doubles it (tower or other) · $rent: a rent (4.8M)
picture-city-sum-doubled = { $count ->
    [one] 1 block: { $value },
   *[other] { $count } blocks: { $value },
} { $by ->
    [tower] doubled by the Tower: { $rent }
   *[other] doubled by the skyscraper: { $rent }
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-sum-mortgaged = mortgaged: no rent

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $group: a colour group (brown, sky, purple, orange, red, yellow, green, blue or another: red)
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

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (6)
picture-city-block-count = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-city-mortgaged-short = mortgaged

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (3) · $value: the rent (2.4M)
picture-city-sum-short = { $count ->
    [one] 1 block: { $value }
   *[other] { $count } blocks: { $value }
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (8) · $value: the rent (9.5M)
picture-city-sum-short-doubled = { $count ->
    [one] 1 block: { $value } × 2
   *[other] { $count } blocks: { $value } × 2
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $cause: the reason (tax, fine, rent or other)
picture-city-cause = { $cause ->
    [tax] industry tax
    [fine] fine
    [rent] rent
   *[other] Chance card
}

# City: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (4)
picture-city-stations = { $count ->
    [one] to 1 other station
   *[other] to { $count } other stations
}

## Alternative texts

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $round: the round (4) · $seat: a person (Anna) ·
# $stage: what the person is doing (roll, jail, buy, auction, auction-space, taxi, pay, permission, card, trip, build, debt or other)
picture-city-alt-turn = City, round { $round }. { $seat } { $stage ->
    [roll] has to roll the dice.
    [jail] is in jail: pay or roll.
    [buy] has to buy it or auction it.
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

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $space: a space of the board (Central Quay) · $group: a colour group (purple) · $price: a price (1.6M) · $rent: a rent (3.5M) ·
# $owner: the owner (Ben) · $blocks: how many blocks (6)
picture-city-alt-lot = { $space }, { $group }, price { $price }, rent { $rent }, owned by { $owner }, { $blocks ->
    [one] 1 block.
   *[other] { $blocks } blocks.
}

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $space: a space of the board (Old Town) · $group: a colour group (purple) · $price: a price (1.4M) · $rent: a rent (100k)
picture-city-alt-lot-free = { $space }, { $group }, price { $price }, rent { $rent }, unowned.

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $permit: how many blocks the permit allows (2) · $left: how many are left (3)
picture-city-alt-permit = { $permit ->
    [0] The permit is for a station.
    [one] The permit is for 1 block, { $left } left.
   *[other] The permit is for { $permit } blocks, { $left } left.
}

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-city-alt-over = City, the final count.

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $rank: the place in the ranking (2) · $seat: a person (Anna) · $total: the total (37.7M)
picture-city-alt-rank = { $rank }. { $seat }, { $total }.

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $cash: somebody's cash (37.7M) · $space: a space of the board (Jail) · $count: how many, chooses the plural form (3)
picture-city-alt-seat = { $seat }: { $cash }, { $space }, { $count ->
    [0] no district.
    [one] 1 district.
   *[other] { $count } districts.
}

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $cash: somebody's cash (36.5M) · $space: a space of the board (Brightside) · $districts: districts (Brightside 80k)
picture-city-alt-owner = { $seat }: { $cash }, { $space }; owns { $districts }.

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $ladder: rents, listed
picture-city-alt-ladder = Rent by number of blocks: { $ladder }.

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $residential: the price of a residential block (500k fl.) · $industrial: the price of an industrial block (1M fl.) ·
# $skyscraper: the price of a skyscraper (2M fl.)
picture-city-alt-prices = A residential block costs { $residential }, an industrial one { $industrial }, the skyscraper { $skyscraper }.

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $blocks: what is built, in words (no block here yet) · $count: how many, chooses the plural form (2) · $pieces: buildings, listed (prison and station)
picture-city-alt-stands = { $blocks }{ $count ->
    [0] .
   *[other] , { $pieces }.
}

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $rank: the place in the ranking (2) · $seat: a person (Anna) · $total: the total (36M) · $cash: somebody's cash (35.66M) ·
# $rents: rents in total (Stoneside 200k, East Bank 140k)
picture-city-alt-count = { $rank }. { $seat }: { $total }, from { $cash } cash and rents { $rents }.

# City: a word in the text that stands for a picture, read aloud to people who can't see it.
picture-city-alt-hidden = hidden cash

# City: a word in the text that stands for a picture, read aloud to people who can't see it.
# $count: how many, chooses the plural form (2)
picture-city-alt-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $pieces: buildings, listed (rubbish dump and park)
picture-city-alt-permission = To place: { $pieces }.

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $spaces: spaces, listed (Diamond Hills)
picture-city-alt-ways = Can go to: { $spaces }.

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $pairs: who trades with whom, listed (Anna and Ben)
picture-city-alt-deals = Open trades: { $pairs }.

# City: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna)
picture-city-alt-dodge = { $seat } holds { city-value-card-dodge }.

## What several games' pictures say alike: a game's own sentence comes first (`picture-city-out`, else `picture-out`)

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-left = left the game

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-jailed = in jail

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
# $round: the round (3)
picture-round = Round { $round }

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-price = Price

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-no-bid = no bid yet

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
# $seat: a person (Anna) · $whom: a person or the bank, who is owed (Ben)
picture-owes = { $seat } owes { $whom }

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
# $amount: money (4.32M)
picture-raisable = Can raise: { $amount }

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-unowned = unowned

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-mortgaged = mortgaged

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-mortgage = Mortgage

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-leads = Leads

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-passed = Passed

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-rents = Rents

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-gives = gives

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (2)
picture-more = and { $count } more

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-whole = whole

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-broken = broken up

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-chance = Chance

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-no-card = No card was drawn.

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
# $turn: the turn's number (2)
picture-turn = turn { $turn }

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $before: the rent before (120k) · $after: the rent after (320k)
picture-alt-rents = { $seat }'s rent in total: { $before }, then { $after }.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $group: a colour group (purple)
picture-alt-whole = { $seat } completes the { $group } set.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $group: a colour group (brown)
picture-alt-broken = { $seat } breaks up the { $group } set.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $spaces: spaces, listed (GO, Shepherds' Lane)
picture-alt-stretch = Spaces shown: { $spaces }.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $group: a colour group (brown) · $owned: how many of the group one has (2) · $size: how many the group has (2)
picture-alt-holding = { $group } { $owned } of { $size }

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $first: the first die (2) · $second: the second die (4)
picture-alt-dice = Dice { $first } and { $second }.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $card: a card's name (Express line)
picture-alt-card = Chance card “{ $card }”.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $amount: money (M30) · $leader: who leads (Ben)
picture-alt-bid = Leading bid { $amount } by { $leader }.

# Any game: a word in the text that stands for a picture, read aloud to people who can't see it.
picture-alt-no-bid = No bid yet.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $names: people, listed (Anna and Ben)
picture-alt-passed = Passed: { $names }.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $left: how much is left: 0 seconds, 1 a quarter, 2 half, 4 most (4)
picture-alt-clock = { $left ->
    [0] The last seconds: the red light is on.
    [1] Less than a quarter of the time is left.
    [2] Less than half the time is left.
   *[other] Most of the time is left.
}

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $partner: the other person in the trade (Ben) · $give: what is given (Central Quay) · $take: what is taken (1.5M)
picture-alt-deal = Trade: { $seat } gives { $partner } { $give } for { $take }.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-alt-no-deal = No trade is open.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $whom: a person or the bank, who is owed (Ben) · $amount: money (700 fl)
picture-alt-debt = { $seat } owes { $whom } { $amount }.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna)
picture-alt-left = { $seat } has left.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $turns: how many turns (38)
picture-alt-chart = Wealth by turn, over { $turns } turns.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $first: the first value (37.7M) · $last: the last value (36M) · $most: the highest value (37.75M) ·
# $turn: the turn of the highest value (4)
picture-alt-course = { $seat }: from { $first } to { $last }, peaking at { $most } on turn { $turn }.

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-out = out of the game

# Any game: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-chart = Wealth by turn

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna)
picture-alt-out = { $seat } is out of the game.

# Any game: a word in the text that stands for a picture, read aloud to people who can't see it.
picture-alt-mortgaged = (mortgaged)

## The table of games that have no picture of their own

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna)
picture-table-alt-turn = It's { $seat }'s turn.

# Any game: a word in the text that stands for a picture, read aloud to people who can't see it.
# $numbers: numbers of the game with their names
picture-table-alt-numbers = { $numbers }.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $numbers: numbers of the game with their names (side: 0 · card: 0 · ranks: 2)
picture-table-alt-seat = { $seat }, { $numbers }.

# Any game: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna)
picture-table-alt-seat-only = { $seat } plays too.
