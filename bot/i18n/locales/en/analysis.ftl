### The analysis of a game that is over.

percent = { $n }%
button-analysis = Analysis
button-analysis-cancel = Cancel
button-analysis-again = Analyse again
analysis-title = Analysis
analysis-working = The strong robot is playing this game on from every turn, hundreds of times.
analysis-waiting = Another game is being analysed first.
analysis-done = { $bar } { $done }%
analysis-cancelled = The analysis was cancelled.
analysis-damaged = I can only read the record up to this point. The rest is damaged or was played under older rules.
analysis-unread = I can't analyse this record. It's damaged or was played under older rules.
analysis-level = No turn changed anybody's chances much.
analysis-point = **{ $number } · Turn { $turn }** · { $what } · { $name } **{ $before } → { $after }**
analysis-mine = My decisions
analysis-of = Decisions of…
analysis-decisions = Decisions: { $name }
analysis-best = **Best, turn { $turn }** · { $what } · **{ $chance }** rather than { $other } with “{ $instead }”
analysis-worst = **Most costly, turn { $turn }** · { $what } · **{ $chance }** rather than { $other } with “{ $instead }”
analysis-no-best = No decision gained much over the alternatives.
analysis-no-worst = No decision cost much. A fine game!
analysis-count = { $count ->
    [one] I compared one decision with the alternatives, using what { $name } could know.
   *[other] I compared { $count } decisions with the alternatives, using what { $name } could know.
}

picture-chances-title = Chances of winning
picture-chances-turn = turn { $turn }
picture-chances-alt = Everybody's chances of winning over { $turns } turns.
picture-chances-alt-marks =
    The biggest changes came { $count ->
        [one] in turn
       *[other] in turns
    } { $turns }.
picture-chances-alt-seat = { $seat }: from { $first } to { $last }, between { $least } and { $most }.

refusal-analysis-early = You can analyse a game once it's over.
refusal-analysis-busy = Several games are being analysed right now. Please ask again in a few minutes.
refusal-analysis-failed = The analysis didn't work. Please try again later.
