### Classic: Versteigerungen, Engpässe, Bauen, Hypotheken, Schulden und Bankrott.

## Versteigerungen

classic-event-auction-opened = Die Bank versteigert { $space-the }. Alle dürfen bieten.
classic-event-bids-struck = { $seat } ist gegangen, diese Gebote zählen nicht mehr.
classic-event-lot-sold = Verkauft! { $seat } bekommt { $space-the } für { $amount }.
classic-event-lot-unsold = Niemand will { $space-the }. Das Grundstück bleibt bei der Bank.

## Engpässe

classic-event-contest-opened = { $kind-word ->
    [tower] { $wanted ->
        [one] { $seat } will 1 Turm
       *[other] { $seat } will { $wanted } Türme
      }, andere könnten auch bauen; { $stock ->
        [one] nur noch 1 ist da.
       *[other] nur noch { $stock } sind da.
      }
   *[shop] { $wanted ->
        [one] { $seat } will 1 Laden
       *[other] { $seat } will { $wanted } Läden
      }, andere könnten auch bauen; { $stock ->
        [one] nur noch 1 ist da.
       *[other] nur noch { $stock } sind da.
      }
  }
classic-event-order-entered = { $kind-word ->
    [tower] { $wanted ->
        [one] { $seat } bestellt auch 1 Turm ({ $group }).
       *[other] { $seat } bestellt auch { $wanted } Türme ({ $group }).
      }
   *[shop] { $wanted ->
        [one] { $seat } bestellt auch 1 Laden ({ $group }).
       *[other] { $seat } bestellt auch { $wanted } Läden ({ $group }).
      }
  }
classic-event-order-forgone = { $seat } bestellt nichts.
classic-event-one-order-left = Nur noch { $seat } will { $kind-many }, also gilt der Listenpreis.
classic-event-order-lapsed = { $reason-word ->
    [short] Die Bestellung von { $seat } entfällt: nicht mehr genug Bargeld ({ $kind-many }).
    [sold-out] Die Bestellung von { $seat } entfällt: Die Bank hat keine { $kind-many } mehr.
    [no-bid] Die Bestellung von { $seat } entfällt: Niemand hat auf { $kind-the } geboten.
   *[left] { $seat } ist gegangen, die Bestellung entfällt ({ $kind-many }).
  }
classic-event-building-lot-opened = { $kind-word ->
    [tower] { $left ->
        [one] Der letzte Turm wird versteigert.
       *[other] Ein Turm wird versteigert; mit ihm sind noch { $left } da.
      }
   *[shop] { $left ->
        [one] Der letzte Laden wird versteigert.
       *[other] Ein Laden wird versteigert; mit ihm sind noch { $left } da.
      }
  }
classic-event-building-bid = { $seat } bietet { $amount } für { $kind-the }.
classic-event-building-passed = { $seat } passt.
classic-event-building-won = { $seat } bekommt { $kind-the } für { $amount } und baut { $space-at }.
classic-event-building-unsold = Niemand bietet auf { $kind-the }, der Engpass ist vorbei.

## Bauen und verkaufen

classic-event-built = { $shops ->
    [0] { $towers ->
        [one] { $seat } baut 1 Turm
       *[other] { $seat } baut { $towers } Türme
      }
    [one] { $seat } baut 1 Laden{ $towers ->
        [0] {""}
        [one] {" "}und 1 Turm
       *[other] {" "}und { $towers } Türme
      }
   *[other] { $seat } baut { $shops } Läden{ $towers ->
        [0] {""}
        [one] {" "}und 1 Turm
       *[other] {" "}und { $towers } Türme
      }
  } in der Gruppe { $group } für { $amount }. Stufen: { $levels }.
classic-event-buildings-sold = { $count ->
    [one] { $seat } verkauft 1 Gebäude der Gruppe { $group } für { $amount }.
   *[other] { $seat } verkauft { $count } Gebäude der Gruppe { $group } für { $amount }.
  } Stufen: { $levels }.

## Schulden, Bankrott, Nachlass

classic-event-debt-opened = { $cause-word ->
    [rent] { $seat } muss { $amount } Miete an { $creditor } zahlen und hat nicht genug Bargeld.
    [tax] { $seat } muss { $amount } Steuer an { $creditor } zahlen und hat nicht genug Bargeld.
    [fine] { $seat } muss { $amount } Strafe an { $creditor } zahlen und hat nicht genug Bargeld.
    [interest] { $seat } muss { $amount } Zinsen an { $creditor } zahlen und hat nicht genug Bargeld.
   *[other] { $seat } muss { $amount } an { $creditor } zahlen und hat nicht genug Bargeld.
  }
classic-event-shared-debt-opened = { $seat } muss allen anderen je { $share } zahlen, zusammen { $amount }: zu wenig Bargeld.
classic-event-share-paid = { $seat } zahlt { $amount } an { $creditor }.
classic-event-creditor-replaced = { $creditor } ist gegangen, also hat { $seat } die Schulden jetzt bei der Bank.
classic-event-went-bankrupt = { $creditor-n ->
    [-2] { $seat } konnte nicht alle bezahlen, ist bankrott und scheidet aus.
   *[other] { $seat } konnte nicht an { $creditor } zahlen, ist bankrott und scheidet aus.
  }
classic-event-buildings-returned = { $count ->
    [one] Das einzige Gebäude von { $seat } geht an die Bank zurück
   *[other] { $count } Gebäude von { $seat } gehen an die Bank zurück
  }{ $amount-n ->
    [0] .
   *[other] {" "}für { $amount }.
  }
classic-event-deeds-pledged = { $count ->
    [one] Ein weiteres Grundstück von { $seat } bekommt eine Hypothek, für { $amount }.
   *[other] { $count } weitere Grundstücke von { $seat } bekommen eine Hypothek, für { $amount }.
  }
classic-event-estate-passed = { $creditor-n ->
    [-2] Das Bargeld von { $seat }, { $amount }, kommt in einen Topf für die anderen
   *[other] Alles von { $seat } geht an { $creditor }: { $amount } Bargeld{ $properties ->
        [0] {""}
        [one] {" "}und 1 Grundstück
       *[other] {" "}und { $properties } Grundstücke
      }
  }{ $cards ->
    [0] .
    [one] , dazu 1 Gefängnis-frei-Karte.
   *[other] , dazu { $cards } Gefängnis-frei-Karten.
  }
classic-event-estate-opened = { $lots ->
    [one] Das Grundstück von { $seat } wird versteigert.
   *[other] Die { $lots } Grundstücke von { $seat } werden nacheinander versteigert.
  }
classic-event-pot-shared = { $seat } bekommt { $amount } aus dem Topf.
classic-event-interest-paid = { $seat } zahlt der Bank { $amount } Zinsen auf die übernommenen Hypotheken.
classic-event-inheritance-opened = { $properties ->
    [one] { $seat } übernimmt ein Grundstück mit Hypothek und darf sie jetzt zinsfrei aufheben.
   *[other] { $seat } übernimmt { $properties } Grundstücke mit Hypothek und darf sie jetzt zinsfrei aufheben.
  }

## Ablehnungen

classic-refusal-two-orders = Bei der Bank wird es knapp: Bestell Läden und Türme nacheinander.
classic-refusal-out-of-stock = { $kind-word ->
    [tower] { $left ->
        [0] Dafür braucht es { $need } Türme, aber die Bank hat keine mehr.
       *[other] Dafür braucht es { $need } Türme, aber die Bank hat nur noch { $left }.
      }
   *[shop] { $left ->
        [0] Dafür braucht es { $need } Läden, aber die Bank hat keine mehr.
       *[other] Dafür braucht es { $need } Läden, aber die Bank hat nur noch { $left }.
      }
  }
classic-refusal-no-shops-left = Die Bank hat nicht genug Läden als Ersatz für die Türme; verkauf mehr Stufen.
classic-refusal-has-buildings = In dieser Gruppe stehen Gebäude. Verkauf sie erst alle.
classic-refusal-order-locked = Für diese Gruppe ist noch eine Bestellung offen.
classic-refusal-order-unsold = Auf deine letzte Bestellung hat niemand geboten. Im nächsten Zug geht sie wieder.
classic-refusal-uneven = Bau gleichmäßig: In einer Gruppe darf der Unterschied höchstens eine Stufe betragen.
classic-refusal-uneven-sale = Verkauf gleichmäßig: In einer Gruppe darf der Unterschied höchstens eine Stufe betragen.
classic-refusal-no-group = Diese Gruppe gibt es nicht.
classic-refusal-not-owner = Das gehört dir nicht.
classic-refusal-group-incomplete = Du hast nicht die ganze Gruppe { $group }.
classic-refusal-group-mortgaged = In der Gruppe { $group } liegt eine Hypothek. Heb sie erst auf.
classic-refusal-no-buildings = In der Gruppe { $group } gibt es nichts zu verkaufen.
classic-refusal-lowers = Hier kannst du nur bauen; wähl mindestens die jetzige Stufe.
classic-refusal-nothing-built = Wähl mindestens ein Gebäude zum Bauen.
classic-refusal-raises = Hier kannst du nur verkaufen; wähl höchstens die jetzige Stufe.
classic-refusal-nothing-sold = Wähl mindestens ein Gebäude zum Verkaufen.
classic-refusal-wrong-kind = Bestellen kannst du nur, was knapp ist.
classic-refusal-no-property = Dieses Feld kann niemand besitzen.
classic-refusal-mortgaged = Darauf liegt schon eine Hypothek.
classic-refusal-not-mortgaged = Darauf liegt keine Hypothek.
