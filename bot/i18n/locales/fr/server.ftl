# Ce qu'un serveur permet : les panneaux de `/quartier-serveur réglages`, et pourquoi quelque chose n'est pas permis.

rules-menu = Qui peut faire quoi…
rules-opening = Ouverture des tables
rules-opening-hint = Qui peut ouvrir, dans quels salons, combien à la fois
rules-opening-line = Qui gère ce serveur peut toujours ouvrir des tables ; avec `@everyone`, tout le monde le peut.
rules-openers = Qui ouvre : tout le monde
rules-openers-now = Seul le rôle { $named } ouvre des tables.
rules-channels = Salons : tous
rules-channels-now = Les tables s'ouvrent seulement dans { $named }.
rules-most-menu = Tables ouvertes à la fois
rules-most = Tables ouvertes à la fois : { $count }
rules-most-host = Tables ouvertes : sans limite
rules-played = Jeux et rythmes
rules-played-hint = Ce qui se joue sur ce serveur
rules-played-line = Ce qui n'est pas coché ne peut plus être ouvert. Les tables ouvertes continuent.
rules-games = Jeux
rules-paces = Rythmes
rules-pace-live = En direct, le temps d'une soirée
rules-pace-brisk = À rythme soutenu, sur quelques heures
rules-pace-slow = Au long cours, sur quelques jours
rules-order = Modération et mentions
rules-order-hint = Les mentions, et qui peut arrêter les tables
rules-order-line = Les personnes qui gèrent ce serveur peuvent mettre en pause, reprendre, terminer et déplacer toutes les tables avec `/table`. Vous pouvez donner ce droit à un autre rôle ; choisissez `@everyone` pour le retirer.
rules-keepers = Autre rôle : aucun
rules-keepers-now = Le rôle { $named } modère aussi les tables.
rules-calls = Mentions
rules-calls-on = Mentions : autorisées
rules-calls-off = Mentions : désactivées

refusal-rule-openers = Seul le rôle { $role } peut ouvrir des tables ici ; les personnes qui gèrent ce serveur peuvent changer cela avec `/quartier-serveur réglages`.
refusal-rule-channels = Les tables ne s'ouvrent que dans { $where } ; les personnes qui gèrent ce serveur peuvent changer cela avec `/quartier-serveur réglages`.
refusal-rule-games = Ce jeu ne se joue pas sur ce serveur ; les personnes qui le gèrent peuvent changer cela avec `/quartier-serveur réglages`.
refusal-rule-paces = Rien ne se joue à ce rythme sur ce serveur ; les personnes qui le gèrent peuvent changer cela avec `/quartier-serveur réglages`.
refusal-rule-most = Ce serveur compte déjà { $count ->
    [one] une table ouverte
   *[other] { $count } tables ouvertes
  }, autant qu'il en permet ; les personnes qui le gèrent peuvent changer cela avec `/quartier-serveur réglages`.

refusal-rule-order = Seule la modération déplace les tables ici ; les personnes qui gèrent ce serveur choisissent ce rôle avec `/quartier-serveur réglages`.
refusal-already-there = La table est déjà affichée à cet endroit.
refusal-no-place = Impossible d'afficher une table à cet endroit. Choisissez un salon textuel ou un fil que je peux voir.
refusal-which-of-tables = Il y a plusieurs tables dans ce salon ; précisez laquelle.
error-permission-there = Il me manque une permission à cet endroit : { $permission }.
error-server-only = Cela fonctionne sur un serveur, pas en messages privés.
table-moved = { $line } continue dans { $where }.
command-renamed = `{ $old }` s'appelle maintenant `{ $new }` ; l'ancien nom disparaîtra à la prochaine version.
error-throttled = Doucement : c'est trop d'actions à la fois. La table n'en a rien vu ; continuez dans quelques secondes.

## Les personnes bloquées

button-blocks = Personnes bloquées…
blocks-title = Les personnes avec qui vous ne jouez jamais
blocks-menu = Bloquées : personne
blocks-line = Les personnes choisies ici ne peuvent pas rejoindre vos tables, ni vous les leurs. Personne n'est averti des tables de l'autre.
blocks-private = Personne d'autre ne voit cette liste. Les parties commencées continuent, et personne n'en est averti.
blocks-full = Vous pouvez bloquer { $most } personnes ; commencez par en débloquer une.
refusal-no-seat = Cette table n'accueille personne d'autre pour le moment.
refusal-blocked-here = Une personne que vous avez bloquée joue à cette table ; `/quartier bloquer` montre laquelle.
notices-mentions = Mentions
notices-mentions-hint = Sans elles, aucun message ne vous mentionne, même dans une partie en direct
table-left = Vous avez quitté **{ $game }** nº { $table }.
table-paused = **{ $game }** nº { $table } est en pause.
table-resumed = **{ $game }** nº { $table } reprend.
table-ended = **{ $game }** nº { $table } est finie.
paused-staff = La modération du serveur a mis la table en pause ; le temps est arrêté.
refusal-paused-by-staff = La modération de ce serveur a mis la table en pause ; elle seule peut la reprendre, avec `/table reprendre`.
