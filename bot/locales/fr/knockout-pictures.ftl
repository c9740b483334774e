# Mots des images de Knockout, et les phrases qui en tiennent lieu.

picture-knockout-round = Ronde { $round } sur { $rounds }
picture-knockout-stage = { $stage ->
    [over] La partie est finie
   *[ended] Tout le monde a glissé : on compte
}
picture-knockout-awaited = { $what ->
    [slide] fait glisser un pion
    [again] fait glisser le pion sorti de prison
    [retry] tente une seconde chance ?
    [jail] paie pour sortir de prison ?
    [chance] Chance : glisser encore une fois ?
    [railroad] prend le Chemin de fer : vers où ?
   *[none] La partie continue
}
picture-knockout-order = Ordre du tour
picture-knockout-jail = En prison
picture-knockout-nobody = personne
picture-knockout-pot = Stationnement
picture-knockout-left = a quitté la partie
picture-knockout-more = et { $count } autres
picture-knockout-to-jail = en prison
picture-knockout-off = hors du plateau
picture-knockout-short = trop court

## Viser

picture-knockout-lane = Place (mm)
picture-knockout-angle = Angle
picture-knockout-power = Force
picture-knockout-angle-of = { $side ->
    [left] { $size }° à gauche
    [right] { $size }° à droite
   *[straight] tout droit
}
picture-knockout-chance-short = trop court : { $chance }
picture-knockout-chance-off = hors du plateau : { $chance }
picture-knockout-touches = touche d'abord
