# Words in the classic game's pictures, and the sentences that stand for a picture.

picture-classic-hours = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}
picture-classic-stage = { $stage ->
    [roll] to roll the dice
    [again] a double: to roll again
    [jail] in jail: pay, card or a double
    [bus] the Bus: which way?
    [triple] a triple: go anywhere
    [card] pay, or draw a card?
    [buy] buy it or auction it?
    [end] may build, then end the turn
    [auction] auction: who bids more?
    [debt] a debt is to be paid
    [inherit] waits: deeds are taken over
    [contest] too few buildings: who else?
    [over] The final count
   *[other] to play
}
picture-classic-lot = { $kind ->
    [tower] A tower of the Bank's
   *[other] A shop of the Bank's
}
picture-classic-shortage = { $kind ->
    [tower] Too few towers
   *[other] Too few shops
}
picture-classic-left = Left with the Bank: { $count }
picture-classic-asked = asked:
picture-classic-owes-each = { $seat } owes to each
picture-classic-cause = { $cause ->
    [rent] rent
    [tax] tax
    [fine] fine
    [interest] interest on mortgages
   *[other] card
}
picture-classic-triple = The space of your choice
picture-classic-inherit = { $count ->
    [one] 1 mortgage may be lifted without interest
   *[other] { $count } mortgages may be lifted without interest
}
picture-classic-no-card = No card was drawn
picture-classic-rent = rent
picture-classic-level = { $level ->
    [0] bare
    [whole] bare, whole group
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
    [unowned] The Bank's: no rent
    [mortgaged] Mortgaged: no rent
    [whole] Whole group, none mortgaged: { $value } × 2
    [bare] Bare
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
picture-classic-claimed = claimed: paid after this phase
picture-classic-guarded = the next player has to wait

## Alternative texts

picture-classic-alt-turn = Classic, round { $round }. { $seat } { $stage ->
    [roll] is to roll the dice.
    [again] threw a double and is to roll again.
    [jail] is in jail: pay, use a card or try a double.
    [bus] chooses where the Bus goes.
    [triple] threw a triple and may go anywhere.
    [card] decides: pay, or draw a card.
    [buy] decides: buy or auction.
    [end] may build and end the turn.
    [auction] waits: an auction is running.
    [debt] waits: a debt is to be paid.
    [inherit] waits: a bankrupt's deeds are taken over.
    [contest] waits: there are too few buildings.
   *[other] is to play.
}
picture-classic-alt-speed = { $face ->
    [bus] Speed Die: Bus.
    [mister] Speed Die: Mr M.
   *[other] Speed Die: { $face }.
}
picture-classic-alt-ways = The Bus may go to { $spaces }.
picture-classic-alt-lot = { $space }, { $group }, price { $price }, { $owner ->
    [none] nobody's.
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
picture-classic-alt-stock = The Bank has { $shops } shops and { $towers } towers.
picture-classic-alt-over = Classic, the final count.
picture-classic-alt-count = { $rank }. { $seat }: { $total }, that's { $cash } cash, { $properties } properties, { $buildings } buildings.
picture-classic-alt-seat = { $seat }: { $cash }, { $space }, { $count ->
    [0] no property.
    [one] 1 property.
   *[other] { $count } properties.
}
picture-classic-alt-owner = { $seat }: { $cash }, { $space }; owns { $properties }.
picture-classic-alt-cards = { $count ->
    [one] 1 jail card
   *[other] { $count } jail cards
}
picture-classic-alt-shops = { $level ->
    [5] tower
    [one] 1 shop
   *[other] { $level } shops
}
picture-classic-alt-ladder = Rent: { $ladder }.
picture-classic-alt-prices = A shop or a tower costs { $shop }.
picture-classic-alt-mortgage = Mortgage { $mortgage }, to lift it { $lift }.
picture-classic-alt-card = Card “{ $card }”.
