### Putting together what has several things in it (any game), and City's deals.

compose-send = Send
compose-clear = Clear
compose-again = Try again
compose-amount = { $field } { $amount }…
compose-gone = No longer to be had, so taken out: { $things }.
refusal-no-draft = I no longer have this draft, or it is somebody else's. Please begin anew.
refusal-unknown-thing = “{ $text }” is nothing that could be dealt with here.
