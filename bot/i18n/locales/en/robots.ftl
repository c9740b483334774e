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
reason-best = There was nothing better to do.
reason-ahead = { $tries ->
    [one] I tried out one continuation in my head
   *[other] I tried out { $tries } continuations in my head
  }; this one ended best ({ $chance }% to win).

city-reason-completes = { $space } completes my set, so its rents can be doubled.
city-reason-denies = { $space } would complete { $seat }'s set, and I don't want that.
city-reason-joins = { $space } goes with the districts I own in that set.
city-reason-earns = { $space } will earn more than it costs.
city-reason-earns-all = Districts earn more than they cost.
city-reason-short = I can't pay the price of { $space }, so it gets auctioned.
city-reason-cheaper = I might get { $space } cheaper in an auction.
city-reason-worth-more = { $space } is still worth more to me than that.
city-reason-dear = { $space } isn't worth more than that to me; I'd rather keep cash for rent.
city-reason-least = { $space } is the district I'll miss least.
city-reason-grows = Blocks in { $space } raise my rents most for their price.
city-reason-fills = That fills { $space }, where the rents are highest.
city-reason-shields = Industry in { $space } earns rent even with a hazard there.
city-reason-no-site = I have no district to build on.
city-reason-saves = I'd rather keep my cash for the next rents.
city-reason-nothing-left = There was nothing more to do.
city-reason-station-free = A station at { $space } lets me travel there and buy it.
city-reason-station-own = { $space } suits me best for a station: stopping there costs me nothing.
city-reason-station-other = A station at { $space } gets me round to { city-space-0 } more often.
city-reason-presses = The permit is free, and I have somewhere to build.
city-reason-stadium = There's still time for the stadium to pay off at { city-space-0 }.
city-reason-doubles = A skyscraper at { $space } doubles the rents of the whole set.
city-reason-tower = The Tower doubles all my rents.
city-reason-clears = Getting the rent of { $space } back is worth more than the removal costs.
city-reason-protects = Nobody can put a hazard at { $space } now.
city-reason-harmless = It does me the least harm at { $space }.
city-reason-slows = At { $space } it costs { $seat } most.
city-reason-slows-leader = { $seat } is ahead, and at { $space } it hurts most.
city-reason-demolishes = Without it, a hazard can go to { $space } again.
city-reason-taxi = A step or two can save a lot: that space was better.
city-reason-travels = I'm better off at { $space }.
city-reason-travels-free = { $space } is still for sale.
city-reason-travels-go = The trip passes { city-space-0 }, so I get my salary.
city-reason-walks = I'm keeping the Taxi for a worse moment.
city-reason-stays = No other station was worth the trip.
city-reason-keeps-card = I'm keeping the card for a bigger bill.
city-reason-dodges = One card saved me { $amount }.
city-reason-mortgages = Mortgaging { $space } covers my debt at the smallest loss.
city-reason-lifts = I want { $space } to earn rent again.
city-reason-more-time = I'm behind and need more time.
city-reason-time-enough = I'm ahead, so let the hour end.
city-reason-bad-deal = That trade brings me less than it costs.
