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
  } de la partie, et ce coup donnait le meilleur résultat ({ $chance } % de chances de gagner).

city-reason-completes = Avec { $space-the }, tout le groupe est à moi, et ses loyers pourront doubler.
city-reason-denies = Avec { $space-the }, { $seat } aurait tout le groupe : pas question !
city-reason-joins = J'ai déjà un pied dans ce groupe : je veux { $space-the }.
city-reason-earns = Avec { $space-the }, je gagnerai plus que je ne dépense.
city-reason-earns-all = Les quartiers rapportent plus qu'ils ne coûtent.
city-reason-short = Je ne peux pas payer { $space-the } : place aux enchères.
city-reason-cheaper = Aux enchères, j'aurai peut-être { $space-the } pour moins cher.
city-reason-worth-more = Je paierais encore plus pour { $space-the }.
city-reason-dear = Je ne paie pas plus pour { $space-the } : je garde mon argent pour les loyers.
city-reason-least = De mes quartiers, c'est { $space-the } que je regretterai le moins.
city-reason-grows = Pour leur prix, c'est { $space-at } que des blocs font le plus monter mes loyers.
city-reason-fills = C'est complet { $space-at }, et le loyer y est au plus haut.
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
city-reason-demolishes = Sans cette protection, on peut de nouveau poser une nuisance { $space-at }.
city-reason-taxi = Un petit trajet m'épargne beaucoup : cette case est meilleure.
city-reason-travels = Je suis mieux { $space-at }.
city-reason-travels-free = Je peux encore acheter { $space-the }.
city-reason-travels-go = Le voyage passe par la case { city-space-0 } : je touche mon salaire.
city-reason-walks = Je garde le taxi pour un moment plus difficile.
city-reason-stays = Aucune autre gare ne valait le voyage.
city-reason-keeps-card = Je garde la carte pour une plus grosse somme.
city-reason-dodges = Une seule carte m'épargne { $amount }.
city-reason-mortgages = En hypothéquant { $space-the }, je paie ma dette à moindre coût.
city-reason-lifts = Je veux toucher de nouveau le loyer { $space-of }.
city-reason-more-time = J'ai du retard, il me faut plus de temps.
city-reason-time-enough = Je suis en tête : laissons l'heure finir.
city-reason-bad-deal = Cet échange me coûte plus qu'il ne me rapporte.
