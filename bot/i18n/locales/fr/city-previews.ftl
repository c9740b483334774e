### Ce qu'une action de City changerait, avant d'être faite.

city-preview-price = Prix : { $amount } · il vous restera { $left }
city-preview-gain = Vous recevez { $amount } · vous aurez { $left }
