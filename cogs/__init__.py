"""The Discord side: cogs, the interaction router, layouts and sending."""
