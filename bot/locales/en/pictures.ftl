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
picture-city-owes = owes
picture-city-to = to { $whom }
picture-city-raisable = can raise { $amount }
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
