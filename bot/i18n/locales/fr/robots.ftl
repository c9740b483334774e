## Les robots : leurs noms, et pourquoi ils ont joué ainsi

robot-easy = Robot facile
robot-normal = Robot normal
robot-strong = Robot fort
robot-only = Robot
table-option-substitute-easy = un robot facile
table-option-substitute-normal = un robot normal
table-option-substitute-strong = un robot fort
table-option-substitute-random = un robot
button-why = Pourquoi ?
why-nothing = Aucun robot n'a encore joué.
why-rest = { $count ->
    [one] … et une autre décision
   *[other] … et { $count } autres décisions
  }
why-whose = Quel robot ?

reason-whim = J'en avais simplement envie.
reason-best = Il n'y avait rien de mieux à faire.
reason-ahead = J'ai imaginé { $tries ->
    [one] une suite
   *[other] { $tries } suites
  } de la partie, et c'est ce coup qui finissait le mieux ({ $chance } % de chances de gagner).

city-reason-completes = Avec { $space-the }, tout le groupe est à moi, et ses loyers pourront doubler.
city-reason-denies = Je ne laisse pas tout le groupe à { $seat } avec { $space-the }.
city-reason-joins = J'ai déjà un pied dans ce groupe : { $space-the } me va bien.
city-reason-earns = Ce quartier rapportera plus qu'il ne coûte : { $space-the }.
city-reason-earns-all = Les quartiers rapportent plus qu'ils ne coûtent.
city-reason-short = Je ne peux pas payer { $space-the } : aux enchères, donc.
city-reason-cheaper = Aux enchères, je paierai peut-être moins cher : { $space-the }.
city-reason-worth-more = Pour moi, ce quartier vaut encore plus que cela : { $space-the }.
city-reason-dear = À ce prix, je préfère garder mon argent : { $space }.
city-reason-least = C'est le quartier qui me manquera le moins : { $space-the }.
city-reason-grows = Pour leur prix, c'est { $space-at } que des blocs font le plus monter mes loyers.
city-reason-fills = Plus une place libre, et un loyer au plus haut : { $space-the }.
city-reason-shields = L'industrie { $space-at } rapporte même à côté d'une nuisance.
city-reason-no-site = Je n'ai pas de quartier où construire.
city-reason-saves = Je préfère garder de quoi payer les prochains loyers.
city-reason-nothing-left = Il n'y avait plus rien à faire.
city-reason-station-free = Avec une gare { $space-at }, je pourrai y aller et acheter.
city-reason-station-own = Une gare { $space-at } me sert le mieux : m'y arrêter ne me coûte rien.
city-reason-station-other = Une gare { $space-at } me ramènera plus souvent à la case { city-space-0 }.
city-reason-presses = Demander un permis ne coûte rien, et j'ai de quoi construire.
city-reason-stadium = Il reste assez de temps pour que le stade rapporte à la case { city-space-0 }.
city-reason-doubles = Un gratte-ciel { $space-at } double les loyers de tout le groupe.
city-reason-tower = La Tour double tous mes loyers.
city-reason-clears = Le loyer retrouvé { $space-at } vaut plus que le prix de l'enlèvement.
city-reason-protects = Plus personne ne peut poser de nuisance { $space-at }.
city-reason-harmless = C'est { $space-at } que cela me nuit le moins.
city-reason-slows = C'est { $space-at } que cela coûte le plus à { $seat }.
city-reason-slows-leader = { $seat } est en tête, et c'est { $space-at } que cela fait le plus mal.
city-reason-demolishes = Sans cette protection, on peut de nouveau s'en prendre à ce quartier : { $space-the }.
city-reason-taxi = Un petit trajet m'épargne beaucoup : cette case est meilleure.
city-reason-travels = Je suis mieux { $space-at }.
city-reason-travels-free = Ce quartier est encore à vendre : { $space-the }.
city-reason-travels-go = Le voyage passe par la case { city-space-0 } : je touche mon salaire.
city-reason-walks = Je garde le taxi pour un moment plus difficile.
city-reason-stays = Aucune autre gare ne valait le voyage.
city-reason-keeps-card = Je garde la carte pour une plus grosse somme.
city-reason-dodges = Une seule carte m'épargne { $amount }.
city-reason-mortgages = Avec ce quartier hypothéqué, je paie ma dette à moindre coût : { $space-the }.
city-reason-lifts = Je veux que ce quartier rapporte de nouveau : { $space-the }.
city-reason-more-time = Je suis en retard, il me faut plus de temps.
city-reason-time-enough = Je suis en tête : laissons l'heure finir.
city-reason-bad-deal = Cet échange me coûte plus qu'il ne me rapporte.
