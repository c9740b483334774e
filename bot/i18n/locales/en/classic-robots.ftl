### Classic: why the robots did what they did.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Quarry Road)
classic-reason-completes = { $space } completes my set, and its rents jump.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Market Hall) · $seat: a person (Anna)
classic-reason-denies = { $space } would complete { $seat }'s set, and I don't want that.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (West Ferry)
classic-reason-joins = { $space } goes with what I own in that set.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Stone Bridge)
classic-reason-earns = { $space } will earn more than it costs.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-earns-all = Anything that earns rent is worth its price.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space-the: a space of the board, with its article (Orchard Rise)
classic-reason-short = I can't pay the price of { $space-the }, so there's an auction.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space-the: a space of the board, with its article (the jail)
classic-reason-cheaper = I might get { $space-the } cheaper in an auction.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bell Street)
classic-reason-worth-more = { $space } is still worth more to me than that.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Bell Street)
classic-reason-dear = { $space } isn't worth more than that to me; I'd rather keep cash for rent.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-last-buildings = There are few buildings left, and I want my share.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-dear-building = That's too much for a single building.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-no-order = I'll leave the last buildings to the others.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Quarry Road)
classic-reason-reaches-free = { $space } is still for sale.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Heron Pond)
classic-reason-reaches-own = { $space } is mine, so I pay nothing there.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space-the: a space of the board, with its article (Strongbox)
classic-reason-reaches = Of everything in reach, { $space-the } suited me best.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $group: a colour group (red)
classic-reason-builds = Nothing raises my rents more for the price ({ $group }).

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna) · $group: a colour group (red)
classic-reason-builds-before = { $seat } may stop there on the next roll, so I'm building now ({ $group }).

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-saves = I'd rather keep my cash for the next rents.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $group: a colour group (red)
classic-reason-sells = I need cash, and the loss is smallest there ({ $group }).

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space-the: a space of the board, with its article (the jail)
classic-reason-mortgages = Mortgaging { $space-the } covers my debt at the smallest loss.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space-the: a space of the board, with its article (the jail)
classic-reason-mortgages-to-buy = Mortgaging { $space-the } lets me buy something better.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space-the: a space of the board, with its article (the jail)
classic-reason-mortgages-to-build = Buildings earn more than { $space-the } does.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space-the: a space of the board, with its article (the jail)
classic-reason-lifts = I want { $space-the } to earn rent again.

# Classic: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Rose Court)
classic-reason-lifts-group = With { $space } free of its mortgage, I can build on the whole set.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-lets-lie = Those mortgages can wait; I need my cash now.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-tries-double = Trying for a double costs nothing.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-claims = Rent has to be claimed before the next roll.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-pays-card = A small fine is better than an unknown card.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-draws-card = I'd rather see what the next card says.

# Classic: a robot says in the first person why it did that; at most 90 characters.
classic-reason-bad-deal = That trade costs me more than I'd gain.
