### Ce qu'une action de City changerait, avant d'être faite.

city-preview-rent-short = loyer { $before } → { $after }
city-preview-rent = { $space } : loyer { $before } → { $after }
city-preview-more = { $count ->
    [one] et un autre loyer
   *[other] et { $count } autres loyers
  }
city-preview-price = Prix : { $amount } · il vous restera { $left }
city-preview-gain = Vous recevez { $amount } · vous aurez { $left }
city-preview-free = C'est gratuit.
