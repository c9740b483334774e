"""Custom boards: the schema of what a group may change, the parser of its file, the characters allowed."""
