## Les données d'une personne

former-player = Profil effacé
privacy-title = Ce que je garde sur vous
privacy-none = Rien du tout. Jouez une partie, et vous la verrez ici.
privacy-running =
    { $count ->
        [one] 🎲 Une partie en cours : { $games }
       *[other] 🎲 { $count } parties en cours : { $games }
    }
privacy-lobbies =
    { $count ->
        [one] 🪑 Une place à une table ouverte : { $games }
       *[other] 🪑 Une place à { $count } tables ouvertes : { $games }
    }
privacy-finished =
    { $count ->
        [one] 🏁 Une partie terminée, avec ses coups
       *[other] 🏁 { $count } parties terminées, avec leurs coups
    }
privacy-results =
    { $count ->
        [one] 🏆 Un résultat, et la cote qui a suivi
       *[other] 🏆 { $count } résultats, et les cotes qui ont suivi
    }
privacy-settings =
    { $count ->
        [0] ⚙️ Réglages : aucun changement
        [one] ⚙️ Réglages : un seul changement
       *[other] ⚙️ Réglages : { $count } changements
    }
privacy-notices =
    { $count ->
        [one] 📣 Une notification ces 30 derniers jours
       *[other] 📣 { $count } notifications ces 30 derniers jours
    }
privacy-openings =
    { $count ->
        [one] 🔔 L'annonce des nouvelles tables d'un jeu
       *[other] 🔔 L'annonce des nouvelles tables de { $count } jeux
    }
privacy-orders =
    { $count ->
        [one] 📌 Des consignes à une table
       *[other] 📌 Des consignes à { $count } tables
    }
privacy-leaves =
    { $count ->
        [one] 🌙 Une absence annoncée
       *[other] 🌙 { $count } absences annoncées
    }
privacy-drafts =
    { $count ->
        [one] ✏️ Une action préparée à moitié
       *[other] ✏️ { $count } actions préparées à moitié
    }
privacy-other =
    { $count ->
        [one] 🗂️ Une autre entrée
       *[other] 🗂️ { $count } autres entrées
    }
privacy-seen = 📅 Dernier passage : { $month } { $year }
privacy-note = -# Votre identifiant Discord, votre nom aux tables, et ceci. Je ne lis aucun message ; les miens restent sur Discord.
privacy-more = { $games } et { $count } de plus
privacy-table = { $game } nº { $table }
button-privacy = Mes données…
privacy-export = Exporter
privacy-delete = Tout supprimer…
privacy-exported = Vos données : un fichier pour les programmes, un autre à lire.
privacy-file-title = Ce que Quartier garde sur vous, le { $day }
privacy-file-tables = Vos tables
privacy-file-table = { $game } nº { $table }, sous le nom { $name } : { $state }
privacy-file-note = L'autre fichier contient tous les détails, pour les programmes. Les mains des autres et les graines des parties en cours n'y sont pas.
privacy-sure = Tout supprimer ?
privacy-sure-running =
    { $count ->
        [one] 🎲 Un robot joue pour vous dans une partie ; sans personne d'autre, elle s'arrête.
       *[other] 🎲 Des robots jouent pour vous dans { $count } parties ; sans personne d'autre, elles s'arrêtent.
    }
privacy-sure-lobbies =
    { $count ->
        [one] 🪑 Vous quittez une table ouverte ; une autre personne la dirige, ou elle ferme.
       *[other] 🪑 Vous quittez { $count } tables ouvertes ; d'autres les dirigent, ou elles ferment.
    }
privacy-sure-finished =
    { $count ->
        [one] 🏁 Une partie terminée garde ses coups, avec « { former-player } » à la place de votre nom.
       *[other] 🏁 { $count } parties terminées gardent leurs coups, avec « { former-player } » à la place de votre nom.
    }
privacy-sure-rest = 🗑️ Réglages, résultats, notifications et tout le reste disparaissent, sur tous les serveurs.
privacy-sure-final = Impossible de revenir en arrière. Vous pourrez rejouer quand vous voudrez.
privacy-delete-sure = Tout supprimer
privacy-back = Retour
privacy-deleted = C'est fait. Je ne garde plus rien sur vous.
