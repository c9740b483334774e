### Boards that groups bring along: what is wrong in a file, how they are kept, chosen and told of.

# Boards that groups make: a line of the message everybody sees; at most 90 characters.
# $card: the card's name (Maison)
board-card = the card “{ $card }”

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-such-board = This server has no such board any more.

## City's cards on a board that is changed, in `$space`, `$amount`, `$instead` and `$most` as that board has them

# City: a card's name, in sentences, menus and pictures; at most 30 characters.
# $space: a space of the board (Middleton)
city-own-value-card-to-24 = Off to { $space }

# City: a card's name, in sentences, menus and pictures; at most 30 characters.
# $space: a space of the board (Diamond Hills)
city-own-value-card-to-39 = Off to { $space }

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $space-the: a space of the board, with its article (Middleton)
city-own-card-to-24 = Move forward to { $space-the } and do what the space says. If you pass { city-space-0 }, collect your salary.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $space-the: a space of the board, with its article (Diamond Hills)
city-own-card-to-39 = Move forward to { $space-the } and do what the space says.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $amount: money (1M fl.)
city-own-card-easy-money = The player to your left pays you { $amount }.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $amount: money (500k)
city-own-card-inheritance = You may take any unowned district for { $amount }.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $instead: money paid instead (500k)
city-own-card-free-build = The town builds one residential block for you, free, in one of your districts. If there's no room for it, collect { $instead }.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $amount: money (1M fl.)
city-own-card-repossessed = Give one of your districts back to the bank for { $amount }. Its blocks and landmarks go back into the box. If you have none, pay { $amount }.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $amount: money (1M fl.)
city-own-card-toxic-waste = Pay { $amount } for each sewage plant in your districts. If you have none, go to jail.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $instead: money paid instead (500k)
city-own-card-clean-up = Remove a hazard from one of your districts for free. If you have none, collect { $instead }.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $instead: money paid instead (500k)
city-own-card-grant = Place a bonus building of your choice in one of your districts. If that isn't possible, collect { $instead }.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $amount: money (1M fl.) · $instead: money paid instead (500k)
city-own-card-match-day = Collect { $amount } for each of your stadiums. If you have none, collect { $instead }.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $instead: money paid instead (500k)
city-own-card-express = Take the train forward to the next station and do what the space says. If there's no station, collect { $instead }.

# City: what a card does, on a board that a group has changed; in the card's picture and beside it, no longer than English.
# $amount: money (100k) · $most: the most that is paid (2M fl.)
city-own-card-levy = Pay { $amount } for each block in your districts, up to { $most }.

# City: a value of the lobby's option “Board”; at most 60 characters.
city-option-board-usual = standard

## What is in a file

# Boards that groups make, what is in a file: a line of a message; no longer than English.
# $title: the board's title · $game: a game's name (City) · $spaces: how many spaces · $groups: how many groups · $cards: how many cards ·
# $bytes: how large the file is · $most: the most (10)
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

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $line: the line in the file · $field: the question or field asked for · $why: the reason, a sentence
board-fault = Line { $line }, { $field }: { $why }

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $line: the line in the file · $why: the reason, a sentence
board-fault-line = Line { $line }: { $why }

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $most: the most (10)
board-fault-too-large = The file is larger than { $most } bytes.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-not-text = This isn't UTF-8 text.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $most: the most (10)
board-fault-many-lines = A board has no more than { $most } lines.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $most: the most (10)
board-fault-long-line = No line may have more than { $most } characters.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $code: the character's code
board-fault-hidden = There's an invisible character here ({ $code }). Please delete it.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $column: the column in the file
board-fault-broken = This isn't valid TOML from character { $column } on.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-twice = This appears twice.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-deep = This is nested too deeply, or a number is too long.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $choices: what is possible, listed
board-fault-no-game = Say which game the file is for: game = one of { $choices }.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $choices: what is possible, listed
board-fault-unknown-game = No game by that name has a board you can change. Choose from: { $choices }.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-no-title = The board needs a title.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $choices: what is possible, listed
board-fault-unknown = This name isn't known here. Choose from: { $choices }.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-no-table = A table is needed here: its name in square brackets, then one line per field.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $last: the last
board-fault-no-space = Spaces are numbered from 0 to { $last }.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-no-text = Text in quotes is needed here, or one text for each language.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-no-number = A whole number without quotes is needed here.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $count: how many, chooses the plural form (3)
board-fault-no-list = A list of { $count } whole numbers is needed here.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $low: the least amount allowed (10) · $high: the most allowed
board-fault-bounds = This must be between { $low } and { $high }.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $step: the step that amounts keep to
board-fault-step = Only multiples of { $step }, please.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-falling = No number in the list may be lower than the one before it.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $upper: the larger value · $high: the most allowed
board-fault-above = This can't be more than { $upper }, which is { $high }.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $count: how many, chooses the plural form (3) · $low: the least amount allowed (10) · $high: the most allowed
board-fault-pile = { $count ->
    [one] A pile would have { $count } card, but it needs { $low } to { $high }.
   *[other] A pile would have { $count } cards, but it needs { $low } to { $high }.
  }

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $most: the most (10)
board-fault-languages = No text can be given in more than { $most } languages.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-language = Write a language as two lower-case letters, such as en or fr.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-empty = This is empty. Delete the line to keep the usual text.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $most: the most (10) · $length: how many characters it has
board-fault-long = This has { $length } characters, but { $most } is the limit.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $character: the character (none or other) · $code: the character's code
board-fault-letter = { $character ->
    [none] A character that can't be shown ({ $code }) can't be used on a board.
   *[other] { $character } ({ $code }) can't be used on a board.
  }

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-link = No links on a board, please.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $character: the character
board-fault-begins = Texts must start with a letter or a digit, not with { $character }.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $most: the most (10)
board-fault-word = No word in a name may have more than { $most } letters, or it wouldn't fit its space.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
board-fault-marks = The # sign stands for the amount and may appear only once.

# What is wrong in a board's file, told to whoever loads it; at most 150 characters.
# $most: the most (10)
board-fault-too-much = This is too much altogether: a board may hold { $most } bytes of changes.

## Boards of a server

# A server's own boards: a line of a message; not much longer than English.
# $title: the board's title · $game: a game's name (City)
board-kept = “{ $title }” ({ $game }) is saved. Hosts will find it among the options of new tables.

# A server's own boards: a line of a panel that one person sees; at most 120 characters.
# $title: the board's title (Why?) · $game: a game's name (City)
board-forgotten = “{ $title }” ({ $game }) has been removed. Tables already using it keep it.

# A server's own boards: a line of a message; at most 90 characters.
board-refused = I can't load a board from this file. Nothing has changed.

# A server's own boards: a line of a message; at most 90 characters.
# $count: how many, chooses the plural form (3)
board-more = … and { $count ->
    [one] one more mistake.
   *[other] { $count } more mistakes.
  }

# A server's own boards: a line of a message; at most 90 characters.
# $name: the file's name (board.txt)
board-not-toml = A board is a text file ending in .toml, not { $name }.

# A server's own boards: a line of a message; at most 90 characters.
board-unreadable = Discord didn't give me the file. Please try again.

# A server's own boards: a line of a message; at most 90 characters.
# $most: the most (10)
board-shelf-full = This server already has { $most } boards. Remove one first.

# A server's own boards: a line of a message; at most 90 characters.
# $title: the board's title · $game: a game's name (City)
board-named = { $title } ({ $game })

# A server's own boards: a line of a panel that one person sees; at most 120 characters.
settings-boards = Boards

# A server's own boards: a line of a message; at most 90 characters.
# $names: names of boards, listed · $count: how many, chooses the plural form (3)
settings-boards-more = { $names } and { $count } more

# A server's own boards: a line of a panel that one person sees; at most 120 characters.
settings-boards-none = only the games' own; add others with `/quartier-server settings board`
