## Robots: what they are called, and why they did what they did

robot-easy = Easy robot
robot-normal = Normal robot
robot-strong = Strong robot
robot-only = Robot
table-option-substitute-easy = an easy robot
table-option-substitute-normal = a normal robot
table-option-substitute-strong = a strong robot
table-option-substitute-random = a robot
button-why = Why?
why-nothing = No robot has moved yet.
why-rest = { $count ->
    [one] … and one more decision
   *[other] … and { $count } more decisions
  }
why-whose = Which robot?

reason-whim = I just felt like it.
reason-best = Nothing better was to be done.
reason-ahead = I played { $tries ->
    [one] one continuation
   *[other] { $tries } continuations
  } through in my head, and this ended best ({ $chance }% to win).

city-reason-completes = With { $space } the whole group is mine, and its rents can be doubled.
city-reason-denies = I don't want { $seat } to get the whole group with { $space }.
city-reason-joins = { $space } goes with the districts that I have in that group.
city-reason-earns = { $space } will earn more than it costs.
city-reason-earns-all = Districts earn more than they cost.
city-reason-short = I can't pay the price of { $space }, so it goes to auction.
city-reason-cheaper = At auction { $space } may come cheaper.
city-reason-worth-more = { $space } is still worth more to me than that.
city-reason-dear = { $space } isn't worth more than that to me; I'd rather keep cash for rent.
city-reason-least = { $space } is the district that I miss least.
city-reason-grows = At { $space } blocks raise my rents most for their price.
city-reason-fills = That fills { $space } to the last plot, where rents are highest.
city-reason-shields = Industry at { $space } earns even when somebody puts a hazard there.
city-reason-no-site = I have no district to build on.
city-reason-saves = I'd rather keep my cash for the next rents.
city-reason-nothing-left = There was nothing more to do.
city-reason-station-free = A station at { $space } lets me travel there and buy.
city-reason-station-own = A station at { $space } serves me best: stopping there costs me nothing.
city-reason-station-other = A station at { $space } brings me round to { city-space-0 } more often.
city-reason-presses = The button costs nothing, and I have something to build on.
city-reason-stadium = There's time enough for the stadium to pay at { city-space-0 }.
city-reason-doubles = A skyscraper at { $space } doubles the rents of the whole group.
city-reason-tower = The tower doubles all my rents.
city-reason-clears = The rent that comes back at { $space } is worth more than the removal.
city-reason-protects = Nobody can put a hazard at { $space } now.
city-reason-harmless = At { $space } it does me the least harm.
city-reason-slows = At { $space } it costs { $seat } most.
city-reason-slows-leader = { $seat } is ahead, and at { $space } it hurts most.
city-reason-demolishes = Without it { $space } can be harmed again.
city-reason-taxi = Two steps can save a lot: that space was better.
city-reason-travels = At { $space } I'm better off.
city-reason-travels-free = { $space } is still for sale.
city-reason-travels-go = The trip leads over { city-space-0 }, and the salary with it.
city-reason-walks = I keep the taxi for a worse moment.
city-reason-stays = No other station was worth the trip.
city-reason-keeps-card = I keep the card for a bigger bill.
city-reason-dodges = { $amount } saved by one card.
city-reason-mortgages = { $space } covers what I owe at the least loss.
city-reason-lifts = { $space } shall earn rent again.
city-reason-more-time = I'm behind and need more time.
city-reason-time-enough = I'm ahead; let the hour end.
city-reason-bad-deal = That deal brings me less than it costs.
