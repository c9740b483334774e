### The analysis of a game that is over.

percent = { $n }%
button-analysis = Analysis
button-analysis-cancel = Cancel
button-analysis-again = Analyse again
analysis-title = Analysis
analysis-working = The strong robot plays this game on from every turn, many hundred times.
analysis-waiting = Another game is analysed first.
analysis-done = { $bar } { $done }%
analysis-cancelled = The analysis was cancelled.
analysis-damaged = The record can be read as far as this alone: the rest is damaged, or was played by older rules.
analysis-unread = This record can't be analysed: it's damaged, or was played by older rules.
analysis-level = No turn changed anybody's chances much.
analysis-point = **{ $number } · Turn { $turn }** · { $what } · { $name } **{ $before } → { $after }**
analysis-mine = My decisions
analysis-of = Decisions of…
analysis-decisions = Decisions: { $name }
analysis-best = **Best, turn { $turn }** · { $what } · **{ $chance }** rather than { $other } with “{ $instead }”
analysis-worst = **Most expensive, turn { $turn }** · { $what } · **{ $chance }** instead of { $other } with “{ $instead }”
analysis-no-best = No decision brought much more than another would have.
analysis-no-worst = No decision cost much: a fine game.
analysis-count = { $count ->
    [one] One decision was compared with what else was possible, by what { $name } could know.
   *[other] { $count } decisions were compared with what else was possible, by what { $name } could know.
}

picture-chances-title = Chances to win
picture-chances-turn = turn { $turn }
picture-chances-alt = Everybody's chance to win over { $turns } turns.
picture-chances-alt-marks =
    Most was changed { $count ->
        [one] in turn
       *[other] in turns
    } { $turns }.
picture-chances-alt-seat = { $seat }: from { $first } to { $last }, between { $least } and { $most }.

refusal-analysis-early = A game can be analysed once it's over.
refusal-analysis-busy = Several games are being analysed just now. Please ask again in a few minutes.
refusal-analysis-failed = The analysis couldn't be made. Please ask again later.
