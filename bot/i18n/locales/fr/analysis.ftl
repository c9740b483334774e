### L'analyse d'une partie terminée.

percent = { $n } %
button-analysis = Analyse
button-analysis-cancel = Annuler
button-analysis-again = Analyser à nouveau
analysis-title = Analyse
analysis-working = Le robot fort rejoue la suite de la partie depuis chaque tour, des centaines de fois.
analysis-waiting = Une autre partie est analysée d'abord.
analysis-done = { $bar } { $done } %
analysis-cancelled = L'analyse est annulée.
analysis-damaged = L'enregistrement n'est lisible que jusqu'ici : le reste est abîmé, ou joué avec d'anciennes règles.
analysis-unread = Cet enregistrement ne peut pas être analysé : il est abîmé, ou joué avec d'anciennes règles.
analysis-level = Aucun tour n'a beaucoup changé les chances.
analysis-point = **{ $number } · Tour { $turn }** · { $what } · { $name } **{ $before } → { $after }**
analysis-mine = Mes décisions
analysis-of = Décisions de…
analysis-decisions = Décisions : { $name }
analysis-best = **La meilleure, tour { $turn }** · { $what } · **{ $chance }** plutôt que { $other } avec « { $instead } »
analysis-worst = **La plus chère, tour { $turn }** · { $what } · **{ $chance }** au lieu de { $other } avec « { $instead } »
analysis-no-best = Aucune décision n'a rapporté beaucoup plus qu'une autre.
analysis-no-worst = Aucune décision n'a coûté cher : une belle partie.
analysis-count = { $count ->
    [one] Une décision comparée à ce qui était possible d'autre, selon ce que pouvait savoir { $name }.
   *[other] { $count } décisions comparées à ce qui était possible d'autre, selon ce que pouvait savoir { $name }.
}

picture-chances-title = Chances de gagner
picture-chances-turn = tour { $turn }
picture-chances-alt = Les chances de gagner de chacun au fil de { $turns } tours.
picture-chances-alt-marks =
    Le plus grand changement : { $count ->
        [one] au tour
       *[other] aux tours
    } { $turns }.
picture-chances-alt-seat = { $seat } : de { $first } à { $last }, entre { $least } et { $most }.

refusal-analysis-early = Une partie peut être analysée une fois terminée.
refusal-analysis-busy = Plusieurs parties sont analysées en ce moment. Redemandez dans quelques minutes.
refusal-analysis-failed = L'analyse n'a pas pu être faite. Redemandez plus tard.
