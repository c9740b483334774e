"""Why and when people are called at tables that are not live."""
