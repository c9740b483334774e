### Putting together what has several things in it (any game), and City's deals.

compose-send = Send
compose-clear = Clear
compose-again = Try again
compose-amount = { $field } { $amount }…
compose-gone = No longer available, so removed: { $things }.
refusal-no-draft = This draft is gone or isn't yours. Please start again.
refusal-unknown-thing = “{ $text }” can't be part of this trade.
