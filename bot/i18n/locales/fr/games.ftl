### Ce que plusieurs jeux disent de même. `city-event-bid-made` est la phrase propre à City s'il en a une, sinon c'est `event-bid-made`.

## Actions, et les questions pour leurs champs

action-roll = Lancer les dés
action-use-jail-card = Utiliser la carte
action-buy = Acheter
action-auction = Mettre aux enchères
action-bid = Enchérir
action-bid-amount = Votre enchère
action-pass = Passer
action-hammer = Adjuger
action-build = Bâtir
action-end-turn = Finir le tour
action-mortgage = Hypothéquer
action-mortgage-space = Quelle propriété ?
action-settle = Régler la dette
action-propose = Proposer un deal
action-propose-partner = Avec qui ?
action-propose-give = Que donnez-vous ?
action-propose-pay = Combien d'argent donnez-vous ?
action-propose-take = Que demandez-vous ?
action-propose-ask = Combien d'argent demandez-vous ?
action-accept = Accepter
action-accept-deal = Quel deal ?
action-accept-deal-value = Deal nº { $value }
action-refuse = Refuser
action-refuse-deal = Quel deal ?
action-refuse-deal-value = Deal nº { $value }
action-withdraw = Retirer
action-withdraw-deal = Quel deal ?
action-withdraw-deal-value = Deal nº { $value }
action-lapse = Laisser passer le deal
action-lapse-deal = Quel deal ?
action-leave = Quitter la partie
action-pay = Payer
action-done = Terminer
action-end-hour = Finir l'heure

## Événements

event-card-drawn = Chance ! { $seat } tire « { $card } ».
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
event-bidding-ended = Personne ne peut miser { $low } ou plus : les enchères sont closes.
event-fine-paid = { $seat } paie { $amount } et sort de prison.
event-debt-paid = { $seat } a payé les { $amount } dus à { $creditor }.
event-mortgaged = { $seat } hypothèque { $space-the } pour { $amount }.
event-deal-refused = { $partner } refuse le deal proposé par { $seat }.
event-deal-withdrawn = { $seat } retire le deal proposé à { $partner }.
event-deal-lapsed = Le deal entre { $seat } et { $partner } tombe.
event-left-game = { $seat } quitte la partie.
event-mortgage-lifted = { $seat } lève l'hypothèque { $space-of } pour { $amount }.

## Attentes

wait-roll = À { $seat } de lancer les dés
wait-buy = { $seat } : acheter ou mettre aux enchères ?
wait-auction = { $count ->
    [one] { $seat } peut encore enchérir
   *[other] { $seat } peuvent enchérir
  }
wait-debt = { $seat } a une dette à payer
wait-deal = Un deal est ouvert ; réponse attendue : { $seat }

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

refusal-not-your-deal = Ce deal ne vous est pas proposé.
refusal-not-enough-cash = Il faut { $low } ; vous avez { $cash }.
refusal-passed = Vous avez passé dans ces enchères.
refusal-bad-partner = Un deal se fait avec quelqu'un d'autre, encore en jeu.
refusal-deal-stale = Ce deal ne tient plus : { $seat } ne peut plus donner { $give-the }.
    .bare = Ce deal ne tient plus : un bien a changé de mains, ou l'argent manque.

## Pourquoi les robots ont fait cela

reason-stays-in = En prison, personne ne me réclame de loyer.
reason-leaves = J'aime mieux être dehors.
reason-good-for-both = Je crois que cet échange nous sert tous les deux.
reason-good-deal = Cet échange me rapporte plus qu'il ne me coûte.
reason-bankrupt = Je ne peux pas réunir ce que je dois.
reason-leaves-early = Dehors, il y a encore beaucoup à acheter.
