### L'analyse d'une partie terminée.

percent = { $n } %
button-analysis = Analyse
button-analysis-cancel = Annuler
button-analysis-again = Analyser à nouveau
analysis-title = Analyse
analysis-working = Le robot fort rejoue la suite de la partie depuis chaque tour, des centaines de fois.
analysis-waiting = Une autre partie est en cours d'analyse : la vôtre vient ensuite.
analysis-done = { $bar } { $done } %
analysis-cancelled = L'analyse est annulée.
analysis-damaged = L'enregistrement n'est lisible que jusqu'ici : la suite est abîmée, ou suit d'anciennes règles.
analysis-unread = Impossible d'analyser cet enregistrement : il est abîmé, ou suit d'anciennes règles.
analysis-level = Aucun tour n'a beaucoup changé les chances.
analysis-point = **{ $number } · Tour { $turn }** · { $what } · { $name } **{ $before } → { $after }**
analysis-mine = Mes décisions
analysis-of = Décisions de…
analysis-decisions = Décisions : { $name }
analysis-best = **La meilleure, tour { $turn }** · { $what } · **{ $chance }** au lieu de { $other } avec « { $instead } »
analysis-worst = **La plus coûteuse, tour { $turn }** · { $what } · **{ $chance }** au lieu de { $other } avec « { $instead } »
analysis-no-best = Aucune décision n'a rapporté beaucoup plus qu'une autre.
analysis-no-worst = Aucune décision n'a coûté cher : une belle partie.
analysis-count = { $count ->
    [one] Une décision comparée aux autres choix possibles, selon ce que { $name } pouvait savoir.
   *[other] { $count } décisions comparées aux autres choix possibles, selon ce que { $name } pouvait savoir.
}

picture-chances-title = Chances de gagner
picture-chances-turn = tour { $turn }
picture-chances-alt = Les chances de gagner de chaque personne au fil de { $turns } tours.
picture-chances-alt-marks =
    Les chances ont le plus changé { $count ->
        [one] au tour
       *[other] aux tours
    } { $turns }.
picture-chances-alt-seat = { $seat } : de { $first } à { $last }, entre { $least } et { $most }.

refusal-analysis-early = Une partie ne s'analyse qu'une fois terminée.
refusal-analysis-busy = Plusieurs parties sont en cours d'analyse. Redemandez dans quelques minutes.
refusal-analysis-failed = L'analyse a échoué. Redemandez plus tard.
