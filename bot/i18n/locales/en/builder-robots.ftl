## Builder: why the robots did what they did.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Pennsylvania Avenue)
builder-reason-completes = { $space } completes my set.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Illinois Avenue) · $seat: a person (Anna)
builder-reason-denies = { $space } would complete { $seat }'s set, and I don't want that.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Ventnor Avenue) · $number: the sum of both dice (8)
builder-reason-earns = { $space } brings me chips whenever somebody rolls { $number }, and rent too.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Park Place)
builder-reason-short = I can't pay the price of { $space }, so it gets auctioned.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Park Place)
builder-reason-cheaper = { $space } isn't worth that price to me. I might get it cheaper in an auction.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Vermont Avenue)
builder-reason-dear = { $space } isn't worth more than that to me.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $amount: money (M200) · $seat: a person (Anna)
builder-reason-asks = { $amount } rent from { $seat }: why give it away?

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-spares = I'll let that rent go.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Park Place)
builder-reason-mortgages = Mortgaging { $space } covers my debt at the smallest loss.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Park Place)
builder-reason-repays = I want { $space } to bring me rent and chips again.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-keeps-mortgage = I'm keeping my cash for the next rent.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $space: a space of the board (Park Place)
builder-reason-swaps = { $space } is worth more to me than what I gave for it.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-stays-in = I'm keeping my money and trying for a double.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-leaves = Nobody builds in jail.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $chip-a: a kind of chip, with “a” or “an” (a dump truck)
builder-reason-lacks = My next floor was missing { $chip-a }.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $chip: a kind of chip (boat)
builder-reason-balances = I had too few { $chip } chips.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
builder-reason-stops = { $seat } could have placed the penthouse with that chip.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna) · $chip-a: a kind of chip, with “a” or “an” (a boat)
builder-reason-steals = My next floor needs { $chip-a }, and { $seat } had one.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
builder-reason-slows = { $seat } can spare a chip, and I can use it.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-drops = Those are the chips I'll miss least.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-declines = Nothing on offer was worth it.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $site: a place to build (A2)
builder-reason-tops = With its fourth floor, { $site } is ready for the penthouse.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $level: the floor, 5 is the penthouse (2) · $site: a place to build (B2)
builder-reason-rises = Floor { $level } brings { $site } closer to the penthouse and earns me points.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $site: a place to build (C5)
builder-reason-groups = With { $site } I have the largest community, and that's worth 5 points.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $site: a place to build (B3)
builder-reason-joins = { $site } goes with the buildings I have next to it.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $site: a place to build (B4)
builder-reason-founds = Every tower starts with one floor, and this one starts at { $site }.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-crowns = With the penthouse I'm ahead of everybody.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-saves = I'm saving my chips for the penthouse.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-waits = I'm keeping my chips for a better moment.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-bad-deal = That trade brings me less than it costs.

# Builder: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna) · $space: a space of the board (Park Place)
builder-reason-keeps-set = I don't want { $seat } to complete a set with { $space }.

# Builder: a robot says in the first person why it did that; at most 90 characters.
builder-reason-counts = I'm ahead, and nobody else can build any more.
