### Was eine Aktion von City ändern würde, bevor sie geschieht.

city-preview-price = Preis { $amount } · dir bleiben { $left }
city-preview-gain = Du bekommst { $amount } · dann hast du { $left }
