## Standing orders of all games: `bot/present/panels/orders.py`.

# Standing orders: a button; at most 25 characters.
button-orders = My orders…

# Standing orders: the title of a panel; at most 60 characters.
orders-title = My standing orders

# Standing orders: a line of a panel that one person sees; at most 120 characters.
orders-hint = Only you can see these. They act for you shortly after you're asked.

# Standing orders: a line of a panel that one person sees; at most 120 characters.
orders-none = You haven't given any yet.

# Standing orders: what a closed menu says; at most 40 characters.
orders-give = Give an order…

# Standing orders: what a closed menu says; at most 40 characters.
orders-drop = Withdraw an order…

# Standing orders: a line of a panel that one person sees; at most 120 characters.
# $order: a standing order (Pass auctions under)
orders-drop-one = Withdraw: { $order }

# Standing orders: the label of a form's field; at most 45 characters.
orders-amount = Amount

# Standing orders: a line of a panel that one person sees; at most 120 characters.
# $order: a standing order (Claim my rents)
orders-stopped = Withdrawn, because it couldn't be carried out: { $order }.

# Standing orders: a choice in a menu; at most 100 characters.
order-roll = Roll for me

# Standing orders: the small line below a menu's choice; at most 100 characters.
order-roll-hint = When nothing else is asked of me

# A standing order as it stands in the list of one's orders; at most 90 characters.
order-roll-given = **Roll** when nothing else is asked of me.

# Standing orders: a choice in a menu; at most 100 characters.
order-end = End my turn

# Standing orders: the small line below a menu's choice; at most 100 characters.
order-end-hint = When nothing is left to do

# A standing order as it stands in the list of one's orders; at most 90 characters.
order-end-given = **End my turn** when I have nothing left to do.

# Standing orders: a choice in a menu, also the title of a form; at most 45 characters.
order-buy = Buy and keep…

# Standing orders: the small line below a menu's choice, also the small line below a form's label; at most 100 characters.
order-buy-hint = Buy when I land, if at least this much cash is left

# A standing order as it stands in the list of one's orders; at most 90 characters.
# $amount: money (987,650 fl)
order-buy-given = **Buy** if at least { $amount } is left.

# Standing orders: a choice in a menu; at most 100 characters.
order-claim = Claim my rents

# Standing orders: the small line below a menu's choice; at most 100 characters.
order-claim-hint = As soon as each one is due

# A standing order as it stands in the list of one's orders; at most 90 characters.
order-claim-given = **Claim** my rents.

# Standing orders: a choice in a menu, also the title of a form; at most 45 characters.
order-bid = Bid up to…

# Standing orders: the small line below a menu's choice, also the small line below a form's label; at most 100 characters.
order-bid-hint = Bid just above the highest bid; pass above this amount

# A standing order as it stands in the list of one's orders; at most 90 characters.
# $amount: money (1.5M)
order-bid-given = **Bid** up to { $amount }, then pass.

# Standing orders: a choice in a menu, also the title of a form; at most 45 characters.
order-pass = Pass auctions under…

# Standing orders: the small line below a menu's choice, also the small line below a form's label; at most 100 characters.
order-pass-hint = Pass if the listed price is lower than this

# A standing order as it stands in the list of one's orders; at most 90 characters.
# $amount: money (987,650 fl)
order-pass-given = **Pass** auctions under { $amount }.

# Standing orders: a choice in a menu, also the title of a form; at most 45 characters.
order-accept = Accept trades worth…

# Standing orders: the small line below a menu's choice, also the small line below a form's label; at most 100 characters.
order-accept-hint = Accept a trade if robots put my gain at this much or more

# A standing order as it stands in the list of one's orders; at most 90 characters.
# $amount: money (987,650 fl)
order-accept-given = **Accept** trades if robots put my gain at { $amount } or more.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-order = There's no such order in this game.
