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
history-damaged = Part of this record can't be read. Everything else is here.
history-no-picture = This turn was played under older rules, so it has no picture.
since-title = Since your last move
since-nothing = Nothing has happened since then.
since-more = … { $count } more: Table…, History

refusal-no-turn = This game has no turn with that number.

### The film of a whole game.

film-title = 🎞️ The whole game as a film
film-link = 🎞️ [The whole game as a film]({ $link })
film-deleted = The message with this game's film was deleted.
film-opening = The opening
picture-film-alt = The whole game as a film of { $seconds } seconds. { $end }
