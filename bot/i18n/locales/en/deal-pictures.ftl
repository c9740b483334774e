### Words in Deal's pictures, and the sentences that stand for them.

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (5)
picture-deal-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (2)
picture-deal-new = { $count } new

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (3)
picture-deal-plays = { $count ->
    [0] no plays left
    [one] 1 play left
   *[other] { $count } plays left
}

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $count: how many, chooses the plural form (11)
picture-deal-excess = { $count ->
    [one] give back 1 card
   *[other] give back { $count } cards
}

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-deal-answer = you must answer

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-deal-waiting = not your turn

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $stage: what the person is doing (play, respond, discard, stopped or over)
picture-deal-stage = { $stage ->
    [play] to play
    [respond] waits for answers
    [discard] has too many cards
    [stopped] is ahead: game ended early
   *[over] wins the game
}

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-deal-nothing = Nothing played yet

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-deal-unplayed = No card played yet

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-deal-pile = Draw

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
picture-deal-discards = Played

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $turn: the turn's number (2)
picture-deal-turn = Turn { $turn }

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $cards: cards, listed (the utility set)
picture-deal-takes = takes { $cards }

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $cards: cards, listed (Pacific Avenue) · $own: the card given (Kentucky Avenue)
picture-deal-swaps = takes { $cards } for { $own }

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $colour: a colour (brown) · $amount: money (24M)
picture-deal-rent-of = Rent { $colour }: { $amount }

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $colour: a colour (orange) · $amount: money (24M)
picture-deal-rent-doubled = Rent { $colour }, doubled: { $amount }

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $colour: a colour (brown) · $amount: money (24M)
picture-deal-rent-doubled-twice = Rent { $colour }, doubled twice: { $amount }

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $card: a card's name (It's My Birthday) · $about: what it does (2M each)
picture-deal-about = { $card }: { $about }

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $colour: a colour (utility)
picture-deal-whole-set = the { $colour } set

# Deal: drawn in the picture; no longer than English, or it is set smaller or cut.
# $amount: money (24M)
picture-deal-each = { $amount } each

## Alternative texts

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $cards: cards, listed (B. & O. Railroad, 2M (new))
picture-deal-alt-hand = Your hand: { $cards }.

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-deal-alt-hand-empty = Your hand is empty.

# Deal: a word in the text that stands for a picture, read aloud to people who can't see it.
# $card: a card's name (Multicolour Rent, 3M)
picture-deal-alt-new = { $card } (new)

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $card: a card's name (New York Avenue) · $value: the card's value (2M)
picture-deal-alt-worth = { $card }, { $value }

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $turn: the turn's number (2) · $seat: a person (Anna) · $stage: what the person is doing (play, respond or discard) ·
# $plays: how many cards may still be played (3)
picture-deal-alt-turn = Deal, turn { $turn }. { $seat } { $stage ->
    [play] plays
    [respond] waits for answers
   *[discard] has to give back cards
}, { $plays ->
    [one] 1 play left.
   *[other] { $plays } plays left.
}

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
picture-deal-alt-over = Deal: the game is over.

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $rank: the place in the ranking (2) · $seat: a person (Anna)
picture-deal-alt-rank = { $rank }. { $seat }.

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $pile: cards in the draw pile (87) · $discards: cards in the discard pile (10)
picture-deal-alt-piles = Draw pile { $pile }, played cards { $discards }.

# Deal: drawn in the picture (alternative texts); no longer than English, or it is set smaller or cut.
# $goal: how many sets win (3)
picture-deal-goal = { $goal } different complete sets win.

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $card: a card's name (Short Line)
picture-deal-alt-last = Last played: { $card }.

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $card: a card's name (Rent (pink/orange)) · $threads: what each person does, listed (Bob (waiting for Bob))
picture-deal-alt-demand = { $seat } plays { $card }: { $threads }.

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $due: what is to be paid, 0 where nothing (24) · $seat: a person (Anna) · $outcome: how it ended (paid, taken, cancelled, void or open) ·
# $asked: who is asked next (Ben) · $amount: money (24M)
picture-deal-alt-thread = { $due ->
    [0] { $seat } { $outcome ->
        [paid] has paid
        [taken] lets it happen
        [cancelled] has cancelled it
        [void] is no longer affected
       *[open] (waiting for { $asked })
    }
   *[other] { $seat } { $outcome ->
        [paid] has paid { $amount }
        [taken] lets it happen
        [cancelled] has cancelled it
        [void] is no longer affected
       *[open] owes { $amount } (waiting for { $asked })
    }
}

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $seat: a person (Anna) · $cards: how many cards (4) · $bank: the cards in the bank, by value (14M) ·
# $sets: sets, each with cards and rent (no property)
picture-deal-alt-seat = { $seat }: { $cards } in hand, bank { $bank }, { $sets }.

# Deal: a word in the text that stands for a picture, read aloud to people who can't see it.
picture-deal-alt-nothing = no property

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $colour: a colour (orange) · $have: how many are there (2) · $size: how many cards make it whole (3) · $rent: a rent (1M)
picture-deal-alt-set = { $colour } { $have }/{ $size } rent { $rent }

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $colour: a colour (dark blue) · $rent: a rent (12M)
picture-deal-alt-complete = { $colour } complete, rent { $rent }

# Deal: a word in the text that stands for a picture, read aloud to people who can't see it.
picture-deal-alt-house = { deal-card-house }

# Deal: a word in the text that stands for a picture, read aloud to people who can't see it.
picture-deal-alt-hotel = { deal-card-hotel }

# Deal: part of the text that stands for a picture, read aloud to people who can't see it; whole, short sentences.
# $count: how many, chooses the plural form (2)
picture-deal-alt-count = { $count ->
    [0] no complete set
    [one] 1 complete set
   *[other] { $count } complete sets
}
