## Roboter: wie sie heißen, und warum sie tun, was sie tun

robot-easy = Leichter Roboter
robot-normal = Normaler Roboter
robot-strong = Starker Roboter
robot-only = Roboter
table-option-substitute-easy = ein leichter Roboter
table-option-substitute-normal = ein normaler Roboter
table-option-substitute-strong = ein starker Roboter
table-option-substitute-random = ein Roboter
button-why = Warum?
why-nothing = Noch hat kein Roboter gezogen.
why-rest = { $count ->
    [one] … und noch eine Entscheidung
   *[other] … und noch { $count } Entscheidungen
  }
why-whose = Welcher Roboter?

reason-whim = Mir war einfach danach.
reason-best = Es gab nichts Besseres zu tun.
reason-ahead = { $tries ->
    [one] Ich habe eine Fortsetzung durchgespielt
   *[other] Ich habe { $tries } Fortsetzungen durchgespielt
  }; diese ging am besten aus ({ $chance } % Siegchance).

city-reason-completes = Mit diesem Viertel ist meine Gruppe voll, dann lassen sich ihre Mieten verdoppeln: { $space }.
city-reason-denies = Bekäme { $seat } { $space-the }, wäre die Gruppe voll, und das will ich nicht.
city-reason-joins = Ich habe schon Viertel dieser Gruppe, da passt { $space } gut dazu.
city-reason-earns = Dieses Viertel bringt mehr ein, als es kostet: { $space }.
city-reason-earns-all = Viertel bringen mehr ein, als sie kosten.
city-reason-short = Für { $space-the } reicht mein Bargeld nicht, also wird versteigert.
city-reason-cheaper = In einer Versteigerung bekomme ich { $space-the } vielleicht billiger.
city-reason-worth-more = Für { $space-the } gebe ich auch mehr aus als das.
city-reason-dear = Mehr gebe ich für { $space-the } nicht aus; ich behalte lieber Bargeld für Mieten.
city-reason-least = Auf { $space-the } kann ich am leichtesten verzichten.
city-reason-grows = Für ihren Preis heben Blöcke { $space-at } meine Mieten am meisten.
city-reason-fills = Damit ist { $space-at } alles voll, und dort sind die Mieten am höchsten.
city-reason-shields = Industrie { $space-at } bringt Miete, selbst mit einem Störbau.
city-reason-no-site = Ich habe kein Viertel, in dem ich bauen kann.
city-reason-saves = Ich behalte mein Bargeld lieber für die nächsten Mieten.
city-reason-nothing-left = Es gab nichts mehr zu tun.
city-reason-station-free = Mit einem Bahnhof { $space-at } kann ich hinfahren und das Viertel kaufen.
city-reason-station-own = Ein Bahnhof { $space-at } passt mir am besten: Dort zu halten kostet mich nichts.
city-reason-station-other = Mit einem Bahnhof { $space-at } komme ich öfter über { city-space-0 }.
city-reason-presses = Die Baugenehmigung kostet nichts, und ich habe Platz zum Bauen.
city-reason-stadium = Es bleibt genug Zeit, damit sich das Stadion auf { city-space-0 } auszahlt.
city-reason-doubles = Ein Wolkenkratzer { $space-at } verdoppelt die Mieten der ganzen Gruppe.
city-reason-tower = Der Turm verdoppelt alle meine Mieten.
city-reason-clears = Die Miete { $space-at } ist mehr wert, als das Entfernen kostet.
city-reason-protects = Jetzt kann { $space-at } niemand mehr einen Störbau hinstellen.
city-reason-harmless = Am wenigsten schadet es mir { $space-at }.
city-reason-slows = Hier kostet es { $seat } am meisten: { $space }.
city-reason-slows-leader = { $seat } führt, und { $space-at } tut es am meisten weh.
city-reason-demolishes = Jetzt ist { $space-at } wieder Platz für einen Störbau.
city-reason-taxi = Ein, zwei Felder können viel sparen: Dieses war besser.
city-reason-travels = Ich bin { $space-at } besser dran.
city-reason-travels-free = Dort gibt es noch etwas zu kaufen: { $space }.
city-reason-travels-go = Die Fahrt geht über { city-space-0 }, also bekomme ich mein Gehalt.
city-reason-walks = Das Taxi hebe ich mir für einen schlimmeren Moment auf.
city-reason-stays = Kein anderer Bahnhof war die Fahrt wert.
city-reason-keeps-card = Die Karte hebe ich mir für eine größere Rechnung auf.
city-reason-dodges = Eine Karte hat mir { $amount } gespart.
city-reason-mortgages = Die Hypothek auf { $space-the } deckt meine Schulden mit dem kleinsten Verlust.
city-reason-lifts = Ich will { $space-at } wieder Miete einnehmen.
city-reason-more-time = Ich liege hinten und brauche mehr Zeit.
city-reason-time-enough = Ich liege vorn, also darf die Stunde enden.
city-reason-bad-deal = Der Tausch bringt mir weniger, als er kostet.
