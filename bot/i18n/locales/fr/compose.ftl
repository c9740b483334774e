### Composer ce qui contient plusieurs choses (tous les jeux), et les deals de City.

compose-send = Envoyer
compose-clear = Vider
compose-again = Réessayer
compose-amount = { $field } { $amount }…
compose-gone = Plus disponible, donc retiré : { $things }.
refusal-no-draft = Ce brouillon n'existe plus, ou n'est pas le vôtre. Recommencez, s'il vous plaît.
refusal-unknown-thing = « { $text } » : rien de tel ne peut entrer dans ce deal.
