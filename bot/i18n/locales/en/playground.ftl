# The local Discord's own page (`python -m bot playground`), beside what the bot says there.
# It fills in the variables itself: texts and variables only, no selection by number.

## The door: who plays in this window
playground-title = Quartier playground
playground-tagline = Property games in a chat, on this computer only.
playground-who-are-you = Who is playing in this window?
playground-your-name = Your name
playground-name-hint = For example Léa
playground-language = Language
playground-enter = Come in
playground-or-continue = Or go on as
playground-window-hint = Each browser window is one person. Open a second window to sit a second player at the table.

## The frame: channels, people, the head
playground-channels = Channels
playground-tables = Open tables
playground-threads = Threads
playground-people = People
playground-online = Online
playground-offline = Offline
playground-robot = App
playground-closed = closed
playground-you = you
playground-open-menu = Show channels
playground-show-people = Show people
playground-close = Close
playground-change-person = Play as somebody else
playground-second-window = Open a second player's window
playground-share = Link for somebody on your network
playground-copied = Copied

## Where one types
playground-composer = Message #{ $channel }, or / for commands
playground-composer-short = Message, or / to play
playground-send = Send
playground-commands = Commands
playground-no-command = No command of that name.
playground-no-commands = The bot has not arrived yet. Its commands appear here as soon as it is connected.
playground-add-option = Add { $name }
playground-remove-option = Remove { $name }
playground-cancel-command = Cancel command
playground-required = Please fill in: { $name }
playground-needs-number = { $name } must be a whole number
playground-no-choice = Nothing fits.
playground-file-too-large = This file is too large here (256 kB at most).
playground-file-reading = The file is still being read. One moment, please.

## Messages
playground-used = { $name } used { $command }
playground-only-you = Only you can see this
playground-dismiss = Dismiss
playground-thinking = { $name } is thinking…
playground-failed = This interaction failed.
playground-failed-form = The form was not answered. Please try again.
playground-edited = edited
playground-choose = Choose
playground-choose-up-to = Choose { $low } to { $high }
playground-done = Done
playground-cancel = Cancel
playground-submit = Send
playground-enlarge = Enlarge the picture: { $alt }
playground-picture = Picture
playground-spoiler = Hidden text, press to show
playground-new-messages = New messages
playground-earlier = Show earlier messages

## What is wrong, who is called
playground-offline-banner = The connection was lost. Trying again…
playground-bot-away = The bot is not connected at the moment.
playground-pinged = You are called in { $channel }
playground-go = Go there

## The beginning of a channel
playground-welcome = Welcome to #{ $channel }
playground-first-hint = Type { $command } to start a game, or let the button write and send it for you.
playground-start-game = Start a game
playground-play-command = /play
playground-started-thread = { $name } opened a thread
playground-started-here = { $name } opened this thread under a message
playground-renamed-thread = { $name } named this thread “{ $title }”
playground-added-person = { $name } added { $who }
playground-hint-seat = Robots can fill the empty seats.

## Forms and errors
playground-field-required = This field is needed.
playground-too-short = At least { $n } characters, please.
playground-skip = Skip to the messages
playground-yes = Yes
playground-no = No
playground-error = That did not work: { $text }
playground-error-lost = The connection is lost at the moment. Please try again.
playground-error-silence = No answer came. Please try again.
playground-error-unknown-message = This message is no longer there.
playground-error-unknown-channel = This channel is no longer there.
playground-error-unknown-form = This form has ended. Please open it again.
playground-error-too-many = That is too much at once. One moment, please.
playground-download = Download { $name }
playground-messages-of = Messages in { $channel }
