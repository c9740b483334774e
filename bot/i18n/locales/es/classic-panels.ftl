### Lo que la mesa de Classic muestra junto a las frases del juego: turno, alquileres, propiedades, subastas, construir, el final.

## El turno

classic-panel-held = { $mention }, te toca. { $owner } aún puede reclamar el alquiler. Podrás tirar { $until }
    .still = { $mention }, te toca, pero { $owner } aún puede reclamar antes el alquiler.
classic-panel-you-roll-again = ¡un doble! Tira otra vez los dados.
classic-panel-you-jail = estás en la cárcel. Paga la multa, usa una carta o intenta sacar un doble.
classic-panel-you-bus = decide hasta dónde te lleva el Bus.
classic-panel-you-triple = ve a la casilla que quieras.
classic-panel-you-card = paga o saca otra carta.
classic-panel-you-end = construye, intercambia o termina tu turno.
classic-panel-you-auction-building = puedes pujar por el edificio o pasar.
classic-panel-you-debt = tienes una deuda. Vende edificios, hipoteca o intercambia hasta poder pagar.
classic-panel-you-inherit = recibes propiedades hipotecadas. Levántalas ahora sin intereses o espera.
classic-panel-you-contest = no hay edificios suficientes. Pide tú también o no pidas nada.
classic-panel-you-claim = puedes reclamar un alquiler.
classic-panel-contest-below = Faltan edificios: los pedidos se hacen en el mensaje de abajo.
classic-panel-debt-each = 💸 { $name } tiene que reunir **{ $amount }**, a partes iguales para el resto.
classic-panel-stock = Banca: { $shops ->
    [one] 1 tienda
   *[other] { $shops } tiendas
  }, { $towers ->
    [one] 1 torre
   *[other] { $towers } torres
  }
classic-panel-last-hour = ⏳ El tiempo se acaba { $until }
classic-panel-time-over = ⏳ Se acabó el tiempo: ya no se tira

## Botones del turno

classic-panel-pay-fine = Pagar { $amount }
classic-panel-use-card = { $number ->
    [1] Queda libre de la cárcel
   *[other] Queda libre de la cárcel { $number }
  }
classic-panel-buy-card = Comprar carta · { $name }…
classic-panel-try-double = Tirar ({ $attempt } de { $most })
classic-panel-way = { $steps } → { $name }
classic-panel-side = de { $first } a { $last }
classic-panel-there = Ahí: { $what }

## Alquileres

classic-panel-claim = Reclamar { $amount } · { $name }
classic-panel-claim-amount = Reclamar { $amount }
classic-panel-claim-late = { $amount } · { $name }: demasiado tarde
classic-panel-claim-over = Este alquiler ya está reclamado.
classic-panel-claim-you = { $mention }, { $name } te debe { $amount }. ¡Reclámalo a tiempo!
classic-panel-claim-open = 💰 { $owner } puede reclamar **{ $amount }** a { $name } ({ $space })
classic-panel-claim-until = ⏱️ El tiempo para reclamar acaba { $until }
    .still = ⏸️ el reloj está parado
classic-panel-claim-last = 💰 { $owner } puede reclamar **{ $amount }** a { $name } ({ $space }) hasta la siguiente tirada.
classic-panel-claim-recorded = 💰 { $owner } ha reclamado { $amount } a { $name } ({ $space }). Se paga justo después.
classic-panel-losing = { $count ->
    [one] Si tiras ahora, pierdes un alquiler. ¿Lo reclamas antes?
   *[other] Si tiras ahora, pierdes { $count } alquileres. ¿Los reclamas antes?
  }

## Propiedades

classic-panel-level = { $level ->
    [0] vacía
    [1] 1 tienda
    [5] torre
   *[other] { $level } tiendas
  }
classic-panel-times = { $times } × dados
classic-panel-rent-now = alquiler actual **{ $rent }**
classic-panel-mortgaged = Hipotecada: sin alquiler.
classic-panel-rents = Alquiler: vacía { $bare } (doble con todo el grupo) · de 1 a 4 tiendas: { $shops } · torre: { $tower }
classic-panel-rents-faction = Alquiler con 1 a 4 de ellas: { $rents }
classic-panel-rents-machine = Alquiler: { $one } × dados con una, { $both } × dados con las dos
classic-panel-shop-price = Cada tienda cuesta { $price }, y la torre también.
classic-panel-mortgage-values = Hipoteca { $mortgage } · levantarla { $lift } · tasa si se intercambia hipotecada { $tenth }
classic-panel-free-hint = en venta · { $price }
classic-panel-owned-hint = { $owner } · alquiler { $rent }
classic-panel-mortgaged-hint = { $owner } · hipotecada

## Subastas

classic-panel-auction-building = { $kind ->
    [tower] Subasta: una torre
   *[shop] Subasta: una tienda
  }
classic-panel-lots-left = { $count ->
    [one] Queda otra subasta.
   *[other] Quedan otras { $count } subastas.
  }
classic-panel-building-left = { $kind ->
    [tower] { $left ->
        [one] Es la última torre.
       *[other] Quedan { $left } torres.
      }
   *[shop] { $left ->
        [one] Es la última tienda.
       *[other] Quedan { $left } tiendas.
      }
  }
classic-panel-bidders = { $count ->
    [one] Puede pujar: { $names }
   *[other] Pueden pujar: { $names }
  }

## Escaseces

classic-panel-contest = { $kind ->
    [tower] { $left ->
        [one] Solo queda 1 torre
       *[other] Solo quedan { $left } torres
      }
   *[shop] { $left ->
        [one] Solo queda 1 tienda
       *[other] Solo quedan { $left } tiendas
      }
  }
classic-panel-order = { $name }: { $group }, hasta { $levels }
classic-panel-contest-asked = { $count ->
    [0] Ya ha respondido todo el mundo.
    [one] También puede pedir: { $names }
   *[other] También pueden pedir: { $names }
  }
classic-panel-contest-until = Los pedidos se cierran { $until }
classic-panel-contest-past = Escasez de edificios
classic-panel-contest-over = Esto ya está resuelto.

## Paneles privados

classic-panel-own = Efectivo **{ $cash }** · patrimonio { $worth }
classic-panel-available = puedes gastar { $amount }
classic-panel-own-bare = { $space } ({ $rent })
classic-panel-own-built = { $space } ({ $level }, { $rent })
classic-panel-own-mortgaged = { $space } (hipotecada por { $amount })
classic-panel-rents-then = alquiler { $rents }
classic-panel-group-price = { $group } · { $price } cada uno
classic-panel-site = { $action } · { $group }
classic-panel-place = { $space }: { $level } · alquiler { $rent }
classic-panel-place-change = { $space }: { $level } → **{ $then }** · alquiler { $rent } → { $after }
classic-panel-build-for = Construir · { $amount }
classic-panel-sell-for = Vender · { $amount }
classic-panel-enter-for = Pedir · { $amount }
classic-panel-have = Puedes gastar: { $cash }
classic-panel-contested = Quizá más gente quiera estos edificios. Si pides, antes se pregunta al resto.
classic-panel-confirm-leave = Dejas la partida para siempre. Lo que tienes pasa a la banca o a quien le debas dinero. ¿Seguro?
classic-panel-confirm-gobankrupt = Quedas fuera de la partida y todo lo que tienes pasa a quien le debes. ¿Seguro?

## Antes y después

classic-preview-price = Precio { $amount } · te quedan { $left }
classic-preview-gain = Recibes { $amount } · tendrás { $left }

## El final

classic-panel-count = **{ $name }** · { $total } = efectivo { $cash } + propiedades { $properties } + edificios { $buildings }
