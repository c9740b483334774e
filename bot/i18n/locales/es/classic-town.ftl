### Classic: subastas, escaseces, construcción, hipotecas, deudas y bancarrotas.

## Subastas

classic-event-auction-opened = La banca subasta { $space-the }. Puja quien quiera.
classic-event-bids-struck = { $seat } se ha ido: sus pujas ya no cuentan.
classic-event-lot-sold = ¡Vendido! { $seat } se lleva { $space-the } por { $amount }.
classic-event-lot-unsold = Nadie quiere { $space-the }. Se queda en la banca.

## Escaseces

classic-event-contest-opened = { $kind-word ->
    [tower] { $wanted ->
        [one] { $seat } quiere 1 torre
       *[other] { $seat } quiere { $wanted } torres
      } y más gente podría construir; { $stock ->
        [one] solo queda 1.
       *[other] solo quedan { $stock }.
      }
   *[shop] { $wanted ->
        [one] { $seat } quiere 1 tienda
       *[other] { $seat } quiere { $wanted } tiendas
      } y más gente podría construir; { $stock ->
        [one] solo queda 1.
       *[other] solo quedan { $stock }.
      }
  }
classic-event-order-entered = { $kind-word ->
    [tower] { $wanted ->
        [one] { $seat } pide también 1 torre ({ $group }).
       *[other] { $seat } pide también { $wanted } torres ({ $group }).
      }
   *[shop] { $wanted ->
        [one] { $seat } pide también 1 tienda ({ $group }).
       *[other] { $seat } pide también { $wanted } tiendas ({ $group }).
      }
  }
classic-event-order-forgone = { $seat } no pide nada.
classic-event-one-order-left = Solo { $seat } sigue queriendo { $kind-many }: vale el precio de lista.
classic-event-order-lapsed = { $reason-word ->
    [short] Pedido de { $seat } anulado: ya no tiene efectivo suficiente ({ $kind-many }).
    [sold-out] Pedido de { $seat } anulado: a la banca no le quedan { $kind-many }.
    [no-bid] Pedido de { $seat } anulado: nadie pujó por { $kind-the }.
   *[left] { $seat } se ha ido y su pedido queda anulado ({ $kind-many }).
  }
classic-event-building-lot-opened = { $kind-word ->
    [tower] { $left ->
        [one] Se puja por la última torre.
       *[other] Se puja por una torre; quedan { $left }, contando esta.
      }
   *[shop] { $left ->
        [one] Se puja por la última tienda.
       *[other] Se puja por una tienda; quedan { $left }, contando esta.
      }
  }
classic-event-building-bid = { $seat } puja { $amount } por { $kind-the }.
classic-event-building-passed = { $seat } pasa.
classic-event-building-won = { $seat } consigue { $kind-the } por { $amount } y la construye { $space-at }.
classic-event-building-unsold = Nadie puja por { $kind-the }: se acabó la escasez.

## Construir y vender

classic-event-built = { $shops ->
    [0] { $towers ->
        [one] { $seat } construye 1 torre
       *[other] { $seat } construye { $towers } torres
      }
    [one] { $seat } construye 1 tienda{ $towers ->
        [0] {""}
        [one] {" "}y 1 torre
       *[other] {" "}y { $towers } torres
      }
   *[other] { $seat } construye { $shops } tiendas{ $towers ->
        [0] {""}
        [one] {" "}y 1 torre
       *[other] {" "}y { $towers } torres
      }
  } en el grupo { $group } por { $amount }. Niveles: { $levels }.
classic-event-buildings-sold = { $count ->
    [one] { $seat } vende 1 edificio del grupo { $group } por { $amount }.
   *[other] { $seat } vende { $count } edificios del grupo { $group } por { $amount }.
  } Niveles: { $levels }.

## Deudas, bancarrotas, herencias

classic-event-debt-opened = { $cause-word ->
    [rent] { $seat } debe { $amount } de alquiler a { $creditor } y no tiene tanto efectivo.
    [tax] { $seat } debe { $amount } de impuestos a { $creditor } y no tiene tanto efectivo.
    [fine] { $seat } debe la multa de { $amount } a { $creditor } y no tiene tanto efectivo.
    [interest] { $seat } debe { $amount } de intereses a { $creditor } y no tiene tanto efectivo.
   *[other] { $seat } debe { $amount } a { $creditor } y no tiene tanto efectivo.
  }
classic-event-shared-debt-opened = { $seat } debe { $share } a cada persona, { $amount } en total, y no tiene tanto efectivo.
classic-event-share-paid = { $seat } paga { $amount } a { $creditor }.
classic-event-creditor-replaced = { $creditor } se ha ido: { $seat } le debe ahora a la banca.
classic-event-went-bankrupt = { $creditor-n ->
    [-2] { $seat } no puede pagar a todo el mundo: bancarrota y fuera de la partida.
   *[other] { $seat } no puede pagar a { $creditor }: bancarrota y fuera de la partida.
  }
classic-event-buildings-returned = { $count ->
    [one] El único edificio de { $seat } vuelve a la banca
   *[other] { $count } edificios de { $seat } vuelven a la banca
  }{ $amount-n ->
    [0] .
   *[other] {" "}por { $amount }.
  }
classic-event-deeds-pledged = { $count ->
    [one] Se hipoteca una propiedad más de { $seat }, por { $amount }.
   *[other] Se hipotecan { $count } propiedades más de { $seat }, por { $amount }.
  }
classic-event-estate-passed = { $creditor-n ->
    [-2] El efectivo de { $seat }, { $amount }, va a un bote para el resto
   *[other] { $creditor } recibe todo lo que tenía { $seat }: { $amount } en efectivo{ $properties ->
        [0] {""}
        [one] {" "}y 1 propiedad
       *[other] {" "}y { $properties } propiedades
      }
  }{ $cards ->
    [0] .
    [one] , con 1 carta Queda libre de la cárcel.
   *[other] , con { $cards } cartas Queda libre de la cárcel.
  }
classic-event-estate-opened = { $lots ->
    [one] Se subasta la propiedad de { $seat }.
   *[other] Se subastan, una tras otra, las { $lots } propiedades de { $seat }.
  }
classic-event-pot-shared = { $seat } recibe { $amount } del bote.
classic-event-interest-paid = { $seat } paga a la banca { $amount } de intereses por las hipotecas que recibe.
classic-event-inheritance-opened = { $properties ->
    [one] { $seat } recibe una propiedad hipotecada y puede levantarla ahora sin intereses.
   *[other] { $seat } recibe { $properties } propiedades hipotecadas y puede levantarlas ahora sin intereses.
  }

## Negativas

classic-refusal-two-orders = A la banca le quedan pocos edificios: pide las tiendas y las torres por separado.
classic-refusal-out-of-stock = { $kind-word ->
    [tower] { $left ->
        [0] Hacen falta { $need } torres, pero a la banca no le quedan.
       *[other] Hacen falta { $need } torres, pero a la banca solo le quedan { $left }.
      }
   *[shop] { $left ->
        [0] Hacen falta { $need } tiendas, pero a la banca no le quedan.
       *[other] Hacen falta { $need } tiendas, pero a la banca solo le quedan { $left }.
      }
  }
classic-refusal-no-shops-left = La banca no tiene tiendas suficientes para sustituir las torres: vende más niveles.
classic-refusal-has-buildings = En este grupo hay edificios. Véndelos todos primero.
classic-refusal-order-locked = Aún hay un pedido abierto para este grupo.
classic-refusal-order-unsold = Nadie pujó por tu último pedido. Podrás repetirlo en el próximo turno.
classic-refusal-uneven = Construye por igual: en un grupo, como mucho un nivel de diferencia.
classic-refusal-uneven-sale = Vende por igual: en un grupo, como mucho un nivel de diferencia.
classic-refusal-no-group = Ese grupo no existe.
classic-refusal-not-owner = Eso no es tuyo.
classic-refusal-group-incomplete = No tienes todo el grupo { $group }.
classic-refusal-group-mortgaged = Parte del grupo { $group } está hipotecada. Levanta antes las hipotecas.
classic-refusal-no-buildings = En el grupo { $group } no hay nada que vender.
classic-refusal-lowers = Aquí solo puedes construir: elige al menos el nivel actual.
classic-refusal-nothing-built = Elige al menos un edificio que construir.
classic-refusal-raises = Aquí solo puedes vender: elige como mucho el nivel actual.
classic-refusal-nothing-sold = Elige al menos un edificio que vender.
classic-refusal-wrong-kind = Solo puedes pedir los edificios que escasean.
classic-refusal-no-property = Esa casilla no puede ser de nadie.
classic-refusal-mortgaged = Ya tiene una hipoteca.
classic-refusal-not-mortgaged = No tiene hipoteca.
