"""What every layer may use: logging with its context, background tasks, the memory allocator, parts of games."""
