### The cards of Deal: names, colours, what stands on their faces.

# Deal: a sum of money, everywhere.
# $n: the amount, a number (3)
deal-cash = { $n }M

## Colours, and the two letters that stand for them in pictures

# Deal: a word, in sentences, on buttons and in menus; at most 25 characters.
deal-value-light-blue = light blue

# Deal: a word, in sentences, on buttons and in menus; at most 25 characters.
deal-value-station = railroad

# Deal: a word, in sentences, on buttons and in menus; at most 25 characters.
deal-value-utility = utility

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-brown = BR

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-light-blue = LB

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-pink = PK

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-orange = OR

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-red = RD

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-yellow = YL

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-green = GR

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-dark-blue = DB

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-station = RR

# Deal: two letters that stand for the colour in pictures; all of them different.
deal-letters-utility = UT

## Properties

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-brown-1 = Mediterranean Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-brown-2 = Baltic Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-light-blue-1 = Oriental Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-light-blue-2 = Vermont Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-light-blue-3 = Connecticut Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-pink-1 = St. Charles Place

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-pink-2 = States Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-pink-3 = Virginia Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-orange-1 = St. James Place

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-orange-2 = Tennessee Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-orange-3 = New York Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-red-1 = Kentucky Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-red-2 = Indiana Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-red-3 = Illinois Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-yellow-1 = Atlantic Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-yellow-2 = Ventnor Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-yellow-3 = Marvin Gardens

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-green-1 = Pacific Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-green-2 = North Carolina Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-green-3 = Pennsylvania Avenue

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-dark-blue-1 = Park Place

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-dark-blue-2 = Boardwalk

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-station-1 = Reading Railroad

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-station-2 = Pennsylvania Railroad

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-station-3 = B. & O. Railroad

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-station-4 = Short Line

# Deal: a card's name, in sentences, menus and pictures; not much longer than English.
deal-card-utility-1 = Electric Company

# Deal: a card's name, in sentences, menus and pictures; not much longer than English.
deal-card-utility-2 = Water Works

## Money

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-money-1 = 1M note

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-money-2 = 2M note

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-money-3 = 3M note

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-money-4 = 4M note

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-money-5 = 5M note

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-money-10 = 10M note

## Wilds: `deal-face-title-…` is the title on the card, `deal-face-…` what it does

# Deal: a card's name, in sentences, menus and pictures; no longer than English.
deal-card-wild-brown-light-blue = Property Wild (brown/light blue)

# Deal: a card's name, in sentences, menus and pictures; no longer than English.
deal-card-wild-light-blue-station = Property Wild (light blue/railroad)

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-wild-pink-orange = Property Wild (pink/orange)

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-wild-red-yellow = Property Wild (red/yellow)

# Deal: a card's name, in sentences, menus and pictures; no longer than English.
deal-card-wild-dark-blue-green = Property Wild (dark blue/green)

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-wild-green-station = Property Wild (green/railroad)

# Deal: a card's name, in sentences, menus and pictures; no longer than English.
deal-card-wild-station-utility = Property Wild (railroad/utility)

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-wild-any = Multicolour Property Wild

## Rent

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-rent-brown-light-blue = Rent (brown/light blue)

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-rent-pink-orange = Rent (pink/orange)

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-rent-red-yellow = Rent (red/yellow)

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-rent-dark-blue-green = Rent (dark blue/green)

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-rent-station-utility = Rent (railroad/utility)

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-rent-any = Multicolour Rent

## Actions

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-deal-breaker = Deal Breaker

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-forced-deal = Forced Deal

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-sly-deal = Sly Deal

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-just-say-no = Just Say No

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-debt-collector = Debt Collector

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-birthday = It's My Birthday

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-double-rent = Double the Rent

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-house = House

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-hotel = Hotel

# Deal: a card's name, in sentences, menus and pictures; at most 30 characters.
deal-card-pass-go = Pass Go

## On the faces: titles and what a card does

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-action = Action

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-whom-rent = from all

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-whom-rent-any = from one

# Deal: the title printed on the card in the picture; no longer than English.
deal-face-title-wild = Property Wild

# Deal: the title printed on the card in the picture; no longer than English.
deal-face-title-wild-any = Property Wild

# Deal: the title printed on the card in the picture; no longer than English.
deal-face-title-rent = Rent

# Deal: the title printed on the card in the picture; no longer than English.
deal-face-title-rent-any = Rent

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-money = Goes into your bank.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-property = Rent by number of cards in the set

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-wild = Goes with either colour. You may move it on your turn.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-wild-any = Goes with any colour. No value, so you can't pay with it.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-rent = Every other player pays you rent for one of these colours.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-rent-any = One player of your choice pays you rent for any of your colours.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-deal-breaker = Take a complete set from one player, including its { deal-card-house } and { deal-card-hotel }.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-forced-deal = Swap one of your properties for another player's; neither may be part of a complete set.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-sly-deal = Take one property from a player, but not from a complete set.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-just-say-no = Cancel an action against you. Doesn't use a play.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-debt-collector = One player of your choice pays you 5M.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-birthday = Every other player pays you 2M.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-double-rent = Doubles a rent card you play with it. It counts as a card played.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-house = Put it on one of your complete sets: 3M more rent. Not on railroads or utilities.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-hotel = Put it on a complete set that has a { deal-card-house }: 4M more rent.

# Deal: printed on the card in the picture, and below its name in menus; at most 100 characters.
deal-face-pass-go = Draw 2 more cards.
