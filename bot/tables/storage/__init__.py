"""The database: schema, migrations, store, group commit, records of finished games."""
