# Words in pictures, and the sentences that stand for a picture.

picture-seat = Seat { $letter }
picture-city-out = out of the game
picture-city-jailed = in jail
picture-city-districts = { $count ->
    [one] 1 district
   *[other] { $count } districts
}
picture-city-stage = { $stage ->
    [roll] to roll the dice
    [jail] in jail: pay or roll
    [buy] buy it or auction it?
    [auction] auction: who bids more?
    [auction-space] choose a lot to auction
    [build] may build
    [debt] has a debt to pay
    [over] The final count
   *[other] to play
}
picture-city-price = Price
picture-city-rent = Rent now
picture-city-no-bid = no bid yet
picture-city-owes = { $seat } owes { $whom }
picture-city-raisable = Can raise: { $amount }
picture-city-permit = { $permit ->
    [0] station
   *[other] { $permit }
}
picture-city-round = Round { $round }
picture-city-hour = Hour { $hour }
picture-city-rounds-left = { $count ->
    [one] last round
   *[other] { $count } rounds left
}
picture-city-unowned = nobody's yet
picture-city-bid = Leading bid
picture-city-wealth = Worth: cash and rents
picture-city-cash = Cash: { $amount }
picture-city-left = { $count ->
    [one] 1 block left to build
   *[other] { $count } blocks left to build
}
picture-city-blocks = { $residential } residential, { $industrial } industrial
picture-city-sum = { $cash } + { $rents } of rents
