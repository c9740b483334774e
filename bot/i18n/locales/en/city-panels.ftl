### What the table of City shows around the game's own sentences: money, headlines, auctions, deeds, the end.

# City: a sum of money, everywhere.
# $n: the amount, a number (60)
city-cash-k = { $n ->
    [0] 0
   *[other] { NUMBER($n) }k
  }

# City: a sum of money, everywhere.
# $n: the amount, a number (1.2)
city-cash-m = { NUMBER($n, maximumFractionDigits: 3) }M

## The turn

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-jail = you're in jail. Pay the fine, or try for a double.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
# $space: a space of the board (Westlands)
city-panel-you-buy = buy { $space }, or auction it?

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-choose = you may auction any unowned district.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-build = get a permit to see how many blocks you may place, or end your turn.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
# $left: how many are left (3)
city-panel-you-build-left = { $left ->
    [one] place one more block, or end your turn.
   *[other] place up to { $left } blocks, or end your turn.
  }

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-build-done = build something else, or end your turn.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-build-station = place a station in any district, or end your turn.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-debt = you're in debt. Mortgage districts or propose trades until you can pay.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-vote = do you want to play another hour?

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-taxi = take a taxi one or two spaces forward or back, or stay.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-pay = pay, or use the card that cancels it.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-place = place one of the two buildings from this planning permission.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-pick = choose what your Chance card does.

# City: what is to be done, behind the person's mention (“@Anna, …”) or “Your move:”; begins small, at most 75 characters.
city-panel-you-travel = you may take the train to another station.

# City, the turn: a line of the message everybody sees; at most 90 characters.
# $space: a space of the board (Old Town)
city-panel-auction-below = { $space } is being auctioned in the message below.

# City, the turn: a line of the message everybody sees; at most 90 characters.
# $until: when, which Discord keeps counting (in 5 minutes (20:15))
city-panel-hour-short = ⏳ The hour ends { $until }

# City, the turn: a line of the message everybody sees; at most 90 characters.
city-panel-last-turn = ⏳ Time is up. This is the last turn.

# City, the turn: a button; at most 25 characters.
city-panel-deeds = Districts…

## Districts

# City, districts: a line of the message everybody sees; at most 90 characters.
# $price: a price (600k) · $group: a colour group (brown) · $owner: the owner (Ben)
city-panel-deed = Price { $price } · { $group } · { $owner }

# City, districts: a line of the message everybody sees; at most 90 characters.
# $residential: how many residential blocks (0) · $industrial: how many industrial blocks (0) · $rent: a rent (20k)
city-panel-blocks = Residential { $residential } · industrial { $industrial } · rent now **{ $rent }**

# City, districts: a line of a message; at most 90 characters.
# $pieces: buildings, listed
city-panel-standing = Also here: { $pieces }

# City, districts: a line of the message everybody sees; at most 90 characters.
# $amount: money (140k)
city-panel-mortgaged = Mortgaged for { $amount }: no rent.

# City, districts: a line of the message everybody sees; at most 90 characters.
# $rents: rents in total
city-panel-rents = Rent for 0 to 8 blocks: { $rents }

# City, districts: a line of the message everybody sees; at most 90 characters.
# $residential: the price of a residential block (500k) · $industrial: the price of an industrial block (1M) ·
# $skyscraper: the price of a skyscraper (2M)
city-panel-prices = Residential block { $residential } · industrial block { $industrial } · skyscraper { $skyscraper }

# City, districts: what a closed menu says; at most 40 characters.
city-panel-which-deed = Which district?

# City, districts: the small line below a menu's choice; at most 100 characters.
# $owner: the owner (Ben) · $price: a price (1.4M) · $rent: a rent (7.5M)
city-panel-owned-hint = { $owner } · price { $price } · rent { $rent }

## Auctions

## Private panels

# City, private panels: a line of a panel that one person sees; at most 120 characters.
# $cash: somebody's cash (37.7M) · $wealth: somebody's wealth (37.7M)
city-panel-own = Cash **{ $cash }** · wealth { $wealth }

# City, private panels: a line of a panel that one person sees; at most 120 characters.
# $space: a space of the board (Fortune Valley) · $blocks: how many blocks (2) · $full: how many blocks fit (8) · $rent: a rent (350k)
city-panel-own-plot = { $space } · { $blocks }/{ $full } blocks · rent { $rent }

# City, private panels: a line of a panel that one person sees; at most 120 characters.
# $space: a space of the board (Seaview) · $rent: a rent (12M)
city-panel-own-mortgaged = { $space } · mortgaged for { $rent }

# City, private panels: a line of a panel that one person sees; at most 120 characters.
# $creditor: a person or the bank, who is owed (Ben) · $amount: money (60M) · $missing: what is lacking (22.3M) ·
# $enough: whether that is enough (yes or no) · $raisable: what could be raised at most (38.1M)
city-panel-debt = You owe { $creditor } **{ $amount }** and are { $missing } short. { $enough ->
    [yes] Mortgaging everything would raise { $raisable }.
   *[no] Mortgaging everything would raise only { $raisable }.
  }

# City, private panels: a line of a panel that one person sees; at most 120 characters.
# $left: how many are left (2) · $cash: somebody's cash (4.55M)
city-panel-permit = { $left ->
    [one] You may place one more block.
   *[other] You may place { $left } more blocks.
  } Cash { $cash }.

# City, private panels: the small line below a menu's choice; at most 100 characters.
# $built: how many blocks stand there (8) · $full: how many blocks fit (8) · $rent: a rent (60k)
city-panel-built = { $built }/{ $full } blocks · rent { $rent }

# City, private panels: a line of a message; at most 90 characters.
# $price: a price (500k)
city-panel-each = { $price } each

# City, private panels: a line of a message; at most 90 characters.
# $price: a price (1.4M) · $rent: a rent (100k)
city-panel-priced = price { $price } · rent { $rent }

# City, private panels: a line of a panel that one person sees; not much longer than English.
city-panel-confirm-leave = Leave the game for good? What you own will go to the bank, or to the player you owe.

# City, private panels: a line of a message; not much longer than English.
city-panel-confirm-gobankrupt = You'll be out of the game, and all you own will go to the player or bank you owe. Are you sure?

## The end

# City, the end: a line of the message everybody sees; at most 90 characters.
# $name: a person (Anna) · $total: the total (57.3M) · $cash: somebody's cash (28.8M) · $rents: rents in total (28.5M)
city-panel-count = **{ $name }** · { $total } = cash { $cash } + rent { $rents }
