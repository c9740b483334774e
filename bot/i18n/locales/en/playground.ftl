
## The door: who plays in this window

# The playground's page: a label or short sentence; at most 45 characters.
playground-title = Quartier playground

# The playground's page: a sentence; at most 150 characters.
playground-tagline = Property games in a chat, on this computer only.

# The playground's page: a label or short sentence; at most 45 characters.
playground-who-are-you = Who is playing in this window?

# The playground's page: a label or short sentence; at most 45 characters.
playground-your-name = Your name

# The playground's page: a label or short sentence; at most 45 characters.
playground-name-hint = For example, Léa

# The playground's page: a label or short sentence; at most 45 characters.
playground-language = Language

# The playground's page: a button or link; at most 45 characters.
playground-enter = Enter

# The playground's page: a button or link; at most 45 characters.
playground-or-continue = Or continue as

# The playground's page: a sentence; at most 150 characters.
playground-window-hint = Each browser window is one person. Open a second window to seat a second player at the table.

## The frame: channels, people, the head

# The playground's page: a label or short sentence; at most 45 characters.
playground-channels = Channels

# The playground's page: a label or short sentence; at most 45 characters.
playground-tables = Open tables

# The playground's page: a label or short sentence; at most 45 characters.
playground-threads = Threads

# The playground's page: a label or short sentence; at most 45 characters.
playground-people = People

# The playground's page: a label or short sentence; at most 45 characters.
playground-online = Online

# The playground's page: a label or short sentence; at most 45 characters.
playground-offline = Offline

# The playground's page: a label or short sentence; at most 45 characters.
playground-robot = App

# The playground's page: a label or short sentence; at most 45 characters.
playground-closed = closed

# The playground's page: a label or short sentence; at most 45 characters.
playground-you = you

# The playground's page: a button or link; at most 45 characters.
playground-open-menu = Show channels

# The playground's page: a button or link; at most 45 characters.
playground-show-people = Show people

# The playground's page: a button or link; at most 45 characters.
playground-close = Close

# The playground's page: a button or link; at most 45 characters.
playground-change-person = Play as somebody else

# The playground's page: a button or link; at most 45 characters.
playground-second-window = Open a second player's window

# The playground's page: a button or link; at most 45 characters.
playground-share = Link for somebody on your network

# The playground's page: a label or short sentence; at most 45 characters.
playground-copied = Copied

## Where one types

# The playground's page: a label or short sentence; at most 45 characters.
# $channel: the channel's name (games)
playground-composer = Message #{ $channel }, or / for commands

# The playground's page: a label or short sentence; at most 45 characters.
playground-composer-short = Message, or / to play

# The playground's page: a button or link; at most 45 characters.
playground-send = Send

# The playground's page: a button or link; at most 45 characters.
playground-commands = Commands

# The playground's page: a label or short sentence; at most 45 characters.
playground-no-command = No command with that name.

# The playground's page: a sentence; at most 150 characters.
playground-no-commands = The bot isn't here yet. Its commands appear as soon as it's connected.

# The playground's page: a button or link; at most 45 characters.
# $name: an option's name (game)
playground-add-option = Add { $name }

# The playground's page: a button or link; at most 45 characters.
# $name: an option's name (game)
playground-remove-option = Remove { $name }

# The playground's page: a button or link; at most 45 characters.
playground-cancel-command = Cancel command

# The playground's page: a label or short sentence; at most 45 characters.
# $name: an option's name (game)
playground-required = Please fill in: { $name }

# The playground's page: a label or short sentence; at most 45 characters.
# $name: an option's name (game)
playground-needs-number = { $name } must be a whole number

# The playground's page: a label or short sentence; at most 45 characters.
playground-no-choice = No matches.

# The playground's page: a sentence; at most 150 characters.
playground-file-too-large = This file is too large (256 kB at most).

# The playground's page: a sentence; at most 150 characters.
playground-file-reading = The file is still being read. Please wait a moment.

## Messages

# The playground's page: a label or short sentence; at most 45 characters.
# $name: a person (Anna) · $command: a command as it is typed (/play)
playground-used = { $name } used { $command }

# The playground's page: a label or short sentence; at most 45 characters.
playground-only-you = Only you can see this

# The playground's page: a button or link; at most 45 characters.
playground-dismiss = Dismiss

# The playground's page: a label or short sentence; at most 45 characters.
# $name: a person (Anna)
playground-thinking = { $name } is thinking…

# The playground's page: what went wrong; at most 100 characters.
playground-failed = This interaction failed.

# The playground's page: what went wrong; at most 100 characters.
playground-failed-form = The form wasn't answered. Please try again.

# The playground's page: a label or short sentence; at most 45 characters.
playground-edited = edited

# The playground's page: a button or link; at most 45 characters.
playground-choose = Choose

# The playground's page: a label or short sentence; at most 45 characters.
# $low: the least number (1) · $high: the most (3)
playground-choose-up-to = Choose { $low } to { $high }

# The playground's page: a button or link; at most 45 characters.
playground-done = Done

# The playground's page: a button or link; at most 45 characters.
playground-cancel = Cancel

# The playground's page: a button or link; at most 45 characters.
playground-submit = Send

# The playground's page: a button or link; at most 45 characters.
# $alt: what the picture shows
playground-enlarge = Enlarge the picture: { $alt }

# The playground's page: a label or short sentence; at most 45 characters.
playground-picture = Picture

# The playground's page: a label or short sentence; at most 45 characters.
playground-spoiler = Hidden text, press to show

# The playground's page: a button or link; at most 45 characters.
playground-new-messages = New messages

# The playground's page: a button or link; at most 45 characters.
playground-earlier = Show earlier messages

## What is wrong, who is called

# The playground's page: a sentence; at most 150 characters.
playground-offline-banner = The connection was lost. Trying again…

# The playground's page: a sentence; at most 150 characters.
playground-bot-away = The bot isn't connected at the moment.

# The playground's page: a label or short sentence; at most 45 characters.
# $channel: a channel (games)
playground-pinged = You were mentioned in { $channel }

# The playground's page: a button or link; at most 45 characters.
playground-go = Go there

## The beginning of a channel

# The playground's page: a label or short sentence; at most 45 characters.
# $channel: the channel's name (games)
playground-welcome = Welcome to #{ $channel }

# The playground's page: a sentence; at most 150 characters.
# $command: a command as it is typed (/play)
playground-first-hint = Type { $command } to start a game, or let the button do it for you.

# The playground's page: a button or link; at most 45 characters.
playground-start-game = Start a game

# The playground's page: a label or short sentence; at most 45 characters.
playground-play-command = /play

# The playground's page: a label or short sentence; at most 45 characters.
# $name: a person (Anna)
playground-started-thread = { $name } opened a thread

# The playground's page: a sentence; at most 150 characters.
# $name: a person (Anna)
playground-started-here = { $name } opened this thread under a message

# The playground's page: a label or short sentence; at most 45 characters.
# $name: a person (Anna) · $title: the new name
playground-renamed-thread = { $name } named this thread “{ $title }”

# The playground's page: a label or short sentence; at most 45 characters.
# $name: a person (Anna) · $who: the person added (Ben)
playground-added-person = { $name } added { $who }

# The playground's page: a label or short sentence; at most 45 characters.
playground-hint-seat = Robots can fill the empty seats.

## Forms and errors

# The playground's page: a label or short sentence; at most 45 characters.
playground-field-required = This field is required.

# The playground's page: a label or short sentence; at most 45 characters.
# $n: how many (3)
playground-too-short = At least { $n } characters, please.

# The playground's page: a button or link; at most 45 characters.
playground-skip = Skip to the messages

# The playground's page: a label or short sentence; at most 45 characters.
playground-yes = Yes

# The playground's page: a label or short sentence; at most 45 characters.
playground-no = No

# The playground's page: what went wrong; at most 100 characters.
# $text: what went wrong
playground-error = That didn't work: { $text }

# The playground's page: what went wrong; at most 100 characters.
playground-error-lost = The connection was lost. Please try again.

# The playground's page: what went wrong; at most 100 characters.
playground-error-silence = No answer came. Please try again.

# The playground's page: what went wrong; at most 100 characters.
playground-error-unknown-message = This message is no longer there.

# The playground's page: what went wrong; at most 100 characters.
playground-error-unknown-channel = This channel is no longer there.

# The playground's page: what went wrong; at most 100 characters.
playground-error-unknown-form = This form has expired. Please open it again.

# The playground's page: what went wrong; at most 100 characters.
playground-error-too-many = Too much at once. Please wait a moment.

# The playground's page: a button or link; at most 45 characters.
# $name: a file's name (board.toml)
playground-download = Download { $name }

# The playground's page: a label or short sentence; at most 45 characters.
# $channel: a channel (games)
playground-messages-of = Messages in { $channel }
