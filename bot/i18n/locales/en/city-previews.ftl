### What an action of City would change, before it is done.

city-preview-rent-short = rent { $before } → { $after }
city-preview-rent = { $space }: rent { $before } → { $after }
city-preview-more = { $count ->
    [one] and one more rent
   *[other] and { $count } more rents
  }
city-preview-price = Price { $amount } · cash afterwards { $left }
city-preview-gain = Brings { $amount } · cash afterwards { $left }
city-preview-free = It costs nothing.
