# Words in the classic game's pictures, and the sentences that stand for a picture.

picture-classic-hours = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}
picture-classic-stage = { $stage ->
    [roll] to roll the dice
    [again] a double: roll again
    [jail] in jail: pay, card or double
    [bus] the Bus: which way?
    [triple] a triple: go anywhere
    [card] pay or draw a card?
    [buy] buy it or auction it?
    [end] may build, then end turn
    [auction] auction: who bids more?
    [debt] has a debt to pay
    [inherit] waits: deeds change hands
    [contest] too few buildings: who else?
    [over] The final count
   *[other] to play
}
picture-classic-lot = { $kind ->
    [tower] One of the bank's towers
   *[other] One of the bank's shops
}
picture-classic-shortage = { $kind ->
    [tower] Too few towers
   *[other] Too few shops
}
picture-classic-left = Left in the bank: { $count }
picture-classic-asked = asked:
picture-classic-owes-each = { $seat } owes each player
picture-classic-cause = { $cause ->
    [rent] rent
    [tax] tax
    [fine] fine
    [interest] interest on mortgages
   *[other] card
}
picture-classic-triple = Any space you like
picture-classic-inherit = { $count ->
    [one] 1 mortgage to lift without interest
   *[other] { $count } mortgages to lift without interest
}
picture-classic-no-card = No card was drawn
picture-classic-rent = rent
picture-classic-level = { $level ->
    [0] empty
    [whole] empty, whole set
    [5] tower
    [one] { $level } shop
   *[other] { $level } shops
}
picture-classic-owned = { $count ->
    [one] { $count } owned
   *[other] { $count } owned
}
picture-classic-times = { $times } × the dice
picture-classic-shop-short = Shop
picture-classic-shop-price = A shop or a tower
picture-classic-lift = To lift it
picture-classic-interest = Interest
picture-classic-now = { $why ->
    [unowned] Unowned: no rent
    [mortgaged] Mortgaged: no rent
    [whole] Whole set, none mortgaged: { $value } × 2
    [bare] Empty
    [tower] With a tower
    [faction] { $count ->
        [one] 1 owned
       *[other] { $count } owned
    }
    [machine] { $count ->
        [one] 1 owned, times the dice
       *[other] Both owned, times the dice
    }
   *[shops] { $count ->
        [one] With 1 shop
       *[other] With { $count } shops
    }
}
picture-classic-last = The last seconds
picture-classic-of = { $left } left after this one
picture-classic-claim = rent to claim
picture-classic-claimed = claimed: paid after this
picture-classic-guarded = no roll yet

## Alternative texts

picture-classic-alt-turn = Classic, round { $round }. { $seat } { $stage ->
    [roll] has to roll the dice.
    [again] rolled a double and rolls again.
    [jail] is in jail: pay, use a card or try for a double.
    [bus] chooses where the Bus goes.
    [triple] rolled a triple and may go anywhere.
    [card] has to pay or draw a card.
    [buy] has to buy or auction.
    [end] may build and end the turn.
    [auction] waits for an auction.
    [debt] waits for a debt to be paid.
    [inherit] waits for deeds to change hands.
    [contest] waits: there are too few buildings.
   *[other] plays.
}
picture-classic-alt-speed = { $face ->
    [bus] Speed Die: Bus.
    [mister] Speed Die: Mr M.
   *[other] Speed Die: { $face }.
}
picture-classic-alt-ways = The Bus may go to { $spaces }.
picture-classic-alt-lot = { $space }, { $group }, price { $price }, { $owner ->
    [none] unowned.
   *[other] owned by { $owner }, rent { $rent }.
}
picture-classic-alt-debt = { $seat } owes { $whom } { $amount } and can raise { $raisable }.
picture-classic-alt-each = each of { $names }
picture-classic-alt-claim = { $owner } may claim { $amount } from { $payer } for { $space }.
picture-classic-alt-deals = Open trades: { $pairs }.
picture-classic-alt-contest = { $kind ->
    [tower] Too few towers, { $left } left: { $names } want to build.
   *[other] Too few shops, { $left } left: { $names } want to build.
}
picture-classic-alt-stock = The bank has { $shops } shops and { $towers } towers.
picture-classic-alt-over = Classic, the final count.
picture-classic-alt-count = { $rank }. { $seat }: { $total }, from { $cash } cash, { $properties } properties, { $buildings } buildings.
picture-classic-alt-seat = { $seat }: { $cash }, { $space }, { $count ->
    [0] no property.
    [one] 1 property.
   *[other] { $count } properties.
}
picture-classic-alt-owner = { $seat }: { $cash }, { $space }; owns { $properties }.
picture-classic-alt-cards = { $count ->
    [one] 1 Get Out of Jail Free
   *[other] { $count } Get Out of Jail Free
}
picture-classic-alt-shops = { $level ->
    [5] tower
    [one] 1 shop
   *[other] { $level } shops
}
picture-classic-alt-ladder = Rent: { $ladder }.
picture-classic-alt-prices = A shop or a tower costs { $shop }.
picture-classic-alt-mortgage = Mortgage { $mortgage }, lift for { $lift }.
picture-classic-alt-card = Card “{ $card }”.
