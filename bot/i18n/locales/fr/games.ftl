### Ce que plusieurs jeux disent de même. `city-event-bid-made` est la phrase propre à City s'il en a une, sinon c'est `event-bid-made`.

## Actions, et les questions pour leurs champs

action-roll = Lancer les dés
action-use-jail-card = Utiliser la carte
action-buy = Acheter
action-auction = Mettre aux enchères
action-bid = Enchérir
action-bid-amount = Votre enchère
action-pass = Passer
action-hammer = Clore la vente
action-build = Bâtir
action-end-turn = Finir le tour
action-mortgage = Hypothéquer
action-mortgage-space = Quelle propriété ?
action-settle = Régler la dette
action-propose = Proposer un échange
action-propose-partner = Avec qui ?
action-propose-give = Que donnez-vous ?
action-propose-pay = Combien d'argent donnez-vous ?
action-propose-take = Que demandez-vous ?
action-propose-ask = Combien d'argent demandez-vous ?
action-accept = Accepter
action-accept-deal = Quel échange ?
action-accept-deal-value = Échange nº { $value }
action-refuse = Refuser
action-refuse-deal = Quel échange ?
action-refuse-deal-value = Échange nº { $value }
action-withdraw = Retirer
action-withdraw-deal = Quel échange ?
action-withdraw-deal-value = Échange nº { $value }
action-lapse = Laisser expirer
action-lapse-deal = Quel échange ?
action-leave = Quitter la partie
action-pay = Payer
action-done = Terminer
action-end-hour = Finir l'heure

## Événements

event-card-drawn = { $seat } tire une carte Chance : « { $card } ».
event-order-rolled = Qui commence ? { $seat } lance { $first } et { $second }.
event-taken-back = { $seat } annule son dernier coup.
event-turn-began = Tour { $turn }, manche { $round } : à { $seat } de jouer.
event-rolled = { $seat } lance { $first } et { $second }.
event-freed = Un double ouvre la grille : { $seat } sort de prison !
event-stayed-in-jail = { $failures ->
    [1] Pas de double : { $seat } reste en prison.
    [2] Toujours pas de double : { $seat } reste en prison.
   *[other] Troisième échec : { $seat } doit payer l'amende.
  }
event-bought = { $seat } achète { $space-the } pour { $amount }.
event-bid-made = { $seat } enchérit à { $amount } pour { $space-the }.
event-passed = { $seat } passe.
event-bidding-ended = Personne ne peut enchérir à { $low } ou plus : la vente est close.
event-fine-paid = { $seat } paie { $amount } et sort de prison.
event-debt-paid = { $seat } paie sa dette de { $amount } à { $creditor }.
event-mortgaged = { $seat } hypothèque { $space-the } pour { $amount }.
event-deal-refused = { $partner } refuse l'échange proposé par { $seat }.
event-deal-withdrawn = { $seat } retire l'échange proposé à { $partner }.
event-deal-lapsed = L'échange entre { $seat } et { $partner } a expiré.
event-left-game = { $seat } quitte la partie.
event-mortgage-lifted = { $seat } lève l'hypothèque { $space-of } pour { $amount }.

## Attentes

wait-roll = À { $seat } de lancer les dés
wait-buy = À { $seat } d'acheter ou de mettre aux enchères
wait-auction = { $count ->
    [one] { $seat } peut encore enchérir
   *[other] { $seat } peuvent enchérir
  }
wait-debt = { $seat } a une dette à payer
wait-deal = Un échange est proposé ; réponse attendue : { $seat }

## Valeurs

group-brown = marron
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-blue = bleu foncé
value-yes = Oui
value-no = Non
value-on = oui
value-off = non
value-cash = argent
    .the = tout cet argent
value-brown = marron
value-pink = rose
value-orange = orange
value-red = rouge
value-yellow = jaune
value-green = vert
value-dark-blue = bleu foncé

## Options

option-board = Plateau

## Refus

refusal-not-your-deal = Cet échange ne vous est pas proposé.
refusal-not-enough-cash = Il faut { $low } ; vous avez { $cash }.
refusal-passed = Vous avez déjà passé pour cette vente.
refusal-bad-partner = Un échange se fait avec une autre personne, encore en jeu.
refusal-deal-stale = Cet échange n'est plus possible : { $seat } ne peut plus donner { $give-the }.
    .bare = Cet échange n'est plus possible : un bien a changé de mains, ou l'argent manque.

## Pourquoi les robots ont fait cela

reason-stays-in = En prison, personne ne me réclame de loyer.
reason-leaves = Je préfère être dehors.
reason-good-for-both = Je crois que cet échange nous arrange, vous et moi.
reason-good-deal = Cet échange me rapporte plus qu'il ne me coûte.
reason-bankrupt = Je ne peux pas réunir ce que je dois.
reason-leaves-early = Dehors, il y a encore beaucoup à acheter.
