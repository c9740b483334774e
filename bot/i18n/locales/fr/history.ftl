### Revoir une partie, tour par tour.

button-history = Déroulé
history-turn = Tour { $turn } sur { $count }
history-one = Tour { $turn }
history-many = Tours { $first } à { $last }
history-round = manche { $round }
history-rounds = manches { $first } à { $last }
history-first = |◀
history-back = ◀
history-forward = ▶
history-last = ▶|
history-jump = Aller à un tour…
history-all = Tous les tours…
history-nothing = Rien à raconter.
history-damaged = Une partie de cet enregistrement est illisible ; tout le reste est ici.
history-no-picture = Ce tour suivait d'anciennes règles ; il n'a pas d'image.
since-title = Depuis votre dernière action
since-nothing = Il ne s'est rien passé depuis.
since-more = … { $count } de plus : Table…, Déroulé

refusal-no-turn = Aucun tour de cette partie ne porte ce numéro.

### The film of a whole game.

film-title = 🎞️ Toute la partie en film
film-link = 🎞️ [Toute la partie en film]({ $link })
film-deleted = Le message du film de cette partie a été supprimé.
film-opening = Le début
picture-film-alt = Toute la partie, en un film de { $seconds } secondes. { $end }
