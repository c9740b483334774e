"""The playground: a local Discord server and its page."""
