## Knockout: why its robots did what they did.

knockout-reason-ahead = { $tries ->
    [one] I tried out one slide
   *[other] I tried out { $tries } slides
  } in my head with a shaky hand; this one ended best ({ $chance }% to win).
knockout-reason-completes = { $space } completes my set: { $group }.
knockout-reason-joins = { $space } goes with what I have in that set: { $group }.
knockout-reason-forestalls = I come first on the card, so I take what { $colour } would collect on { $space-the }.
knockout-reason-earns = I was aiming at { $space-the }: it pays { $amount }.
knockout-reason-house = A { knockout-space-2 } makes my best property pay again.
knockout-reason-chance = From Chance I may slide again at the end, when hardly anybody can answer.
knockout-reason-railroad = From { knockout-space-26.the } my token can go to any free property at the end.
knockout-reason-parking = I was after the cash on { knockout-space-29 }.
knockout-reason-breaks = That set was too close to being complete: { $group } ({ $colour }).
knockout-reason-knocks = The token on { $space-the } would have collected too much ({ $colour }).
knockout-reason-pays = One more slide is worth more to me than it costs.
knockout-reason-stays = One more slide isn't worth the price to me right now.
knockout-reason-declines = A second chance isn't worth the price to me right now.
knockout-reason-lets-lie = I'm happy with the board as it is.
knockout-reason-moves = { $space } pays me most right now.
knockout-reason-remains = No free property would bring me anything.
