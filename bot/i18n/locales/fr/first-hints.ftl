### Une ligne pour qui rencontre une décision pour la première fois : d'après la décision (`city-wait-buy`) ou le verbe.
### 70 caractères au plus : deux lignes de petites lettres sur un téléphone.

## City

city-first-roll = Un tour : lancer, avancer, acheter ou payer sur place, puis bâtir.
city-first-jail = 500 k pour jouer, ou un double à tenter ; après trois échecs, payez.
city-first-taxi = Une ou deux cases en avant ou en arrière ; seule la nouvelle compte.
city-first-buy = Achetez, ou mettez aux enchères avec une mise qui vous engage.
city-first-auction = La mise à prix engage déjà ; chaque enchère ajoute 10 k ou plus.
city-first-choose = Un quartier libre, au choix, aux enchères. Sinon, cela ne coûte rien.
city-first-pay = La carte annule ce loyer en entier, puis elle repart.
city-first-place = Un bonus écarte les nuisances ; une nuisance annule le résidentiel.
city-first-travel = Le train mène à une autre gare, où l'on achète ou paie à nouveau.
city-first-build = Le permis dit combien de blocs vous pouvez acheter maintenant.
city-first-debt = Hypothéquez ou traitez ; dès que vous avez assez, c'est payé.
city-first-deal = Accepter échange tout d'un coup. Refuser ne coûte rien.

## Classic

classic-first-roll = Lancez, avancez, suivez la case. Un double donne un autre lancer.
classic-first-jail = 50 ou une carte ; ou un double à tenter, trois tours au plus.
classic-first-bus = Dé Vitesse, Bus : avancez d'un dé blanc, ou des deux ensemble.
classic-first-triple = Trois dés égaux : avancez jusqu'à la case de votre choix.
classic-first-card = Payez maintenant, ou tirez une autre carte, quelle qu'elle soit.
classic-first-buy = Achetez, ou c'est aux enchères aussitôt, et vous pouvez y miser.
classic-first-auction = À partir de 1, et chaque enchère engage. Passer est définitif.
classic-first-end = Avant de passer les dés : bâtir, échanger, hypothéquer.
classic-first-claim = Personne ne réclame pour vous ; au lancer suivant, c'est perdu.
classic-first-debt = Vendez, hypothéquez, traitez : dès que vous avez assez, c'est payé.
classic-first-inherit = Levez ces hypothèques sans intérêt ; plus tard, un dixième en plus.
classic-first-contest = Il manque des constructions : commandez aussi, ou passez ce tour.
classic-first-deal = Accepter échange tout d'un coup. Refuser ne coûte rien.
classic-first-build = Groupes complets seulement, et à un niveau d'écart au plus.

## Builder

builder-first-drop = Six jetons au plus au début d'un tour ; le reste demeure ici.
builder-first-roll = Votre lancer donne des jetons aux propriétés de ce nombre.
builder-first-jail = 50 M ou une carte pour jouer ; ou un double à tenter.
builder-first-buy = Deux jetons pour vous chaque fois que sort son nombre.
builder-first-auction = À partir de 10 M, puis 5 M de plus. En tête, on ne surenchérit pas.
builder-first-steal = Un jeton du type que vous nommez, chez qui vous nommez.
builder-first-park = Une fois pour cet arrêt : deux jetons contre un d'un autre type.
builder-first-claim = Personne ne réclame pour vous ; au lancer suivant, c'est perdu.
builder-first-debt = Hypothéquez ou traitez ; dès que vous avez assez, c'est payé.
builder-first-inherit = Levez l'hypothèque maintenant, ou gardez-la sans rien payer.
builder-first-deal = Accepter échange tout d'un coup. Refuser ne coûte rien.
builder-first-exchange = Quatre jetons d'un type contre un d'un autre, autant que possible.
builder-first-penthouse = Il finit la partie aussitôt : on compte les points.

## Deal

deal-first-play = Trois cartes au plus par tour : en banque, en propriété, en action.
deal-first-respond = Un « { deal-card-just-say-no } » annule ce qu'on vous demande, sans compter.
deal-first-counter = Un autre « { deal-card-just-say-no } », de vous, et l'action a lieu.
deal-first-discard = Sept cartes au plus à la fin du tour ; vous choisissez le reste.
deal-first-pay = On paie avec ce qu'on a posé, jamais de la main, et sans monnaie.
deal-first-rearrange = À votre tour, les Jokers Propriété changent de couleur, sans frais.
deal-first-sly = Pas dans un groupe complet : seul un { deal-card-deal-breaker } le prend.

## Knockout

knockout-first-slide = Force 100 : bord opposé ; 15 : deuxième rangée. La main tremble.
knockout-first-again = Sortie de prison : une nouvelle glissade depuis la ligne GO.
knockout-first-retry = Relancez le pion depuis la ligne GO, ou laissez-le dehors.
knockout-first-jail = Pour 100, le pion glisse à nouveau ; après, ce sera trop tard.
knockout-first-chance = Une glissade de plus depuis la ligne GO, ou le pion reste, sans effet.
knockout-first-railroad = Posez le pion sur une propriété sans pion ; il ne heurte rien.
