### Words in the classic game's pictures, and the sentences that stand for a picture.

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (2)
picture-classic-hours = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $stage: what the person is doing (roll, again, jail, bus, triple, card, buy, end, auction, debt, inherit, contest, over or other)
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

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $kind: the kind (tower or other)
picture-classic-lot = { $kind ->
    [tower] One of the bank's towers
   *[other] One of the bank's shops
}

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $kind: the kind of building (tower or other)
picture-classic-shortage = { $kind ->
    [tower] Too few towers
   *[other] Too few shops
}

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (3)
picture-classic-left = Left in the bank: { $count }

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-asked = asked:

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $seat: a person (Anna)
picture-classic-owes-each = { $seat } owes each player

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $cause: the reason (rent, tax, fine, interest or other)
picture-classic-cause = { $cause ->
    [rent] rent
    [tax] tax
    [fine] fine
    [interest] interest on mortgages
   *[other] card
}

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-triple = Any space you like

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (2)
picture-classic-inherit = { $count ->
    [one] 1 mortgage to lift without interest
   *[other] { $count } mortgages to lift without interest
}

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-no-card = No card was drawn

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-rent = rent

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $level: the level built (whole, one or another: 2)
picture-classic-level = { $level ->
    [0] empty
    [whole] empty, whole set
    [5] tower
    [one] { $level } shop
   *[other] { $level } shops
}

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (2)
picture-classic-owned = { $count ->
    [one] { $count } owned
   *[other] { $count } owned
}

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $times: by how much the dice are multiplied
picture-classic-times = { $times } × the dice

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-shop-short = Shop

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-shop-price = A shop or a tower

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-lift = To lift it

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-interest = Interest

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $why: the reason, a sentence (unowned, mortgaged, whole, bare, tower, faction, machine or shops) · $value: how many are owned, or a sum (14) ·
# $count: how many, chooses the plural form (3)
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

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-last = The last seconds

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
# $left: how many are left
picture-classic-of = { $left } left after this one

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-claim = rent to claim

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-claimed = claimed: paid after this

# Classic: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-classic-guarded = no roll yet

## Alternative texts

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $round: the round (4) · $seat: a person (Anna) ·
# $stage: what the person is doing (roll, again, jail, bus, triple, card, buy, end, auction, debt, inherit, contest or other)
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

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $face: what the Speed Die shows (bus, mister or another: 3)
picture-classic-alt-speed = { $face ->
    [bus] Speed Die: Bus.
    [mister] Speed Die: Mr M.
   *[other] Speed Die: { $face }.
}

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $spaces: spaces, listed (Adventure and North Ferry)
picture-classic-alt-ways = The Bus may go to { $spaces }.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $space: a space of the board (Orchard Rise) · $group: a colour group (pink) · $price: a price (140 fl) · $owner: the owner (none or another: Ben) ·
# $rent: a rent (0 fl)
picture-classic-alt-lot = { $space }, { $group }, price { $price }, { $owner ->
    [none] unowned.
   *[other] owned by { $owner }, rent { $rent }.
}

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $whom: a person or the bank, who is owed (Ben) · $amount: money (700 fl) · $raisable: what could be raised at most (1,119 fl)
picture-classic-alt-debt = { $seat } owes { $whom } { $amount } and can raise { $raisable }.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $names: people, listed (Anna and Ben)
picture-classic-alt-each = each of { $names }

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $owner: the owner (Ben) · $amount: money (26 fl) · $payer: who pays (Anna) · $space: a space of the board (Bell Street)
picture-classic-alt-claim = { $owner } may claim { $amount } from { $payer } for { $space }.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $pairs: who trades with whom, listed (Anna and Ben)
picture-classic-alt-deals = Open trades: { $pairs }.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $kind: the kind of building (tower or other) · $left: how many are left (3) · $names: people, listed (Anna and Ben)
picture-classic-alt-contest = { $kind ->
    [tower] Too few towers, { $left } left: { $names } want to build.
   *[other] Too few shops, { $left } left: { $names } want to build.
}

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $shops: how many shops (32) · $towers: how many towers (12)
picture-classic-alt-stock = The bank has { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
} and { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-classic-alt-over = Classic, the final count.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $rank: the place in the ranking (2) · $seat: a person (Anna) · $total: the total (1,684 fl) · $cash: somebody's cash (1,364 fl) ·
# $properties: what the properties are worth (320 fl) · $buildings: what the buildings are worth (0 fl)
picture-classic-alt-count = { $rank }. { $seat }: { $total }, from { $cash } cash, { $properties } properties, { $buildings } buildings.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $cash: somebody's cash (2,500 fl) · $space: a space of the board (Jail) · $count: how many, chooses the plural form (5)
picture-classic-alt-seat = { $seat }: { $cash }, { $space }, { $count ->
    [0] no property.
    [one] 1 property.
   *[other] { $count } properties.
}

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $cash: somebody's cash (2,300 fl) · $space: a space of the board (South Ferry) ·
# $properties: properties, listed with their rents (South Ferry 25)
picture-classic-alt-owner = { $seat }: { $cash }, { $space }; owns { $properties }.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $count: how many, chooses the plural form (1)
picture-classic-alt-cards = { $count ->
    [one] 1 Get Out of Jail Free card
   *[other] { $count } Get Out of Jail Free cards
}

# Classic: a word in the text that stands for a picture, read aloud to people who can't see it.
# $level: how many shops, 5 is a tower (5)
picture-classic-alt-shops = { $level ->
    [5] tower
    [one] 1 shop
   *[other] { $level } shops
}

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $ladder: rents, listed
picture-classic-alt-ladder = Rent: { $ladder }.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $shop: what a shop costs (100 fl)
picture-classic-alt-prices = A shop or a tower costs { $shop }.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $mortgage: what a mortgage brings (90 fl) · $lift: what lifting the mortgage costs (99 fl)
picture-classic-alt-mortgage = Mortgage { $mortgage }, lift for { $lift }.

# Classic: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $card: a card's name (A friendly jailer)
picture-classic-alt-card = Card “{ $card }”.
