## Standing orders of all games: `bot/present/panels/orders.py`.

button-orders = My orders…
orders-title = My standing orders
orders-hint = Only you can see these. They act for you shortly after you're asked.
orders-none = You haven't given any yet.
orders-give = Give an order…
orders-drop = Withdraw an order…
orders-drop-one = Withdraw: { $order }
orders-amount = Amount
orders-stopped = Withdrawn, because it couldn't be carried out: { $order }.

order-roll = Roll for me
order-roll-hint = When nothing else is asked of me
order-roll-given = **Roll** when nothing else is asked of me.
order-end = End my turn
order-end-hint = When nothing is left to do
order-end-given = **End my turn** when I have nothing left to do.
order-buy = Buy and keep…
order-buy-hint = Buy when I land, if at least this much cash is left
order-buy-given = **Buy** if { $amount } is left.
order-claim = Claim my rents
order-claim-hint = As soon as each one is due
order-claim-given = **Claim** my rents.
order-bid = Bid up to…
order-bid-hint = Just above the highest bid; pass above this amount
order-bid-given = **Bid** up to { $amount }, then pass.
order-pass = Pass auctions under…
order-pass-hint = Pass if the listed price is lower than this
order-pass-given = **Pass** auctions under { $amount }.
order-accept = Accept trades worth…
order-accept-hint = Accept a trade that robots say brings me this much
order-accept-given = **Accept** trades that robots say bring me { $amount }.

refusal-no-order = There's no such order in this game.
