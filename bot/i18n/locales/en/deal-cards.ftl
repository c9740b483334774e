# The cards of Deal: names, colours, what stands on their faces.

deal-cash = { $n }M

## Colours, and the two letters that stand for them in pictures

deal-value-light-blue = light blue
deal-value-station = railroad
deal-value-utility = utility
deal-letters-brown = BR
deal-letters-light-blue = LB
deal-letters-pink = PK
deal-letters-orange = OR
deal-letters-red = RD
deal-letters-yellow = YL
deal-letters-green = GR
deal-letters-dark-blue = DB
deal-letters-station = RR
deal-letters-utility = UT

## Properties

deal-card-brown-1 = Mediterranean Avenue
deal-card-brown-2 = Baltic Avenue
deal-card-light-blue-1 = Oriental Avenue
deal-card-light-blue-2 = Vermont Avenue
deal-card-light-blue-3 = Connecticut Avenue
deal-card-pink-1 = St. Charles Place
deal-card-pink-2 = States Avenue
deal-card-pink-3 = Virginia Avenue
deal-card-orange-1 = St. James Place
deal-card-orange-2 = Tennessee Avenue
deal-card-orange-3 = New York Avenue
deal-card-red-1 = Kentucky Avenue
deal-card-red-2 = Indiana Avenue
deal-card-red-3 = Illinois Avenue
deal-card-yellow-1 = Atlantic Avenue
deal-card-yellow-2 = Ventnor Avenue
deal-card-yellow-3 = Marvin Gardens
deal-card-green-1 = Pacific Avenue
deal-card-green-2 = North Carolina Avenue
deal-card-green-3 = Pennsylvania Avenue
deal-card-dark-blue-1 = Park Place
deal-card-dark-blue-2 = Boardwalk
deal-card-station-1 = Reading Railroad
deal-card-station-2 = Pennsylvania Railroad
deal-card-station-3 = B. & O. Railroad
deal-card-station-4 = Short Line
deal-card-utility-1 = Electric Company
deal-card-utility-2 = Water Works

## Money

deal-card-money-1 = 1M note
deal-card-money-2 = 2M note
deal-card-money-3 = 3M note
deal-card-money-4 = 4M note
deal-card-money-5 = 5M note
deal-card-money-10 = 10M note

## Wilds: `deal-face-title-…` is the title on the card, `deal-face-…` what it does

deal-card-wild-brown-light-blue = Property Wild (brown/light blue)
deal-card-wild-light-blue-station = Property Wild (light blue/railroad)
deal-card-wild-pink-orange = Property Wild (pink/orange)
deal-card-wild-red-yellow = Property Wild (red/yellow)
deal-card-wild-dark-blue-green = Property Wild (dark blue/green)
deal-card-wild-green-station = Property Wild (green/railroad)
deal-card-wild-station-utility = Property Wild (railroad/utility)
deal-card-wild-any = Multicolour Property Wild

## Rent

deal-card-rent-brown-light-blue = Rent (brown/light blue)
deal-card-rent-pink-orange = Rent (pink/orange)
deal-card-rent-red-yellow = Rent (red/yellow)
deal-card-rent-dark-blue-green = Rent (dark blue/green)
deal-card-rent-station-utility = Rent (railroad/utility)
deal-card-rent-any = Multicolour Rent

## Actions

deal-card-deal-breaker = Deal Breaker
deal-card-forced-deal = Forced Deal
deal-card-sly-deal = Sly Deal
deal-card-just-say-no = Just Say No
deal-card-debt-collector = Debt Collector
deal-card-birthday = It's My Birthday
deal-card-double-rent = Double the Rent
deal-card-house = House
deal-card-hotel = Hotel
deal-card-pass-go = Pass Go

## On the faces: titles and what a card does

deal-face-action = Action
deal-face-whom-rent = from all
deal-face-whom-rent-any = from one
deal-face-title-wild = Property Wild
deal-face-title-wild-any = Property Wild
deal-face-title-rent = Rent
deal-face-title-rent-any = Rent
deal-face-money = Goes into your bank.
deal-face-property = Rent by the cards of the set
deal-face-wild = Goes with either colour. You may move it on your turn.
deal-face-wild-any = Goes with any colour. It has no value and can't pay.
deal-face-rent = Every other player pays you rent for one of these colours.
deal-face-rent-any = One player of your choice pays you rent for any of your colours.
deal-face-deal-breaker = Take a complete set from one player, including its { deal-card-house } and { deal-card-hotel }.
deal-face-forced-deal = Swap one of your properties for another player's; neither may be part of a complete set.
deal-face-sly-deal = Take one property from a player, but not from a complete set.
deal-face-just-say-no = Cancel an action against you. It costs no play.
deal-face-debt-collector = One player of your choice pays you 5M.
deal-face-birthday = Every other player pays you 2M.
deal-face-double-rent = Doubles a rent card you play with it. It counts as a card played.
deal-face-house = Put it on one of your complete sets: 3M more rent. Not on railroads or utilities.
deal-face-hotel = Put it on a complete set that has a { deal-card-house }: 4M more rent.
deal-face-pass-go = Draw 2 more cards.
