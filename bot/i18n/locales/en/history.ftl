### Looking back at a game, turn by turn.

button-history = History
history-turn = Turn { $turn } of { $count }
history-one = Turn { $turn }
history-many = Turns { $first } to { $last }
history-round = round { $round }
history-rounds = rounds { $first } to { $last }
history-first = |◀
history-back = ◀
history-forward = ▶
history-last = ▶|
history-jump = Go to a turn…
history-all = All turns…
history-nothing = Nothing to tell.
history-damaged = A part of this record can't be read; all the rest is here.
history-no-picture = This turn was played by older rules, so it has no picture.
since-title = Since your last move
since-nothing = Nothing has happened since.
since-more = … { $count } more: Table…, History

refusal-no-turn = This game has no turn with this number.

### The film of a whole game.

film-title = 🎞️ The whole game as a film
film-link = 🎞️ [The whole game as a film]({ $link })
film-deleted = The message with the film of this game was deleted.
film-opening = The opening
picture-film-alt = The whole game as a film of { $seconds } seconds. { $end }
