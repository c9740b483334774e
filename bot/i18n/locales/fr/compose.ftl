### Composer ce qui contient plusieurs choses (tous les jeux), et les échanges de City.

compose-send = Envoyer
compose-clear = Vider
compose-again = Réessayer
compose-amount = { $field } { $amount }…
compose-gone = Ce qui n'est plus disponible est retiré : { $things }.
refusal-no-draft = Ce brouillon n'existe plus, ou n'est pas le vôtre. Recommencez.
refusal-unknown-thing = « { $text } » ne peut pas faire partie de cet échange.
