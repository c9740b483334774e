# La page du Discord local (`python -m bot playground`).

## L'entrée : qui joue dans cette fenêtre
playground-title = Le terrain de jeu de Quartier
playground-tagline = Des jeux immobiliers dans une discussion, sur cet ordinateur seulement.
playground-who-are-you = Qui joue dans cette fenêtre ?
playground-your-name = Votre nom
playground-name-hint = Par exemple Léa
playground-language = Langue
playground-enter = Entrer
playground-or-continue = Ou continuer en tant que
playground-window-hint = Chaque fenêtre du navigateur correspond à une personne. Ouvrez-en une deuxième pour ajouter une personne à la table.

## Le cadre : salons, personnes, titre
playground-channels = Salons
playground-tables = Tables ouvertes
playground-threads = Fils
playground-people = Personnes
playground-online = En ligne
playground-offline = Hors ligne
playground-robot = Appli
playground-closed = fermé
playground-you = vous
playground-open-menu = Afficher les salons
playground-show-people = Afficher les personnes
playground-close = Fermer
playground-change-person = Jouer sous un autre nom
playground-second-window = Ouvrir la fenêtre d’une autre personne
playground-share = Lien pour quelqu’un de votre réseau
playground-copied = Copié

## La ligne de saisie
playground-composer = Message dans #{ $channel }, ou / pour les commandes
playground-composer-short = Message, ou / pour jouer
playground-send = Envoyer
playground-commands = Commandes
playground-no-command = Aucune commande de ce nom.
playground-no-commands = Le bot n’est pas encore arrivé. Ses commandes apparaîtront ici dès qu’il sera connecté.
playground-add-option = Ajouter { $name }
playground-remove-option = Retirer { $name }
playground-cancel-command = Annuler la commande
playground-required = À remplir : { $name }
playground-needs-number = { $name } doit être un nombre entier
playground-no-choice = Aucun résultat.
playground-file-too-large = Ce fichier est trop volumineux (256 ko au plus ici).
playground-file-reading = Le fichier est en cours de lecture. Un instant, s’il vous plaît.

## Les messages
playground-used = { $name } a utilisé { $command }
playground-only-you = Visible par vous seulement
playground-dismiss = Masquer
playground-thinking = { $name } réfléchit…
playground-failed = L’interaction a échoué.
playground-failed-form = Le formulaire est resté sans réponse. Veuillez réessayer.
playground-edited = modifié
playground-choose = Choisir
playground-choose-up-to = Choisir de { $low } à { $high }
playground-done = Valider
playground-cancel = Annuler
playground-submit = Envoyer
playground-enlarge = Agrandir l’image : { $alt }
playground-picture = Image
playground-spoiler = Texte caché, appuyez pour l’afficher
playground-new-messages = Nouveaux messages
playground-earlier = Afficher les messages précédents

## Ce qui ne va pas, qui est appelé
playground-offline-banner = La connexion est perdue. Nouvel essai…
playground-bot-away = Le bot n’est pas connecté pour le moment.
playground-pinged = On vous appelle dans { $channel }
playground-go = Y aller

## Le début d'un salon
playground-welcome = Bienvenue dans #{ $channel }
playground-first-hint = Tapez { $command } pour commencer une partie, ou laissez le bouton l’écrire et l’envoyer pour vous.
playground-start-game = Commencer une partie
playground-play-command = /jouer
playground-started-thread = { $name } a ouvert un fil
playground-started-here = { $name } a ouvert ce fil sous un message
playground-renamed-thread = { $name } a nommé ce fil « { $title } »
playground-added-person = { $name } a ajouté { $who }
playground-hint-seat = Des robots peuvent occuper les places libres.

## Formulaires et erreurs
playground-field-required = Ce champ est obligatoire.
playground-too-short = Au moins { $n } caractères, s’il vous plaît.
playground-skip = Aller aux messages
playground-yes = Oui
playground-no = Non
playground-error = Cela n’a pas marché : { $text }
playground-error-lost = La connexion est perdue pour le moment. Veuillez réessayer.
playground-error-silence = Aucune réponse n’est venue. Veuillez réessayer.
playground-error-unknown-message = Ce message n’existe plus.
playground-error-unknown-channel = Ce salon n’existe plus.
playground-error-unknown-form = Ce formulaire n’est plus valable. Veuillez l’ouvrir à nouveau.
playground-error-too-many = C’est trop à la fois. Un instant, s’il vous plaît.
playground-download = Télécharger { $name }
playground-messages-of = Messages dans { $channel }
