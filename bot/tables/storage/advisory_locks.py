"""The numbers of our advisory locks on a PostgreSQL server: each is held for one thing, so no two are the same."""

MIGRATION = 7_140_301
"""One migration, or one copy of a file to the server."""
LEASES, TAKING = 7_140_302, -1
"""The first of two numbers; the second is the shard of a lease, or TAKING while leases are taken."""
LEASE_REQUESTS = 7_140_303
"""The first of two numbers; the second is the number of shards and the shard, of which this is a bit field."""
SESSION_TURNS = 7_140_304
"""One turn to begin a session with Discord."""
