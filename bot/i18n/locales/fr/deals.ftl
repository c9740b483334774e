### Composer ce qui contient plusieurs choses (tous les jeux), et les deals de City.

compose-send = Envoyer
compose-clear = Tout vider
compose-again = Réessayer
compose-amount = { $field } : { $amount }…
compose-gone = N'est plus disponible, donc retiré : { $things }.
refusal-no-draft = Ce brouillon n'existe plus, ou n'est pas le vôtre. Recommencez, s'il vous plaît.
refusal-unknown-thing = « { $text } » : rien de tel ne peut entrer dans ce deal.

## City

city-deal-left = En caisse ensuite : vous { $mine }, { $name } { $theirs }
city-deal-own = Deal nº { $number } : { $name }…
city-refusal-not-your-deal = Ce deal ne vous est pas proposé.
city-deal-rents = { $name } : loyers { $before } → { $after }
city-deal-sums = { $name } : loyers { $before } → { $after } · fortune { $was } → { $then }
city-deal-worth = { $name } : fortune { $was } → { $then }
