### Zusammenstellen, was aus mehreren Teilen besteht (in jedem Spiel), und Citys Tausche.

compose-send = Absenden
compose-clear = Leeren
compose-again = Noch einmal
compose-amount = { $field } { $amount }…
compose-gone = Nicht mehr zu haben, darum entfernt: { $things }.
refusal-no-draft = Dieser Entwurf ist weg oder nicht deiner. Fang bitte noch einmal an.
refusal-unknown-thing = „{ $text }“ kann nicht Teil dieses Tauschs sein.
