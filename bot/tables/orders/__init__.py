"""Standing orders of people at their tables: what they have given, and who carries it out."""
