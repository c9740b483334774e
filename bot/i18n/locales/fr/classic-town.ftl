### Classic : enchères, pénuries, constructions, hypothèques, dettes et faillites.

## Ventes aux enchères

classic-event-auction-opened = La banque met { $space-the } aux enchères : tout le monde peut enchérir.
classic-event-bids-struck = { $seat } a quitté la partie : ses enchères ne comptent plus.
classic-event-lot-sold = Vendu ! { $seat } obtient { $space-the } pour { $amount }.
classic-event-lot-unsold = Pas d'enchère pour { $space-the } : la banque garde le titre.

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
classic-event-one-order-left = { $seat } n'a plus de concurrence pour des { $kind-many } et paie le prix normal.
classic-event-order-lapsed = { $reason-word ->
    [short] Commande annulée ({ $seat }, { $kind-many }) : il n'y a plus assez d'argent.
    [sold-out] Commande annulée ({ $seat }) : la banque n'a plus de { $kind-many }.
    [no-bid] Commande annulée ({ $seat }) : pas d'enchère pour { $kind-the }.
   *[left] Commande annulée ({ $seat }, { $kind-many }) : départ de la partie.
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
classic-event-building-unsold = Pas d'enchère pour { $kind-the } : la pénurie est finie.

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
    [rent] { $seat } doit { $amount } de loyer à { $creditor } et n'a pas assez en caisse.
    [tax] { $seat } doit { $amount } de taxe à { $creditor } et n'a pas assez en caisse.
    [fine] { $seat } doit l'amende de { $amount } à { $creditor } et n'a pas assez en caisse.
    [interest] { $seat } doit { $amount } d'intérêts à { $creditor } et n'a pas assez en caisse.
   *[other] { $seat } doit { $amount } à { $creditor } et n'a pas assez en caisse.
  }
classic-event-shared-debt-opened = { $seat } doit { $share } à chaque adversaire, { $amount } en tout, et n'a pas assez en caisse.
classic-event-share-paid = { $seat } paie { $amount } à { $creditor }.
classic-event-creditor-replaced = { $creditor } n'est plus en jeu : { $seat } doit désormais cet argent à la banque.
classic-event-went-bankrupt = { $creditor-n ->
    [-2] Faillite ! { $seat } ne peut pas payer les autres et sort du jeu.
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
    [-2] La caisse laissée par { $seat }, { $amount }, va dans un pot, partagé entre les autres
   *[other] { $properties ->
        [0] La caisse laissée par { $seat }, { $amount }, va à { $creditor }
        [one] Les biens laissés par { $seat }, { $amount } et { $properties } propriété, vont à { $creditor }
       *[other] Les biens laissés par { $seat }, { $amount } et { $properties } propriétés, vont à { $creditor }
      }
  }{ $cards ->
    [0] .
    [one] , avec { $cards } carte Libération de prison.
   *[other] , avec { $cards } cartes Libération de prison.
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

classic-refusal-two-orders = La banque a trop peu de bâtiments : commandez séparément les boutiques et les tours.
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
classic-refusal-order-locked = Une commande pour ce groupe est encore en attente.
classic-refusal-order-unsold = Personne n'a enchéri pour cette commande ; vous pourrez la repasser au tour suivant.
classic-refusal-uneven = Bâtissez d'abord là où c'est le plus bas : dans un groupe, il y a au plus un niveau d'écart.
classic-refusal-uneven-sale = Vendez d'abord là où c'est le plus haut : dans un groupe, il y a au plus un niveau d'écart.
classic-refusal-no-group = Aucun groupe ne porte ce nom.
classic-refusal-not-owner = Cette propriété n'est pas à vous.
classic-refusal-group-incomplete = Vous n'avez pas tout le groupe { $group }.
classic-refusal-group-mortgaged = Une propriété du groupe { $group } est hypothéquée : levez d'abord cette hypothèque.
classic-refusal-no-buildings = Il n'y a rien à vendre dans le groupe { $group }.
classic-refusal-lowers = Ici, vous ne pouvez que bâtir : choisissez au moins le niveau actuel.
classic-refusal-nothing-built = Choisissez au moins un bâtiment à construire.
classic-refusal-raises = Ici, vous ne pouvez que vendre : choisissez un niveau qui ne dépasse pas l'actuel.
classic-refusal-nothing-sold = Choisissez au moins un bâtiment à vendre.
classic-refusal-wrong-kind = Seul le type de bâtiment qui manque peut être commandé maintenant.
classic-refusal-no-property = Cette case ne s'achète pas.
classic-refusal-mortgaged = Cette propriété est déjà hypothéquée.
classic-refusal-not-mortgaged = Cette propriété n'est pas hypothéquée.
