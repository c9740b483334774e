### Words in the pictures of Builder, and the sentences that stand for a picture.

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-bankrupt = bankrupt

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-left = has left the game

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $stage: what the person is doing (drop, roll, jail, buy, auction, steal, park, pick, swap, manage, debt, inherit, waiting, count, end, over, stopped, shared or other)
picture-builder-stage = { $stage ->
    [drop] must leave chips first
    [roll] to roll the dice
    [jail] in jail: pay, card or roll
    [buy] buy it or auction it?
    [auction] auction: who bids more?
    [steal] may take a chip
    [park] may exchange chips
    [pick] chooses chips
    [swap] may swap properties
    [manage] may exchange and build
    [debt] waits: a debt is due
    [inherit] waits: mortgages to settle
    [waiting] waits: rent can be claimed
    [count] rents first, then the count
    [end] waits
    [over] wins the game
    [stopped] is ahead: game ended early
    [shared] wins, sharing first place
   *[other] to play
}

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $stage: what the person is doing (drop, steal, park, pick or swap) · $count: how many, chooses the plural form (4)
picture-builder-hint = { $stage ->
    [drop] { $count ->
        [one] Leave 1 chip here: six is the limit
       *[other] Leave { $count } chips here: six is the limit
    }
    [steal] Take 1 chip from another player
    [park] Two chips for one of another type
    [pick] { builder-value-card-delivery }: 2 chips of one type
   *[swap] Swap a property with another player
}

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-rent = Rent

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-claim = Rent to claim

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-nothing = This roll brings no chips.

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-island = The island

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-where = Where to build?

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $site: a place to build (A2) · $level: the floor, 5 is the penthouse (5)
picture-builder-level = { $site }: { $level ->
    [1] 1st floor
    [2] 2nd floor
    [3] 3rd floor
    [4] 4th floor
   *[other] the penthouse
}

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (24)
picture-builder-choose = { $count ->
    [0] You can't pay for any floor now.
    [one] 1 place you can pay for is marked.
   *[other] { $count } places you can pay for are marked.
}

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-costs = It costs

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-remains = Left after this

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-too-dear = Chips missing:

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-points = Points

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-ends = Placing it ends the game.

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $became: what changes (gained, lost or same) · $count: how many, chooses the plural form (2)
picture-builder-group = { $became ->
    [gained] Largest group { $count }: you gain Community Builder
    [lost] Largest group { $count }: you lose Community Builder
   *[same] Your largest group: { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
}

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-brings = At this total, no matter who rolls:

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-rents-here = Rent here

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-rent-alone = This property alone

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-rent-set = Whole set

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-repay = To lift it

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-set-points = Set at the end

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-sum-free = Unowned: no rent now

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-sum-mortgaged = Mortgaged: no rent, no chips

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $rent: a rent (M70)
picture-builder-sum-alone = Rent now: { $rent }

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $rent: a rent (M20)
picture-builder-sum-set = Rent now, whole set: { $rent } × 2

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $amount: money (M1,000)
picture-builder-low = At least { $amount }

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-held = on hold for now

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $rent: a rent (M10)
picture-builder-rent-of = rent { $rent }

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-billionaire = Billionaire Builder

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-billionaire-rule = Most cash at the end; nobody on a tie.

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-community = Community Builder

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-community-rule = Largest group of one player's buildings, touching edge to edge; nobody on a tie.

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (15)
picture-builder-bank = Bank: { $count }

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (11)
picture-builder-blocks = Blocks left: { $count }

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (2) · $limit: how many may be kept (6)
picture-builder-chips = { $count ->
    [one] 1 chip (limit: six)
   *[other] { $count } chips (limit: { $limit })
}

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
# $why: the reason, a sentence (penthouse, stuck, stalled, rounds, agreed, alone, nobody or other)
picture-builder-why = { $why ->
    [penthouse] the penthouse is placed
    [stuck] nobody can reach the penthouse
    [stalled] nobody has built for too long
    [rounds] the last round is over
    [agreed] ended by agreement
    [alone] everybody else has left
    [nobody] nobody is left to build
   *[other] the game is over
}

# Builder: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-builder-by-points = Points by turn

## Alternative texts

# Builder: a word in the text that stands for a picture, read aloud to people who can't see it.
picture-builder-alt-none = none

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $why: the reason, a sentence (the game is over)
picture-builder-alt-over = The final count: { $why }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-builder-alt-order = Chips are listed as dump trucks/cranes/excavators/boats.

# Builder: a word in the text that stands for a picture, read aloud to people who can't see it.
picture-builder-alt-nobody = nobody

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $round: the round (3) · $seat: a person (Anna) · $stage: what the person is doing (may exchange and build)
picture-builder-alt-turn = Builder, round { $round }. { $seat }: { $stage }

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $first: the first die (2) · $second: the second die (4)
picture-builder-alt-dice = Dice { $first } and { $second }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $chips: chips, listed (2 dump trucks)
picture-builder-alt-made = { $seat } takes { $chips }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $space: a space of the board (Pennsylvania Avenue) · $group: a colour group (green) · $price: a price (M320) · $rent: a rent (M150) ·
# $chips: chips, listed (2 boats) · $number: the sum of both dice (8) · $owned: whether somebody owns it (yes or no) · $owner: the owner (Ben)
picture-builder-alt-lot = { $space }, { $group }, price { $price }, rent { $rent }, brings { $chips } at { $number }, { $owned ->
    [yes] owned by { $owner }.
   *[no] unowned.
}

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $space: a space of the board (Virginia Avenue) · $chips: chips, listed (2 dump trucks) · $number: the sum of both dice (5)
picture-builder-alt-brings = { $space } brings { $chips } at { $number }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $count: how many, chooses the plural form (2)
picture-builder-alt-cards = { $count ->
    [one] 1 { builder-value-card-jail-1 } card
   *[other] { $count } { builder-value-card-jail-1 } cards
}

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $rent: a rent (M20) · $points: points (2) · $mortgage: what a mortgage brings (M30) · $repay: what lifting the mortgage costs (M35)
picture-builder-alt-deed = Whole set: rent { $rent }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end. Mortgage { $mortgage }, lift for { $repay }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $amount: money (M30) · $leader: who leads (Ben) · $low: the least amount allowed (M35)
picture-builder-alt-bid = Leading bid { $amount } by { $leader }. The next one must be at least { $low }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $low: the least amount allowed (M10)
picture-builder-alt-no-bid = No bid yet. The first must be at least { $low }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $names: people, listed (Anna and Ben)
picture-builder-alt-passed = Passed: { $names }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $left: how much is left: 0 seconds, 1 a quarter, 2 half, 4 most (4)
picture-builder-alt-clock = { $left ->
    [0] The last seconds: the red light is on.
    [1] Less than a quarter of the time is left.
    [2] Less than half the time is left.
   *[other] Most of the time is left.
}

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $owner: the owner (Ben) · $amount: money (M175) · $visitor: who stops there (Anna) · $space: a space of the board (Park Place)
picture-builder-alt-claim = { $owner } may claim { $amount } from { $visitor } for { $space }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $space: a space of the board (Pennsylvania Avenue) · $spaces: spaces, listed
picture-builder-alt-ahead = After { $space }: { $spaces }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $space: a space of the board (Collect 2 dump trucks) · $chips: chips, listed (1 dump truck)
picture-builder-alt-lying = Lying on { $space }: { $chips }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $rank: the place in the ranking (2) · $seat: a person (Anna) · $points: points (34)
picture-builder-alt-rank = { $rank }. { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $points: points (21) · $built: how much is built (none)
picture-builder-alt-bankrupt = { $seat }: bankrupt, { $points ->
    [one] 1 point
   *[other] { $points } points
}; buildings { $built }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $cash: somebody's cash (M900) · $points: points (9) · $space: a space of the board (Roll for Resources) ·
# $chips: chips, listed (none) · $blocks: how many blocks (8) · $deeds: properties, listed (none) · $built: how much is built (B6 1, C1 1, C2 1, D5 1)
picture-builder-alt-seat = { $seat }: { $cash }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $space }; chips { $chips }; { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}; properties { $deeds }; floors { $built }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $chips: chips, listed
picture-builder-alt-bank = Bank: { $chips }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $count: how many, chooses the plural form (2)
picture-builder-alt-any = { $count } of any type

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $level: the floor, 5 is the penthouse (2) · $chips: chips, listed (2 of any type)
picture-builder-alt-cost = { $level ->
    [5] The penthouse
   *[other] Floor { $level }
} costs { $chips }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $built: how much is built (A4 1, A5 3, B4 1, B5 2) · $count: how many, chooses the plural form (4) · $points: points (11)
picture-builder-alt-group = { $seat }: floors { $built }; largest group { $count }; { $points ->
    [one] 1 point
   *[other] { $points } points
} for buildings.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $sites: places to build, listed (none)
picture-builder-alt-possible = You have enough chips for: { $sites }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-builder-alt-too-dear = You don't have enough chips.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $chips: chips, listed (2 dump trucks) · $rest: what stays (2 dump trucks)
picture-builder-alt-plan = You would spend { $chips } and keep { $rest }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $count: how many, chooses the plural form (1)
picture-builder-alt-open = { $count ->
    [one] One chip is still to be chosen.
   *[other] { $count } chips are still to be chosen.
}

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $before: points before (28) · $after: points after (7)
picture-builder-alt-points = Your points would go from { $before } to { $after }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $chips: chips, listed (4 dump trucks) · $blocks: how many blocks (12)
picture-builder-alt-chips = You have { $chips }; { $blocks ->
    [one] 1 block.
   *[other] { $blocks } blocks.
}

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $card: a card's name (Billionaire Builder) · $rule: the bonus's rule (Most cash at the end; nobody on a tie.) · $stands: who has it now ·
# $seat: a person (Anna)
picture-builder-alt-bonus = { $card }: { $rule } { $stands }. Now: { $seat }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $rank: the place in the ranking (2) · $seat: a person (Anna) · $total: points in all (31) · $built: how much is built (25 (A3 3, A4 6, C6 16)) ·
# $sets: points for complete sets (3) · $billionaire: points of the bonus (3) · $community: points of the bonus (5) · $cash: somebody's cash (M450)
picture-builder-alt-count = { $rank }. { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} from buildings { $built }, sets { $sets }, Billionaire { $billionaire }, Community { $community }; cash { $cash }.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $turns: how many turns (38)
picture-builder-alt-chart = Points by turn, over { $turns } turns.

# Builder: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $first: the first value (2) · $last: the last value (29)
picture-builder-alt-course = { $seat }: points from { $first } to { $last }.
