"""Pictures of City: the board, a deed, the running auction."""
