## Órdenes fijas de todos los juegos: `bot/present/panels/orders.py`.

button-orders = Mis órdenes…
orders-title = Mis órdenes fijas
orders-hint = Solo las ves tú. Actúan por ti poco después de que te toque.
orders-none = Aún no has dado ninguna.
orders-give = Dar o cambiar una orden…
orders-drop = Retirar una orden…
orders-drop-one = Retirar: { $order }
orders-amount = Cantidad
orders-stopped = Retirada, porque no se podía cumplir: { $order }.

order-roll = Tirar por mí
order-roll-hint = Cuando no se me pide nada más
order-roll-given = **Tirar** cuando no se me pide nada más.
order-end = Terminar mi turno
order-end-hint = Cuando no queda nada por hacer
order-end-given = **Terminar mi turno** cuando no me queda nada por hacer.
order-buy = Comprar si me queda…
order-buy-hint = Comprar donde caigo si me queda al menos esto
order-buy-given = **Comprar** si después me quedan al menos { $amount }.
order-claim = Reclamar mis alquileres
order-claim-hint = Cada uno, en cuanto toca
order-claim-given = **Reclamar** mis alquileres.
order-bid = Pujar hasta…
order-bid-hint = Justo por encima de la puja más alta; a partir de aquí, pasar
order-bid-given = **Pujar** hasta { $amount } y luego pasar.
order-pass = Pasar si vale menos de…
order-pass-hint = Pasar en las subastas si el precio es menor que este
order-pass-given = **Pasar** en las subastas de menos de { $amount }.
order-accept = Aceptar intercambios…
order-accept-hint = Los que, según los robots, me dan al menos esto
order-accept-given = **Aceptar** intercambios que, según los robots, me dan { $amount }.

refusal-no-order = En este juego no existe esa orden.
