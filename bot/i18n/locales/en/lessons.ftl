### Lessons: a first game of two minutes, in private.
### <game>-lesson-<decision or verb>: a sentence of 130 characters at most that says what it is and what would be good.

button-learn = Learn
lesson-title = Learn a game
lesson-about = Two minutes with a robot, in private. Nothing of it is kept.
lesson-menu = Learn a game in two minutes…
lesson-head = Learn { $game } · { $at } / { $total }
lesson-head-over = Learn { $game }
lesson-choice = { $asked }. Possible here: { $verbs }.
lesson-next = Next
lesson-quit = Finish
lesson-back = Back to the lesson
lesson-over = **That's all: you have met every decision but the rarest.** Nothing of this lesson is kept; now open a real table.
lesson-over-free = **That's all: these were the first moves.** Nothing of this lesson is kept; a real table shows the rest.
lesson-left = **The lesson ends here.** Nothing of it is kept; a real table waits for you, or the lesson from its start.
lesson-open = Open a real table
lesson-again = Start the lesson again
lesson-gone = This lesson is over.

## City

city-lesson-aim = The aim: be the richest when the hour ends. What counts is your cash and the rent of each of your districts.
city-lesson-roll = Your turn begins: roll the dice, and the token moves by itself.
city-lesson-buy = Nobody owns this district: buy it, and whoever stops here pays you rent. In an auction anybody may win it.
city-lesson-press = Before you end the turn ask for a permit, which is free: the unit says how many blocks you may build.
city-lesson-build = Build the 3 blocks of this permit in your district: each costs money and raises the rent.
city-lesson-auction = The highest bid wins this district. It's worth 2.4M: bid less.
city-lesson-taxi = Here Ada would charge you a high rent. A card you kept, the Taxi, moves your token by one or two spaces.
city-lesson-pay = A high rent! Another card you kept cancels all of it: use it now.
city-lesson-jail = In jail: pay 500k, try for a double, or play a card you kept, which costs nothing. Then your turn goes on.
city-lesson-choose = This space auctions any district nobody owns. Open low: if nobody bids more, you pay your opening bid.
city-lesson-place = Place a free building. A park on a district of yours keeps hazards away, which void its residential blocks.
city-lesson-travel = From station to station the train is free. Go where a district is left to buy.
city-lesson-takeover = This card takes a district from somebody, for nothing. Choose the one with the highest rent.
city-lesson-town = Two whole colours are yours: build the Tower, which doubles all your rents.
city-lesson-debt = Not enough cash: a mortgage brings some, but this district earns nothing until it's lifted.
city-lesson-deal = Ada offers you a deal, in which all changes hands at once. It completes your colour: accept it.
city-lesson-vote = At the end of the hour you may vote for another. Say yes if you're behind.

## Classic

classic-lesson-aim = The aim: still be in the game when the others can't pay any more. Buy, claim your rents, build.
classic-lesson-roll = Your turn begins: roll the dice, the token moves by itself.
classic-lesson-buy = Nobody owns this title: buy it, and whoever stops here owes you rent. If you decline, it's auctioned.
classic-lesson-end-turn = Your turn is played: hand over the dice. Before that you may build, trade or mortgage.
classic-lesson-claim = Ada stopped at your place. Rent has to be claimed: do it before the next dice are thrown, or it's lost.
classic-lesson-auction = The highest bid wins this title. It's worth 180fl: bid less.
classic-lesson-bus = The speed die shows the Bus: move by one white die, or by both. Avoid rent, reach a free space.
classic-lesson-go = All three dice are alike: go to any space. Take the title that completes a group.
classic-lesson-jail = In jail: pay 50fl, try for a double, or play a card you kept, which costs nothing.
classic-lesson-card = This card lets you choose: pay 10fl, or draw from the other deck, for better or worse. 10fl is cheap: pay.
classic-lesson-build = A whole group is yours: build, at most one level apart. A shop on each place raises the rents.
classic-lesson-lift = A mortgaged property earns nothing. Pay to lift the mortgage, and its rents come back.
classic-lesson-contest = The box has too few shops for all: order yours too, and an auction decides.
classic-lesson-debt = Not enough cash: a mortgage brings some, but no rent while it lasts. Once the sum is there, it's paid.
classic-lesson-inherit = A bankrupt player left you this mortgaged title. Lift it now, without interest: it completes your group.
classic-lesson-deal = Ada offers you a deal, in which all changes hands at once. It completes your group: accept it.

## Builder

builder-lesson-aim = The aim: have most points when somebody places the penthouse. Buildings bring points, tall ones far more.
builder-lesson-roll = Roll: whoever owns a deed with this total gets chips. Then your token moves.
builder-lesson-buy = Buy it: whoever stops here owes you rent, and its number on the dice brings you two chips.
builder-lesson-build = Chips pay for floors: two of any type for the first. Build on this foundation.
builder-lesson-manage = Exchange chips and build if you can, then end the turn.
builder-lesson-drop = Six chips at most as a turn begins, and you have eight. Leave what you have most of.
builder-lesson-bid = The highest bid wins this deed. It's worth 200M: bid less.
builder-lesson-ask = Ada stopped at your place. Rent has to be asked for: do it before the next dice are thrown, or it's lost.
builder-lesson-steal = This space lets you take a chip from somebody: choose the type that your next floor lacks.
builder-lesson-park = Here two chips buy one of another type. Give what you have plenty of.
builder-lesson-pick = The card you drew brings two chips of one type. You have no boat: take boats.
builder-lesson-swap = This space swaps a deed of yours for somebody else's, like it or not. Take the one that completes a set.
builder-lesson-jail = In jail: pay 50M, try for a double, or play a card you kept, which costs nothing.
builder-lesson-debt = Not enough cash: a mortgage brings some, but no rent while it lasts. Once the sum is there, it's paid.
builder-lesson-deal = Ada makes you an offer, in which all changes hands at once. It completes your set: accept it.
builder-lesson-repay = You received it mortgaged: pay to lift the mortgage, and it earns again.
builder-lesson-exchange = You lack a type: the bank gives one chip for four of another type.
builder-lesson-penthouse = Four floors and a chip of each type: the penthouse ends the game. Place it if you lead on points.

## Deal

deal-lesson-lay = Play up to three cards a turn. Lay properties in front of you: three complete sets win.
deal-lesson-bank = Money goes to your bank, in front of you: you pay with what lies there, never from your hand.
deal-lesson-pass-go = { deal-card-pass-go } draws two cards: play it early, for more to choose from.
deal-lesson-charge = This card asks every opponent for the rent of one of your colours; { deal-card-double-rent }, played with it, doubles it.
deal-lesson-collect = { deal-card-debt-collector }: the player you choose owes you 5M. Take who has most cards on the table.
deal-lesson-sly = { deal-card-sly-deal } takes a property of an incomplete set: take the one that completes yours.
deal-lesson-breaker = Only { deal-card-deal-breaker } takes a complete set, all at once: keep it for the dearest one.
deal-lesson-counter = Ada says { deal-card-just-say-no }. Another one cancels hers: play yours, and the set is yours all the same.
deal-lesson-build = A { deal-card-house } goes on a complete set: its rent rises by 3M.
deal-lesson-rearrange = On your turn a wild on the table may change colour without counting as a card: complete a set.
deal-lesson-exchange = The property just drawn may take the place of a wild, which moves on to complete another colour.
deal-lesson-pay = Ada asks for rent. You choose what you pay with, and nobody gives change: give money first.
deal-lesson-say-no = Ada wants a complete set. { deal-card-just-say-no } stops it, even out of turn: play it.
deal-lesson-end-turn = Nothing left to play: end your turn. Beyond seven cards in hand you have to give some back.
deal-lesson-give-back = One card too many: give back what is worth least to you.

## Knockout

knockout-lesson-aim = The aim: have most money after the last round. Each token earns the space on which it stays.
knockout-lesson-slide = Aim, then slide: the token earns the space where it stops. Farther pays more, too far pays nothing.
knockout-lesson-knock = Ada's token lies ahead: knock it away. It loses its space, and yours takes it.
knockout-lesson-retry = Off the board without touching anything! This table gives a second chance: use less power.
knockout-lesson-jail = In jail a token earns nothing. For 100M it slides again and may earn far more: pay.
knockout-lesson-again = Paid: the token starts from GO again. Aim at a space that earns something.
knockout-lesson-chance = On Chance a token earns nothing, but it may slide once more from GO: aim.
knockout-lesson-railroad = From this space it goes anywhere: complete a colour.
