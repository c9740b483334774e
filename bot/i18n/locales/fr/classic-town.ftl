### Classic : enchères, pénuries, constructions, hypothèques, dettes et faillites.

## Enchères

classic-event-auction-opened = La banque met { $space-the } aux enchères : tout le monde peut enchérir.
classic-event-bids-struck = { $seat } n'est plus là : ses enchères ne comptent plus.
classic-event-lot-sold = Adjugé ! { $space } : { $seat } l'emporte pour { $amount }.
classic-event-lot-unsold = { $space } : personne n'en veut, la banque garde le titre pour qui s'y arrêtera.

## Pénuries

classic-event-contest-opened = { $kind-word ->
    [tower] { $wanted ->
        [one] { $seat } veut { $wanted } tour
       *[other] { $seat } veut { $wanted } tours
      }, et d'autres pourraient bâtir aussi ; { $stock ->
        [one] il n'en reste que { $stock }.
       *[other] il n'en reste que { $stock }.
      }
   *[shop] { $wanted ->
        [one] { $seat } veut { $wanted } boutique
       *[other] { $seat } veut { $wanted } boutiques
      }, et d'autres pourraient bâtir aussi ; { $stock ->
        [one] il n'en reste que { $stock }.
       *[other] il n'en reste que { $stock }.
      }
  }
classic-event-order-entered = { $kind-word ->
    [tower] { $wanted ->
        [one] { $seat } commande aussi { $wanted } tour (groupe { $group }).
       *[other] { $seat } commande aussi { $wanted } tours (groupe { $group }).
      }
   *[shop] { $wanted ->
        [one] { $seat } commande aussi { $wanted } boutique (groupe { $group }).
       *[other] { $seat } commande aussi { $wanted } boutiques (groupe { $group }).
      }
  }
classic-event-order-forgone = { $seat } ne commande rien.
classic-event-one-order-left = Il n'y a plus que { $seat } pour vouloir des { $kind-many } : pas d'enchères, c'est au prix normal.
classic-event-order-lapsed = { $reason-word ->
    [short] La commande passée par { $seat } tombe : l'argent n'y est plus ({ $kind-many }).
    [sold-out] La commande passée par { $seat } tombe : la banque n'a plus de { $kind-many }.
    [no-bid] La commande passée par { $seat } tombe : personne n'a enchéri pour { $kind-the }.
   *[left] La commande passée par { $seat } tombe avec son départ ({ $kind-many }).
  }
classic-event-building-lot-opened = { $kind-word ->
    [tower] { $left ->
        [1] La dernière tour est mise aux enchères.
       *[other] Une tour est mise aux enchères ; il en reste { $left }, celle-ci comprise.
      }
   *[shop] { $left ->
        [1] La dernière boutique est mise aux enchères.
       *[other] Une boutique est mise aux enchères ; il en reste { $left }, celle-ci comprise.
      }
  }
classic-event-building-bid = { $seat } enchérit à { $amount } pour { $kind-the }.
classic-event-building-passed = { $seat } passe.
classic-event-building-won = { $seat } obtient { $kind-the } pour { $amount } et la pose { $space-at }.
classic-event-building-unsold = Personne n'enchérit pour { $kind-the } : la pénurie est finie.

## Construire et vendre

classic-event-built = { $shops ->
    [0] { $towers ->
        [one] { $seat } bâtit { $towers } tour
       *[other] { $seat } bâtit { $towers } tours
      }
    [one] { $seat } bâtit { $shops } boutique{ $towers ->
        [0] {""}
        [one] {" "}et { $towers } tour
       *[other] {" "}et { $towers } tours
      }
   *[other] { $seat } bâtit { $shops } boutiques{ $towers ->
        [0] {""}
        [one] {" "}et { $towers } tour
       *[other] {" "}et { $towers } tours
      }
  } dans le groupe { $group } pour { $amount }. Niveaux : { $levels }.
classic-event-buildings-sold = { $count ->
    [one] { $seat } vend { $count } bâtiment du groupe { $group } pour { $amount }.
   *[other] { $seat } vend { $count } bâtiments du groupe { $group } pour { $amount }.
  } Niveaux : { $levels }.

## Dettes, faillites, successions

classic-event-debt-opened = { $cause-word ->
    [rent] { $seat } doit { $amount } de loyer à { $creditor } et ne les a pas en caisse.
    [tax] { $seat } doit { $amount } de taxe à { $creditor } et ne les a pas en caisse.
    [fine] { $seat } doit l'amende de { $amount } à { $creditor } et ne l'a pas en caisse.
    [interest] { $seat } doit { $amount } d'intérêts à { $creditor } et ne les a pas en caisse.
   *[other] { $seat } doit { $amount } à { $creditor } et ne les a pas en caisse.
  }
classic-event-shared-debt-opened = { $seat } doit { $share } à chacun des autres, { $amount } en tout, et ne les a pas en caisse.
classic-event-share-paid = { $seat } paie { $amount } à { $creditor }.
classic-event-creditor-replaced = { $creditor } n'est plus là : { $seat } doit désormais cet argent à la banque.
classic-event-went-bankrupt = { $creditor-n ->
    [-2] Faillite ! { $seat } ne peut pas payer tous les autres et sort du jeu.
   *[other] Faillite ! { $seat } ne peut pas payer { $creditor } et sort du jeu.
  }
classic-event-buildings-returned = { $count ->
    [one] { $seat } rend son seul bâtiment à la banque
   *[other] { $seat } rend ses { $count } bâtiments à la banque
  }{ $amount-n ->
    [0] .
   *[other] {" "}pour { $amount }.
  }
classic-event-deeds-pledged = { $count ->
    [one] Une propriété de plus est hypothéquée, pour { $amount } ({ $seat }).
   *[other] { $count } propriétés de plus sont hypothéquées, pour { $amount } ({ $seat }).
  }
classic-event-estate-passed = { $creditor-n ->
    [-2] La caisse laissée par { $seat }, { $amount }, va dans un pot pour tous les autres
   *[other] { $properties ->
        [0] La caisse laissée par { $seat }, { $amount }, va à { $creditor }
        [one] Les biens laissés par { $seat }, { $amount } et { $properties } propriété, vont à { $creditor }
       *[other] Les biens laissés par { $seat }, { $amount } et { $properties } propriétés, vont à { $creditor }
      }
  }{ $cards ->
    [0] .
    [one] , avec { $cards } carte de sortie de prison.
   *[other] , avec { $cards } cartes de sortie de prison.
  }
classic-event-estate-opened = { $lots ->
    [one] La propriété laissée par { $seat } est mise aux enchères.
   *[other] Les { $lots } propriétés laissées par { $seat } sont mises aux enchères l'une après l'autre.
  }
classic-event-pot-shared = { $seat } reçoit { $amount } du pot.
classic-event-interest-paid = { $seat } paie à la banque { $amount } d'intérêts pour les hypothèques reprises.
classic-event-inheritance-opened = { $properties ->
    [one] { $seat } reprend { $properties } propriété hypothéquée, et peut en lever l'hypothèque tout de suite, sans intérêts.
   *[other] { $seat } reprend { $properties } propriétés hypothéquées, et peut en lever les hypothèques tout de suite, sans intérêts.
  }

## Refus

classic-refusal-two-orders = La banque en manque : commandez les boutiques et les tours l'une après l'autre.
classic-refusal-out-of-stock = { $kind-word ->
    [tower] { $left ->
        [0] Il en faut { $need }, et la banque n'a plus de tours.
        [one] Il en faut { $need }, et la banque n'a plus que { $left } tour.
       *[other] Il en faut { $need }, et la banque n'a plus que { $left } tours.
      }
   *[shop] { $left ->
        [0] Il en faut { $need }, et la banque n'a plus de boutiques.
        [one] Il en faut { $need }, et la banque n'a plus que { $left } boutique.
       *[other] Il en faut { $need }, et la banque n'a plus que { $left } boutiques.
      }
  }
classic-refusal-no-shops-left = La banque n'a pas assez de boutiques pour remplacer les tours : vendez davantage.
classic-refusal-has-buildings = Il y a des bâtiments dans ce groupe : vendez-les tous d'abord.
classic-refusal-order-locked = Une commande pour ce groupe attend ses bâtiments.
classic-refusal-order-unsold = Personne n'a misé sur cette commande : la même pourra être passée au tour suivant.
classic-refusal-uneven = Bâtissez régulièrement : dans un groupe, les niveaux ne diffèrent jamais de plus d'un.
classic-refusal-uneven-sale = Vendez régulièrement : dans un groupe, les niveaux ne diffèrent jamais de plus d'un.
classic-refusal-no-group = Aucun groupe ne porte ce nom.
classic-refusal-not-owner = Ce n'est pas à vous.
classic-refusal-group-incomplete = Vous n'avez pas tout le groupe { $group }.
classic-refusal-group-mortgaged = Une propriété du groupe { $group } est hypothéquée : levez d'abord cette hypothèque.
classic-refusal-no-buildings = Il n'y a rien à vendre dans le groupe { $group }.
classic-refusal-lowers = Ici, on ne fait que bâtir : choisissez au moins le niveau actuel.
classic-refusal-nothing-built = Choisissez au moins un bâtiment à construire.
classic-refusal-raises = Ici, on ne fait que vendre : choisissez au plus le niveau actuel.
classic-refusal-nothing-sold = Choisissez au moins un bâtiment à vendre.
classic-refusal-wrong-kind = Seul le genre de bâtiment qui manque peut être commandé maintenant.
classic-refusal-no-property = Cette case ne peut appartenir à personne.
classic-refusal-mortgaged = C'est déjà hypothéqué.
classic-refusal-not-mortgaged = Ce n'est pas hypothéqué.
