"""Public messages kept up to date: publisher, rate budget, picture queue, and the port to a chat."""
