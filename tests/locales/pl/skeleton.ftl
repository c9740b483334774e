# A beginning of Polish, which no player is offered: enough to try plural forms (one, few, many, other) and cases.

## Numbers and lists

number = { $n }
list-comma = {", "}
list = { $first } i { $last }

## City: the board

city-space-0 = Start
    .gen = Startu
    .acc = Start
    .at = na Starcie
city-space-1 = Letnia Brama
    .gen = Letniej Bramy
    .acc = Letnią Bramę
    .at = przy Letniej Bramie
city-space-13 = Wzgórze Portowe
    .gen = Wzgórza Portowego
    .acc = Wzgórze Portowe
    .at = na Wzgórzu Portowym
city-space-14 = Nabrzeże Środkowe
    .gen = Nabrzeża Środkowego
    .acc = Nabrzeże Środkowe
    .at = na Nabrzeżu Środkowym
city-space-27 = Srebrny Port
    .gen = Srebrnego Portu
    .acc = Srebrny Port
    .at = w Srebrnym Porcie

## City: money, of which halves have a plural form of their own

city-cash-k = { $n ->
    [0] 0
   *[other] { NUMBER($n) } tys.
  }
city-cash-m = { $n ->
    [one] { NUMBER($n) } milion
    [few] { NUMBER($n) } miliony
    [many] { NUMBER($n) } milionów
   *[other] { NUMBER($n, maximumFractionDigits: 3) } miliona
  }

## City: panels

city-panel-you-build-left = { $left ->
    [one] postaw jeszcze 1 blok albo zakończ turę.
    [few] postaw jeszcze najwyżej { $left } bloki albo zakończ turę.
    [many] postaw jeszcze najwyżej { $left } bloków albo zakończ turę.
   *[other] postaw jeszcze najwyżej { $left } bloku albo zakończ turę.
  }
button-log = { $count ->
    [one] +{ $count } wiersz
    [few] +{ $count } wiersze
    [many] +{ $count } wierszy
   *[other] +{ $count } wiersza
  }

## City: what has happened

city-event-moved = { $seat } opuszcza { $start-acc } i staje { $space-at }.
city-event-bank-opened = Bank wystawia na licytację { $space-acc }. Kto zaczyna?
city-event-lot-sold = Sprzedane! { $seat } kupuje { $space-acc } za { $amount }.
city-event-lot-unsold = Nikt nie chce { $space-gen }. Dzielnica pozostaje wolna.
city-event-unit-pressed = { $permit ->
    [0] { $seat } dostaje pozwolenie na stację zamiast na bloki.
    [one] { $seat } dostaje pozwolenie na 1 blok.
    [few] { $seat } dostaje pozwolenie na { $permit } bloki.
    [many] { $seat } dostaje pozwolenie na { $permit } bloków.
   *[other] { $seat } dostaje pozwolenie na { $permit } bloku.
  }
city-event-blocks-built = { $count ->
    [one] { $seat } buduje { $space-at } 1 blok { $kind-word ->
        [industrial] przemysłowy
       *[residential] mieszkalny
      } za { $amount }; czynsz { $before } → { $after }.
    [few] { $seat } buduje { $space-at } { $count } bloki { $kind-word ->
        [industrial] przemysłowe
       *[residential] mieszkalne
      } za { $amount }; czynsz { $before } → { $after }.
    [many] { $seat } buduje { $space-at } { $count } bloków { $kind-word ->
        [industrial] przemysłowych
       *[residential] mieszkalnych
      } za { $amount }; czynsz { $before } → { $after }.
   *[other] { $seat } buduje { $space-at } { $count } bloku { $kind-word ->
        [industrial] przemysłowego
       *[residential] mieszkalnego
      } za { $amount }; czynsz { $before } → { $after }.
  }
city-own-card-to-24 = Idź naprzód aż do { $space-gen } i zrób to, co każe pole. Jeśli miniesz { city-space-0.acc }, odbierz wypłatę.
