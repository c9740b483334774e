## Knockout: why its robots did what they did.

knockout-reason-ahead = I played { $tries ->
    [one] one slide
   *[other] { $tries } slides
  } through in my head, each with a hand that trembles, and this one ended best ({ $chance }% to win).
knockout-reason-completes = With { $space-the } the whole set is mine: { $group }.
knockout-reason-joins = { $space } goes with what I have in that set: { $group }.
knockout-reason-forestalls = I come first on the card, so on { $space-the } I take what another would collect ({ $colour }).
knockout-reason-earns = I was aiming at { $space-the }: it pays { $amount }.
knockout-reason-house = A { knockout-space-2 } pays my best property once more.
knockout-reason-chance = From Chance I may slide once more at the end, when hardly anybody can answer.
knockout-reason-railroad = From { knockout-space-26.the } my token goes to any free property at the end.
knockout-reason-parking = I was after the cash on { knockout-space-29 }.
knockout-reason-breaks = A set was too near to being whole there: { $group } ({ $colour }).
knockout-reason-knocks = The token on { $space-the } would have collected too much ({ $colour }).
knockout-reason-pays = One more slide is worth more to me than it costs.
knockout-reason-stays = One more slide isn't worth its price to me just now.
knockout-reason-declines = A second chance isn't worth its price to me just now.
knockout-reason-lets-lie = I'm happy with the board as it is.
knockout-reason-moves = { $space } pays me most as things lie.
knockout-reason-remains = No free property would bring me anything.
