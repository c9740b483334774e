### What an action of City would change, before it is done.

# City: what a move would change, beside it before it is made; at most 90 characters.
# $amount: money (2M) · $left: the cash that is left (12.93M)
city-preview-price = Price { $amount } · leaves you { $left }

# City: what a move would change, beside it before it is made; at most 90 characters.
# $amount: money (1.6M) · $left: the cash that is left (6.15M)
city-preview-gain = You get { $amount } · you'll have { $left }
