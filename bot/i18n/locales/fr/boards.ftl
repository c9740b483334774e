### Les plateaux que les groupes apportent : ce qui ne va pas dans un fichier, comment on les garde, les choisit et en parle.

board-card = la carte « { $card } »

refusal-no-such-board = Ce serveur n'a pas (ou plus) ce plateau.

## Les cartes de City sur un plateau modifié ; `$space`, `$amount`, `$instead` et `$most` tels que ce plateau les donne

city-own-value-card-to-24 = Rendez-vous { $space-at }
city-own-value-card-to-39 = Rendez-vous { $space-at }
city-own-card-to-24 = Rendez-vous { $space-at } et faites ce que dit la case. Si vous passez par la case { city-space-0 }, touchez votre salaire.
city-own-card-to-39 = Rendez-vous { $space-at } et faites ce que dit la case.
city-own-card-easy-money = La personne assise à votre gauche vous paie { $amount }.
city-own-card-inheritance = Vous pouvez prendre n'importe quel quartier libre pour { $amount }.
city-own-card-free-build = La ville bâtit pour vous, gratuitement, un bloc résidentiel dans l'un de vos quartiers. Si la place manque, touchez { $instead }.
city-own-card-repossessed = Rendez l'un de vos quartiers à la banque pour { $amount }. Ses blocs, son stade, son gratte-ciel et la Tour retournent dans la boîte. Si vous n'en avez aucun, payez { $amount }.
city-own-card-toxic-waste = Payez { $amount } pour chaque usine de traitement des eaux usées dans vos quartiers. Si vous n'en avez pas, allez en prison.
city-own-card-clean-up = Une nuisance disparaît gratuitement de l'un de vos quartiers. Si vous n'en avez aucune, touchez { $instead }.
city-own-card-grant = Placez le bâtiment bonus de votre choix dans l'un de vos quartiers. Si ce n'est pas possible, touchez { $instead }.
city-own-card-match-day = Touchez { $amount } pour chacun de vos stades. Si vous n'en avez pas, touchez { $instead }.
city-own-card-express = Prenez le train jusqu'à la prochaine gare et faites ce que dit la case. S'il n'y a aucune gare, touchez { $instead }.
city-own-card-levy = Payez { $amount } pour chaque bloc de vos quartiers, au plus { $most } en tout.
city-option-board-usual = celui de City

## Ce qu'il y a dans un fichier

board-good = « { $title } » est un plateau pour { $game }. Il change { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }, { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
  } et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } ({ $bytes } octets sur { $most }).

## Ce qui ne va pas dans un fichier

board-fault = Ligne { $line }, { $field } · { $why }
board-fault-line = Ligne { $line } · { $why }
board-fault-too-large = Le fichier dépasse { $most } octets.
board-fault-not-text = Ce n'est pas du texte en UTF-8.
board-fault-many-lines = Un plateau n'a pas plus de { $most } lignes.
board-fault-long-line = Aucune ligne ne doit dépasser { $most } caractères.
board-fault-hidden = Il y a ici un caractère que personne ne voit ({ $code }). Supprimez-le, s'il vous plaît.
board-fault-broken = Ce n'est plus du TOML valable à partir du caractère { $column }.
board-fault-twice = C'est écrit deux fois.
board-fault-deep = Il y a trop de niveaux imbriqués, ou un nombre trop long.
board-fault-no-game = Le fichier doit nommer son jeu, avec game = et l'un de ceux-ci : { $choices }.
board-fault-unknown-game = Aucun jeu de ce nom n'a de plateau à modifier. Choix possibles : { $choices }.
board-fault-no-title = Il faut un titre au plateau.
board-fault-unknown = Ce nom n'est pas connu ici. Choix possibles : { $choices }.
board-fault-no-table = Il faut ici une section : son nom entre crochets, puis une ligne pour chaque champ.
board-fault-no-space = Les cases sont numérotées de 0 à { $last }.
board-fault-no-text = Il faut ici un texte entre guillemets, ou un par langue.
board-fault-no-number = Il faut ici un nombre entier, sans guillemets.
board-fault-no-list = Il faut ici une liste de { $count } nombres entiers.
board-fault-bounds = Écrivez un nombre de { $low } à { $high }.
board-fault-step = Écrivez un multiple de { $step }.
board-fault-falling = Aucun nombre de la liste ne doit être plus petit que le précédent.
board-fault-above = Le maximum est { $high }, la valeur de { $upper }.
board-fault-pile = La pile aurait { $count } cartes ; il en faut de { $low } à { $high }.
board-fault-languages = Un texte peut être donné en { $most } langues au plus.
board-fault-language = Une langue s'écrit en deux lettres minuscules, par exemple « en » ou « fr ».
board-fault-empty = Il n'y a rien d'écrit ici. Supprimez la ligne pour garder le texte habituel.
board-fault-long = { $most } caractères au plus ; il y en a { $length }.
board-fault-letter = { $character ->
    [none] Un caractère impossible à montrer ({ $code }) n'a pas sa place sur un plateau.
   *[other] Ce caractère n'a pas sa place sur un plateau : { $character } ({ $code }).
  }
board-fault-link = Pas de liens sur un plateau, s'il vous plaît.
board-fault-begins = Un texte commence par une lettre ou un chiffre, pas par { $character }.
board-fault-word = Aucun mot d'un nom ne doit dépasser { $most } lettres ; il ne tiendrait pas dans sa case.
board-fault-marks = Le signe # remplace la somme et ne peut apparaître qu'une fois.
board-fault-too-much = C'est trop en tout : un plateau contient au plus { $most } octets de changements.

## Les plateaux d'un serveur

board-kept = « { $title } », un plateau pour { $game }, est enregistré. L'hôte d'une nouvelle table le trouve parmi les réglages.
board-forgotten = « { $title } », un plateau pour { $game }, est retiré. Les tables qui y jouent le gardent.
board-refused = Ce fichier ne contient pas de plateau valable ; rien n'a changé.
board-more = … et { $count ->
    [one] encore une erreur.
   *[other] encore { $count } erreurs.
  }
board-not-toml = Un plateau est un fichier texte dont le nom finit par .toml ; le vôtre s'appelle { $name }.
board-unreadable = Discord ne m'a pas transmis le fichier. Réessayez, s'il vous plaît.
board-shelf-full = Ce serveur a déjà { $most } plateaux. Retirez-en un d'abord, s'il vous plaît.
board-named = { $title } ({ $game })
settings-boards = Plateaux
settings-boards-more = { $names } et { $count } de plus
settings-boards-none = ceux des jeux ; ajoutez-en avec `/quartier-serveur réglages plateau`
