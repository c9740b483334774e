### Une ligne pour une décision rencontrée pour la première fois : d'après la décision (`city-wait-buy`) ou le verbe.
### 70 caractères au plus : deux lignes de petites lettres sur un téléphone.

## City

city-first-roll = À chaque tour : lancez, avancez, achetez ou payez, puis bâtissez.
city-first-jail = Payez 500 k, ou tentez un double ; après trois échecs, il faut payer.
city-first-taxi = Une ou deux cases de plus ou de moins ; seule la nouvelle case compte.
city-first-buy = Achetez, ou mettez aux enchères ; votre enchère vous engage.
city-first-auction = La première enchère engage déjà ; montez de 10 k ou plus.
city-first-choose = Mettez un quartier libre aux enchères, ou passez sans rien payer.
city-first-pay = La carte annule ce loyer en entier, puis elle repart.
city-first-place = Un bonus écarte les nuisances ; une nuisance annule le résidentiel.
city-first-travel = Prenez le train vers une autre gare ; là, on achète ou on paie.
city-first-build = Le permis dit combien de blocs vous pouvez acheter maintenant.
city-first-debt = Hypothéquez ou échangez ; dès que vous avez assez, c'est payé.
city-first-deal = Si vous acceptez, tout s'échange d'un coup. Refuser ne coûte rien.

## Classic

classic-first-roll = Lancez, avancez, faites ce que dit la case. Un double fait relancer.
classic-first-jail = Payez, donnez une carte ou tentez un double, trois tours au plus.
classic-first-bus = Dé Vitesse, Bus : avancez de la valeur d'un dé blanc, ou des deux.
classic-first-triple = Trois dés égaux : avancez jusqu'à la case de votre choix.
classic-first-card = Payez maintenant, ou tirez une autre carte, quelle qu'elle soit.
classic-first-buy = Achetez, ou le terrain part aux enchères : vous pourrez y participer.
classic-first-auction = La vente part de 1, chaque enchère engage, passer est définitif.
classic-first-end = Avant de finir le tour, vous pouvez bâtir, échanger, hypothéquer.
classic-first-claim = Personne ne réclame pour vous ; au prochain lancer, c'est perdu.
classic-first-debt = Vendez, hypothéquez, échangez ; dès que la somme est là, c'est payé.
classic-first-inherit = Levez-les sans intérêts maintenant ; plus tard, un dixième de plus.
classic-first-contest = Il manque des bâtiments : commandez aussi, ou laissez passer.
classic-first-deal = Si vous acceptez, tout s'échange d'un coup. Refuser ne coûte rien.
classic-first-build = On bâtit sur un groupe complet, avec un niveau d'écart au plus.

## Builder

builder-first-drop = Un tour commence avec six jetons au plus ; le reste attend ici.
builder-first-roll = Votre lancer donne des jetons à qui a une propriété de ce nombre.
builder-first-jail = Payez 50 M, donnez une carte ou tentez un double.
builder-first-buy = Elle vous donne deux jetons chaque fois que son nombre sort.
builder-first-auction = La vente part de 10 M et monte d'au moins 5 M. En tête, attendez.
builder-first-steal = Prenez un jeton du type de votre choix à la personne de votre choix.
builder-first-park = Une fois par arrêt, échangez deux jetons contre un d'un autre type.
builder-first-claim = Personne ne réclame pour vous ; au prochain lancer, c'est perdu.
builder-first-debt = Hypothéquez ou échangez ; dès que vous avez assez, c'est payé.
builder-first-inherit = Levez l'hypothèque maintenant, ou gardez-la sans rien payer.
builder-first-deal = Si vous acceptez, tout s'échange d'un coup. Refuser ne coûte rien.
builder-first-exchange = Échangez quatre jetons d'un type contre un d'un autre, sans limite.
builder-first-penthouse = Il met aussitôt fin à la partie : on compte les points.

## Deal

deal-first-play = Trois cartes au plus par tour : en banque, en propriété, en action.
deal-first-respond = Un « { deal-card-just-say-no } » annule l'action, sans compter parmi vos trois cartes.
deal-first-counter = Votre propre « { deal-card-just-say-no } » annule le sien, et l'action a lieu.
deal-first-discard = Sept cartes au plus à la fin du tour ; rendez celles que vous voulez.
deal-first-pay = Payez avec vos cartes posées, jamais avec la main ; pas de monnaie.
deal-first-rearrange = À votre tour, les Jokers Propriété changent de couleur, sans frais.
deal-first-sly = Un groupe complet est à l'abri : seul { deal-card-deal-breaker } le prend.

## Knockout

knockout-first-slide = La force 100 mène au bord opposé, 15 à la rangée 2. La main tremble.
knockout-first-again = Sorti de prison, le pion glisse à nouveau depuis la ligne de départ.
knockout-first-retry = Rejouez le pion depuis la ligne de départ, ou laissez-le dehors.
knockout-first-jail = Pour 100 M, le pion glisse à nouveau ; après, c'est trop tard.
knockout-first-chance = Rejouez le pion, ou laissez-le ici, où il ne rapporte rien.
knockout-first-railroad = Posez le pion sur une propriété sans pion ; il ne heurte rien.
