### Lektionen: eine erste Partie von zwei Minuten, nur für eine Person.
### <game>-lesson-<Entscheidung oder Verb>: ein Satz von höchstens 130 Zeichen, was es ist und was gut wäre.

button-learn = Lernen
lesson-title = Ein Spiel lernen
lesson-about = Zwei Minuten mit einem Roboter, nur für dich. Nichts davon wird gespeichert.
lesson-menu = Ein Spiel in zwei Minuten lernen…
lesson-head = { $game } lernen · { $at } / { $total }
lesson-head-over = { $game } lernen
lesson-choice = { $asked }. Du kannst: { $verbs }.
lesson-next = Weiter
lesson-quit = Aufhören
lesson-back = Zurück zur Lektion
lesson-over = **Das war alles: Du kennst jetzt jede Entscheidung bis auf die seltensten.** Nichts aus dieser Lektion wird gespeichert. Eröffne jetzt einen richtigen Tisch!
lesson-over-free = **Das waren die ersten Züge.** Nichts aus dieser Lektion wird gespeichert. Den Rest lernst du an einem Tisch.
lesson-left = **Hier endet die Lektion.** Nichts daraus wird gespeichert. Eröffne einen richtigen Tisch, oder fang die Lektion neu an.
lesson-open = Tisch eröffnen
lesson-again = Lektion neu anfangen
lesson-gone = Diese Lektion ist vorbei.

## City

city-lesson-aim = Das Ziel: nach der Stunde am reichsten sein. Es zählen dein Bargeld und die Miete jedes deiner Viertel.
city-lesson-roll = Dein Zug beginnt: Würfle, dein Spielstein zieht von selbst.
city-lesson-buy = Dieses Viertel ist frei. Kauf es: Wer hier landet, zahlt dir Miete. Eine Versteigerung gewinnt vielleicht jemand anders.
city-lesson-press = Bevor du deinen Zug beendest: Hol dir eine Baugenehmigung. Sie ist gratis und sagt, wie viele Blöcke du bauen darfst.
city-lesson-build = Bau die 3 Blöcke dieser Genehmigung in deinem Viertel. Jeder kostet Geld und erhöht die Miete.
city-lesson-auction = Das höchste Gebot bekommt dieses Viertel. Es ist 2,4 M wert, also biete weniger.
city-lesson-taxi = Hier schuldest du Ada eine hohe Miete. Dein Taxi bringt deinen Spielstein ein oder zwei Felder weiter.
city-lesson-pay = Eine hohe Miete! Eine andere deiner Karten erspart sie dir ganz. Setz sie jetzt ein.
city-lesson-jail = Du bist im Gefängnis: Zahl 500 k, hoff auf einen Pasch oder nutz gratis eine Karte. Dann geht dein Zug weiter.
city-lesson-choose = Hier darfst du ein freies Viertel versteigern. Fang niedrig an: Bietet niemand mehr, zahlst du nur das.
city-lesson-place = Setz gratis ein Gebäude. Ein Park in deinem Viertel hält Störbauten ab, die die Wohnmiete streichen.
city-lesson-travel = Der Zug zwischen Bahnhöfen ist gratis. Fahr dorthin, wo es noch ein Viertel zu kaufen gibt.
city-lesson-takeover = Mit dieser Karte nimmst du jemandem gratis ein Viertel weg. Wähl das mit der höchsten Miete.
city-lesson-town = Du hast zwei ganze Gruppen. Bau den Turm, er verdoppelt alle deine Mieten.
city-lesson-debt = Dir fehlt Bargeld. Eine Hypothek verschafft dir welches, aber das Viertel bringt nichts, bis du sie aufhebst.
city-lesson-deal = Ada schlägt einen Tausch vor. Alles wird sofort getauscht, und deine Gruppe wird voll. Nimm an!
city-lesson-vote = Am Ende der Stunde kannst du für noch eine stimmen. Sag Ja, wenn du hinten liegst.

## Classic

classic-lesson-aim = Das Ziel: noch dabei sein, wenn die anderen nicht mehr zahlen können. Kauf, fordere deine Mieten, bau.
classic-lesson-roll = Dein Zug beginnt: Würfle, dein Spielstein zieht von selbst.
classic-lesson-buy = Dieses Grundstück ist frei. Kauf es: Wer hier landet, schuldet dir Miete. Sonst wird es versteigert.
classic-lesson-end-turn = Nichts mehr zu tun, also beende deinen Zug. Vorher kannst du bauen, tauschen oder Hypotheken aufnehmen.
classic-lesson-claim = Ada steht auf deinem Grundstück. Fordere die Miete vor dem nächsten Wurf, sonst ist sie verloren.
classic-lesson-auction = Das höchste Gebot bekommt dieses Grundstück. Es ist 180 fl wert, also biete weniger.
classic-lesson-bus = Der Tempowürfel zeigt den Bus: Zieh mit einem weißen Würfel oder beiden. Weich Mieten aus, such freie Felder.
classic-lesson-go = Alle drei Würfel sind gleich: Zieh auf ein beliebiges Feld. Nimm das Grundstück, das eine Gruppe voll macht.
classic-lesson-jail = Du bist im Gefängnis: Zahl 50 fl, hoff auf einen Pasch oder nutz gratis eine Karte.
classic-lesson-card = Du wählst: 10 fl zahlen oder vom anderen Stapel ziehen, was auch kommt. 10 fl sind wenig, also zahl.
classic-lesson-build = Dir gehört eine ganze Gruppe, also darfst du gleichmäßig bauen. Ein Laden auf jedem Grundstück hebt die Mieten.
classic-lesson-lift = Mit Hypothek bringt ein Grundstück nichts. Heb sie auf, dann bringt es wieder Miete.
classic-lesson-contest = Die Läden reichen nicht für alle. Bestell auch welche, dann entscheidet eine Versteigerung.
classic-lesson-debt = Dir fehlt Bargeld. Eine Hypothek bezahlt die Schulden, aber das Grundstück bringt dann keine Miete.
classic-lesson-inherit = Ein Bankrott bringt dir dieses Grundstück mit Hypothek. Heb sie jetzt zinsfrei auf: Das macht deine Gruppe voll.
classic-lesson-deal = Ada schlägt einen Tausch vor. Alles wird sofort getauscht, und deine Gruppe wird voll. Nimm an!

## Builder

builder-lesson-aim = Das Ziel: die meisten Punkte, wenn jemand das Penthouse setzt. Gebäude zählen, hohe viel mehr.
builder-lesson-roll = Würfle: Grundstücke mit dieser Zahl bringen Chips, egal wem sie gehören. Dann zieht dein Spielstein.
builder-lesson-buy = Kauf es: Wer hier landet, schuldet dir Miete, und seine Zahl auf den Würfeln bringt dir zwei Chips.
builder-lesson-build = Chips bezahlen Stockwerke: Das erste kostet zwei beliebige. Bau hier.
builder-lesson-manage = Tausch Chips und bau, wenn du kannst, dann beende deinen Zug.
builder-lesson-drop = Einen Zug beginnst du mit höchstens sechs Chips, und du hast acht. Lass liegen, wovon du am meisten hast.
builder-lesson-bid = Das höchste Gebot bekommt dieses Grundstück. Es ist 200 M wert, also biete weniger.
builder-lesson-ask = Ada steht auf deinem Grundstück. Fordere die Miete vor dem nächsten Wurf, sonst ist sie verloren.
builder-lesson-steal = Hier darfst du jemandem einen Chip nehmen. Wähl die Art, die dein nächstes Stockwerk braucht.
builder-lesson-park = Hier bekommst du für zwei Chips einen anderen. Gib, wovon du viel hast.
builder-lesson-pick = Deine Karte bringt zwei Chips einer Art. Du hast kein Boot, also nimm Boote.
builder-lesson-swap = Hier darfst du ein Grundstück tauschen, ob die andere Person will oder nicht. Nimm eins, das eine Gruppe voll macht.
builder-lesson-jail = Du bist im Gefängnis: Zahl 50 M, hoff auf einen Pasch oder nutz gratis eine Karte.
builder-lesson-debt = Dir fehlt Bargeld. Eine Hypothek bezahlt die Schulden, aber das Grundstück bringt dann keine Miete.
builder-lesson-deal = Ada schlägt einen Tausch vor. Alles wird sofort getauscht, und deine Gruppe wird voll. Nimm an!
builder-lesson-repay = Du hast es mit Hypothek bekommen. Heb sie auf, dann bringt es wieder etwas ein.
builder-lesson-exchange = Dir fehlt eine Art. Die Bank gibt einen Chip für vier einer anderen Art.
builder-lesson-penthouse = Vier Stockwerke und ein Chip jeder Art: Das Penthouse beendet die Partie. Setz es, wenn du führst.

## Deal

deal-lesson-lay = Spiel bis zu drei Karten pro Zug. Leg Grundstücke vor dich: Drei ganze Gruppen gewinnen.
deal-lesson-bank = Geld kommt auf deine Bank vor dir. Du zahlst mit dem, was dort liegt, nie aus der Hand.
deal-lesson-pass-go = „{ deal-card-pass-go }“ bringt dir zwei Karten. Spiel sie früh, dann hast du mehr Auswahl.
deal-lesson-charge = Diese Karte fordert von allen Miete für eine deiner Farben. „{ deal-card-double-rent }“ verdoppelt sie.
deal-lesson-collect = „{ deal-card-debt-collector }“: Eine Person schuldet dir 5 M. Wähl, wer am meisten vor sich hat.
deal-lesson-sly = „{ deal-card-sly-deal }“ nimmt ein Grundstück aus einer halben Gruppe. Nimm eins, das deine voll macht.
deal-lesson-breaker = Nur „{ deal-card-deal-breaker }“ nimmt eine ganze Gruppe auf einmal. Heb die Karte für die beste auf.
deal-lesson-counter = Ada spielt „{ deal-card-just-say-no }“. Ein zweites hebt es auf: Spiel deins, und du bekommst die Gruppe doch.
deal-lesson-build = Ein { deal-card-house } kommt auf eine ganze Gruppe und hebt ihre Miete um 3 M.
deal-lesson-rearrange = In deinem Zug darf ein Joker auf dem Tisch gratis die Farbe wechseln. Mach eine Gruppe voll.
deal-lesson-exchange = Dein neues Grundstück kann einen Joker ersetzen; der macht dann eine andere Farbe voll.
deal-lesson-pay = Ada fordert Miete. Du wählst, womit du zahlst; Wechselgeld gibt es nicht. Gib zuerst Geld.
deal-lesson-say-no = Ada will eine ganze Gruppe. „{ deal-card-just-say-no }“ verhindert das, auch außerhalb deines Zugs. Spiel es!
deal-lesson-end-turn = Nichts mehr zu spielen, also beende deinen Zug. Höchstens sieben Karten behältst du, den Rest gibst du zurück.
deal-lesson-give-back = Eine Karte zu viel: Gib die zurück, die du am wenigsten brauchst.

## Knockout

knockout-lesson-aim = Das Ziel: nach der letzten Runde das meiste Geld. Jeder Stein bekommt das Feld, auf dem er bleibt.
knockout-lesson-slide = Ziel, dann schieb. Es zählt das Feld, auf dem der Stein hält: Weiter bringt mehr, zu weit bringt nichts.
knockout-lesson-knock = Adas Stein liegt vorn. Stoß ihn weg: Er verliert sein Feld, und deiner bekommt es.
knockout-lesson-retry = Vom Plan gerutscht, ohne etwas zu treffen! Du darfst noch einmal: Nimm weniger Kraft.
knockout-lesson-jail = Im Gefängnis bringt ein Stein nichts. Zahl 100 M: Dann rutscht er noch einmal und bringt vielleicht viel mehr.
knockout-lesson-again = Du hast gezahlt, also startet der Stein wieder auf Los. Ziel auf ein Feld, das etwas bringt.
knockout-lesson-chance = Auf dem Ereignisfeld bringt ein Stein nichts, darf aber noch einmal ab Los rutschen. Ziel!
knockout-lesson-railroad = Von hier darf er überallhin. Mach eine Gruppe voll.
