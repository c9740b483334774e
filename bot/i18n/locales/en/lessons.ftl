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
lesson-over = **That is all: you have met every decision.** Nothing of this lesson is kept; now open a real table.
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

## Knockout

knockout-lesson-slide = Aim and slide: the token earns the space on which it stays. Farther pays more.
knockout-lesson-knock = Knock the other token away: it loses its space, and yours takes its place.
knockout-lesson-retry = Off the board! A second chance: aim with a little less power.
knockout-lesson-jail = In jail a token earns nothing. For 100 it slides again, which often pays.
knockout-lesson-again = Paid: the token starts from GO again. Aim at a space that earns something.
knockout-lesson-chance = On Chance a token earns nothing: slide it once more.
knockout-lesson-railroad = From here it may go to any free property. Complete a set: it earns far more.
