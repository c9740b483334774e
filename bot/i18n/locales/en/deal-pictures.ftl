# Words in Deal's pictures, and the sentences that stand for them.

picture-deal-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
picture-deal-new = { $count } new
picture-deal-plays = { $count ->
    [0] no plays left
    [one] 1 play left
   *[other] { $count } plays left
}
picture-deal-excess = { $count ->
    [one] give back 1 card
   *[other] give back { $count } cards
}
picture-deal-answer = you must answer
picture-deal-waiting = not your turn
picture-deal-stage = { $stage ->
    [play] to play
    [respond] waits for answers
    [discard] has too many cards
    [stopped] is ahead: game ended early
   *[over] wins the game
}
picture-deal-nothing = Nothing played yet
picture-deal-unplayed = No card played yet
picture-deal-pile = Draw
picture-deal-discards = Played
picture-deal-turn = Turn { $turn }
picture-deal-takes = takes { $cards }
picture-deal-swaps = takes { $cards } for { $own }
picture-deal-rent-of = Rent { $colour }: { $amount }
picture-deal-rent-doubled = Rent { $colour }, doubled: { $amount }
picture-deal-rent-doubled-twice = Rent { $colour }, doubled twice: { $amount }
picture-deal-about = { $card }: { $about }
picture-deal-whole-set = the { $colour } set
picture-deal-each = { $amount } each

## Alternative texts

picture-deal-alt-hand = Your hand: { $cards }.
picture-deal-alt-hand-empty = Your hand is empty.
picture-deal-alt-new = { $card } (new)
picture-deal-alt-worth = { $card }, { $value }
picture-deal-alt-turn = Deal, turn { $turn }. { $seat } { $stage ->
    [play] plays
    [respond] waits for answers
   *[discard] has to give back cards
}, { $plays ->
    [one] 1 play left.
   *[other] { $plays } plays left.
}
picture-deal-alt-over = Deal, the game is over.
picture-deal-alt-rank = { $rank }. { $seat }.
picture-deal-alt-piles = Draw pile { $pile }, played cards { $discards }.
picture-deal-goal = { $goal } different complete sets win.
picture-deal-alt-last = Last played: { $card }.
picture-deal-alt-demand = { $seat } plays { $card }: { $threads }.
picture-deal-alt-thread = { $due ->
    [0] { $seat } { $outcome ->
        [paid] has paid
        [taken] lets it happen
        [cancelled] has cancelled it
        [void] isn't concerned any more
       *[open] (waiting for { $asked })
    }
   *[other] { $seat } { $outcome ->
        [paid] has paid { $amount }
        [taken] lets it happen
        [cancelled] has cancelled it
        [void] isn't concerned any more
       *[open] owes { $amount } (waiting for { $asked })
    }
}
picture-deal-alt-seat = { $seat }: { $cards } in hand, bank { $bank }, { $sets }.
picture-deal-alt-nothing = no property
picture-deal-alt-set = { $colour } { $have }/{ $size } rent { $rent }
picture-deal-alt-complete = { $colour } complete, rent { $rent }
picture-deal-alt-house = { deal-card-house }
picture-deal-alt-hotel = { deal-card-hotel }
picture-deal-alt-count = { $count ->
    [0] no complete set
    [one] 1 complete set
   *[other] { $count } complete sets
}
