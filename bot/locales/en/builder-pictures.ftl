# Words in the pictures of Builder, and the sentences that stand for a picture.

picture-builder-bankrupt = bankrupt, buildings still count
picture-builder-left = has left the game
picture-builder-jailed = in jail
picture-builder-stage = { $stage ->
    [drop] must leave chips first
    [roll] to roll the dice
    [jail] in jail: pay, card or roll
    [buy] buy it or auction it?
    [auction] auction: who bids more?
    [steal] may take a chip
    [park] may exchange chips
    [pick] chooses chips
    [swap] may swap properties
    [manage] may exchange and build
    [debt] waits: a debt is due
    [inherit] waits: mortgages to answer for
    [waiting] waits: rent may be asked for
    [count] rents first, then the count
    [end] waits
    [over] wins the game
   *[other] to play
}
picture-builder-hint = { $stage ->
    [drop] { $count ->
        [one] Leave 1 chip here: six may be kept
       *[other] Leave { $count } chips here: six may be kept
    }
    [steal] Take 1 chip from another player
    [park] Two chips for one of another type
    [pick] Special delivery: 2 chips of one type
   *[swap] Swap a property with another player
}
picture-builder-round = Round { $round }
picture-builder-price = Price
picture-builder-rent = Rent
picture-builder-no-bid = no bid yet
picture-builder-owes = { $seat } owes { $whom }
picture-builder-raisable = Can raise: { $amount }
picture-builder-claims = { $count ->
    [one] Rent that may be asked for
   *[other] { $count } rents may be asked for
}
picture-builder-nothing = This throw brings nobody chips.
