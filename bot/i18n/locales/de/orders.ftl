## Daueraufträge aller Spiele: `bot/present/panels/orders.py`.

button-orders = Meine Daueraufträge…
orders-title = Meine Daueraufträge
orders-hint = Nur du siehst sie. Sie handeln für dich, kurz nachdem du gefragt wirst.
orders-none = Du hast noch keine erteilt.
orders-give = Auftrag erteilen…
orders-drop = Auftrag zurückziehen…
orders-drop-one = Zurückziehen: { $order }
orders-amount = Betrag
orders-stopped = Zurückgezogen, weil er nicht auszuführen war: { $order }.

order-roll = Für mich würfeln
order-roll-hint = Wenn sonst nichts von mir verlangt wird
order-roll-given = **Würfeln**, wenn sonst nichts von mir verlangt wird.
order-end = Meinen Zug beenden
order-end-hint = Wenn nichts mehr zu tun ist
order-end-given = **Meinen Zug beenden**, wenn ich nichts mehr zu tun habe.
order-buy = Kaufen und behalten…
order-buy-hint = Kaufen, wo ich lande, wenn mindestens so viel Bargeld bleibt
order-buy-given = **Kaufen**, wenn { $amount } bleiben.
order-claim = Meine Mieten fordern
order-claim-hint = Sobald eine fällig ist
order-claim-given = Meine Mieten **fordern**.
order-bid = Bieten bis…
order-bid-hint = Knapp über dem höchsten Gebot; über diesem Betrag passen
order-bid-given = Bis { $amount } **bieten**, dann passen.
order-pass = Versteigerungen auslassen unter…
order-pass-hint = Passen, wenn der gedruckte Preis niedriger ist
order-pass-given = **Passen** bei Versteigerungen unter { $amount }.
order-accept = Tausche annehmen ab…
order-accept-hint = Einen Tausch annehmen, der mir laut Robotern so viel bringt
order-accept-given = Tausche **annehmen**, die mir laut Robotern { $amount } bringen.

refusal-no-order = Einen solchen Auftrag gibt es in diesem Spiel nicht.
