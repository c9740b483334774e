### Classic: las cartas. `classic-card-…` es el título de una carta, `classic-effect-…` lo que hace una carta de esa clase, `classic-value-card-…` una carta de cárcel tal como se guarda y se intercambia.

## Títulos en el tablero neutral

classic-card-lf1 = Viento a favor
classic-card-lf2 = Una cita en la villa
classic-card-lf3 = Una invitación
classic-card-lf4 = La primera barca
classic-card-lf5 = La mejor dirección
classic-card-lf6 = ¡Eh, barquero!
classic-card-lf7 = Se fue la última barca
classic-card-lf8 = Grano para moler
classic-card-lf9 = Un carcelero amable
classic-card-lf10 = Camino equivocado
classic-card-lf11 = Con las manos en la masa
classic-card-lf12 = Tejados con goteras
classic-card-lf13 = A galope por la villa
classic-card-lf14 = Invitas a todo el mundo
classic-card-lf15 = Un viejo préstamo devuelto
classic-card-lf16 = La mejor paloma del año
classic-card-lf17 = La barca de la tarde
classic-card-lf18 = Un acertijo resuelto
classic-card-lf19 = Clases para el pueblo
classic-card-lf20 = Una copa de más
classic-card-lf21 = Baches por todas partes
classic-card-tc1 = Otra vez en marcha
classic-card-tc2 = Un error a tu favor
classic-card-tc3 = La visita del médico
classic-card-tc4 = Venta en la feria
classic-card-tc5 = La llave de repuesto
classic-card-tc6 = Una confusión
classic-card-tc7 = Algo en el desván
classic-card-tc8 = Pagaste demasiado diezmo
classic-card-tc9 = Se pasa el sombrero
classic-card-tc10 = Una bolsa olvidada
classic-card-tc11 = Una rueda rota
classic-card-tc12 = Ropa nueva para la feria
classic-card-tc13 = Un buen consejo
classic-card-tc14 = A deshollinar chimeneas
classic-card-tc15 = Plata en la carrera de sacos
classic-card-tc16 = La herencia de la tía abuela
classic-card-tc17 = De vuelta al campo
classic-card-tc18 = Multa o aventura

## Títulos de la edición del reglamento

classic-edition-card-lf1 = Al carro de heno
classic-edition-card-lf2 = La Hacienda te llama
classic-edition-card-lf3 = Encuentro en la isla
classic-edition-card-lf4 = El atajo de los Ladrones
classic-edition-card-lf5 = Abstergo quiere verte
classic-edition-card-lf6 = Acude a una Facción
classic-edition-card-lf7 = Acude a una Facción
classic-edition-card-lf8 = Conéctate a una Máquina
classic-edition-card-lf9 = Bomba de humo
classic-edition-card-lf10 = Desincronización
classic-edition-card-lf11 = Te pilla la guardia
classic-edition-card-lf12 = Restaura tus ciudades
classic-edition-card-lf13 = A galope por el mercado
classic-edition-card-lf14 = Tienes el rango de Mentor
classic-edition-card-lf15 = La villa da beneficios
classic-edition-card-lf16 = Tu parte del contrato
classic-edition-card-lf17 = Espadas a sueldo
classic-edition-card-lf18 = Un código descifrado
classic-edition-card-lf19 = Clases en la academia
classic-edition-card-lf20 = Una noche en la taberna
classic-edition-card-lf21 = Caminos que arreglar
classic-edition-card-tc1 = Sincronización total
classic-edition-card-tc2 = El banquero contó mal
classic-edition-card-tc3 = La factura del médico
classic-edition-card-tc4 = Un cuadro vendido
classic-edition-card-tc5 = Contactos dentro
classic-edition-card-tc6 = Traición
classic-edition-card-tc7 = La flota del tesoro
classic-edition-card-tc8 = Devolución del impuesto
classic-edition-card-tc9 = La fiesta de la Hermandad
classic-edition-card-tc10 = Una página del Códice
classic-edition-card-tc11 = Una mala caída
classic-edition-card-tc12 = Formación de reclutas
classic-edition-card-tc13 = Consejo a un príncipe
classic-edition-card-tc14 = Atalayas que reconstruir
classic-edition-card-tc15 = Segundo puesto en carnaval
classic-edition-card-tc16 = El legado de tu linaje
classic-edition-card-tc17 = De vuelta al principio
classic-edition-card-tc18 = Multa o salto

## Lo que hacen las cartas

classic-effect-to-go = Avanza hasta { $space-the } y cobra { $salary }.
classic-effect-to = Avanza hasta { $space-the } y haz lo que diga esa casilla. Si pasas por { classic-space-0.the }, cobra { $salary }.
classic-effect-nearest-faction = Avanza hasta la siguiente casilla de { $family }. Si pasas por { classic-space-0.the }, cobra { $salary }. Si está libre, puedes comprarla; si no, paga el doble de alquiler.
classic-effect-nearest-machine = Avanza hasta la siguiente casilla de { $family }. Si pasas por { classic-space-0.the }, cobra { $salary }. Si está libre, puedes comprarla; si no, tira otra vez y paga diez veces el total.
classic-effect-keep = Guarda esta carta. Te saca de la cárcel sin pagar. Puedes intercambiarla.
classic-effect-back = { $steps ->
    [one] Retrocede 1 casilla y haz lo que diga.
   *[other] Retrocede { $steps } casillas y haz lo que diga esa casilla.
  }
classic-effect-to-jail = Ve directamente a la cárcel. No pasas por { classic-space-0.the } ni cobras nada, y tu turno termina.
classic-effect-repairs = Paga a la banca { $amount } por cada tienda tuya y { $tower } por cada torre.
classic-effect-pay = Paga { $amount } a la banca.
classic-effect-collect = La banca te paga { $amount }.
classic-effect-pay-each = Paga { $amount } a cada rival.
classic-effect-from-each = Cada rival te paga { $amount }.
classic-effect-back-to = Retrocede hasta { $space-the } y haz lo que diga esa casilla. Sin sueldo por el camino.
classic-effect-choice = Paga { $amount } o, si prefieres, saca { $deck-of }.

## Cartas de cárcel entre los bienes

classic-value-card-jail-1 = Queda libre de la cárcel (Aventura)
    .the = la carta Queda libre de la cárcel (Aventura)
classic-value-card-jail-2 = Queda libre de la cárcel (Cofre)
    .the = la carta Queda libre de la cárcel (Cofre)
classic-edition-value-card-jail-1 = Queda libre de la cárcel (Salto de Fe)
    .the = la carta Queda libre de la cárcel (Salto de Fe)
classic-edition-value-card-jail-2 = Queda libre de la cárcel (Cofre del Tesoro)
    .the = la carta Queda libre de la cárcel (Cofre del Tesoro)

## Sucesos

classic-event-card-drawn = { $seat } saca { $deck-of }: «{ $card }».
classic-event-card-kept = { $seat } se guarda { $kept-the }.
classic-event-card-used = { $seat } usa { $kept-the } y sale de la cárcel.
classic-event-card-void = «{ $card }» no tiene efecto para { $seat }.
classic-event-card-paid = { $seat-n ->
    [-1] { $payee } recibe { $amount } de la banca («{ $card }»).
   *[other] { $seat } paga { $amount } a { $payee } («{ $card }»).
  }
classic-event-repairs-paid = { $seat } paga { $amount } por { $shops ->
    [one] 1 tienda
   *[other] { $shops } tiendas
  } y { $towers ->
    [one] 1 torre.
   *[other] { $towers } torres.
  }
