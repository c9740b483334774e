### Was der Tisch von City um die Sätze des Spiels herum zeigt: Geld, Überschriften, Versteigerungen, Besitzkarten, das Ende.

city-cash-k = { $n ->
    [0] 0
   *[other] { NUMBER($n) }{"\u202F"}k
  }
city-cash-m = { NUMBER($n, maximumFractionDigits: 3) }{"\u202F"}M

## Der Zug

city-panel-you-jail = du bist im Gefängnis. Zahl die Strafe oder hoff auf einen Pasch.
city-panel-you-buy = { $space } kaufen oder versteigern?
city-panel-you-choose = du darfst ein beliebiges freies Viertel versteigern.
city-panel-you-build = hol dir eine Baugenehmigung für neue Blöcke oder beende deinen Zug.
city-panel-you-build-left = { $left ->
    [one] setz noch einen Block oder beende deinen Zug.
   *[other] setz bis zu { $left } Blöcke oder beende deinen Zug.
  }
city-panel-you-build-done = bau noch etwas anderes oder beende deinen Zug.
city-panel-you-build-station = setz einen Bahnhof in ein Viertel oder beende deinen Zug.
city-panel-you-debt = du hast Schulden. Nimm Hypotheken auf oder tausche, bis du zahlen kannst.
city-panel-you-vote = willst du noch eine Stunde spielen?
city-panel-you-taxi = nimm ein Taxi, ein oder zwei Felder vor oder zurück, oder bleib stehen.
city-panel-you-pay = zahl oder nutz die Karte, die dir das erspart.
city-panel-you-place = setz eines der beiden Gebäude dieses Felds.
city-panel-you-pick = wähl, was deine Ereigniskarte bewirkt.
city-panel-you-travel = du darfst mit dem Zug zu einem anderen Bahnhof fahren.
city-panel-auction-below = Unten wird versteigert: { $space }.
city-panel-hour-short = ⏳ Die Stunde endet { $until }
city-panel-last-turn = ⏳ Zeit um. Dieser Zug ist der letzte.
city-panel-deeds = Viertel…

## Viertel

city-panel-deed = Preis { $price } · { $group } · { $owner }
city-panel-blocks = Wohnen { $residential } · Industrie { $industrial } · Miete jetzt **{ $rent }**
city-panel-standing = Außerdem hier: { $pieces }
city-panel-mortgaged = Hypothek über { $amount }: keine Miete.
city-panel-rents = Miete bei 0 bis 8 Blöcken: { $rents }
city-panel-prices = Wohnblock { $residential } · Industrieblock { $industrial } · Wolkenkratzer { $skyscraper }
city-panel-which-deed = Welches Viertel?
city-panel-owned-hint = { $owner } · Preis { $price } · Miete { $rent }

## Versteigerungen


## Private Ansichten

city-panel-own = Bargeld **{ $cash }** · Vermögen { $wealth }
city-panel-own-plot = { $space } · { $blocks }/{ $full } Blöcke · Miete { $rent }
city-panel-own-mortgaged = { $space } · Hypothek { $rent }
city-panel-debt = Du musst **{ $amount }** an { $creditor } zahlen, dir fehlen { $missing }. { $enough ->
    [yes] Hypotheken auf alles brächten { $raisable }.
   *[no] Hypotheken auf alles brächten nur { $raisable }.
  }
city-panel-permit = { $left ->
    [one] Du darfst noch einen Block setzen.
   *[other] Du darfst noch { $left } Blöcke setzen.
  } Bargeld { $cash }.
city-panel-built = { $built }/{ $full } Blöcke · Miete { $rent }
city-panel-each = je { $price }
city-panel-priced = Preis { $price } · Miete { $rent }
city-panel-confirm-leave = Du verlässt die Partie endgültig. Dein Besitz geht an die Bank oder an die Person, der du Geld schuldest. Sicher?
city-panel-confirm-gobankrupt = Du bist raus, und dein Besitz geht an die Bank oder die Person, der du Geld schuldest. Sicher?

## Das Ende

city-panel-count = **{ $name }** · { $total } = Bargeld { $cash } + Mieten { $rents }
