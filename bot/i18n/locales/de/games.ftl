### Was mehrere Spiele gleich sagen. `city-event-bid-made` ist Citys eigener Satz, wo es einen hat, sonst `event-bid-made`.

## Aktionen, und die Fragen zu ihren Feldern

action-roll = Würfeln
action-use-jail-card = Karte einsetzen
action-buy = Kaufen
action-auction = Versteigern
action-bid = Bieten
action-bid-amount = Dein Gebot
action-pass = Passen
action-hammer = Versteigerung beenden
action-build = Bauen
action-end-turn = Zug beenden
action-mortgage = Hypothek
action-mortgage-space = Auf welches Grundstück?
action-settle = Schulden bezahlen
action-propose = Tausch vorschlagen
action-propose-partner = Mit wem?
action-propose-give = Was gibst du?
action-propose-pay = Wie viel Bargeld gibst du?
action-propose-take = Was willst du?
action-propose-ask = Wie viel Bargeld willst du?
action-accept = Annehmen
action-accept-deal = Welchen Tausch?
action-accept-deal-value = Tausch { $value }
action-refuse = Ablehnen
action-refuse-deal = Welchen Tausch?
action-refuse-deal-value = Tausch { $value }
action-withdraw = Zurückziehen
action-withdraw-deal = Welchen Tausch?
action-withdraw-deal-value = Tausch { $value }
action-lapse = Tausch verfallen lassen
action-lapse-deal = Welchen Tausch?
action-leave = Partie verlassen
action-pay = Bezahlen
action-done = Fertig
action-end-hour = Stunde beenden

## Ereignisse

event-card-drawn = Ereignis! { $seat } zieht „{ $card }“.
event-order-rolled = Wer fängt an? { $seat } würfelt { $first } und { $second }.
event-taken-back = { $seat } nimmt den letzten Schritt zurück.
event-turn-began = Zug { $turn }, Runde { $round }: { $seat } ist dran.
event-rolled = { $seat } würfelt { $first } und { $second }.
event-freed = Ein Pasch! { $seat } kommt aus dem Gefängnis.
event-stayed-in-jail = { $failures ->
    [1] Kein Pasch. { $seat } bleibt im Gefängnis.
    [2] Wieder kein Pasch. { $seat } bleibt im Gefängnis.
   *[other] Auch beim dritten Mal kein Pasch. { $seat } muss die Strafe zahlen.
  }
event-bought = { $seat } kauft { $space-the } für { $amount }.
event-bid-made = { $seat } bietet { $amount } für { $space-the }.
event-passed = { $seat } passt.
event-bidding-ended = Niemand kann { $low } oder mehr bieten, das Bieten ist zu Ende.
event-fine-paid = { $seat } zahlt { $amount } und verlässt das Gefängnis.
event-debt-paid = { $seat } hat die Schulden bezahlt: { $amount } an { $creditor }.
event-mortgaged = { $seat } nimmt eine Hypothek auf { $space-the } auf und bekommt { $amount }.
event-deal-refused = { $partner } lehnt den Tausch von { $seat } ab.
event-deal-withdrawn = { $seat } zieht den Tausch mit { $partner } zurück.
event-deal-lapsed = Der Tausch von { $seat } mit { $partner } ist verfallen.
event-left-game = { $seat } verlässt die Partie.
event-mortgage-lifted = { $seat } hebt die Hypothek { $space-of } auf und zahlt { $amount }.

## Worauf gewartet wird

wait-roll = { $seat } muss würfeln
wait-buy = { $seat }: kaufen oder versteigern?
wait-auction = { $count ->
    [one] { $seat } darf noch bieten
   *[other] Es dürfen bieten: { $seat }
  }
wait-debt = Warten auf { $seat }: Schulden bezahlen
wait-deal = Ein Tausch wartet auf die Antwort von { $seat }

## Werte

group-brown = Braun
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-blue = Dunkelblau
value-yes = Ja
value-no = Nein
value-on = an
value-off = aus
value-cash = Bargeld
    .the = das Bargeld
value-brown = Braun
value-pink = Pink
value-orange = Orange
value-red = Rot
value-yellow = Gelb
value-green = Grün
value-dark-blue = Dunkelblau

## Optionen

option-board = Spielplan

## Ablehnungen

refusal-not-your-deal = Dieser Tausch wurde nicht dir vorgeschlagen.
refusal-not-enough-cash = Das kostet { $low }; du hast { $cash }.
refusal-passed = Du hast in dieser Versteigerung gepasst.
refusal-bad-partner = Tausch mit jemandem, der noch mitspielt.
refusal-deal-stale = Dieser Tausch geht nicht mehr: { $seat } kann { $give-the } nicht geben.
    .bare = Dieser Tausch geht nicht mehr: Etwas davon hat den Besitz gewechselt, oder das Bargeld reicht nicht.

## Warum Roboter tun, was sie tun

reason-stays-in = Im Gefängnis zahle ich keine Miete.
reason-leaves = Ich bin lieber draußen als im Gefängnis.
reason-good-for-both = Ich glaube, dieser Tausch hilft uns beiden.
reason-good-deal = Der Tausch bringt mir mehr, als er kostet.
reason-bankrupt = Ich kann das Geld für meine Schulden nicht aufbringen.
reason-leaves-early = Draußen gibt es noch viel zu kaufen.
