## Les consignes de tous les jeux : `bot/present/panels/orders.py`.

button-orders = Mes consignes…
orders-title = Mes consignes
orders-hint = Personne d'autre ne les voit. Elles agissent pour vous peu après qu'on vous sollicite.
orders-none = Vous n'en avez encore donné aucune.
orders-give = Donner ou changer une consigne…
orders-drop = Retirer une consigne…
orders-drop-one = Retirer : { $order }
orders-amount = Montant
orders-stopped = Consigne retirée, car elle n'a pas pu être suivie : { $order }.

order-roll = Lancer pour moi
order-roll-hint = Quand rien d'autre ne m'est demandé
order-roll-given = **Lancer** s'il n'y a rien d'autre à faire.
order-end = Finir mon tour
order-end-hint = Quand il ne reste rien à faire
order-end-given = **Finir mon tour** quand tout est fait.
order-buy = Acheter et garder…
order-buy-hint = Acheter là où je m'arrête, s'il me reste au moins cette somme
order-buy-given = **Acheter** s'il me reste { $amount }.
order-claim = Réclamer mes loyers
order-claim-hint = Chaque loyer dès qu'il m'est dû
order-claim-given = **Réclamer** mes loyers.
order-bid = Enchérir jusqu'à…
order-bid-hint = Un peu plus que la meilleure enchère ; passer au-delà de cette somme
order-bid-given = **Enchérir** jusqu'à { $amount }, puis passer.
order-pass = Passer les enchères sous…
order-pass-hint = Passer quand le prix affiché est plus bas que cette somme
order-pass-given = **Passer** les enchères sous { $amount }.
order-accept = Accepter un échange…
order-accept-hint = Accepter un échange qui me rapporte au moins cela, selon les robots
order-accept-given = **Accepter** un échange qui me rapporte au moins { $amount }, selon les robots.

refusal-no-order = Ce jeu ne connaît pas cette consigne.
