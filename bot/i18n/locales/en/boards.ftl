### Boards that groups bring along: what is wrong in a file, how they are kept, chosen and told of.

board-card = the card “{ $card }”

refusal-no-such-board = This server has no such board any more.

## City's cards on a board that is changed, in `$space`, `$amount`, `$instead` and `$most` as that board has them

city-own-value-card-to-24 = Off to { $space }
city-own-value-card-to-39 = Off to { $space }
city-own-card-to-24 = Move forward to { $space-the } and do what the space says. If you pass { city-space-0 }, collect your salary.
city-own-card-to-39 = Move forward to { $space-the } and do what the space says.
city-own-card-easy-money = The player to your left pays you { $amount }.
city-own-card-inheritance = You may take any unowned district for { $amount }.
city-own-card-free-build = The town builds one residential block for you, free, in one of your districts. If there's no room for it, collect { $instead }.
city-own-card-repossessed = Give one of your districts back to the bank for { $amount }. Its blocks and landmarks go back into the box. If you have none, pay { $amount }.
city-own-card-toxic-waste = Pay { $amount } for each sewage plant in your districts. If you have none, go to jail.
city-own-card-clean-up = Remove a hazard from one of your districts for free. If you have none, collect { $instead }.
city-own-card-grant = Place a bonus building of your choice in one of your districts. If that isn't possible, collect { $instead }.
city-own-card-match-day = Collect { $amount } for each of your stadiums. If you have none, collect { $instead }.
city-own-card-express = Take the train forward to the next station and do what the space says. If there's no station, collect { $instead }.
city-own-card-levy = Pay { $amount } for each block in your districts, up to { $most }.
city-option-board-usual = standard

## What is in a file

board-good = “{ $title }” is a board for { $game }. It changes { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, { $groups ->
    [one] 1 set
   *[other] { $groups } sets
  } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } ({ $bytes } of { $most } bytes).

## What is wrong in a file

board-fault = Line { $line }, { $field }: { $why }
board-fault-line = Line { $line }: { $why }
board-fault-too-large = The file is larger than { $most } bytes.
board-fault-not-text = This isn't text in UTF-8.
board-fault-many-lines = A board has no more than { $most } lines.
board-fault-long-line = No line may have more than { $most } characters.
board-fault-hidden = There's an invisible character here ({ $code }). Please delete it.
board-fault-broken = This isn't valid TOML from character { $column } on.
board-fault-twice = This appears twice.
board-fault-deep = This is nested too deeply, or a number is too long.
board-fault-no-game = Say which game the file is for: game = one of { $choices }.
board-fault-unknown-game = No game of that name has a board to change. Choose from: { $choices }.
board-fault-no-title = The board needs a title.
board-fault-unknown = Not a known name here. Choose from: { $choices }.
board-fault-no-table = A table is needed here: its name in square brackets, then one line per field.
board-fault-no-space = Spaces are numbered from 0 to { $last }.
board-fault-no-text = A text in quotes is needed here, or one for each language.
board-fault-no-number = A whole number without quotes is needed here.
board-fault-no-list = A list of { $count } whole numbers is needed here.
board-fault-bounds = Must be from { $low } to { $high }.
board-fault-step = Only multiples of { $step }, please.
board-fault-falling = No number in the list may be lower than the one before it.
board-fault-above = This can't be more than { $upper }, which is { $high }.
board-fault-pile = A pile would have { $count } cards; it needs from { $low } to { $high }.
board-fault-languages = No text can be given in more than { $most } languages.
board-fault-language = Write a language with two small letters, such as en or fr.
board-fault-empty = This is empty. Delete the line to keep the usual text.
board-fault-long = At most { $most } characters, but this has { $length }.
board-fault-letter = { $character ->
    [none] A character that can't be shown ({ $code }) can't be used on a board.
   *[other] { $character } ({ $code }) can't be used on a board.
  }
board-fault-link = No links on a board, please.
board-fault-begins = Texts must start with a letter or a digit, not with { $character }.
board-fault-word = No word in a name may have more than { $most } letters, or it wouldn't fit its space.
board-fault-marks = The mark # stands for the amount and may appear only once.
board-fault-too-much = This is too much altogether: a board may hold { $most } bytes of changes.

## Boards of a server

board-kept = “{ $title }” ({ $game }) is saved. Hosts will find it among the options of new tables.
board-forgotten = “{ $title }” ({ $game }) has been removed. Tables already using it keep it.
board-refused = I can't load a board from this file. Nothing has changed.
board-more = … and { $count ->
    [one] one more mistake.
   *[other] { $count } more mistakes.
  }
board-not-toml = A board is a text file ending in .toml, not { $name }.
board-unreadable = Discord hasn't given me the file. Please try again.
board-shelf-full = This server already has { $most } boards. Remove one first.
board-named = { $title } ({ $game })
settings-boards = Boards
settings-boards-more = { $names } and { $count } more
settings-boards-none = only the games' own; add others with `/quartier-server settings board`
