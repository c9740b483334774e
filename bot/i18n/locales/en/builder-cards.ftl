### Builder: the Chance cards. `builder-value-card-…` is the title, `builder-card-…` says what the card does.

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-jail-1 = Get Out of Jail Free
    .the = a Get Out of Jail Free card

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-jail-2 = Get Out of Jail Free
    .the = a Get Out of Jail Free card

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-swap = Forced Trade
    .the = the card “Forced Trade”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-go = Advance to GO
    .the = the card “Advance to GO”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-to-jail = Go to Jail
    .the = the card “Go to Jail”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-to-31 = Advance to Boardwalk
    .the = the card “Advance to Boardwalk”

# Builder: a card's name, in sentences, menus and pictures; not much longer than English. `.the`: with its article.
builder-value-card-to-19 = Advance to Illinois Avenue
    .the = the card “Advance to Illinois Avenue”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-to-5 = Advance to Vermont Avenue
    .the = the card “Advance to Vermont Avenue”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-to-16 = Advance to Free Parking
    .the = the card “Advance to Free Parking”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-back = Go back three spaces
    .the = the card “Go back three spaces”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-dividend = Bank dividend
    .the = the card “Bank dividend”

# Builder: a card's name, in sentences, menus and pictures; not much longer than English. `.the`: with its article.
builder-value-card-loan = Your building loan matures
    .the = the card “Your building loan matures”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-speeding = Speeding fine
    .the = the card “Speeding fine”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-inspection = Site inspection
    .the = the card “Site inspection”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-delivery = Special delivery
    .the = the card “Special delivery”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-crew = Crew day
    .the = the card “Crew day”

# Builder: a card's name, in sentences, menus and pictures; at most 30 characters. `.the`: with its article.
builder-value-card-raid = Night raid
    .the = the card “Night raid”

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-jail-1 = Keep this card. It gets you out of jail before you roll. You may trade it.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-jail-2 = Keep this card. It gets you out of jail before you roll. You may trade it.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-swap = You may swap one of your properties for another player's. Complete sets are safe.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-go = Move forward to { builder-space-0 } and collect your M200.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-to-jail = Go straight to jail without passing { builder-space-0 }. Your turn is over.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-to-31 = Move forward to { builder-space-31 }, as if you had rolled it.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-to-19 = Move forward to { builder-space-19 }. Collect M200 if you pass { builder-space-0 }.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-to-5 = Move forward to { builder-space-5 }. Collect M200 if you pass { builder-space-0 }.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-to-16 = Move forward to { builder-space-16 }. Collect M200 if you pass { builder-space-0 }.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-back = Go back three spaces and do what that space says.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-dividend = The bank shares its profit: collect M50.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-loan = Your savings pay off: collect M150.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-speeding = Speeding in the truck: pay M15.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-inspection = The inspectors count your floors: pay M10 for each of your blocks on the island.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-delivery = A ship unloads for you: choose a type and take 2 of its chips.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-crew = All crews are at work: each player takes 1 chip of their own type.

# Builder: what a card does; in the card's picture and beside it, no longer than English.
builder-card-raid = Nobody is watching the yard: take 1 chip from another player.

# Builder: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $card-the: a card's name, with its article (a Get Out of Jail Free card)
builder-event-card-used = { $seat } uses { $card-the } and leaves jail.
