### One line for who meets a decision for the first time, by the decision (`city-wait-buy`) or the verb (`city-action-propose`).
### At most 70 characters each: two lines of small letters on a phone.

## City

city-first-roll = Each turn: roll and move, buy or pay where you stop, then build.
city-first-jail = Pay 500k to play on, or try for a double. After three you must pay.
city-first-taxi = One or two spaces on or back; only the new space counts.
city-first-buy = Buy it, or send it to auction with a first bid that binds you.
city-first-auction = The opening amount is a bid that binds; each next one is 10k more.
city-first-choose = Any free district may go to auction here. Leaving it costs nothing.
city-first-pay = The card cancels this whole rent, and then it's gone.
city-first-place = A bonus keeps hazards out; a hazard voids residential blocks.
city-first-travel = The train goes on to another station, where you buy or pay again.
city-first-build = The permit says how many blocks you may buy now.
city-first-debt = Mortgage or make a deal; once your cash will do, it's paid by itself.
city-first-deal = If you accept, all of it changes hands at once. No costs nothing.

## Classic

classic-first-roll = Roll, move and do what the space asks. A double rolls again.
classic-first-jail = Pay 50 or use a card; or try for a double, three turns at most.
classic-first-bus = Speed Die, Bus: go by one of the white dice, or by both together.
classic-first-triple = Three of a kind: go forward to whichever space you like.
classic-first-card = Pay this now, or draw another card, whatever it says.
classic-first-buy = Buy it, or it's auctioned at once, where you may bid as well.
classic-first-auction = Bids begin at 1 and bind. Whoever passes is out of this auction.
classic-first-end = Before the dice go on you may build, trade and mortgage.
classic-first-claim = Nobody claims it for you. When the next player rolls, it's lost.
classic-first-debt = Sell, mortgage, trade: once your cash will do, it's paid by itself.
classic-first-inherit = Lift these mortgages now without interest, or later with a tenth.
classic-first-contest = Buildings are short: order now too, or go without this time.
classic-first-deal = If you accept, all of it changes hands at once. No costs nothing.
classic-first-build = On whole groups only, and evenly: levels differ by one at most.

## Builder

builder-first-drop = Six chips are the most at the start of a turn; the rest stays here.
builder-first-roll = Your throw brings chips to all who own a property of that number.
builder-first-jail = Pay M50 or use a card and play on; or roll for a double.
builder-first-buy = It brings you two chips whenever anybody rolls its number.
builder-first-auction = Bids begin at M10, then M5 more. Who leads can't raise or pass.
builder-first-steal = Take one chip of the type you name from whomever you name.
builder-first-park = Once for this stop: two chips of any type for one of another.
builder-first-claim = Nobody asks for you. When the next player rolls, the rent is lost.
builder-first-debt = Mortgage or trade; once your cash will do, it's paid by itself.
builder-first-inherit = Repay the mortgage now, or keep it and pay nothing yet.
builder-first-deal = If you accept, all of it changes hands at once. No costs nothing.
builder-first-exchange = Four chips of one type for one of another, as often as you can.
builder-first-penthouse = It ends the game at once: everybody counts points.

## Deal

deal-first-play = Three cards a turn at most: into the bank, as property, as action.
deal-first-respond = A { deal-card-just-say-no } cancels what is asked of you and costs no play.
deal-first-counter = Another { deal-card-just-say-no }, from you, and the action goes through.
deal-first-discard = Seven cards at most at the end of a turn; you choose what goes.
deal-first-pay = Pay with what lies before you, never from hand. No change is given.
deal-first-rearrange = In your turn wilds change colour as often as you like, for nothing.
deal-first-sly = Not from a complete set: only a { deal-card-deal-breaker } takes those.

## Knockout

knockout-first-slide = Power 100 reaches the far edge, 15 the second row. Hands wobble.
knockout-first-again = Out of Jail it slides once more from GO, like any other.
knockout-first-retry = Slide it once more from GO, or leave it out for this round.
knockout-first-jail = 100 brings it back for a new slide; later is too late.
knockout-first-chance = Back to GO and slide once more, or leave it where it does nothing.
knockout-first-railroad = Put it down on any property without a token; it knocks nothing.
