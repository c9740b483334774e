# Las cartas de Deal: nombres, colores y lo que pone en ellas.

deal-cash = { $n } M

## Colores, y las dos letras que los indican en las imágenes

deal-value-light-blue = azul claro
deal-value-station = ferrocarril
deal-value-utility = servicio público
deal-letters-brown = MA
deal-letters-light-blue = AC
deal-letters-pink = RS
deal-letters-orange = NA
deal-letters-red = RJ
deal-letters-yellow = AM
deal-letters-green = VE
deal-letters-dark-blue = AO
deal-letters-station = FC
deal-letters-utility = SP

## Propiedades

deal-card-brown-1 = Ronda de Valencia
deal-card-brown-2 = Plaza Lavapiés
deal-card-light-blue-1 = Glorieta Cuatro Caminos
deal-card-light-blue-2 = Avenida Reina Victoria
deal-card-light-blue-3 = Calle Bravo Murillo
deal-card-pink-1 = Glorieta de Bilbao
deal-card-pink-2 = Calle Alberto Aguilera
deal-card-pink-3 = Calle Fuencarral
deal-card-orange-1 = Avenida Felipe II
deal-card-orange-2 = Calle Velázquez
deal-card-orange-3 = Calle Serrano
deal-card-red-1 = Avenida de América
deal-card-red-2 = Calle María de Molina
deal-card-red-3 = Calle Cea Bermúdez
deal-card-yellow-1 = Avenida Reyes Católicos
deal-card-yellow-2 = Calle Bailén
deal-card-yellow-3 = Plaza de España
deal-card-green-1 = Puerta del Sol
deal-card-green-2 = Calle Alcalá
deal-card-green-3 = Gran Vía
deal-card-dark-blue-1 = Paseo de la Castellana
deal-card-dark-blue-2 = Paseo del Prado
deal-card-station-1 = Estación de Goya
deal-card-station-2 = Estación de las Delicias
deal-card-station-3 = Estación del Mediodía
deal-card-station-4 = Estación del Norte
deal-card-utility-1 = Compañía de Electricidad
deal-card-utility-2 = Compañía de Aguas

## Dinero

deal-card-money-1 = billete de 1 M
deal-card-money-2 = billete de 2 M
deal-card-money-3 = billete de 3 M
deal-card-money-4 = billete de 4 M
deal-card-money-5 = billete de 5 M
deal-card-money-10 = billete de 10 M

## Comodines: `deal-face-title-…` es el título en la carta, `deal-face-…` lo que hace

deal-card-wild-brown-light-blue = Comodín (marrón/azul claro)
deal-card-wild-light-blue-station = Comodín (azul claro/ferrocarril)
deal-card-wild-pink-orange = Comodín (rosa/naranja)
deal-card-wild-red-yellow = Comodín (rojo/amarillo)
deal-card-wild-dark-blue-green = Comodín (azul oscuro/verde)
deal-card-wild-green-station = Comodín (verde/ferrocarril)
deal-card-wild-station-utility = Comodín (ferrocarril/servicio público)
deal-card-wild-any = Comodín multicolor

## Alquileres

deal-card-rent-brown-light-blue = Alquiler (marrón/azul claro)
deal-card-rent-pink-orange = Alquiler (rosa/naranja)
deal-card-rent-red-yellow = Alquiler (rojo/amarillo)
deal-card-rent-dark-blue-green = Alquiler (azul oscuro/verde)
deal-card-rent-station-utility = Alquiler (ferrocarril/servicio público)
deal-card-rent-any = Alquiler multicolor

## Acciones

deal-card-deal-breaker = Ladrón de negocios
deal-card-forced-deal = Trato forzoso
deal-card-sly-deal = Trato astuto
deal-card-just-say-no = ¡Di que no!
deal-card-debt-collector = Cobrador de deudas
deal-card-birthday = ¡Es mi cumpleaños!
deal-card-double-rent = Doble alquiler
deal-card-house = Casa
deal-card-hotel = Hotel
deal-card-pass-go = Pasa por la Salida

## En las caras: títulos y lo que hace una carta

deal-face-action = Acción
deal-face-whom-rent = al resto
deal-face-whom-rent-any = 1 rival
deal-face-title-wild = Comodín
deal-face-title-wild-any = Comodín
deal-face-title-rent = Alquiler
deal-face-title-rent-any = Alquiler
deal-face-money = Va a tu banco.
deal-face-property = Alquiler según las cartas del grupo
deal-face-wild = Vale para cualquiera de los dos colores. Puedes moverlo en tu turno.
deal-face-wild-any = Vale para cualquier color. No tiene valor y no sirve para pagar.
deal-face-rent = Cada rival te paga el alquiler de uno de estos colores.
deal-face-rent-any = La persona que elijas te paga el alquiler de uno de tus colores.
deal-face-deal-breaker = Quítale a alguien un grupo completo, con su { deal-card-house } y su { deal-card-hotel }.
deal-face-forced-deal = Cambia una propiedad tuya por una de otra persona; ninguna puede ser de un grupo completo.
deal-face-sly-deal = Quítale a alguien una propiedad, pero no de un grupo completo.
deal-face-just-say-no = Anula una acción contra ti. No gasta jugada.
deal-face-debt-collector = La persona que elijas te paga 5 M.
deal-face-birthday = Cada rival te paga 2 M.
deal-face-double-rent = Dobla la carta de alquiler que juegues con ella. Cuenta como carta jugada.
deal-face-house = Ponla en uno de tus grupos completos: 3 M más de alquiler. No en ferrocarriles ni servicios públicos.
deal-face-hotel = Ponlo en un grupo completo que tenga una { deal-card-house }: 4 M más de alquiler.
deal-face-pass-go = Roba 2 cartas más.
