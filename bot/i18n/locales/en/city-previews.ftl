### What an action of City would change, before it is done.

city-preview-price = Price { $amount } · cash afterwards { $left }
city-preview-gain = Brings { $amount } · cash afterwards { $left }
