### Putting together what has several things in it (any game), and City's deals.

# Putting a trade together: a button; at most 25 characters.
compose-send = Send

# Putting a trade together: a button; at most 25 characters.
compose-clear = Clear

# Putting a trade together: a button; at most 25 characters.
compose-again = Try again

# Putting a trade together: a button; at most 25 characters with its values filled in; a phone cuts longer ones.
# $field: what is asked for (Give) · $amount: money (0 fl)
compose-amount = { $field } { $amount }…

# Putting a trade together: a line of a panel that one person sees; at most 120 characters.
# $things: things, listed (x and z)
compose-gone = No longer available, so removed: { $things }.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
refusal-no-draft = This draft is gone or isn't yours. Please start again.

# Why something can't be done now; only the person who tried it sees it, at most 150 characters.
# $text: what was typed (the moon)
refusal-unknown-thing = “{ $text }” can't be part of this trade.
