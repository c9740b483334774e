### City: its name, spaces, verbs, events, waits, refusals, options.

# The game's name, everywhere; usually not translated.
city-name = City

# City: what the game is like, in the menu of games; at most 240 characters.
city-blurb = Buy districts, fill them with blocks straight away, and outbid the others in 50-second auctions. The richest player when the hour is over wins.

## Spaces

# City: the name of space 0, on buttons and in the picture too; about 20 characters.
city-space-0 = GO

# City: the name of space 1, on buttons and in the picture too; about 20 characters.
city-space-1 = Summergate

# City: the name of space 2, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-2 = Chance
    .at = on Chance

# City: the name of space 3, on buttons and in the picture too; about 20 characters.
city-space-3 = Stoneside

# City: the name of space 4, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-4 = Industry Tax
    .at = on Industry Tax

# City: the name of space 5, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-5 = Planning Permission
    .at = on Planning Permission

# City: the name of space 6, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-6 = Westlands
    .at = in Westlands

# City: the name of space 7, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-7 = Chance
    .at = on Chance

# City: the name of space 8, on buttons and in the picture too; about 20 characters.
city-space-8 = Bayview Dock

# City: the name of space 9, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-9 = Brightside
    .at = in Brightside

# City: the name of space 10, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
city-space-10 = Jail
    .of = of the jail
    .at = at the jail
    .the = the jail

# City: the name of space 11, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-11 = Old Town
    .at = in Old Town

# City: the name of space 12, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
city-space-12 = Auction
    .of = of the auction space
    .at = on the auction space
    .the = the auction space

# City: the name of space 13, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-13 = Harbor Heights
    .at = in Harbor Heights

# City: the name of space 14, on buttons and in the picture too; about 20 characters.
city-space-14 = Central Quay

# City: the name of space 15, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-15 = Planning Permission
    .at = on Planning Permission

# City: the name of space 16, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-16 = Shine Village
    .at = in Shine Village

# City: the name of space 17, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-17 = Chance
    .at = on Chance

# City: the name of space 18, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-18 = East Bank
    .at = on East Bank

# City: the name of space 19, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-19 = Treetop Park
    .at = in Treetop Park

# City: the name of space 20, on buttons and in the picture too; about 20 characters.
city-space-20 = Free Parking

# City: the name of space 21, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-21 = Seaview
    .at = in Seaview

# City: the name of space 22, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-22 = Chance
    .at = on Chance

# City: the name of space 23, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”.
city-space-23 = The Wharf
    .of = of The Wharf

# City: the name of space 24, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-24 = Middleton
    .at = in Middleton

# City: the name of space 25, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-25 = Planning Permission
    .at = on Planning Permission

# City: the name of space 26, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-26 = New Town
    .at = in New Town

# City: the name of space 27, on buttons and in the picture too; about 20 characters.
city-space-27 = Silver Harbor

# City: the name of space 28, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-28 = Chance
    .at = on Chance

# City: the name of space 29, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-29 = Central City
    .at = in Central City

# City: the name of space 30, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-30 = Go to Jail
    .at = on Go to Jail

# City: the name of space 31, on buttons and in the picture too; about 20 characters.
city-space-31 = Royal Court

# City: the name of space 32, on buttons and in the picture too; about 20 characters.
city-space-32 = The Marina

# City: the name of space 33, on buttons and in the picture too; about 20 characters. `.of`: after “of” or “from”. `.at`: where somebody stops. `.the`: with its article.
city-space-33 = Auction
    .of = of the auction space
    .at = on the auction space
    .the = the auction space

# City: the name of space 34, on buttons and in the picture too; about 20 characters.
city-space-34 = Riverside

# City: the name of space 35, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-35 = Planning Permission
    .at = on Planning Permission

# City: the name of space 36, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-36 = Chance
    .at = on Chance

# City: the name of space 37, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-37 = Fortune Valley
    .at = in Fortune Valley

# City: the name of space 38, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-38 = Industry Tax
    .at = on Industry Tax

# City: the name of space 39, on buttons and in the picture too; about 20 characters. `.at`: where somebody stops.
city-space-39 = Diamond Hills
    .at = in Diamond Hills

## Groups

# City: a word, in sentences, on buttons and in menus; at most 25 characters.
city-group-sky = light blue

# City: a word, in sentences, on buttons and in menus; at most 25 characters.
city-group-purple = purple

## Words used as values

# City: a word, in sentences, on buttons and in menus; at most 25 characters.
city-value-residential = residential

# City: a word, in sentences, on buttons and in menus; at most 25 characters.
city-value-industrial = industrial

## Verbs, and the questions for their fields

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-pay-fine = Pay 500k

# City: asked for the move “Auction it”, above a menu or as a form's label; at most 45 characters.
city-action-auction-opening = Your opening bid

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-choose = Auction a district

# City: asked for the move “Auction a district”, above a menu or as a form's label; at most 45 characters.
city-action-choose-space = Which district?

# City: asked for the move “Auction a district”, above a menu or as a form's label; at most 45 characters.
city-action-choose-opening = Your opening bid

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-skip = Do nothing

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-press = Get a permit

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-done = End turn

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-build = Place blocks

# City: asked for the move “Place blocks”, above a menu or as a form's label; at most 45 characters.
city-action-build-space = In which district?

# City: asked for the move “Place blocks”, above a menu or as a form's label; at most 45 characters.
city-action-build-kind = Which kind of block?

# City: asked for the move “Place blocks”, above a menu or as a form's label; at most 45 characters.
city-action-build-count = How many blocks?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-lift-mortgage = Lift a mortgage

# City: asked for the move “Lift a mortgage”, above a menu or as a form's label; at most 45 characters.
city-action-lift-mortgage-space = Which mortgage?

# City: asked for the move “Mortgage”, above a menu or as a form's label; at most 45 characters.
city-action-mortgage-space = Which district?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-go-bankrupt = Declare bankruptcy

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-call-hour = Call for another hour

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-vote = Vote

# City: asked for the move “Vote”, above a menu or as a form's label; at most 45 characters.
city-action-vote-answer = Play another hour?

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-close-vote = Close the vote

# City: a move, on its button and in menus, the verb first; at most 25 characters.
city-action-open-calls = Open the last quarter

## Events

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $start-the: the space left, with its article (Brightside) · $space-the: a space of the board, with its article (Brightside)
city-event-moved = { $seat } moves from { $start-the } to { $space-the }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (2M)
city-event-salary-paid = { $seat } passes { city-space-0 } and collects { $amount }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $reason: what kind of stop it is (own, mortgaged, waiting, none-unowned, no-industry, go, jail, parking or other) · $seat: a person (Anna) ·
# $space-at: a space of the board, as in “stops at …” (at GO)
city-event-visited = { $reason ->
    [own] { $seat } stops { $space-at }, their own district.
    [mortgaged] { $seat } pays nothing { $space-at }: it's mortgaged.
    [waiting] { $seat } pays nothing { $space-at }: the bank auctions it next.
    [none-unowned] { $seat } has nothing to auction: every district has an owner.
    [no-industry] { $seat } owns no industry and pays no tax.
    [go] { $seat } stops on { city-space-0 }.
    [jail] { $seat } is just visiting the jail.
    [parking] { $seat } rests on { city-space-20 }.
   *[other] { $seat } stops { $space-at }.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $space-the: a space of the board, with its article (Rive gauche)
city-event-bank-opened = The bank auctions { $space-the }. Who bids first?

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $opener: who opens the auction (Anna) · $space-the: a space of the board, with its article (Diamond Hills) · $amount: money (10k)
city-event-auction-opened = { $opener } auctions { $space-the }, opening at { $amount }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $space-the: a space of the board, with its article (Diamond Hills) · $seat: a person (Anna) · $amount: money (4.82M)
city-event-lot-sold = Sold! { $space-the } goes to { $seat } for { $amount }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $space-the: a space of the board, with its article (Vieux port)
city-event-lot-unsold = Nobody wants { $space-the }. It stays unowned.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
city-event-auction-skipped = { $seat } doesn't start an auction.

# City: what has just happened, a line of the turn's message and the history; not much longer than English.
# $doubled-word: what doubles the rent, a word to choose by (skyscraper, tower or no) · $seat: a person (Anna) · $owner: the owner (Ben) ·
# $amount: money (80k) · $space-at: a space of the board, as in “stops at …” (in Brightside) · $blocks: how many blocks (2) ·
# $base: the rent before doubling (80k)
city-event-rent-paid = { $doubled-word ->
    [skyscraper] { $seat } pays { $owner } { $amount } rent { $space-at } ({ $blocks ->
        [0] no blocks
        [one] { $blocks } block
       *[other] { $blocks } blocks
      }: { $base }, doubled by the skyscraper).
    [tower] { $seat } pays { $owner } { $amount } rent { $space-at } ({ $blocks ->
        [0] no blocks
        [one] { $blocks } block
       *[other] { $blocks } blocks
      }: { $base }, doubled by the Tower).
   *[no] { $seat } pays { $owner } { $amount } rent { $space-at } ({ $blocks ->
        [0] no blocks
        [one] { $blocks } block
       *[other] { $blocks } blocks
      }).
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $amount: money (2M)
city-event-tax-paid = { $seat } pays { $amount } in industry tax.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $why: the reason, a sentence (doubles, card or space) · $seat: a person (Anna)
city-event-jailed = { $why ->
    [doubles] A third double: { $seat } goes to jail!
    [card] The card sends { $seat } to jail!
   *[space] { $seat } goes straight to jail!
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $permit: how many blocks the permit allows (2) · $seat: a person (Anna)
city-event-unit-pressed = { $permit ->
    [0] { $seat } gets a permit for a station instead of blocks.
    [one] { $seat } gets a permit for 1 block.
   *[other] { $seat } gets a permit for { $permit } blocks.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $count: how many, chooses the plural form (2) · $seat: a person (Anna) · $kind: the kind of block (residential) ·
# $space-at: a space of the board, as in “stops at …” (at Bayview Dock) · $amount: money (1.5M) · $before: the rent before (60k) ·
# $after: the rent after (600k)
city-event-blocks-built = { $count ->
    [one] { $seat } builds 1 { $kind } block { $space-at } for { $amount }; rent { $before } → { $after }.
   *[other] { $seat } builds { $count } { $kind } blocks { $space-at } for { $amount }; rent { $before } → { $after }.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $creditor: a person or the bank, who is owed (Ben) · $amount: money (1.4M)
city-event-debt-opened = { $seat } owes { $creditor } { $amount } and doesn't have the cash.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $creditor: a person or the bank, who is owed (Ben)
city-event-went-bankrupt = { $seat } couldn't pay { $creditor }, went bankrupt and is out of the game.

# City: what has just happened, a line of the turn's message and the history; not much longer than English.
# $districts: how many districts (6) · $seat: a person (Anna) · $amount: money (10.22M) · $creditor: a person or the bank, who is owed (Ben) ·
# $cards: how many cards (0)
city-event-estate-passed = { $districts ->
    [0] { $seat }'s cash, { $amount }, goes to { $creditor }.
    [one] Everything { $seat } had, { $amount } and 1 district, goes to { $creditor }.
   *[other] Everything { $seat } had, { $amount } and { $districts } districts, goes to { $creditor }.
  }{ $cards ->
    [0] {""}
    [one] {" "}So does 1 card.
   *[other] {" "}So do { $cards } cards.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
city-event-calls-opened = A quarter of an hour is left. Players can now call for another hour.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $hour: the number of the game hour
city-event-hour-began = Hour { $hour } starts.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna)
city-event-hour-called = { $seat } calls for another hour. Who agrees?

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $seat: a person (Anna) · $answer: the vote, yes or no (Yes)
city-event-voted = { $seat } votes: { $answer }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $hour: the number of the game hour (2)
city-event-hour-renewed = Agreed! Hour { $hour } starts now and lasts a full hour.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
city-event-hour-refused = No extra hour.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $rounds: how many rounds (3)
city-event-rounds-left = { $rounds ->
    [one] The last round starts!
   *[other] { $rounds } rounds are left, including this one.
  }

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
city-event-hour-ended = The hour is over. This is the last turn.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
# $rank: the place in the ranking (1) · $seat: a person (Anna) · $cash: somebody's cash (3.89M) · $rents: rents in total (1.26M) ·
# $total: the total (5.15M)
city-event-counted = { $rank }. { $seat }: { $cash } in cash + { $rents } in rent = { $total }.

# City: what has just happened, a line of the turn's message and the history; at most 90 characters.
city-event-game-ended = The final count is done. The game is over.

## Waits

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
city-wait-jail = { $seat } is in jail: pay or roll?

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
city-wait-choose = { $seat } may auction a district

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
city-wait-build = { $seat } is building

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
# $seat: one or more people (Anna)
city-wait-vote = Another hour? Still to vote: { $seat }

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
city-wait-hour = The game clock is running

# City: what the table waits for, in lists and reminders; no full stop, at most 60 characters.
city-wait-calls = The game clock is running

## Refusals

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-already-leading = Your bid is already the highest.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-mortgaged = This district is mortgaged.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-district-full = This district already has eight blocks.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters. `.bare`: the same when the facts are not known.
# $case: what is wrong with the permit (blocks or other)
city-refusal-no-permit = { $case ->
    [blocks] Your permit is for blocks, not for a station.
   *[other] Get a permit first.
  }
    .bare = Get a permit first.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-already-pressed = You've already taken your permit this turn. A double gives you another.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-station-permit-only = Your permit is for a station, so no blocks this time.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-permit-exceeded = Your permit is used up.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-out-of-stock = The box has none of these left.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-no-debt = You can only mortgage when you're in debt.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-can-still-pay = You can still pay by mortgaging or with a card.

# City: why something can't be done now; only the person who tried it sees it, at most 150 characters.
city-refusal-already-called = You've already called for another hour.

## Options

# City: the name of an option in the lobby; at most 60 characters.
city-option-end = The game ends

# City: a value of the lobby's option “The game ends”; at most 60 characters.
city-option-end-clock = when the clock runs out

# City: a value of the lobby's option “The game ends”; at most 60 characters.
city-option-end-last-standing = when one player is left

# City: the name of an option in the lobby; at most 60 characters.
city-option-hours = Game hours

# City: the name of an option in the lobby; at most 60 characters.
city-option-weights = Permit odds (1, 2, 3 blocks, station)

# City: the option “Permit odds (1, 2, 3 blocks, station)” in short, on its closed menu; at most 25 characters.
city-option-weights-menu = Permit odds

# City: a value of the lobby's option “Permit odds (1, 2, 3 blocks, station)”; at most 60 characters.
city-option-weights-1-1-1-1 = equal chances

# City: a value of the lobby's option “Permit odds (1, 2, 3 blocks, station)”; at most 60 characters.
city-option-weights-3-3-3-1 = a station 1 time in 10

# City: a value of the lobby's option “Permit odds (1, 2, 3 blocks, station)”; at most 60 characters.
city-option-weights-5-5-5-3 = a station 1 time in 6

# City: the name of an option in the lobby; at most 60 characters.
city-option-limited = Limited blocks (38 of each kind)

# City: the name of an option in the lobby; at most 60 characters.
city-option-mortgages = Mortgaging without a debt

# City: the name of an option in the lobby; at most 60 characters.
city-option-fine = Paying the fine ends the turn

# City: the name of an option in the lobby; at most 60 characters.
city-option-double-go = 4M for landing exactly on { city-space-0 }

# City: the name of an option in the lobby; at most 60 characters.
city-option-specials = Maximum bonus buildings or hazards per district

# City: the option “Maximum bonus buildings or hazards per district” in short, on its closed menu; no longer than English.
city-option-specials-menu = Max bonuses or hazards

# City: the name of an option in the lobby; at most 60 characters.
city-option-hidden = Hidden cash: players see only their own

# City: the name of an option in the lobby; at most 60 characters.
city-option-overtime = A last-second bid extends the auction
