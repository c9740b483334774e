### One line for who meets a decision for the first time, by the decision (`city-wait-buy`) or the verb (`city-action-propose`).
### At most 70 characters each: two lines of small letters on a phone.

## City

city-first-roll = Each turn: roll and move, buy or pay where you stop, then build.
city-first-jail = Pay 500k to play on, or try for a double. After three you must pay.
city-first-taxi = One or two spaces forward or back; only the new space counts.
city-first-buy = Buy it, or auction it with an opening bid that you must honour.
city-first-auction = The opening amount is a real bid; each bid is at least 10k more.
city-first-choose = You may auction any unowned district. Leaving it costs nothing.
city-first-pay = The card cancels this whole rent, and then it's gone.
city-first-place = A bonus keeps hazards out; a hazard cancels residential rent.
city-first-travel = The train goes to another station, where you buy or pay again.
city-first-build = The permit says how many blocks you may buy now.
city-first-debt = Mortgage or trade. Once you have the cash, it's paid automatically.
city-first-deal = If you accept, everything changes hands at once. Declining is free.

## Classic

classic-first-roll = Roll, move and do what the space says. A double rolls again.
classic-first-jail = Pay 50, use a card, or try for a double, three turns at most.
classic-first-bus = Speed Die, Bus: go by one white die, or by both together.
classic-first-triple = Three of a kind: go forward to any space you like.
classic-first-card = Pay this now, or draw another card, whatever it says.
classic-first-buy = Buy it, or it's auctioned at once, and you may bid too.
classic-first-auction = Bids start at 1 and are binding. If you pass, you're out of this one.
classic-first-end = Before you end your turn you may build, trade and mortgage.
classic-first-claim = Nobody claims it for you. With the next roll it's lost.
classic-first-debt = Sell, mortgage or trade. With enough cash it's paid automatically.
classic-first-inherit = Lift these mortgages now without interest, or later for a tenth.
classic-first-contest = Too few buildings: order now too, or go without this time.
classic-first-deal = If you accept, everything changes hands at once. Declining is free.
classic-first-build = Only on whole sets, and evenly: levels differ by one at most.

## Builder

builder-first-drop = You keep six chips at most into a turn; the rest stays here.
builder-first-roll = Your roll brings chips to everyone with a property of that number.
builder-first-jail = Pay M50 or use a card and play on, or roll for a double.
builder-first-buy = It brings you two chips whenever anybody rolls its number.
builder-first-auction = Bids start at M10, then M5 or more. The leader can't bid or pass.
builder-first-steal = Take one chip of any type from any player.
builder-first-park = Once for this stop: two chips of any type for one of another.
builder-first-claim = Nobody claims it for you. With the next roll the rent is lost.
builder-first-debt = Mortgage or trade. Once you have the cash, it's paid automatically.
builder-first-inherit = Lift the mortgage now, or keep it and pay nothing yet.
builder-first-deal = If you accept, everything changes hands at once. Declining is free.
builder-first-exchange = Four chips of one type for one of another, as often as you can.
builder-first-penthouse = It ends the game at once, and everybody counts points.

## Deal

deal-first-play = Up to three cards a turn: into the bank, as property, as action.
deal-first-respond = A { deal-card-just-say-no } cancels what others want from you and costs no play.
deal-first-counter = Another { deal-card-just-say-no } from you, and the action goes through.
deal-first-discard = Keep seven cards at most at the end of a turn. You choose which.
deal-first-pay = Pay with what's in front of you, never from hand. Nobody gives change.
deal-first-rearrange = On your turn wilds change colour as often as you like, for free.
deal-first-sly = Not from a complete set: only a { deal-card-deal-breaker } takes those.

## Knockout

knockout-first-slide = Power 100 reaches the far edge, 15 the second row. Hands wobble.
knockout-first-again = Out of jail it slides once more from GO, like any other.
knockout-first-retry = Slide it once more from GO, or leave it out for this round.
knockout-first-jail = Pay 100 to slide it again now. Later is too late.
knockout-first-chance = Slide it again from GO, or leave it where it earns nothing.
knockout-first-railroad = Put it on any property without a token. It knocks nothing away.
