# Words in the pictures of Builder, and the sentences that stand for a picture.

picture-builder-bankrupt = bankrupt
picture-builder-left = has left the game
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
picture-builder-rent = Rent
picture-builder-claim = Rent to claim
picture-builder-nothing = This roll brings no chips.
picture-builder-island = The island
picture-builder-where = Where to build?
picture-builder-level = { $site }: { $level ->
    [1] 1st floor
    [2] 2nd floor
    [3] 3rd floor
    [4] 4th floor
   *[other] the penthouse
}
picture-builder-choose = { $count ->
    [0] You can't pay for any floor now.
    [one] 1 place you can pay for is marked.
   *[other] { $count } places you can pay for are marked.
}
picture-builder-costs = It costs
picture-builder-remains = Left after this
picture-builder-too-dear = Chips missing:
picture-builder-points = Points
picture-builder-ends = Placing it ends the game.
picture-builder-group = { $became ->
    [gained] Largest group { $count }: you gain Community Builder
    [lost] Largest group { $count }: you lose Community Builder
   *[same] Your largest group: { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
}
picture-builder-brings = At this total, no matter who rolls:
picture-builder-rents-here = Rent here
picture-builder-rent-alone = This property alone
picture-builder-rent-set = Whole set
picture-builder-repay = To lift it
picture-builder-set-points = Set at the end
picture-builder-sum-free = Unowned: no rent now
picture-builder-sum-mortgaged = Mortgaged: no rent, no chips
picture-builder-sum-alone = Rent now: { $rent }
picture-builder-sum-set = Rent now, whole set: { $rent } × 2
picture-builder-low = At least { $amount }
picture-builder-held = on hold for now
picture-builder-rent-of = rent { $rent }
picture-builder-billionaire = Billionaire Builder
picture-builder-billionaire-rule = Most cash at the end; nobody on a tie.
picture-builder-community = Community Builder
picture-builder-community-rule = Largest group of one player's buildings, touching edge to edge; nobody on a tie.
picture-builder-bank = Bank: { $count }
picture-builder-blocks = Blocks left: { $count }
picture-builder-chips = { $count ->
    [one] 1 chip (limit: six)
   *[other] { $count } chips (limit: { $limit })
}
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
picture-builder-by-points = Points by turn

## Alternative texts

picture-builder-alt-none = none
picture-builder-alt-over = The final count: { $why }.
picture-builder-alt-order = Chips as dump trucks/cranes/excavators/boats.
picture-builder-alt-nobody = nobody
picture-builder-alt-turn = Builder, round { $round }. { $seat }: { $stage }
picture-builder-alt-dice = Dice { $first } and { $second }.
picture-builder-alt-made = { $seat } takes { $chips }.
picture-builder-alt-lot = { $space }, { $group }, price { $price }, rent { $rent }, brings { $chips } at { $number }, { $owned ->
    [yes] owned by { $owner }.
   *[no] unowned.
}
picture-builder-alt-brings = { $space } brings { $chips } at { $number }.
picture-builder-alt-cards = { $count ->
    [one] 1 { builder-value-card-jail-1 }
   *[other] { $count } { builder-value-card-jail-1 }
}
picture-builder-alt-deed = Whole set: rent { $rent }, { $points } points at the end. Mortgage { $mortgage }, lift for { $repay }.
picture-builder-alt-bid = Leading bid { $amount } by { $leader }, next one from { $low }.
picture-builder-alt-no-bid = No bid yet, from { $low }.
picture-builder-alt-passed = Passed: { $names }.
picture-builder-alt-clock = { $left ->
    [0] The last seconds: the red light is on.
    [1] Less than a quarter of the time is left.
    [2] Less than half the time is left.
   *[other] Most of the time is left.
}
picture-builder-alt-claim = { $owner } may claim { $amount } from { $visitor }: { $space }.
picture-builder-alt-ahead = After { $space }: { $spaces }.
picture-builder-alt-lying = Lying on { $space }: { $chips }.
picture-builder-alt-rank = { $rank }. { $seat }, { $points } points.
picture-builder-alt-bankrupt = { $seat }: bankrupt, { $points ->
    [one] 1 point
   *[other] { $points } points
}; buildings { $built }.
picture-builder-alt-seat = { $seat }: { $cash }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $space }; chips { $chips }; { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}; properties { $deeds }; floors { $built }.
picture-builder-alt-bank = Bank: { $chips }.
picture-builder-alt-any = { $count } of any type
picture-builder-alt-cost = { $level ->
    [5] The penthouse
   *[other] Floor { $level }
} costs { $chips }.
picture-builder-alt-group = { $seat }: floors { $built }; largest group { $count }; { $points ->
    [one] 1 point
   *[other] { $points } points
} for buildings.
picture-builder-alt-possible = You have enough chips for: { $sites }.
picture-builder-alt-too-dear = You don't have enough chips.
picture-builder-alt-plan = You would spend { $chips } and keep { $rest }.
picture-builder-alt-open = { $count ->
    [one] One chip is still to be chosen.
   *[other] { $count } chips are still to be chosen.
}
picture-builder-alt-points = Points { $before }, then { $after }.
picture-builder-alt-chips = You have { $chips }; { $blocks ->
    [one] 1 block.
   *[other] { $blocks } blocks.
}
picture-builder-alt-bonus = { $card }: { $rule } { $stands }. Now: { $seat }.
picture-builder-alt-count = { $rank }. { $seat }: { $total } points from buildings { $built }, sets { $sets }, Billionaire { $billionaire }, Community { $community }; cash { $cash }.
picture-builder-alt-chart = Points by turn, over { $turns } turns.
picture-builder-alt-course = { $seat }: points from { $first } to { $last }.
