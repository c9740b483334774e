### What the table of City shows around the game's own sentences: money, headlines, auctions, deeds, the end.

city-cash-k = { NUMBER($n) }k
city-cash-m = { NUMBER($n, maximumFractionDigits: 3) }M
