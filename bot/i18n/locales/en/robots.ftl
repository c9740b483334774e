## Robots: what they are called, and why they did what they did

# Robots: a choice in a menu; at most 100 characters.
robot-easy = Easy robot

# Robots: a choice in a menu; at most 100 characters.
robot-normal = Normal robot

# Robots: a choice in a menu; at most 100 characters.
robot-strong = Strong robot

# Robots: a line of the message everybody sees; at most 90 characters.
robot-only = Robot

# A value of the lobby's option “Who plays when someone's away”; at most 60 characters.
table-option-substitute-easy = an easy robot

# A value of the lobby's option “Who plays when someone's away”; at most 60 characters.
table-option-substitute-normal = a normal robot

# A value of the lobby's option “Who plays when someone's away”; at most 60 characters.
table-option-substitute-strong = a strong robot

# A value of the lobby's option “Who plays when someone's away”; at most 60 characters.
table-option-substitute-random = a robot

# Robots: a button; at most 25 characters.
button-why = Why?

# Robots: a line of a message; at most 90 characters.
why-nothing = No robot has moved yet.

# Robots: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (2)
why-rest = { $count ->
    [one] … and one more decision
   *[other] … and { $count } more decisions
  }

# Robots: what a closed menu says; at most 40 characters.
why-whose = Which robot?

# A robot says in the first person why it did that; at most 90 characters.
reason-whim = I just felt like it.

# A robot says in the first person why it did that; at most 90 characters.
reason-best = There was nothing better to do.

# A robot says in the first person why it did that; not much longer than English.
# $tries: how many games were imagined (200) · $chance: a chance with its sign
reason-ahead = { $tries ->
    [one] I imagined one way it could go
   *[other] I imagined { $tries } ways it could go
  }; this choice came out best ({ $chance }% to win).

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Diamond Hills)
city-reason-completes = { $space } completes my set, so its rents can be doubled.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Summergate) · $seat: a person (Anna)
city-reason-denies = { $space } would complete { $seat }'s set, and I don't want that.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Harbor Heights)
city-reason-joins = { $space } goes with the districts I own in that set.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-earns = { $space } will earn more than it costs.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-earns-all = Districts earn more than they cost.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-short = I can't pay the price of { $space }, so it gets auctioned.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-cheaper = I might get { $space } cheaper in an auction.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Plein Ouest)
city-reason-worth-more = { $space } is still worth more to me than that.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Plein Ouest)
city-reason-dear = { $space } isn't worth more than that to me; I'd rather keep cash for rent.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Brightside)
city-reason-least = { $space } is the district I'll miss least.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-grows = Blocks in { $space } raise my rents the most for the price.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-fills = That fills { $space }, where the rents are highest.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-shields = Industry in { $space } earns rent even with a hazard there.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-no-site = I have no district to build on.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-saves = I'd rather keep my cash for the next rents.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-nothing-left = There was nothing more to do.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Diamond Hills)
city-reason-station-free = A station at { $space } lets me travel there and buy it.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-station-own = { $space } suits me best for a station: stopping there costs me nothing.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-station-other = A station at { $space } gets me round to { city-space-0 } more often.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-presses = The permit is free, and I have somewhere to build.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-stadium = There's still time for the stadium to pay off at { city-space-0 }.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Fortune Valley)
city-reason-doubles = A skyscraper at { $space } doubles the rents of the whole set.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-tower = The Tower doubles all my rents.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-clears = Getting the rent of { $space } back is worth more than the removal costs.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Diamond Hills)
city-reason-protects = Nobody can put a hazard at { $space } now.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-harmless = It does me the least harm at { $space }.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock) · $seat: a person (Anna)
city-reason-slows = At { $space } it costs { $seat } the most.

# City: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna) · $space: a space of the board (Brightside)
city-reason-slows-leader = { $seat } is ahead, and at { $space } it hurts the most.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-demolishes = Without it, a hazard can go to { $space } again.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-taxi = A step or two can save a lot: that space was better.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-travels = I'm better off at { $space }.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-travels-free = { $space } is still for sale.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-travels-go = The trip passes { city-space-0 }, so I get my salary.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-walks = I'm keeping the Taxi for a worse moment.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-stays = No other station was worth the trip.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-keeps-card = I'm keeping the card for a bigger bill.

# City: a robot says in the first person why it did that; at most 90 characters.
# $amount: money (3.5M)
city-reason-dodges = One card saved me { $amount }.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-mortgages = Mortgaging { $space } covers my debt at the smallest loss.

# City: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bayview Dock)
city-reason-lifts = I want { $space } to earn rent again.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-more-time = I'm behind and need more time.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-time-enough = I'm ahead, so let the hour end.

# City: a robot says in the first person why it did that; at most 90 characters.
city-reason-bad-deal = That trade brings me less than it costs.
