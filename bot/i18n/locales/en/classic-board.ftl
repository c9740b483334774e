### Classic: what stands on its boards. `classic-…` is the neutral board, `classic-edition-…` the theme of the rulebook's edition.

## Money

# Classic: a sum of money, everywhere.
# $n: the amount, a number (200)
classic-cash = { NUMBER($n) }{"\u00A0"}fl

# Classic: a sum of money, everywhere.
# $n: per cent
classic-edition-cash = { NUMBER($n) }{"\u00A0"}c

## Spaces

# Classic: the name of space 0, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-0 = GO
    .at = on GO

# Classic: the name of space 1, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-1 = Shepherds' Lane
    .at = on Shepherds' Lane

# Classic: the name of space 2, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-2 = Strongbox
    .at = on Strongbox

# Classic: the name of space 3, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-3 = Quarry Road
    .at = on Quarry Road

# Classic: the name of space 4, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-4 = Harvest Tithe
    .at = on Harvest Tithe

# Classic: the name of space 5, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-5 = South Ferry
    .of = of the South Ferry
    .at = at the South Ferry
    .the = the South Ferry

# Classic: the name of space 6, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-6 = Heron Pond
    .at = at Heron Pond

# Classic: the name of space 7, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-7 = Adventure
    .at = on Adventure

# Classic: the name of space 8, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-8 = Willow Bank
    .at = on Willow Bank

# Classic: the name of space 9, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-9 = Stone Bridge
    .of = of the Stone Bridge
    .at = at the Stone Bridge
    .the = the Stone Bridge

# Classic: the name of space 10, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-10 = Jail
    .of = of the jail
    .at = at the jail
    .the = the jail

# Classic: the name of space 11, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-11 = Orchard Rise
    .at = on Orchard Rise

# Classic: the name of space 12, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-12 = Watermill
    .of = of the Watermill
    .at = at the Watermill
    .the = the Watermill

# Classic: the name of space 13, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-13 = Vineyard Hill
    .at = on Vineyard Hill

# Classic: the name of space 14, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-14 = Rose Court
    .at = in Rose Court

# Classic: the name of space 15, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-15 = West Ferry
    .of = of the West Ferry
    .at = at the West Ferry
    .the = the West Ferry

# Classic: the name of space 16, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-16 = Potters' Yard
    .at = in Potters' Yard

# Classic: the name of space 17, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-17 = Strongbox
    .at = on Strongbox

# Classic: the name of space 18, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-18 = Weavers' Row
    .at = in Weavers' Row

# Classic: the name of space 19, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-19 = Forge Square
    .at = on Forge Square

# Classic: the name of space 20, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-20 = Free Parking
    .at = on Free Parking

# Classic: the name of space 21, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-21 = Bell Street
    .at = in Bell Street

# Classic: the name of space 22, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-22 = Adventure
    .at = on Adventure

# Classic: the name of space 23, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-23 = Market Hall
    .of = of the Market Hall
    .at = at the Market Hall
    .the = the Market Hall

# Classic: the name of space 24, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-24 = Fountain Square
    .at = on Fountain Square

# Classic: the name of space 25, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-25 = North Ferry
    .of = of the North Ferry
    .at = at the North Ferry
    .the = the North Ferry

# Classic: the name of space 26, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-26 = Lantern Walk
    .at = on Lantern Walk

# Classic: the name of space 27, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-27 = Theatre Gardens
    .of = of the Theatre Gardens
    .at = in the Theatre Gardens
    .the = the Theatre Gardens

# Classic: the name of space 28, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-28 = Windmill
    .of = of the Windmill
    .at = at the Windmill
    .the = the Windmill

# Classic: the name of space 29, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-29 = Observatory
    .of = of the Observatory
    .at = at the Observatory
    .the = the Observatory

# Classic: the name of space 30, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-30 = Go to Jail
    .at = on Go to Jail

# Classic: the name of space 31, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-31 = Scholars' Cloister
    .of = of the Scholars' Cloister
    .at = in the Scholars' Cloister
    .the = the Scholars' Cloister

# Classic: the name of space 32, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-32 = Old Customs House
    .of = of the Old Customs House
    .at = at the Old Customs House
    .the = the Old Customs House

# Classic: the name of space 33, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-33 = Strongbox
    .at = on Strongbox

# Classic: the name of space 34, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-34 = Lighthouse Point
    .at = at Lighthouse Point

# Classic: the name of space 35, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-35 = East Ferry
    .of = of the East Ferry
    .at = at the East Ferry
    .the = the East Ferry

# Classic: the name of space 36, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-36 = Adventure
    .at = on Adventure

# Classic: the name of space 37, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-37 = Admiral's Quay
    .at = on Admiral's Quay

# Classic: the name of space 38, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-space-38 = Lantern Tax
    .at = on Lantern Tax

# Classic: the name of space 39, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-space-39 = Sea Palace
    .of = of the Sea Palace
    .at = at the Sea Palace
    .the = the Sea Palace

## Groups and families

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-sky = light blue

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-blue = dark blue

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-faction = Ferries

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-value-machine = Mills

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-edition-value-faction = Factions

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters.
classic-edition-value-machine = Machines

## The two decks

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters. `.of`: after “of” or “from”. `.the`: with its article.
classic-value-leap = Adventure
    .of = an Adventure card
    .the = the Adventure deck

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters. `.of`: after “of” or “from”. `.the`: with its article.
classic-value-chest = Strongbox
    .of = a Strongbox card
    .the = the Strongbox deck

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters. `.of`: after “of” or “from”. `.the`: with its article.
classic-edition-value-leap = Leap of Faith
    .of = a Leap of Faith card
    .the = the Leap of Faith deck

# Classic: a word, in sentences, on buttons and in menus; at most 25 characters. `.of`: after “of” or “from”. `.the`: with its article.
classic-edition-value-chest = Treasure Chest
    .of = a Treasure Chest card
    .the = the Treasure Chest deck

## Spaces of the rulebook's edition

# Classic: the name of space 0 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-0 = GO
    .at = on GO

# Classic: the name of space 1 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-1 = Jerusalem
    .at = in Jerusalem

# Classic: the name of space 2 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-2 = Treasure Chest
    .at = on Treasure Chest

# Classic: the name of space 3 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-3 = Masyaf Fortress
    .at = at Masyaf Fortress

# Classic: the name of space 4 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-4 = Guild Tax
    .at = on Guild Tax

# Classic: the name of space 5 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-5 = Thieves
    .of = of the Thieves
    .at = with the Thieves
    .the = the Thieves

# Classic: the name of space 6 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-6 = Florence
    .at = in Florence

# Classic: the name of space 7 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-7 = Leap of Faith
    .at = on Leap of Faith

# Classic: the name of space 8 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-8 = Venice
    .at = in Venice

# Classic: the name of space 9 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-9 = Villa Auditore, Monteriggioni
    .of = of the Villa Auditore, Monteriggioni
    .at = at the Villa Auditore, Monteriggioni
    .the = the Villa Auditore, Monteriggioni

# Classic: the name of space 10 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-10 = Jail
    .of = of the jail
    .at = at the jail
    .the = the jail

# Classic: the name of space 11 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-11 = Tiber Island
    .at = on Tiber Island

# Classic: the name of space 12 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-12 = Animus
    .of = of the Animus
    .at = at the Animus
    .the = the Animus

# Classic: the name of space 13 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-13 = Colosseum
    .of = of the Colosseum
    .at = at the Colosseum
    .the = the Colosseum

# Classic: the name of space 14 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-14 = Castel Sant'Angelo
    .at = at Castel Sant'Angelo

# Classic: the name of space 15 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-15 = Mercenaries
    .of = of the Mercenaries
    .at = with the Mercenaries
    .the = the Mercenaries

# Classic: the name of space 16 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-16 = Galata
    .at = in Galata

# Classic: the name of space 17 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-17 = Treasure Chest
    .at = on Treasure Chest

# Classic: the name of space 18 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-18 = Grand Bazaar
    .of = of the Grand Bazaar
    .at = in the Grand Bazaar
    .the = the Grand Bazaar

# Classic: the name of space 19 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-19 = Topkapı Palace
    .at = at Topkapı Palace

# Classic: the name of space 20 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-20 = Free Parking
    .at = on Free Parking

# Classic: the name of space 21 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-21 = Boston
    .at = in Boston

# Classic: the name of space 22 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-22 = Leap of Faith
    .at = on Leap of Faith

# Classic: the name of space 23 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-23 = New York
    .at = in New York

# Classic: the name of space 24 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-24 = Davenport Homestead
    .at = at Davenport Homestead

# Classic: the name of space 25 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-25 = Courtesans
    .of = of the Courtesans
    .at = with the Courtesans
    .the = the Courtesans

# Classic: the name of space 26 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-26 = Nassau
    .at = in Nassau

# Classic: the name of space 27 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-27 = Havana
    .at = in Havana

# Classic: the name of space 28 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-28 = Helix
    .at = at Helix

# Classic: the name of space 29 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-29 = Great Inagua
    .at = on Great Inagua

# Classic: the name of space 30 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-30 = Go to Jail
    .at = on Go to Jail

# Classic: the name of space 31 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-31 = Notre-Dame de Paris
    .at = at Notre-Dame de Paris

# Classic: the name of space 32 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-32 = The Bastille
    .of = of the Bastille
    .at = at the Bastille
    .the = the Bastille

# Classic: the name of space 33 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-33 = Treasure Chest
    .at = on Treasure Chest

# Classic: the name of space 34 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-34 = Versailles
    .at = in Versailles

# Classic: the name of space 35 on the board of the edition, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
classic-edition-space-35 = Assassins
    .of = of the Assassins
    .at = with the Assassins
    .the = the Assassins

# Classic: the name of space 36 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-36 = Leap of Faith
    .at = on Leap of Faith

# Classic: the name of space 37 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-37 = Abstergo Entertainment
    .at = at Abstergo Entertainment

# Classic: the name of space 38 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-38 = Political Corruption
    .at = on Political Corruption

# Classic: the name of space 39 on the board of the edition, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
classic-edition-space-39 = Abstergo Industries
    .at = at Abstergo Industries
