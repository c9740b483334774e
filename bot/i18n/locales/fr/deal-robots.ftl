## Deal : pourquoi les robots ont joué ainsi. Rien ici ne doit dire ce qu'une main contient.

deal-reason-ahead = J'ai imaginé { $tries ->
    [one] une suite
   *[other] { $tries } suites
  } de la partie avec des cartes distribuées au hasard, et ce coup donnait le meilleur résultat.

deal-reason-wins = Il ne me manquait plus que le { deal-group-name }.
deal-reason-completes = Voilà le { deal-group-name } au complet.
deal-reason-nears = Il ne manque plus qu'une carte au { deal-group-name }.
deal-reason-joins = Cela va avec ce que j'ai déjà dans le { deal-group-name }.
deal-reason-begins = Tout groupe commence par une carte : j'ouvre le { deal-group-name }.
deal-reason-spares = Avec une carte en réserve, le { deal-group-name } reste complet si je dois en céder une.
deal-reason-saves = L'argent en banque paie mes dettes à la place de mes propriétés.
deal-reason-as-money = Comme argent, { $card-a } me sert mieux que par son effet.
deal-reason-house = Une { deal-card-house } fait monter le loyer du { deal-group-name } tant qu'il est complet.
deal-reason-hotel = Avec un { deal-card-hotel }, le loyer du { deal-group-name } devient lourd.
deal-reason-draws = Deux cartes de plus pour une seule jouée.
deal-reason-hinders = { $seat } avait presque complété le { deal-group-name }.
deal-reason-takes = La carte { $card } me sert mieux qu'à { $seat }.
deal-reason-swaps = Ce que j'ai reçu vaut mieux pour moi que la carte { $card }.
deal-reason-breaks = Rien ne vaut un groupe complet, et { $seat } avait le { deal-group-name }.
deal-reason-stops = { $seat } allait gagner : il fallait s'en prendre au { deal-group-name }.
deal-reason-collects-short = { $seat } manque d'argent et devra payer avec des propriétés.
deal-reason-collects-rich = { $seat } a de quoi me payer.
deal-reason-birthday = Un cadeau de tout le monde, ça ne se refuse pas.
deal-reason-charges-short = Avec un loyer de { $amount }, il faudra payer en propriétés.
deal-reason-charges-rich = Un loyer de { $amount } payé par tout le monde vaut bien une carte { deal-face-title-rent }.
deal-reason-charges-one-short = { $seat } n'a pas { $amount } en banque : ce loyer lui coûtera des propriétés.
deal-reason-charges-one-rich = { $seat } a de quoi me payer un loyer de { $amount }.
deal-reason-doubles = Doublé, le loyer est de { $amount }.
deal-reason-frees = Ce { deal-face-title-wild } me sert mieux dans le { deal-group-name }.
deal-reason-takes-back = En main, { $card-a } peut encore aller n'importe où.
deal-reason-moves = Ce { deal-face-title-wild } me sert mieux dans le { deal-group-name }.
deal-reason-ends = Je préfère m'arrêter là.
deal-reason-gives-back = J'ai rendu ce qui me sert le moins.
deal-reason-pays-nothing = Je n'ai rien pour payer.
deal-reason-pays-money = Je paie plutôt en argent qu'en propriétés.
deal-reason-pays-cheaply = C'est ainsi que je paie le moins cher.
deal-reason-pays-property = Ma banque est vide : j'ai donné les propriétés qui me manqueront le moins.
deal-reason-pays-set = Ce paiement entame un groupe complet, mais tout autre m'aurait coûté plus cher.
deal-reason-insists = J'y tiens vraiment, tant pis pour { $seat }.
deal-reason-refuses-debt = Payer { $amount } m'aurait fait trop mal.
deal-reason-refuses-set = { $seat } n'aura pas mon groupe complet.
deal-reason-refuses = J'ai trop besoin de cette carte pour la laisser à { $seat }.
deal-reason-lets-happen = Tant pis.
deal-reason-lets-stand = Je n'insiste pas.
