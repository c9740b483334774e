## Deal: warum die Roboter taten, was sie taten. Nichts hier darf verraten, was auf einer Hand ist.

deal-reason-ahead = { $tries ->
    [one] Ich habe eine Fortsetzung
   *[other] Ich habe { $tries } Fortsetzungen
  } im Kopf mit zufälligen Karten durchgespielt; diese endete am besten.

deal-reason-wins = Die { deal-group-name } hat mir als letzte gefehlt.
deal-reason-completes = Das macht die { deal-group-name } voll.
deal-reason-nears = Jetzt fehlt der { deal-group-name } nur noch eine Karte.
deal-reason-joins = Das passt zu dem, was ich in der { deal-group-name } schon habe.
deal-reason-begins = Jede Gruppe beginnt mit einer Karte: hier die { deal-group-name }.
deal-reason-spares = Eine Karte in Reserve hält die { deal-group-name } ganz, wenn ich eine hergeben muss.
deal-reason-saves = Mit Geld auf der Bank muss ich Schulden nicht mit Grundstücken zahlen.
deal-reason-as-money = „{ $card }“ nützt mir als Geld mehr als gespielt.
deal-reason-house = Die { deal-group-name } bringt mit { deal-card-house } mehr Miete, solange sie ganz bleibt.
deal-reason-hotel = Mit einem { deal-card-hotel } tut die Miete der { deal-group-name } weh.
deal-reason-draws = Zwei neue Karten für eine gespielte.
deal-reason-hinders = { $seat } war zu nah daran, die { deal-group-name } vollzumachen.
deal-reason-takes = Mit „{ $card }“ kann ich mehr anfangen als { $seat }.
deal-reason-swaps = Was ich bekam, ist mir mehr wert als „{ $card }“.
deal-reason-breaks = Eine ganze Gruppe ist die beste Beute: die { deal-group-name } von { $seat }.
deal-reason-stops = { $seat } stand kurz vor dem Sieg, also musste die { deal-group-name } weg.
deal-reason-collects-short = { $seat } hat wenig Geld und muss mit Grundstücken zahlen.
deal-reason-collects-rich = { $seat } hat genug Geld, um mich zu bezahlen.
deal-reason-birthday = Ein Geschenk von allen.
deal-reason-charges-short = Manche haben keine { $amount } auf der Bank und müssen mit Grundstücken zahlen.
deal-reason-charges-rich = { $amount } von allen, das ist eine Mietkarte wert.
deal-reason-charges-one-short = { $seat } hat keine { $amount } auf der Bank, also müssen Grundstücke her.
deal-reason-charges-one-rich = { $seat } kann mir { $amount } zahlen.
deal-reason-doubles = Verdoppelt bringt diese Miete { $amount }.
deal-reason-frees = In der { deal-group-name } nützt mir der Joker mehr.
deal-reason-takes-back = Von der Hand passt „{ $card }“ noch überall hin.
deal-reason-moves = In der { deal-group-name } nützt mir der Joker mehr.
deal-reason-ends = Ich höre hier lieber auf.
deal-reason-gives-back = Ich habe zurückgegeben, was ich am wenigsten brauche.
deal-reason-pays-nothing = Ich habe nichts, womit ich zahlen kann.
deal-reason-pays-money = Ich zahle lieber mit Geld als mit Grundstücken.
deal-reason-pays-cheaply = Diese Zahlung tat am wenigsten weh.
deal-reason-pays-property = Meine Bank war leer, also gab ich die Grundstücke her, die mir am wenigsten fehlen.
deal-reason-pays-set = Diese Zahlung zerreißt eine Gruppe, aber alles andere hätte mehr wehgetan.
deal-reason-insists = Das will ich von { $seat } wirklich haben.
deal-reason-refuses-debt = { $amount } hätten zu sehr wehgetan.
deal-reason-refuses-set = Meine ganze Gruppe bekommt { $seat } nicht.
deal-reason-refuses = Diese Karte brauche ich zu sehr, um sie { $seat } zu lassen.
deal-reason-lets-happen = Dann eben so.
deal-reason-lets-stand = Das lasse ich durchgehen.
