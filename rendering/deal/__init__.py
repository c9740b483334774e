"""Pictures of Deal: the table, the own hand, one card."""
