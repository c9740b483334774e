### Leçons : une première partie de deux minutes, en privé.
### <jeu>-lesson-<décision ou verbe> : une phrase, 90 caractères au plus, qui dit ce que c'est et ce qui serait bien.

button-learn = Apprendre
lesson-title = Apprendre un jeu
lesson-about = Deux minutes avec un robot, en privé. Il n'en reste rien.
lesson-menu = Apprendre un jeu en deux minutes…
lesson-head = Apprendre { $game } · { $at } / { $total }
lesson-head-over = Apprendre { $game }
lesson-choice = { $asked } Possible ici : { $verbs }.
lesson-next = Étape suivante
lesson-quit = Finir la leçon
lesson-back = Retour à la leçon
lesson-over = **C'est tout : vous avez vu toutes les décisions, sauf les plus rares.** Il ne reste rien de cette leçon ; ouvrez une vraie table.
lesson-over-free = **C'est tout : vous avez joué les premiers coups.** Il ne reste rien de cette leçon ; une vraie table montre la suite.
lesson-left = **La leçon s'arrête ici.** Il n'en reste rien ; une vraie table vous attend, ou la leçon du début.
lesson-open = Ouvrir une vraie table
lesson-again = Recommencer la leçon
lesson-gone = Cette leçon est finie.

## City

city-lesson-roll = Votre tour commence : lancez les dés, le pion avance seul.
city-lesson-buy = Achetez : qui s'arrêtera ici vous paiera. Mettre aux enchères coûte parfois moins.
city-lesson-press = Après chaque tour, demandez un permis : c'est gratuit. Il dit combien bâtir.
city-lesson-build = Bâtissez ce que le permis offre : chaque bloc fait monter le loyer.
city-lesson-auction = On enchérit même hors de son tour. Restez sous le prix affiché : il vaut 2,4 M.
city-lesson-taxi = Gardée, cette carte évite une mauvaise case : une ou deux cases de plus ou de moins.
city-lesson-pay = Un gros loyer ! Votre carte l'annule en entier : utilisez-la maintenant.
city-lesson-jail = En prison : payer 500 k, tenter un double, ou jouer la carte. La carte ne coûte rien.
city-lesson-choose = Cette case met aux enchères un quartier libre, au choix. Ouvrez bas : la mise engage.
city-lesson-place = Un bonus protège vos blocs ; une nuisance annule ceux des autres. Protégez d'abord.
city-lesson-travel = D'une gare à l'autre, le train est gratuit. Allez là où il reste à acheter.
city-lesson-pick = Certaines cartes demandent un quartier. Prenez celui dont le loyer est le plus haut.
city-lesson-town = Groupes complets : tour et gratte-ciel doublent vos loyers. La nuisance s'ôte ici aussi.
city-lesson-debt = Pas assez d'argent : hypothéquez ou traitez. Dès que la somme y est, c'est payé.
city-lesson-deal = Un deal échange tout d'un coup. Celui-ci complète votre groupe : acceptez.
city-lesson-vote = À la fin de l'heure, on peut en voter une autre. Votez oui si vous avez du retard.

## Classic

classic-lesson-roll = Votre tour commence : lancez les dés, le pion avance seul.
classic-lesson-buy = Achetez : qui s'arrête ici vous doit un loyer. Sinon, c'est mis aux enchères.
classic-lesson-end-turn = Avant cela, on peut bâtir, échanger, hypothéquer ; puis passez les dés.
classic-lesson-claim = Un loyer se réclame : faites-le maintenant, avant le prochain lancer.
classic-lesson-auction = On enchérit même hors de son tour. Restez sous le prix affiché : il vaut 180.
classic-lesson-bus = Le Bus : avancez d'un dé blanc, ou des deux. Évitez un loyer, visez une case libre.
classic-lesson-go = Trois dés égaux : allez où vous voulez. Prenez la case qui complète un groupe.
classic-lesson-jail = En prison : payer 50, tenter un double, ou jouer la carte. La carte ne coûte rien.
classic-lesson-build = Un groupe complet : bâtissez, à un niveau d'écart au plus. Visez trois par case.
classic-lesson-lift = Hypothéquée, une propriété ne rapporte rien : levez l'hypothèque dès que possible.
classic-lesson-contest = Trop peu de constructions pour tous : commandez, les enchères décideront.
classic-lesson-debt = Pas assez d'argent : hypothéquez, vendez ou traitez. La somme atteinte, c'est payé.
classic-lesson-deal = Un deal se fait tout d'un coup. Celui-ci complète votre groupe : acceptez.

## Builder

builder-lesson-roll = Lancez : le total donne des jetons à qui a ce nombre ; puis votre pion avance.
builder-lesson-buy = Achetez : un loyer, et deux jetons chaque fois que son nombre sort.
builder-lesson-build = Les jetons font des étages : le premier en coûte deux. La hauteur compte à la fin.
builder-lesson-drop = Six jetons au plus au début d'un tour. Laissez ce dont vous avez le plus.
builder-lesson-bid = On enchérit même hors de son tour. Restez sous le prix affiché : il vaut 200 M.
builder-lesson-ask = Un loyer se réclame : faites-le maintenant, avant le prochain lancer.
builder-lesson-steal = Prenez un jeton à quelqu'un : le type qui manque à votre prochain étage.
builder-lesson-park = Une fois ici : deux jetons contre un d'un autre type. Donnez ce que vous avez en trop.
builder-lesson-swap = Cette carte échange deux propriétés. Prenez celle qui complète un groupe.
builder-lesson-jail = En prison : payer 50 M, tenter un double, ou jouer la carte. La carte ne coûte rien.
builder-lesson-debt = Pas assez d'argent : hypothéquez ou traitez. La somme atteinte, c'est payé.
builder-lesson-deal = Accepter une offre échange tout d'un coup. Celle-ci complète votre groupe : acceptez.
builder-lesson-repay = Vous l'avez reçue hypothéquée : levez l'hypothèque, et elle rapporte à nouveau.
builder-lesson-exchange = Un type manque : la banque donne un jeton contre quatre d'un autre type.
builder-lesson-penthouse = Quatre étages, les quatre types : le penthouse finit la partie. En tête, posez-le.

## Deal

deal-lesson-lay = Trois cartes au plus par tour. Posez des propriétés : trois groupes complets gagnent.
deal-lesson-bank = L'argent va en banque : on paie avec ce qui est posé, jamais avec sa main.
deal-lesson-pass-go = « { deal-card-pass-go } » fait piocher deux cartes : jouez-la tôt, pour mieux choisir.
deal-lesson-charge = Un loyer se demande pour une de vos couleurs ; « { deal-card-double-rent } » le double.
deal-lesson-collect = { deal-card-debt-collector } : quelqu'un vous doit 5 M. Visez qui a le plus sur la table.
deal-lesson-sly = { deal-card-sly-deal } prend une propriété isolée : celle qui complète votre groupe.
deal-lesson-breaker = Seul { deal-card-deal-breaker } prend un groupe complet : gardez-le pour le plus cher.
deal-lesson-build = Une { deal-card-house } se pose sur un groupe complet : 3 M de loyer en plus.
deal-lesson-rearrange = À votre tour, un joker change de couleur sans frais : complétez un groupe.
deal-lesson-exchange = À peine piochée, elle remplace un joker, qui complète une autre couleur.
deal-lesson-pay = Vous choisissez de quoi payer, et personne ne rend la monnaie : l'argent d'abord.
deal-lesson-say-no = « { deal-card-just-say-no } » annule ce qu'on vous fait, sans compter : gardez vos groupes.
deal-lesson-end-turn = Plus rien à jouer : finissez le tour. On garde sept cartes au plus en main.
deal-lesson-give-back = Une carte de trop : rendez celle qui vous sert le moins.

## Knockout

knockout-lesson-slide = Visez, glissez : le pion rapporte la case où il reste. Plus loin, on gagne plus.
knockout-lesson-knock = Heurtez le pion d'en face : il perd sa case, et le vôtre prend la place.
knockout-lesson-retry = Sorti du plateau ! Une seconde chance : visez un peu moins fort.
knockout-lesson-jail = En prison, le pion ne rapporte rien. Pour 100, il glisse à nouveau : c'est rentable.
knockout-lesson-again = Payé : le pion repart de la ligne GO. Visez une case qui rapporte.
knockout-lesson-chance = Sur Chance, le pion ne rapporte rien : glissez-le encore une fois.
knockout-lesson-railroad = D'ici, il peut aller sur toute propriété libre. Complétez un groupe : c'est bien plus.
