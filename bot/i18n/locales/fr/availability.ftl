### Absences annoncées, heures calmes, et comment on est appelé aux tables qui ne sont pas en direct.

## À la table

table-option-leave = Pendant une absence annoncée
table-option-leave-wait = la table attend
table-option-leave-robot = un robot joue, comme pour toute absence
leave-waits = 🧳 { $name } revient { $until }. La table attend.
leave-waited = 🧳 { $name } revient { $until }. La table n'attend plus.
leave-robot = 🧳 { $name } revient { $until }. Un robot joue d'ici là.

## Appeler quelqu'un

notice-call = { $seat } : c'est à vous.
notice-reminder = { $seat } : c'est toujours à vous.
notice-soon = { $seat } : c'est bientôt à vous.
notice-invite = { $seat } : { $host } vous invite à cette table.
notice-opened = { $seat } : { $host } a ouvert cette table.
notice-waiting = { $seat } attend encore une personne pour commencer.
notice-order = { $seat } : une de vos consignes n'a pas pu être suivie ; elle est retirée ({ $order }).
notice-until = Fin { $until }
notice-paused = { $seat } : en pause.
notice-others = { $seat } : on attend { $names }.
notice-digest = 📋 Vos parties au long cours
notices-closed = ✉️ Je n'ai pas pu vous écrire en privé ; les notifications reviennent dans le salon.
notices-no-list = ✉️ Je n'ai pas pu vous envoyer la liste de vos parties en privé ; je ne l'enverrai plus.

## Choisir comment être appelé

button-notices = Notifications…
button-away = Absence…
button-zone = Fuseau horaire…
button-everywhere = Partout…
notices-title = 🔔 Notifications des parties au long cours
notices-explained = Dans les parties en direct, on vous appelle dans le salon, sauf si vous désactivez les mentions.
notices-zone = 🕑 Fuseau horaire : **{ $zone }** (il y est { $time }).
notices-guess = 🕑 Votre fuseau horaire est sans doute **{ $zone }** (il y est { $time }).
notices-server = 🕑 Fuseau horaire de ce serveur : **{ $zone }** (il y est { $time }).
notices-table = 🔔 Notifications de { $game }, table { $table }
notices-elsewhere = Partout ailleurs : { $value }.
notices-way = Notification
notices-here = Ici
notices-mention = mention publique
notices-direct = message privé
notices-off = aucune
notices-usual = comme partout
notices-marks = Aussi…
notices-reminders = Un rappel
notices-reminders-hint = Quand la moitié de votre temps est écoulée
notices-soon = C'est bientôt à moi
notices-soon-hint = Quand c'est au tour de la personne juste avant vous
notices-digest = Une liste par semaine
notices-digest-hint = Toutes vos parties au long cours, le dimanche, en message privé
notices-quiet = Heures calmes
notices-never = aucune
notices-as-server = celles du serveur
server-hours = 🕑 Fuseau horaire : { $zone }
button-server-hours = Heures calmes…
server-hours-title = Heures calmes de ce serveur
server-hours-explained = Elles s'appliquent aux personnes qui n'en ont pas choisi avec `/quartier appels`.
server-hours-none = 🕑 Aucun fuseau horaire n'a encore été choisi.
server-hours-form = Fuseau horaire de ce serveur
notices-zone-form = Votre fuseau horaire
notices-zone-field = Fuseau horaire
notices-zone-hint = Une ville, ou un nom comme Europe/Paris
zone-like = Le fuseau « { $text } » n'existe pas. Serait-ce { $like } ?
zone-unknown = Le fuseau « { $text } » n'existe pas. Écrivez une grande ville de votre fuseau, par exemple Paris ou Montréal.
refusal-quiet-hours = Les heures calmes ont un début et une fin, par exemple 22-8, et durent au plus { $hours } heures.

## S'absenter

button-until = Jusqu'à…
button-am-back = Me revoilà
button-away-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
away-title = 🧳 Absence
away-no = Aucune absence annoncée. Combien de temps partez-vous ?
away-explained = Vos tables au long cours affichent la date de votre retour. Elles attendent, ou un robot joue, selon leur réglage. Vous ne recevez aucune notification.
away-left = { $left ->
    [0] Les tables attendent au plus { $days } jours sur { $within } ; il ne vous en reste aucun.
    [one] Les tables attendent au plus { $days } jours sur { $within } ; il vous en reste 1.
   *[other] Les tables attendent au plus { $days } jours sur { $within } ; il vous en reste { $left }.
  }
away-yes = Absence en cours. Retour { $until }.
away-waits = -# Les tables attendent jusqu'au { $until }, au plus { $days } jours sur { $within }. Ensuite, vos décisions comptent comme manquées.
away-zone = Fuseau horaire : { $zone } (il y est { $time }). Pour le changer : `/quartier appels`.
away-back = Vous revoilà ! Vous avez de nouveau tout votre temps pour ce qui vous attend.
away-form = Absence
away-field = Jusqu'à la fin de quel jour ?
away-hint = Un jour, une date ou un nombre de jours
away-example = dimanche, 29/11, 3 jours
refusal-leave-day = Je ne connais pas ce jour. Écrivez par exemple dimanche, 29/11 ou 3 jours.
refusal-leave-past = Ce jour est déjà passé.
refusal-leave-long = Une absence dure au plus { $days } jours.

## Jours

date-long = { $weekday } { $day } { $month }
date-in-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
day-today = aujourd'hui
day-tomorrow = demain
date-days = jour jours j
date-weeks = semaine semaines sem
date-one = un une
date-fillers = jusqu à au en dans pour le la les prochain prochaine er de du
weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
