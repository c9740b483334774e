### Commandes : noms (minuscules, 32 caractères au plus), descriptions et options (100 au plus).

command-play = jouer
command-play-description = Ouvrir une table dans ce salon
command-play-game = jeu
command-play-game-description = Quel jeu
command-play-pace = rythme
command-play-pace-description = En direct (une soirée) ou au long cours (plusieurs jours)
command-play-robots = robots
command-play-robots-description = Nombre de robots dès l'ouverture
command-play-place = où
command-play-place-description = Dans un fil à part, ou ici dans le salon
command-play-invite = inviter
command-play-invite-description = Une personne à inviter à la table
command-play-invite-2 = inviter-2
command-play-invite-2-description = Une personne à inviter à la table
command-play-invite-3 = inviter-3
command-play-invite-3-description = Une personne à inviter à la table
command-play-place-thread = dans un fil
command-play-place-channel = ici dans le salon

command-daily = partie-du-jour
command-daily-description = La partie d'aujourd'hui contre des robots, la même pour tout le monde

command-learn = apprendre
command-learn-description = Apprendre un jeu en deux minutes, en privé
command-learn-game = jeu
command-learn-game-description = Le jeu à apprendre

## Les groupes, et ce qui n'existe que là

command-table = table
command-table-description = Gérer une table : pause, départ, historique, fin
command-move = coup
command-move-description = Jouer en écrivant : dés, achats, enchères, constructions, échanges, votre main
command-quartier = quartier
command-quartier-description = Leçons, règles, statistiques, aide et vos réglages
command-server = quartier-serveur
command-server-description = Ce que ce serveur permet, et l'apparence de ses tables
command-table-show = montrer
command-table-show-description = Retrouver une table et voir ce que vous pouvez y faire
command-table-show-table = table
command-table-show-table-description = La table ; par défaut, celle de ce salon
command-table-leave = partir
command-table-leave-description = Quitter une table
command-table-leave-table = table
command-table-leave-table-description = La table ; par défaut, celle de ce salon
command-table-pause = pause
command-table-pause-description = Mettre une table en pause, ou le demander aux autres
command-table-pause-table = table
command-table-pause-table-description = La table ; par défaut, celle de ce salon
command-table-resume = reprendre
command-table-resume-description = Reprendre après une pause
command-table-resume-table = table
command-table-resume-table-description = La table ; par défaut, celle de ce salon
command-table-end = terminer
command-table-end-description = Terminer une partie, fermer une table en attente, ou le demander aux autres
command-table-end-table = table
command-table-end-table-description = La table ; par défaut, celle de ce salon
command-table-move = déplacer
command-table-move-description = Montrer une table dans un autre salon (pour la modération)
command-table-move-table = table
command-table-move-table-description = La table ; par défaut, celle de ce salon
command-table-move-to = vers
command-table-move-to-description = Le salon ou le fil ; par défaut, celui-ci
command-move-other = autre

command-tables = tables
command-tables-description = Trouver les tables de ce serveur, ou en revoir une
command-tables-table = table
command-tables-table-description = La table à montrer

command-roll = lancer
command-roll-description = Lancer les dés quand c'est à vous

command-buy = acheter
command-buy-description = Acheter la propriété où vous êtes

command-bid = enchérir
command-bid-description = Enchérir dans la vente en cours
command-bid-amount = somme
command-bid-amount-description = Votre enchère, par exemple 3,5 M ou 750 k

command-build = construire
command-build-description = Bâtir dans vos quartiers, dans vos groupes ou sur l'île
command-build-district = quartier
command-build-district-description = Où construire
command-build-kind = genre
command-build-kind-description = Que construire
command-build-count = nombre
command-build-count-description = Combien en construire

command-deal = deal
command-deal-description = Proposer un échange à quelqu'un, ou répondre à un échange
command-deal-with = avec
command-deal-with-description = La personne avec qui échanger
command-deal-give = donner
command-deal-give-description = Ce que vous donnez : propriétés, cartes, argent, par exemple Plein Ouest + 1,5 M
command-deal-take = recevoir
command-deal-take-description = Ce que vous demandez : propriétés, cartes, argent
command-move-trade = échange

command-hand = main
command-hand-description = Regarder vos cartes et les jouer

command-do = faire
command-do-description = Tout ce que vous pouvez faire d'autre maintenant
command-do-action = action
command-do-action-description = Choisissez dans la liste, ou écrivez pour chercher
command-do-value = valeur
command-do-value-description = Une somme, quand il en faut une

command-rules = règles
command-rules-description = Chercher dans les règles, par mot ou par numéro
command-rules-question = question
command-rules-question-description = Un mot, ou un numéro comme CITY-35
command-rules-game = jeu
command-rules-game-description = Le jeu concerné

command-settings = réglages
command-settings-description = Votre langue, les couleurs de vos images, conseils et statistiques
command-settings-language = langue
command-settings-language-description = Votre langue dans les réponses privées
command-settings-theme = couleurs
command-settings-theme-description = Les couleurs des images dans vos réponses privées
command-settings-hints = explications
command-settings-hints-description = Une ligne d'aide pour chaque nouveau type de décision
command-settings-hints-on = oui
command-settings-hints-off = non
command-settings-results = statistiques
command-settings-results-description = Compter vos parties dans les classements ; « non » efface aussi les anciennes
command-settings-results-on = comptées
command-settings-results-off = non, tout effacer

command-away = absence
command-away-description = S'absenter quelques jours : vos tables au long cours attendent, ou un robot joue
command-away-until = jusqu-à
command-away-until-description = Le dernier jour, par exemple dimanche, 29/11 ou 3 jours

command-notices = appels
command-notices-description = Vos notifications des parties au long cours, et vos heures calmes
command-notices-how = manière
command-notices-how-description = Une mention, un message privé ou rien
command-notices-table = table
command-notices-table-description = Pour cette table seulement
command-notices-reminder = rappel
command-notices-reminder-description = Un seul rappel, quand la moitié de votre temps est écoulée
command-notices-soon = bientôt
command-notices-soon-description = Quand c'est au tour de la personne juste avant vous
command-notices-digest = liste
command-notices-digest-description = Toutes vos parties au long cours, le dimanche, en message privé
command-notices-quiet = heures-calmes
command-notices-quiet-description = Les heures sans notification, où aucun délai n'expire, par exemple 22-8
command-notices-zone = fuseau
command-notices-zone-description = Votre fuseau horaire, par exemple Europe/Paris
command-notices-on = oui
command-notices-off = non

command-server-settings = réglages-du-serveur
command-server-settings-description = Langue, rythme, lieu et couleurs des tables du serveur, et ses propres plateaux
command-server-settings-language = langue
command-server-settings-language-description = La langue des nouvelles tables
command-server-settings-pace = rythme
command-server-settings-pace-description = Le rythme des nouvelles tables
command-server-settings-place = où
command-server-settings-place-description = Où s'ouvrent les nouvelles tables
command-server-settings-theme = couleurs
command-server-settings-theme-description = Les couleurs des images que tout le monde voit
command-server-settings-board = plateau
command-server-settings-board-description = Un fichier avec votre propre plateau
command-server-settings-forget-board = retirer-plateau
command-server-settings-forget-board-description = Un plateau à retirer
command-server-settings-season-first = saison-début
command-server-settings-season-first-description = Premier jour d'une saison, par exemple 01/12/2026
command-server-settings-season-last = saison-fin
command-server-settings-season-last-description = Dernier jour d'une saison ; le résultat paraît dans ce salon
command-server-settings-zone = fuseau
command-server-settings-zone-description = Le fuseau horaire par défaut, par exemple Europe/Paris
command-server-settings-quiet = heures-calmes
command-server-settings-quiet-description = Les heures calmes par défaut, par exemple 22-8

command-privacy = vie-privée
command-privacy-description = Ce qui est gardé sur vous : le voir, l'exporter, le supprimer

command-help = aide
command-help-description = Comment jouer, en une demi-minute

command-analysis = analyse
command-analysis-description = Comment les chances ont évolué, et les décisions qui ont compté
command-analysis-table = table
command-analysis-table-description = La partie ; par défaut, la dernière de ce salon, sinon votre plus récente

command-undo = annuler
command-undo-description = Annuler votre dernier coup, si les autres sont d'accord
command-history = historique
command-history-description = Revoir une partie, tour par tour
command-history-table = table
command-history-table-description = La partie ; par défaut, celle de ce salon, sinon votre dernière
command-history-turn = tour
command-history-turn-description = Le numéro d'un tour, ou 0 pour ce qui est nouveau ; par défaut, le dernier

command-orders = consignes
command-orders-description = Donner des consignes : enchérir jusqu'à une somme, lancer, finir le tour
command-orders-order = consigne
command-orders-order-description = La consigne à donner ou à retirer ; par défaut, toutes s'affichent
command-orders-amount = montant
command-orders-amount-description = La somme, si la consigne en demande une (par exemple 200)

command-stats = statistiques
command-stats-description = Vos parties terminées sur ce serveur, ou celles de quelqu'un d'autre
command-stats-player = qui
command-stats-player-description = La personne ; par défaut, vous
command-stats-against = contre
command-stats-against-description = La personne avec qui comparer
command-stats-game = jeu
command-stats-game-description = Le jeu ; par défaut, tous

command-ranking = classement
command-ranking-description = Le top 10 de ce serveur pour un jeu
command-ranking-game = jeu
command-ranking-game-description = Le jeu ; par défaut, celui de ce salon

command-block = bloquer
command-block-description = Ne plus jamais jouer avec quelqu'un ; personne d'autre ne le saura
command-block-person = personne
command-block-person-description = La personne à bloquer ; par défaut, votre liste s'affiche
command-notices-mentions = mentions
command-notices-mentions-description = Permettre au bot de vous mentionner, même dans les parties en direct
