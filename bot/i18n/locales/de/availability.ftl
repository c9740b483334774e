### Angekündigte Abwesenheit, Ruhezeiten, und wie man an Tischen gerufen wird, die nicht live sind.

## Am Tisch

table-option-leave = Solange jemand abwesend ist
table-option-leave-wait = der Tisch wartet
table-option-leave-robot = ein Roboter spielt, wie nach einem ausgebliebenen Zug
leave-waits = 🧳 { $name } ist { $until } wieder da. Der Tisch wartet.
leave-waited = 🧳 { $name } ist { $until } wieder da. Der Tisch wartet nicht länger.
leave-robot = 🧳 { $name } ist { $until } wieder da. Solange spielt ein Roboter.

## Jemanden rufen

notice-call = { $seat }: Du bist dran.
notice-reminder = { $seat }: Du bist immer noch dran.
notice-soon = { $seat }: Du bist als Nächstes dran.
notice-invite = { $seat }: { $host } lädt dich an diesen Tisch ein.
notice-opened = { $seat }: { $host } hat diesen Tisch eröffnet.
notice-waiting = { $seat } braucht noch jemanden, um zu starten.
notice-order = { $seat }: Einer deiner Daueraufträge war nicht auszuführen und ist zurückgezogen ({ $order }).
notice-until = Zeit endet { $until }
notice-paused = { $seat }: pausiert.
notice-others = { $seat }: wartet auf { $names }.
notice-digest = 📋 Deine langsamen Partien
notices-closed = ✉️ Ich konnte dir keine Direktnachricht schicken, darum erwähne ich dich wieder im Kanal.
notices-no-list = ✉️ Ich konnte dir die Liste deiner langsamen Partien nicht schicken, darum habe ich sie abgestellt.

## Einstellen, wie man gerufen wird

button-notices = Meldungen…
button-away = Abwesend…
button-zone = Zeitzone…
button-everywhere = Überall…
notices-title = 🔔 Meldungen langsamer Partien
notices-explained = In Live-Partien erwähne ich dich im Kanal, außer du schaltest das aus.
notices-zone = 🕑 Zeitzone: **{ $zone }** (jetzt { $time })
notices-guess = 🕑 Zeitzone, von mir geraten: **{ $zone }** (jetzt { $time })
notices-server = 🕑 Zeitzone dieses Servers: **{ $zone }** (jetzt { $time })
notices-table = 🔔 Meldungen von { $game }, Tisch { $table }
notices-elsewhere = Überall sonst: { $value }.
notices-way = Meldungen
notices-here = Hier
notices-mention = Erwähnung im Kanal
notices-direct = Direktnachricht
notices-off = gar nicht
notices-usual = wie sonst auch
notices-marks = Außerdem…
notices-reminders = Eine Erinnerung
notices-reminders-hint = Wenn die Hälfte deiner Zeit für einen Zug um ist
notices-soon = Gleich bin ich dran
notices-soon-hint = Wenn die Person vor dir dran ist
notices-digest = Wochenliste
notices-digest-hint = Alle deine langsamen Partien, sonntags als Direktnachricht
notices-quiet = Ruhezeit
notices-never = keine
notices-as-server = wie der Server
server-hours = 🕑 Zeitzone: { $zone }
button-server-hours = Ruhezeit…
server-hours-title = Die Ruhezeit dieses Servers
server-hours-explained = Sie gilt für alle, die in `/quartier meldungen` keine eingestellt haben.
server-hours-none = 🕑 Noch ist keine Zeitzone eingestellt.
server-hours-form = Die Zeitzone dieses Servers
notices-zone-form = Deine Zeitzone
notices-zone-field = Zeitzone
notices-zone-hint = Eine Stadt oder ein Name wie Europe/Berlin
zone-like = Ich finde die Zeitzone „{ $text }“ nicht. Meinst du { $like }?
zone-unknown = Ich finde die Zeitzone „{ $text }“ nicht. Nenn eine große Stadt in deiner, etwa Berlin oder Wien.
refusal-quiet-hours = Eine Ruhezeit braucht Anfang und Ende, etwa 22–8, und dauert höchstens { $hours } Stunden.

## Abwesend sein

button-until = Bis…
button-am-back = Ich bin zurück
button-away-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
away-title = 🧳 Abwesend
away-no = Du bist da. Wie lange wirst du weg sein?
away-explained = Deine langsamen Tische zeigen, wann du zurück bist. Sie warten, oder ein Roboter spielt, wie zu Beginn ausgemacht. Du bekommst keine Meldungen.
away-left = { $left ->
    [0] Tische warten an höchstens { $days } von { $within } Tagen. Davon hast du gerade keinen mehr.
    [one] Tische warten an höchstens { $days } von { $within } Tagen. Davon hast du noch 1.
   *[other] Tische warten an höchstens { $days } von { $within } Tagen. Davon hast du noch { $left }.
  }
away-yes = Du bist abwesend und { $until } wieder da.
away-waits = -# Tische warten bis { $until }, an höchstens { $days } von { $within } Tagen. Danach bleiben deine Züge einfach aus.
away-zone = Zeitzone: { $zone } (jetzt { $time }). Ändern kannst du sie mit `/quartier meldungen`.
away-back = Willkommen zurück! Für alles, was wartet, hast du wieder die volle Zeit.
away-form = Abwesend
away-field = Bis zu welchem Tag (einschließlich)?
away-hint = Ein Tag, ein Datum oder eine Anzahl Tage
away-example = Sonntag, 29.11., 3 Tage
refusal-leave-day = Diesen Tag verstehe ich nicht. Schreib zum Beispiel „Sonntag“, „29.11.“ oder „3 Tage“.
refusal-leave-past = Dieser Tag ist schon vorbei.
refusal-leave-long = Du kannst höchstens { $days } Tage abwesend sein.

## Tage

date-long = { $weekday }, { $day }. { $month }
date-in-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
day-today = heute
day-tomorrow = morgen
date-days = tag tage tagen t
date-weeks = woche wochen w
date-one = ein eine einen einem einer
date-fillers = bis zum zur am im für den dem der die nächsten nächste nächster kommenden kommender
weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
