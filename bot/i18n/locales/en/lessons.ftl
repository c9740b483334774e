### Lessons: a first game of two minutes, in private.
### <game>-lesson-<decision or verb>: a sentence of 90 characters at most that says what it is and what would be good.

button-learn = Learn
lesson-title = Learn a game
lesson-about = Two minutes with a robot, in private. Nothing of it is kept.
lesson-menu = Learn a game in two minutes…
lesson-head = Learn { $game } · { $at } / { $total }
lesson-head-over = Learn { $game }
lesson-choice = { $asked } Possible here: { $verbs }.
lesson-next = Next step
lesson-quit = End the lesson
lesson-back = Back to the lesson
lesson-over = **That is all: you have met every decision but the rarest.** Nothing of this lesson is kept; now open a real table.
lesson-over-free = **That is all: these were the first moves.** Nothing of this lesson is kept; a real table shows the rest.
lesson-left = **The lesson ends here.** Nothing of it is kept; a real table waits for you, or the lesson from its start.
lesson-open = Open a real table
lesson-again = Start the lesson again
lesson-gone = This lesson is over.

## City

city-lesson-roll = Your turn begins: roll the dice, and the token moves by itself.
city-lesson-buy = Buy it: whoever stops here will pay you. An auction is sometimes cheaper.
city-lesson-press = After each move ask for a permit, for nothing. It says how much may be built.
city-lesson-build = Build all that the permit allows: every block raises the rent.
city-lesson-auction = Everybody may bid, whoever's turn it is. Stay below the price: it is worth 2.4M.
city-lesson-taxi = A card you kept: one or two spaces on or back, to get away from a bad space.
city-lesson-pay = A high rent! Your card cancels all of it: use it now.
city-lesson-jail = In jail: pay 500k, try for a double, or play the card, which costs nothing.
city-lesson-choose = This space auctions any free district. Open low: the opening bid binds you.
city-lesson-place = A bonus guards your blocks; a hazard voids those of others. Guard yours first.
city-lesson-travel = From station to station the train is free. Go where something is left to buy.
city-lesson-pick = Some cards ask for a district. Take the one with the highest rent.
city-lesson-town = Whole groups: towers and skyscrapers double your rents. Hazards can be removed here.
city-lesson-debt = Not enough cash: mortgage or make a deal. Once the sum is there, it is paid.
city-lesson-deal = A deal changes hands all at once. This one completes your group: accept it.
city-lesson-vote = At the end of the hour you may vote for another. Say yes if you are behind.

## Classic

classic-lesson-roll = Your turn begins: roll the dice, the token moves by itself.
classic-lesson-buy = Buy it: whoever stops here owes you rent. If you decline, it is auctioned.
classic-lesson-end-turn = Build, trade or mortgage before this; then hand over the dice.
classic-lesson-claim = Rent has to be asked for: do it now, before the next dice are thrown.
classic-lesson-auction = Everybody may bid, whoever's turn it is. Stay below the price: it is worth 180.
classic-lesson-bus = The Bus: move by one white die or by both. Avoid rent, reach what is free.
classic-lesson-go = Three alike: go to any space. Take the one that completes a group.
classic-lesson-jail = In jail: pay 50, try for a double, or use the card, which costs nothing.
classic-lesson-build = A whole group: build, evenly on its places. The third shop pays best.
classic-lesson-lift = A mortgaged property earns nothing: lift its mortgage when cash is left over.
classic-lesson-contest = Too few buildings for all: order what you need, then the bids decide.
classic-lesson-debt = Not enough cash: mortgage, sell or trade. Once the sum is there, it is paid.
classic-lesson-deal = A deal changes hands all at once. This one completes your group: accept it.

## Builder

builder-lesson-roll = Roll: the total brings chips to whose deed has that number; then you move.
builder-lesson-buy = Buy it: rent, and two chips each time its number is rolled.
builder-lesson-build = Chips build floors: the first costs two of any type. Height counts in the end.
builder-lesson-drop = Six chips at most as a turn begins. Leave what you have most of.
builder-lesson-bid = Everybody may bid, whoever's turn it is. Stay below the price: it is worth 200M.
builder-lesson-ask = Rent has to be asked for: do it now, before the next dice are thrown.
builder-lesson-steal = Take a chip from somebody: the type that your next floor lacks.
builder-lesson-park = Once here: two chips for one of another type. Give what you have plenty of.
builder-lesson-swap = This card swaps a deed of yours for another. Take the one that completes a set.
builder-lesson-jail = In jail: pay 50M, try for a double, or use the card, which costs nothing.
builder-lesson-debt = Not enough cash: mortgage or trade. Once the sum is there, it is paid.
builder-lesson-deal = Once accepted, all changes hands at once. This offer completes your set: accept it.
builder-lesson-repay = What you received is mortgaged: repay it and it earns rent again.
builder-lesson-exchange = A type is missing: the bank gives one chip for four of a type.
builder-lesson-penthouse = Four floors and all four types: the penthouse ends the game. Are you ahead? Place it.

## Deal

deal-lesson-lay = Three cards a turn, at most. Lay properties: three complete sets win.
deal-lesson-bank = Money goes to your bank: you pay from the table, never from your hand.
deal-lesson-pass-go = { deal-card-pass-go } draws two cards: play it early, for more to choose from.
deal-lesson-charge = A rent card asks for the rent of your colour; { deal-card-double-rent } doubles it.
deal-lesson-collect = { deal-card-debt-collector }: one player owes 5M. Take who has most on the table.
deal-lesson-sly = { deal-card-sly-deal } takes a loose property: the one that completes your set.
deal-lesson-breaker = Only { deal-card-deal-breaker } takes a complete set: keep it for the dearest one.
deal-lesson-build = A { deal-card-house } goes on a complete set: 3M more rent.
deal-lesson-rearrange = On your turn wilds change colour for nothing: complete a set with it.
deal-lesson-exchange = Just drawn: it may take a wild's place, and the wild completes another colour.
deal-lesson-pay = You choose what you pay with, and nobody gives change: give up money first.
deal-lesson-say-no = { deal-card-just-say-no } cancels what is done to you, at no cost: guard your sets.
deal-lesson-end-turn = Nothing left to play: end your turn. Seven cards at most stay in hand.
deal-lesson-give-back = One card too many: give back what is worth least to you.

## Knockout

knockout-lesson-slide = Aim and slide: the token earns the space on which it stays. Farther pays more.
knockout-lesson-knock = Knock the other token away: it loses its space, and yours takes its place.
knockout-lesson-retry = Off the board! A second chance: aim with a little less power.
knockout-lesson-jail = In jail a token earns nothing. For 100 it slides again, which often pays.
knockout-lesson-again = Paid: the token starts from GO again. Aim at a space that earns something.
knockout-lesson-chance = On Chance a token earns nothing: slide it once more.
knockout-lesson-railroad = From here it may go to any free property. Complete a set: it earns far more.
