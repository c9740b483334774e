### Classic: Tausche. `$give-all` und `$take-all` sind, was jede Seite gibt, Bargeld inbegriffen, oder „nichts“.

## Verben und die Fragen nach ihren Feldern

classic-action-propose-lift = Welche Hypotheken gleich aufheben?
classic-action-accept-lift = Welche Hypotheken gleich aufheben?

## Ereignisse

classic-event-deal-proposed = { $seat } bietet { $partner } einen Tausch an: { $give-all } gegen { $take-all }.
classic-event-deal-made = Abgemacht! { $partner } bekommt { $give-all }, { $seat } bekommt { $take-all }.
classic-event-transfer-paid = { $seat } zahlt der Bank { $amount } für die Hypothek, die auf { $space-the } liegt.

## Ablehnungen

classic-refusal-empty-side = Beide Seiten müssen etwas geben: Geschenke und Kredite sind nicht erlaubt.
classic-refusal-cash-only = Mindestens ein Grundstück oder eine Gefängnis-frei-Karte muss dabei sein.
classic-refusal-not-tradable = Tauschen kannst du nur Bargeld, Grundstücke und Gefängnis-frei-Karten.
classic-refusal-not-theirs = { $seat } hat das nicht.
classic-refusal-group-built = In der Gruppe von { $space } stehen Gebäude, daraus lässt sich nichts tauschen.
classic-refusal-lift-not-taken = Du kannst nur Hypotheken aufheben, die du durch diesen Tausch bekommst.
classic-refusal-deal-changed = Dieser Tausch geht nicht mehr: Die Hypothek auf { $give-the } hat sich geändert ({ $seat }).
    .bare = Dieser Tausch geht nicht mehr: Eine Hypothek darin hat sich geändert.
classic-refusal-fees-unpaid = Nach diesem Tausch könnte { $seat } die Hypotheken darin nicht zahlen ({ $low } fällig, { $cash } übrig).
    .bare = Nach diesem Tausch ließen sich die Hypotheken darin nicht zahlen.
classic-refusal-debt-comes-first = Erst die Schulden: Nach diesem Tausch könnte { $seat } sie nicht zahlen.
    .bare = Erst die Schulden: Nach diesem Tausch bliebe weniger, um sie zu zahlen.
classic-refusal-no-deal = Dieser Tausch ist nicht mehr offen.

## Ansichten

classic-trade-property = { $group } · Miete { $rent }
classic-trade-property-mortgaged = { $group } · Hypothek { $amount }
classic-trade-fees = { $name } zahlt der Bank { $amount } für Hypotheken: { $parts }
classic-trade-fee-keeps = { $space } { $amount } (Hypothek bleibt)
classic-trade-fee-lifts = { $space } { $amount } (aufgehoben)
classic-trade-fees-open = Wer ein Grundstück mit Hypothek bekommt, zahlt ein Zehntel der Hypothek (hier { $tenth }) oder alles ({ $whole }), um sie aufzuheben. { $name } wählt beim Annehmen.
classic-trade-completes = { $name } hätte die ganze Gruppe { $group }
classic-trade-breaks = { $name } hätte nicht mehr die ganze Gruppe { $group }
classic-trade-worth = { $name }: Vermögen { $was } → { $then }
classic-trade-accept-choose = Annehmen…
classic-trade-accepting = Du nimmst den Tausch von { $name } an
classic-trade-add-lift = Hypotheken gleich aufheben…
