# Was ein Server erlaubt: hinter `/quartier-server einstellungen`, und warum etwas nicht erlaubt ist.

rules-menu = Wer darf was…
rules-opening = Tische eröffnen
rules-opening-hint = Wer darf, in welchen Kanälen, wie viele
rules-opening-line = Wer diesen Server verwaltet, darf immer Tische eröffnen. `@everyone` hebt die Regel auf.
rules-openers = Eröffnen dürfen: alle
rules-openers-now = Tische eröffnen darf nur { $named }.
rules-channels = Kanäle: alle
rules-channels-now = Tische gibt es nur in { $named }.
rules-most-menu = Offene Tische zugleich
rules-most = Offene Tische zugleich: { $count }
rules-most-host = Offene Tische: beliebig
rules-played = Spiele und Tempi
rules-played-hint = Welche Spiele und Tempi dieser Server erlaubt
rules-played-line = Was nicht markiert ist, lässt sich nicht mehr eröffnen. Offene Tische laufen weiter.
rules-games = Spiele
rules-paces = Tempi
rules-pace-live = Live, an einem Abend
rules-pace-brisk = Zügig, an einem Nachmittag
rules-pace-slow = Langsam, über mehrere Tage
rules-order = Moderation und Erwähnungen
rules-order-hint = Wer jeden Tisch anhalten darf, und Erwähnungen
rules-order-line = Wer diesen Server verwaltet, kann mit `/tisch` jeden Tisch anhalten, fortsetzen, beenden und verlegen. Wähl eine Rolle, die das auch darf; `@everyone` hebt das auf.
rules-keepers = Weitere Rolle: keine
rules-keepers-now = Das kann auch { $named }.
rules-calls = Erwähnungen
rules-calls-on = Erwähnungen: erlaubt
rules-calls-off = Erwähnungen: aus

refusal-rule-openers = Tische eröffnen darf hier nur { $role }. Wer diesen Server verwaltet, kann das mit `/quartier-server einstellungen` ändern.
refusal-rule-channels = Tische kann man nur in { $where } eröffnen. Wer diesen Server verwaltet, kann das mit `/quartier-server einstellungen` ändern.
refusal-rule-games = Dieser Server erlaubt dieses Spiel nicht. Wer ihn verwaltet, kann das mit `/quartier-server einstellungen` ändern.
refusal-rule-paces = Dieser Server erlaubt dieses Tempo nicht. Wer ihn verwaltet, kann das mit `/quartier-server einstellungen` ändern.
refusal-rule-most = Dieser Server hat schon { $count ->
    [one] einen offenen Tisch
   *[other] { $count } offene Tische
  }, mehr erlaubt er nicht. Wer ihn verwaltet, kann das mit `/quartier-server einstellungen` ändern.

refusal-rule-order = Einen Tisch verlegen kann hier nur die Moderation. Das bestimmt, wer diesen Server verwaltet, mit `/quartier-server einstellungen`.
refusal-already-there = Der Tisch ist schon dort zu sehen.
refusal-no-place = Dort kann ich keinen Tisch zeigen. Wähl einen Textkanal oder Thread, den ich sehe.
refusal-which-of-tables = In diesem Kanal sind mehrere Tische. Bitte sag, welchen du meinst.
error-permission-there = Mir fehlt dort eine Berechtigung: { $permission }.
error-server-only = Das geht auf einem Server, nicht in Direktnachrichten.
table-moved = { $line } geht in { $where } weiter.
command-renamed = `{ $old }` heißt jetzt `{ $new }`; den alten Namen gibt es in der nächsten Version nicht mehr.
error-throttled = Etwas langsamer, bitte! Das war mehr, als ich für eine Person auf einmal schaffe. Am Tisch kam nichts davon an; mach in ein paar Sekunden weiter.

## In Ruhe gelassen werden

button-blocks = Blockierte Personen…
blocks-title = Mit wem du nie am Tisch sitzt
blocks-menu = Blockiert: niemand
blocks-line = Mit Personen, die du hier auswählst, sitzt du nie am selben Tisch. Niemand von euch bekommt Meldungen von Tischen der anderen.
blocks-private = Nur du siehst das. Laufende Partien gehen weiter, und niemand erfährt davon.
blocks-full = Du kannst { $most } Personen blockieren. Heb erst eine Blockierung auf.
refusal-no-seat = Dieser Tisch nimmt gerade niemanden mehr auf.
refusal-blocked-here = An diesem Tisch sitzt jemand, den du blockiert hast. `/quartier blockieren` zeigt, wer.
notices-mentions = Erwähnungen
notices-mentions-hint = Ausgeschaltet erwähne ich dich nie, auch nicht in Live-Partien
table-left = Du hast **{ $game }** #{ $table } verlassen.
table-paused = **{ $game }** #{ $table } pausiert.
table-resumed = **{ $game }** #{ $table } geht weiter.
table-ended = **{ $game }** #{ $table } ist vorbei.
paused-staff = Die Leitung dieses Servers hat den Tisch angehalten. Die Uhren stehen.
refusal-paused-by-staff = Die Leitung dieses Servers hat den Tisch angehalten; nur sie kann ihn mit `/tisch weiter` fortsetzen.
