### What an action of City would change, before it is done.

city-preview-price = Price { $amount } · leaves you { $left }
city-preview-gain = You get { $amount } · you'll have { $left }
