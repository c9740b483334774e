### Composer ce qui contient plusieurs choses (tous les jeux), et les échanges de City.

compose-send = Envoyer
compose-clear = Vider
compose-again = Réessayer
compose-amount = { $field } { $amount }…
compose-gone = Plus disponible, donc retiré : { $things }.
refusal-no-draft = Ce brouillon n'existe plus, ou n'est pas le vôtre. Recommencez.
refusal-unknown-thing = « { $text } » ne peut pas entrer dans cet échange.
