## Knockout: why its robots did what they did.

# Knockout: a robot says in the first person why it did that; no longer than English.
# $tries: how many games were imagined (200) · $chance: a chance with its sign
knockout-reason-ahead = { $tries ->
    [one] I tried out one slide
   *[other] I tried out { $tries } slides
  } in my head with a shaky hand; this one ended best ({ $chance }% to win).

# Knockout: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Park Place) · $group: a colour group (dark blue)
knockout-reason-completes = { $space } completes my { $group } set.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Virginia Avenue) · $group: a colour group (pink)
knockout-reason-joins = { $space } goes with what I have in the { $group } set.

# Knockout: a robot says in the first person why it did that; not much longer than English.
# $colour: a colour (red) · $space-the: a space of the board, with its article
knockout-reason-forestalls = I come first on the card, so I take what { $colour } would collect on { $space-the }.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
# $space-the: a space of the board, with its article (Boardwalk) · $amount: money (M500)
knockout-reason-earns = I was aiming at { $space-the }: it pays { $amount }.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
knockout-reason-house = A { knockout-space-2 } makes my best property pay again.

# Knockout: a robot says in the first person why it did that; not much longer than English.
knockout-reason-chance = From Chance I may slide again at the end, when hardly anybody can answer.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
knockout-reason-railroad = From { knockout-space-26.the } my token can go to any free property at the end.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
knockout-reason-parking = I was after the cash on { knockout-space-29 }.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
# $group: a colour group (dark blue) · $colour: a colour (yellow)
knockout-reason-breaks = I had to stop { $colour } from completing the { $group } set.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
# $space-the: a space of the board, with its article · $colour: a colour (red)
knockout-reason-knocks = The { $colour } token on { $space-the } would have collected too much.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
knockout-reason-pays = One more slide is worth more to me than it costs.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
knockout-reason-stays = One more slide isn't worth the price to me right now.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
knockout-reason-declines = A second chance isn't worth the price to me right now.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
knockout-reason-lets-lie = I'm happy with the board as it is.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Baltic Avenue)
knockout-reason-moves = { $space } pays me the most right now.

# Knockout: a robot says in the first person why it did that; at most 90 characters.
knockout-reason-remains = No free property would earn me anything.
