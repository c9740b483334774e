### Lo que cambiaría una acción de City, antes de hacerla.

city-preview-price = Precio { $amount } · te quedan { $left }
city-preview-gain = Recibes { $amount } · tendrás { $left }
