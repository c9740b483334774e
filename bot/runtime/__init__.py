"""What every layer may use: logging with its context, and the memory allocator."""
