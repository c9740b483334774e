## Standing orders of all games: `bot/present/panels/orders.py`.

button-orders = My orders…
orders-title = My standing orders
orders-hint = Only you see these. They act for you a moment after you're asked.
orders-none = You've given none yet.
orders-give = Give or change an order…
orders-drop = Withdraw an order…
orders-drop-one = Withdraw: { $order }
orders-amount = Amount
orders-stopped = Withdrawn, because it couldn't be carried out: { $order }.

order-roll = Roll for me
order-roll-hint = When nothing else is asked of me
order-roll-given = **Roll** when nothing else is asked of me.
order-end = End my turn
order-end-hint = When nothing is left to do
order-end-given = **End my turn** when all is done.
order-buy = Buy and keep…
order-buy-hint = Buy when I land, if at least this much cash is left
order-buy-given = **Buy** if { $amount } is left.
order-claim = Claim my rents
order-claim-hint = Each as soon as it is due to me
order-claim-given = **Claim** my rents.
order-bid = Bid up to…
order-bid-hint = A little above the highest bid; pass beyond this amount
order-bid-given = **Bid** up to { $amount }, then pass.
order-pass = Pass auctions under…
order-pass-hint = Pass where the listed price is lower than this
order-pass-given = **Pass** auctions under { $amount }.
order-accept = Accept deals worth…
order-accept-hint = Accept a deal that brings me at least this, as robots reckon
order-accept-given = **Accept** deals that bring me { $amount }, as robots reckon.

refusal-no-order = There's no such order in this game.
