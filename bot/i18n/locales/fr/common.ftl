### Les mots de la maison : nombres, tables, attente, refus, boutons. Chaque jeu a son propre fichier.

number = { $n }
list-comma = {", "}
list = { $first } et { $last }
space-of = de { $space }
space-at = à { $space }
space-the = { $space }
deck-of = une carte { $deck }
deck-the = le paquet { $deck }
bank = la banque
none = rien
robot = robot
more = Suite…
other = Autre…
back = Retour
yes = Oui
no = Non

## Le temps

until = { $relative } ({ $time })
paused = La table est en pause ; le temps est arrêté.
clock-stands = ⏸️ Le temps est arrêté

## La table en attente

lobby-title = { $game } · partie { $pace }
lobby-seats = Places ({ $taken } sur { $most })
lobby-few = { $missing ->
    [one] Il manque encore une personne ou un robot.
   *[other] Il manque encore { $missing } personnes ou robots.
  }
lobby-ready = Tout est prêt : { $host } peut commencer.
lobby-due = Départ automatique { $until } (ou fermeture, s'il manque du monde)
lobby-options = Réglages : { $options }
lobby-options-usual = Réglages : par défaut
lobby-option = { $name } : { $value }
lobby-host = hôte
lobby-seat = { $n }. { $token } { $name }
lobby-seat-note = { $n }. { $token } { $name } ({ $note })
lobby-started = La partie a commencé avec { $players }.
lobby-closed = Cette table a fermé avant le début de la partie.
lobby-fingerprint = Empreinte de la graine de la partie : `{ $fingerprint }`
lobby-private = C'est l'hôte ({ $host }) qui choisit les réglages et lance la partie.
pace-live = en direct
pace-slow = au long cours
pace-brisk = à rythme soutenu
pace-live-hint = Tout le monde est là : une partie en une soirée
pace-brisk-hint = Quelques minutes par décision ; une partie dans l'après-midi
pace-slow-hint = Quelques actions par jour, pendant plusieurs jours
token-0 = 🔵
token-1 = 🟧
token-2 = 🟢
token-3 = 🌸
token-4 = 🔴
token-5 = ⭐
token-6 = 🟡
token-7 = 🛡️
token-8 = 🟤
token-9 = 🍏
token-none = ▫️
token-name-0 = Disque bleu
token-name-1 = Carré orange
token-name-2 = Triangle vert
token-name-3 = Losange rose
token-name-4 = Hexagone rouge
token-name-5 = Étoile bleu ciel
token-name-6 = Croix jaune
token-name-7 = Écu gris
token-name-8 = Coussin marron
token-name-9 = Pointe vert clair

## Boutons et menus de la table

button-join = Rejoindre
button-leave = Partir
button-robot = Ajouter un robot
button-robots = Robots…
button-options = Réglages…
button-token = Pion…
button-rules = Règles
button-start = Commencer
button-rematch = Revanche
button-mine = Mes actions
button-not-now = Pas maintenant…
not-now-title = Pas possible maintenant
button-board = Plateau
button-log = { $count ->
    [one] +{ $count } ligne
   *[other] +{ $count } lignes
  }
log-title = Ce tour-ci, en entier
log-rest = { $count ->
    [one] … 1 de plus
   *[other] … { $count } de plus
}
menu-robot = Quel robot ajouter ?
menu-unrobot = Quel robot retirer ?
menu-pace = Rythme
pace-limited = { $pace }, { $limit }
menu-preset = Formule
preset-printed = les règles d'origine
preset-short = 20 minutes
preset-evening = une heure
preset-days = deux semaines
preset-own = sur mesure
preset-substitute = des robots en cas d'absence
menu-marks = Variantes : aucune
menu-token = Votre pion
menu-rules = Choisir un sujet…
menu-page = Suite : { $first }…
menu-page-of = Suite : { $subjects }
form-title = { $action }
form-range = De { $low } à { $high }
form-number-example = par exemple { $example }

## Panneaux privés

mine-title = Vos actions
mine-more = Autres actions…
mine-nothing = On n'attend rien de vous pour le moment.
mine-out = Vous ne jouez plus : la partie continue sans vous.
mine-blocked = { $action } · { $why }
ask-done = Trop tard : la partie a continué.
button-current = Actualiser
step-title = **{ $action }**
step-chosen = { $field } : **{ $value }**
step-answered = { $field } **{ $value }**

## La fin

end-winner = 🏆 { $count ->
    [one] Victoire : { $players } !
   *[other] Victoire partagée : { $players } !
  }
end-worth = Avec **{ $amount }**
end-rank = { $rank }. { $name }
end-seed = Graine de la partie : `{ $seed }`
end-called-off = La partie a été arrêtée.
end-time-up = Le temps était écoulé.
end-ahead = En tête : { $players }

## Les règles

rules-title = Règles : { $game }
rules-found = { $count ->
    [0] Rien dans les règles de { $game } ne parle de « { $query } ».
    [one] Un texte parle de « { $query } ».
   *[other] { $count } textes parlent de « { $query } ».
  }
rules-ids = Règles : { $ids }
rules-start = Choisissez un sujet, ou cherchez avec `/quartier règles`.

## Aide

help-text =
    { "" }**Quartier** : des jeux d'achat et de loyers, dans votre salon.
    `/jouer` ouvre une table, les autres appuient sur **Rejoindre**, puis l'hôte sur **Commencer**. Tout le reste se fait avec les boutons.
    `/quartier apprendre` enseigne un jeu en deux minutes, en privé ; `/quartier partie-du-jour` est la même partie pour tout le monde ; `/quartier règles` répond à vos questions sur les règles.
    Vous préférez écrire ? `/coup` lance les dés, achète, enchérit, construit, propose des échanges et montre votre main ; `/table consignes` joue pour vous.
    `/tables` trouve les tables du serveur ; `/table` permet d'en mettre une en pause, de la quitter, de la terminer, ou de la revoir avec `/table historique` et `/table analyse`.
    `/quartier statistiques` résume vos parties, `/quartier classement` montre les meilleures places, `/quartier réglages` change votre langue, vos couleurs et les personnes avec qui vous ne jouez jamais, `/quartier appels` la manière de vous appeler, `/quartier absence` annonce vos jours d'absence, `/vie-privée` montre ce que je garde sur vous.

## Tables et réglages

tables-title = Tables de ce serveur
tables-none = Aucune table n'est ouverte sur ce serveur. `/jouer` en ouvre une.
button-openings = Nouvelles tables…
openings-menu = Me signaler les nouvelles tables…
openings-on = 🔔 Les nouvelles tables d'ici vous seront signalées : { $games }.
openings-off = Aucune nouvelle table d'ici ne vous sera signalée.
tables-line = **{ $game }** nº { $table } : { $players } ({ $state })
tables-place = { $line } · { $where }
state-lobby = attend du monde
state-playing = en cours
state-paused = en pause
state-over = finie
state-closed = fermée
opened = Votre table ({ $game }) est ouverte : { $where }
invite-sent = Invitation envoyée : { $names }. Chaque personne est prévenue comme elle l'a choisi.
invite-refused = Pas d'invitation pour { $names } : pour jouer, il faut voir ce salon.
opened-here = Impossible d'ouvrir un fil ici. Votre table ({ $game }) est dans le salon : { $where }
settings-server = Réglages de ce serveur
settings-person = Vos réglages
end-asked = La question est posée aux autres : le vote a lieu dans la partie.
settings-saved = Enregistré.
settings-lang = Langue
settings-pace = Parties
settings-place = Lieu des tables
settings-as-discord = la langue de Discord
settings-as-host = la langue de l'hôte
settings-as-server = comme le serveur
settings-private-theme = Images privées
settings-public-theme = Images publiques
theme-dark = sombres
theme-light = claires
settings-hints = Aide pour débuter
settings-results = Statistiques
settings-line = { $name } : { $value }
thread-name = { $game } · { $host }
thread-name-many = { $game } · { $players }

## Refus : les règles et la porte

refusal-not-your-turn = Ce n'est pas à vous de jouer pour l'instant.
refusal-not-now = « { $action } » n'est pas possible maintenant.
    .bare = Ce n'est pas possible maintenant.
refusal-too-late = Trop tard : cette décision est déjà prise.
refusal-repeated = Votre action est déjà prise en compte.
refusal-out-of-range = Choisissez entre { $low } et { $high }.
refusal-bad-step = On compte ici de { $step } en { $step }.
refusal-not-a-choice = Ce choix n'est pas possible maintenant.
refusal-not-a-number = « { $text } » n'est pas un nombre. Écrivez par exemple 205.
refusal-not-an-amount = « { $text } » n'est pas une somme. Écrivez par exemple 3,5 M ou 750 k.
refusal-too-large = Ce nombre est trop grand.
refusal-too-small = La plus petite somme est de { $low }.
refusal-paused = La table est en pause.
refusal-over = Cette partie est finie.
refusal-closed = Cette table est fermée.
refusal-no-table = Cette table n'existe pas, ou plus ; `/tables` montre celles de ce serveur.
refusal-not-playing = La partie n'a pas encore commencé à cette table.
refusal-started = Cette partie a déjà commencé.
refusal-stranger = Vous n'êtes pas à cette table ; `/jouer` ouvre la vôtre.
refusal-forged = Ce bouton n'est plus valable. Utilisez ceux du dernier message.
refusal-late = Trop tard : le temps était écoulé.

## Refus : la table en attente

refusal-not-host = C'est à l'hôte ({ $host }) de le faire.
refusal-table-full = Toutes les places sont prises.
refusal-already-seated = Vous êtes déjà à cette table.
refusal-not-seated = Vous n'êtes pas à cette table.
refusal-too-few-players = Il faut être au moins { $seats }.
refusal-season-date = Écrivez les deux dates ainsi : 01/12/2026.
refusal-season-order = Le dernier jour vient avant le premier.
refusal-season-past = Le dernier jour est déjà passé.
refusal-season-long = Une saison dure au plus { $days } jours, et commence dans moins de { $days } jours.
refusal-no-player = Personne de ce nom n'a terminé de partie ici, ou plusieurs personnes le portent : choisissez dans la liste.
refusal-no-robot = Il n'y a pas de robot à cette place.
refusal-no-such-option = Ce jeu n'a pas ce réglage.
refusal-not-over = Cette partie n'est pas finie.
refusal-no-lobby = La partie a déjà commencé, ou la table est fermée.
refusal-token-taken = Quelqu'un d'autre a déjà ce pion.
refusal-unknown-game = Je ne connais pas ce jeu.
refusal-too-many-tables = { $limit ->
    [minute] Vous avez ouvert { $count ->
        [one] une table
       *[other] { $count } tables
    } en une minute. Patientez un peu.
    [person] Vous avez déjà { $count ->
        [one] une table ouverte
       *[other] { $count } tables ouvertes
    }. Finissez d'abord une partie.
   *[server] Ce serveur a déjà { $count ->
        [one] une table ouverte
       *[other] { $count } tables ouvertes
    }. Finissez d'abord une partie.
  }

## Erreurs

error-calm = Quelque chose a mal tourné de mon côté. Rien n'a changé ; réessayez, s'il vous plaît. (Erreur { $id })
error-permission = Il me manque une permission dans ce salon : { $permission }.
error-thread = Impossible d'ouvrir un fil ici, et pour jouer dans le salon il me manque une permission : { $permission }.
error-private-thread = Ce fil est privé. Mentionnez-moi ici ({ $bot }) pour que je puisse y écrire, puis réessayez.
error-undelivered = Discord ne m'a pas laissé faire. Réessayez dans un moment, s'il vous plaît. (Erreur { $id })
error-pace = { $game } ne se joue pas à ce rythme. Choisissez-en un autre.
error-unknown-action = Je ne comprends pas « { $text } ». Choisissez dans la liste pendant que vous écrivez.
error-command-elsewhere = Cette action n'existe pas dans { $game } ; `/coup main` montre les vôtres.
resumed = Le bot était hors ligne ; le temps était arrêté.

## Réglages propres à la table

table-option-substitute = Remplacement en cas d'absence
table-option-substitute-menu = Remplacement
table-option-substitute-off = personne
table-option-time-limit = Limite de temps
table-option-time-limit-0 = aucune
table-option-time-limit-20 = 20 minutes
table-option-time-limit-60 = une heure
table-option-time-limit-20160 = 14 jours

## Pendant la partie : pause, absences, votes

button-table = Table…
button-pause = Pause
button-break = Demander une pause
button-resume = Reprendre
button-ask-end = Proposer d'arrêter
button-end = Arrêter pour tous…
button-undo = Annuler le coup
button-undo-withdraw = Retirer la demande
button-end-now = Arrêter pour tous
end-sure = Arrêter la partie pour tous ? Le classement suit aussitôt.
menu-vote-out = Voter l'exclusion de…
table-host = L'hôte de cette table : { $host }.
paused-absent = Plus personne n'est là : la table est en pause. N'importe quelle action la relance.
paused-gone = Le salon de cette table n'existe plus : elle est en pause.
paused-until = Si personne ne revient, la partie s'arrête { $until }
away-names = { $count ->
    [one] N'est pas là, temps réduit : { $names }
   *[other] Ne sont pas là, temps réduit : { $names }
  }
limit-until = Fin du temps de jeu { $until }, puis le décompte.
limit-last = Le temps est écoulé : c'est le dernier tour.
vote-out = Exclure { $name } de la partie ?
vote-pause = Faire une pause ?
vote-end = Arrêter la partie ?
vote-undo = { $name } souhaite annuler son dernier coup.
undo-agree = D'accord
undo-refuse = Refuser
undo-done = Votre dernier coup est annulé.
undo-asked = La question est posée aux autres, dans la partie.
undone = Ce coup est annulé.
vote-end-settled = Plus rien ne devrait changer d'ici la fin.
vote-end-standing = Si la partie s'arrêtait maintenant : { $ranks }
vote-silent = Vote attendu : { $names }
vote-cast = Votes reçus : { $names }
vote-until = Fin du vote { $until }. Sans réponse, c'est non.
vote-until-yes = Fin du vote { $until }. Sans réponse, c'est oui : la dernière décision a été manquée.
vote-won = { $question } **Oui.**
vote-lost = { $question } **Non.**
vote-moot = { $question } Le vote est clos.

refusal-not-started = La partie n'a pas encore commencé.
refusal-no-such-table = Cette table n'existe pas, ou plus.
refusal-no-such-game = Je ne connais pas ce jeu.
refusal-no-game = Aucune partie n'est en cours à cette table.
refusal-not-paused = La table n'est pas en pause.
refusal-vote-running = Un vote est déjà ouvert.
refusal-asked-in-vain = La table vient de décider de continuer ; vous pourrez redemander { $until }.
refusal-not-asked = La question ne vous est pas posée.
refusal-undo-off = À cette table, on n'annule pas de coup ; l'hôte en décide avant la partie.
refusal-undo-nothing = On ne peut annuler que le tout dernier coup, et seulement si rien n'a suivi.
refusal-undo-thrown = Ce coup ne peut pas être annulé : le hasard a joué.
refusal-undo-shown = Ce coup ne peut pas être annulé : il a montré quelque chose de caché.
refusal-undo-asked = La question a déjà été posée aux autres pour ce coup.
refusal-undo-robot = Un robot n'est pas d'accord : il y perdrait.
refusal-no-vote = Aucun vote n'est ouvert.
refusal-not-sure = Pour arrêter la partie, confirmez.
refusal-too-early = { $missed ->
    [one] Une seule décision manquée ; il en faut { $needed } de suite pour un vote.
   *[other] { $missed } décisions manquées seulement ; il en faut { $needed } de suite pour un vote.
  }
refusal-unwritable = Je ne peux rien enregistrer en ce moment, et rien n'a changé. La partie est à l'abri et le temps est arrêté ; réessayez dans quelques minutes, s'il vous plaît.
refusal-uncertain = L'enregistrement a été interrompu : je ne sais pas encore si votre action compte. Le temps est arrêté ; regardez la table dans quelques minutes, et ne réessayez que si rien n'a changé.
refusal-moving = Un instant : je reprends les tables de ce serveur. Si rien n'a changé dans quelques secondes, réessayez.
refusal-mishap = Quelque chose a mal tourné de mon côté. Rien n'a changé ; réessayez, s'il vous plaît. (Erreur { $id })

refusal-no-table-here = Aucune partie n'est en cours dans ce salon. `/jouer` ouvre une table.
refusal-which-table = Vous êtes à plusieurs tables de ce salon. Utilisez leurs boutons.
error-staff-only = Seules les personnes qui gèrent ce serveur peuvent faire cela.
error-old-command = Discord montre encore une ancienne version de cette commande. Rechargez Discord et réessayez, s'il vous plaît.
error-slow = Le formulaire a mis trop de temps à s'ouvrir. Réessayez, s'il vous plaît.
error-restarting = Je redémarre. Rien n'a changé ; réessayez dans un instant, s'il vous plaît.
error-unanswered = { $person } Discord ne m'a pas laissé vous répondre à l'instant. Si votre action a compté, la partie le montre ; sinon, réessayez, s'il vous plaît.

## Les permissions de Discord, par leur nom dans Discord

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-manage_threads = Gérer les fils
permission-attach_files = Joindre des fichiers
permission-embed_links = Intégrer des liens
permission-read_message_history = Voir les anciens messages
permission-pin_messages = Épingler des messages
permission-manage_guild = Gérer le serveur
permission-administrator = Administrateur
cash-hidden = •••
