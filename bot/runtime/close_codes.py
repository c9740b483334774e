"""The close codes of Discord's gateway after which no try to connect can succeed."""

CLOSED = {
    4004: "Discord does not know this DISCORD_TOKEN (4004); copy it anew from the developer portal.",
    4010: "Discord refuses this shard (4010); set QUARTIER_SHARD_COUNT (or what follows the / in "
    "QUARTIER_SHARDS) to one number for every process of this bot.",
    4011: "The bot is on too many servers for so few shards (4011); raise QUARTIER_SHARD_COUNT, one for each 1,000 servers.",
    4012: "Discord no longer speaks this version of its gateway (4012); install a newer version of Quartier.",
    4013: "Discord does not know the intents that were asked for (4013); install an unchanged Quartier.",
    4014: "Discord has not allowed the intents that were asked for (4014); Quartier needs no privileged intent: install it "
    "unchanged, or switch the intent on in the developer portal, page Bot.",
}
"""What to do about the close codes of Discord's gateway after which no try can succeed."""
