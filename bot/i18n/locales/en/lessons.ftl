### Lessons: a first game of two minutes, in private.
### <game>-lesson-<decision or verb>: a sentence of 130 characters at most that says what it is and what would be good.

# Lessons: a button; at most 25 characters.
button-learn = Learn

# Lessons: the title of a panel; at most 60 characters.
lesson-title = Learn a game

# Lessons: a line of a panel that one person sees; at most 120 characters.
lesson-about = Two minutes with a robot, in private. None of it is saved.

# Lessons: what a closed menu says; at most 40 characters.
lesson-menu = Learn a game in two minutes…

# Lessons: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City) · $at: the number of the step (2) · $total: how many steps there are (16)
lesson-head = Learn { $game } · { $at } / { $total }

# Lessons: a line of a panel that one person sees; at most 120 characters.
# $game: a game's name (City)
lesson-head-over = Learn { $game }

# Lessons: a line of a message; at most 90 characters.
# $asked: who is asked next (Ben) · $verbs: buttons' labels, listed
lesson-choice = { $asked }. Your options: { $verbs }.

# Lessons: a button; at most 25 characters.
lesson-next = Next

# Lessons: a button; at most 25 characters.
lesson-quit = Finish

# Lessons: a line of a message; at most 90 characters.
lesson-back = Back to the lesson

# Lessons: a line of a panel that one person sees; not much longer than English.
lesson-over = **That's all: you've met every decision but the rarest.** Nothing from this lesson is kept. Now open a real table!

# Lessons: a line of a message; no longer than English.
lesson-over-free = **That's it for the first moves.** Nothing from this lesson is saved. Play a real game for the rest.

# Lessons: a line of a panel that one person sees; at most 120 characters.
lesson-left = **The lesson ends here.** Nothing from it is kept. Open a real table, or start the lesson again.

# Lessons: a button; at most 25 characters.
lesson-open = Open a real table

# Lessons: a button; at most 25 characters.
lesson-again = Start the lesson again

# Lessons: a line of a panel that one person sees; at most 120 characters.
lesson-gone = This lesson is over.

## City

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-aim = The aim: be the richest when the hour ends. Your cash and the rent of each of your districts count.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-roll = Your turn starts: roll the dice, and the token moves by itself.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-buy = Nobody owns this district. Buy it, and anyone who stops here pays you rent. In an auction, anybody may win it.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-press = Before you end your turn, get a permit. It's free and says how many blocks you may build.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-build = Build the 3 blocks of this permit in your district. Each costs money and raises the rent.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-auction = The highest bid wins this district. It's worth 2.4M, so bid less.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-taxi = Here you'd owe Ada a high rent. Your Taxi card moves your token by one or two spaces.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-pay = A high rent! Another of your cards cancels all of it. Use it now.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-jail = You're in jail: pay 500k, try for a double, or use a card, which is free. Then your turn goes on.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-choose = Here you may auction any unowned district. Open low: if nobody bids more, you pay your opening bid.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-place = Place a free building. A park in your district keeps away hazards, which cancel residential rent.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-travel = The train between stations is free. Go where there's still a district to buy.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-takeover = This card takes a district from another player for free. Choose the one with the highest rent.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-town = You own two whole sets. Build the Tower, which doubles all your rents.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-debt = You don't have the cash. A mortgage raises some, but the district earns nothing until you lift it.

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-deal = Ada proposes a trade. Everything changes hands at once, and it completes your set. Accept it!

# City: the lesson says what to do at this step; at most 130 characters.
city-lesson-vote = At the end of the hour you may vote for another. Say yes if you're behind.

## Classic

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-aim = The aim: still be in the game when the others can't pay any more. Buy, claim your rents, build.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-roll = Your turn starts: roll the dice, and the token moves by itself.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-buy = Nobody owns this property. Buy it, and anyone who stops here owes you rent. If you don't, it's auctioned.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-end-turn = Nothing left to do, so end your turn. Before that you may build, trade or mortgage.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-claim = Ada stopped on your property. Rent has to be claimed before the next roll, or it's lost.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-auction = The highest bid wins this property. It's worth 180 fl, so bid less.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-bus = The Speed Die shows the Bus: move by one white die or by both. Avoid rent and reach an unowned space.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-go = All three dice match, so you may go to any space. Take the property that completes a set.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-jail = You're in jail: pay 50 fl, try for a double, or use a card, which is free.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-card = Your choice: pay 10 fl, or draw from the other deck, for better or worse. 10 fl is cheap, so pay.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-build = You own a whole set, so build evenly, one level apart at most. A shop on each raises the rents.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-lift = A mortgaged property earns nothing. Pay to lift the mortgage, and it earns rent again.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-contest = There aren't enough shops for everyone. Order yours too, and an auction decides.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-debt = You don't have the cash. A mortgage raises some and pays the debt, but a mortgaged property earns no rent.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-inherit = A bankrupt player left you this mortgaged property. Lift it now, without interest: it completes your set.

# Classic: the lesson says what to do at this step; at most 130 characters.
classic-lesson-deal = Ada proposes a trade. Everything changes hands at once, and it completes your set. Accept it!

## Builder

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-aim = The aim: have the most points when somebody places the penthouse. Buildings score, tall ones far more.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-roll = Roll the dice: owners of properties with this total get chips. Then your token moves.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-buy = Buy it: anyone who stops here owes you rent, and its number on the dice brings you two chips.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-build = Chips pay for floors: the first takes two of any type. Build here.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-manage = Exchange chips and build if you can, then end your turn.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-drop = You may start a turn with six chips at most, and you have eight. Leave what you have most of.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-bid = The highest bid wins this property. It's worth M200, so bid less.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-ask = Ada stopped on your property. Rent has to be claimed before the next roll, or it's lost.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-steal = Here you may take a chip from another player. Choose the type your next floor needs.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-park = Here two chips buy one of another type. Give what you have plenty of.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-pick = Your card brings two chips of one type. You have no boat, so take boats.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-swap = Here you may force another player to swap a property. Take the one that completes a set.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-jail = You're in jail: pay M50, try for a double, or use a card, which is free.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-debt = You don't have the cash. A mortgage raises some and pays the debt, but a mortgaged property earns no rent.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-deal = Ada proposes a trade. Everything changes hands at once, and it completes your set. Accept it!

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-repay = It was mortgaged when you got it. Pay to lift the mortgage, and it'll earn again.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-exchange = You're missing a type. The bank gives one chip for four of another type.

# Builder: the lesson says what to do at this step; at most 130 characters.
builder-lesson-penthouse = The penthouse takes four floors and a chip of each type. It ends the game: place it if you lead.

## Deal

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-lay = Play up to three cards a turn. Put properties in front of you: three complete sets win.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-bank = Money goes into your bank in front of you. You pay with what's there, never from your hand.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-pass-go = { deal-card-pass-go } draws two cards. Play it early for more to choose from.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-charge = This card charges every opponent rent for one of your colours. { deal-card-double-rent } doubles it.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-collect = { deal-card-debt-collector }: one player owes you 5M. Choose the one with the most on the table.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-sly = { deal-card-sly-deal } takes a property from an incomplete set. Take the one that completes yours.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-breaker = Only { deal-card-deal-breaker } takes a complete set, all at once. Keep it for the best one.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-counter = Ada plays { deal-card-just-say-no }. Another one cancels hers: play yours, and you get the set after all.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-build = A { deal-card-house } goes on a complete set and raises its rent by 3M.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-rearrange = On your turn a wild on the table may change colour without using a play. Complete a set.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-exchange = Your new property can replace a wild, which moves on to complete another colour.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-pay = Ada charges you rent. You choose what to pay with, and nobody gives change. Give money first.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-say-no = Ada wants a complete set. { deal-card-just-say-no } stops it, even out of turn. Play it!

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-end-turn = Nothing left to play, so end your turn. You keep seven cards at most and give the rest back.

# Deal: the lesson says what to do at this step; at most 130 characters.
deal-lesson-give-back = One card too many: give back the one you need least.

## Knockout

# Knockout: the lesson says what to do at this step; at most 130 characters.
knockout-lesson-aim = The aim: have the most money after the last round. Each token earns the space it stays on.

# Knockout: the lesson says what to do at this step; at most 130 characters.
knockout-lesson-slide = Aim, then slide. The token earns what its space is worth. Farther pays more, too far pays nothing.

# Knockout: the lesson says what to do at this step; at most 130 characters.
knockout-lesson-knock = Ada's token is ahead. Knock it away: it loses its space, and yours takes it.

# Knockout: the lesson says what to do at this step; at most 130 characters.
knockout-lesson-retry = Off the board without touching anything! You get a second chance: use less power.

# Knockout: the lesson says what to do at this step; at most 130 characters.
knockout-lesson-jail = In jail a token earns nothing. For M100 it slides again and may earn far more, so pay.

# Knockout: the lesson says what to do at this step; at most 130 characters.
knockout-lesson-again = You paid, so the token starts from GO again. Aim at a space that earns something.

# Knockout: the lesson says what to do at this step; at most 130 characters.
knockout-lesson-chance = On Chance a token earns nothing, but it may slide once more from GO. Aim!

# Knockout: the lesson says what to do at this step; at most 130 characters.
knockout-lesson-railroad = From here the token can go anywhere. Complete a set.
