### One line for who meets a decision for the first time, by the decision (`city-wait-buy`) or the verb (`city-action-propose`).
### At most 70 characters each: two lines of small letters on a phone.

## City

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-roll = Each turn: roll and move, buy or pay where you stop, then build.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-jail = Pay 500k and play on, or try for a double. After 3 tries you must pay.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-taxi = One or two spaces forward or back; only the new space counts.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-buy = Buy it, or auction it with an opening bid that you must honour.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-auction = The opening amount is a real bid; each bid is at least 10k more.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-choose = You may auction any unowned district. Skipping it costs nothing.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-pay = The card cancels this whole rent, and then it's gone.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-place = A bonus keeps hazards out; a hazard cancels residential rent.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-travel = The train goes to another station, where you buy or pay again.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-build = The permit says how many blocks you may buy now.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-debt = Mortgage or trade. Once you have the cash, it's paid automatically.

# City: a tip for whoever meets this decision for the first time; at most 70 characters.
city-first-deal = If you accept, everything changes hands at once. Declining is free.

## Classic

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-roll = Roll, move and do what the space says. On a double, roll again.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-jail = Pay 50, use a card, or try for a double, three turns at most.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-bus = The Speed Die shows the Bus: move by one white die or by both.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-triple = Three of a kind: move forward to any space you like.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-card = Pay this now, or draw another card, whatever it says.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-buy = Buy it, or it's auctioned at once, and you may bid too.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-auction = Bids start at 1 and are binding. If you pass, you're out of this one.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-end = Before you end your turn you may build, trade and mortgage.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-claim = Nobody claims it for you. With the next roll it's lost.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-debt = Sell, mortgage or trade. With enough cash it's paid automatically.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-inherit = Lift these mortgages now without interest, or later for a tenth more.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-contest = Buildings are short: order now as well, or go without this time.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-deal = If you accept, everything changes hands at once. Declining is free.

# Classic: a tip for whoever meets this decision for the first time; at most 70 characters.
classic-first-build = Only on whole sets, and evenly: levels differ by one at most.

## Builder

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-drop = You may start a turn with six chips at most; the rest stays here.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-roll = Your roll brings chips to all owners of properties with that number.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-jail = Pay M50 or use a card and play on, or roll for a double.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-buy = It brings you two chips whenever anybody rolls its number.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-auction = Bids start at M10, rising by M5+. The top bidder can't bid or pass.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-steal = Take one chip of any type from any player.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-park = Once per stop, give two chips of any type for one of another.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-claim = Nobody claims it for you. With the next roll the rent is lost.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-debt = Mortgage or trade. Once you have the cash, it's paid automatically.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-inherit = Lift the mortgage now, or keep it and pay nothing yet.

# Builder: a tip for whoever meets this decision for the first time; not much longer than English.
builder-first-deal = If you accept, everything changes hands at once. Declining is free.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-exchange = Give four chips of one type for one of another, as often as you can.

# Builder: a tip for whoever meets this decision for the first time; at most 70 characters.
builder-first-penthouse = It ends the game at once, and everybody counts points.

## Deal

# Deal: a tip for whoever meets this decision for the first time; at most 70 characters.
deal-first-play = Play up to three cards a turn: as money, properties or actions.

# Deal: a tip for whoever meets this decision for the first time; at most 70 characters.
deal-first-respond = A { deal-card-just-say-no } cancels what others want from you and uses no play.

# Deal: a tip for whoever meets this decision for the first time; at most 70 characters.
deal-first-counter = Another { deal-card-just-say-no } from you, and the action goes through.

# Deal: a tip for whoever meets this decision for the first time; at most 70 characters.
deal-first-discard = Keep seven cards at most at the end of a turn. You choose which.

# Deal: a tip for whoever meets this decision for the first time; at most 70 characters.
deal-first-pay = Pay with what's in front of you, not your hand. Nobody gives change.

# Deal: a tip for whoever meets this decision for the first time; at most 70 characters.
deal-first-rearrange = On your turn wilds change colour as often as you like, for free.

# Deal: a tip for whoever meets this decision for the first time; at most 70 characters.
deal-first-sly = Not from a complete set: only a { deal-card-deal-breaker } takes those.

## Knockout

# Knockout: a tip for whoever meets this decision for the first time; at most 70 characters.
knockout-first-slide = Power 100 reaches the far edge, 15 the second row. Your aim wobbles.

# Knockout: a tip for whoever meets this decision for the first time; at most 70 characters.
knockout-first-again = Out of jail, the token slides once more from GO, like any other.

# Knockout: a tip for whoever meets this decision for the first time; at most 70 characters.
knockout-first-retry = Slide it once more from GO, or leave it out for this round.

# Knockout: a tip for whoever meets this decision for the first time; at most 70 characters.
knockout-first-jail = Pay 100 to slide it again now. You can't do it later.

# Knockout: a tip for whoever meets this decision for the first time; at most 70 characters.
knockout-first-chance = Slide it again from GO, or leave it where it earns nothing.

# Knockout: a tip for whoever meets this decision for the first time; at most 70 characters.
knockout-first-railroad = Put it on any property without a token. It won't knock anything away.
