"""The database schema in SQLAlchemy. `HEAD` names the migration that leads here."""

from collections.abc import Collection

import sqlalchemy as sa

from bot.tables.shards import ShardRange

HEAD = "0016"
"""The revision this code reads and writes; a test compares it with the newest migration."""

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")
metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("phase", sa.String(10), nullable=False),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("published", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("head", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Index("tables_phase", "phase"),
    sa.Index("tables_guild", "guild"),
)
"""`head` is the table as JSON without its state and deadlines; `state` the game's state in version `version`."""


def owned(
    shards: ShardRange, only: Collection[int] | None = None, guild: sa.ColumnElement[int] = tables.c.guild
) -> tuple[sa.ColumnElement[bool], ...]:
    """The conditions on rows of servers that leave those of a process, or of `only` some shards; none where these are all.

    `guild`: the column with the server, that of `tables` if not told.
    """
    mine = shards.mine if only is None else only
    shard = guild.bitwise_rshift(sa.literal_column("22")) % shards.count
    return () if len(mine) == shards.count else (shard.in_(sorted(mine)),)


records = sa.Table(
    "records",
    metadata,
    sa.Column("tab", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("key", sa.String(80), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("told", sa.Text, nullable=False),
    sa.Column("thought", sa.Text),
    sa.UniqueConstraint("tab", "key", name="records_key"),
)

deadlines = sa.Table(
    "deadlines",
    metadata,
    sa.Column("tab", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("wait", sa.String(40), primary_key=True),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("lap", sa.Integer, nullable=False),
    sa.Column("due", sa.Double),
    sa.Column("left", sa.Double),
    sa.Column("warned", sa.Integer, nullable=False),
)
"""`place` keeps the order of the game's waits, in which rows due at the same instant are carried out."""

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("tab", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
)
"""States at every 25th step, as earlier versions wrote them; nothing reads or writes them any more."""

heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)

drafts = sa.Table(
    "drafts",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("tab", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

shown = sa.Table(
    "shown",
    metadata,
    sa.Column("tab", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("slot", sa.String(40), primary_key=True),
    sa.Column("message", sa.BigInteger, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("live", sa.Boolean, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("lang", sa.String(10)),
    sa.Column("reminders", sa.String(10), nullable=False),
    sa.Column("theme", sa.String(10)),
    sa.Column("hints", sa.String(10), nullable=False, server_default="on"),
    sa.Column("seen", sa.Text, nullable=False, server_default="{}"),
    sa.Column("results", sa.String(10), nullable=False, server_default="on"),
    sa.Column("notices", sa.String(10), nullable=False, server_default="mention"),
    sa.Column("soon", sa.String(10), nullable=False, server_default="off"),
    sa.Column("digest", sa.String(10), nullable=False, server_default="off"),
    sa.Column("by_table", sa.Text, nullable=False, server_default="{}"),
    sa.Column("zone", sa.String(40)),
    sa.Column("quiet_since", sa.Integer, nullable=False, server_default="0"),
    sa.Column("quiet_until", sa.Integer, nullable=False, server_default="0"),
    sa.Column("leaves", sa.Text, nullable=False, server_default="[]"),
    sa.Column("unsaid", sa.String(40), nullable=False, server_default=""),
    sa.Column("last_seen", sa.Integer, nullable=False, server_default="0"),
    sa.Column("mentions", sa.String(10), nullable=False, server_default="on"),
)
"""`seen`: the explanations of first decisions that were shown, as a JSON object. `results`: whether games count.

`by_table` is a JSON object, `leaves` a JSON list. `last_seen`: a month, `privacy.seen.month_of`; 0 for not known yet.
"""

to_forget = sa.Table(
    "to_forget",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""Whose data is to be deleted at tables that other processes serve; a row goes with the last of them."""

lost_places = sa.Table(
    "lost_places",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channel", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""Servers that the bot was removed from (`channel` 0), and channels and threads that were deleted, since when."""

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("blocked", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Index("blocks_blocked", "blocked"),
)
"""Whom people have blocked, on all servers."""

openings = sa.Table(
    "openings",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
)
"""Who wants to be told when a table of a game is opened on a server."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("tab", Id, primary_key=True, autoincrement=False),
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("slot", sa.String(60), primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Column("sent", sa.Double),
    sa.Index("notices_due", "sent", "due"),
)
"""Why a person was called, or is to be, each reason once: `call turn-7`, `reminder turn-7:0`, `digest 2026-11-29`.

`sent`: when, or when it was seen that nobody is to be called any more. A digest has no table and no server: 0.
"""

guilds = sa.Table(
    "guilds",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.Text, nullable=False),
)

boards = sa.Table(
    "boards",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.UniqueConstraint("guild", "game", "title", name="boards_title"),
)
"""`text` is the canonical text of a board, `title` the first of its titles."""

results = sa.Table(
    "results",
    metadata,
    sa.Column("tab", Id, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("person", sa.BigInteger),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("robot", sa.String(10)),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("token", sa.Integer, nullable=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("best", sa.Integer),
    sa.Column("best_step", sa.Integer),
    sa.Column("worst", sa.Integer),
    sa.Column("worst_step", sa.Integer),
    sa.Index("results_guild", "guild", "game", "at"),
    sa.Index("results_person", "person", "guild"),
)
"""How games that count ended, a row for each seat, with its rating after the game; rows are added and never changed.

`person` is empty for robots and for people who want no part in this; of those the name is empty too. Seats of one
`side` play together. `best` and `worst`: what a seat's deals were worth to it, at which steps of the table.
"""

seasons = sa.Table(
    "seasons",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),
    sa.Index("seasons_guild", "guild"),
)
"""The seasons of servers, and whether their end has been shown."""

orders = sa.Table(
    "orders",
    metadata,
    sa.Column("tab", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("given", sa.Text, nullable=False),
    sa.Column("stopped", sa.Text, nullable=False),
)
"""The standing orders of people at open tables, as JSON: amounts by order, and which were stopped.

They stand beside the tables, not in them, so that nothing that is made of a table can tell of them.
"""

days = sa.Table(
    "days",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
)
"""The days (since 1970-01-01) of the game of the day that somebody has looked at: its game, its seed in hexadecimal.

The seed is encrypted until another day begins, where the database has a key.
"""

daily_games = sa.Table(
    "daily_games",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("day", sa.Integer, nullable=False),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("place", sa.Integer),
    sa.Column("score", sa.BigInteger),
    sa.Column("ended", sa.Double),
    sa.Column("opened", sa.Text, nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("phase", sa.String(10), nullable=False),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("head", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.UniqueConstraint("day", "person", name="daily_games_once"),
    sa.Index("daily_games_guild", "guild", "day"),
)
"""What each person has made of a day's game; `guild`: where it was begun and is listed. No row holds the seed.

`opened`: the open decisions, the oldest first, as a JSON list. `place`, `score` and `ended` are empty until its end;
`name` is empty where the person wants no part in rankings. The last eight columns are those of `tables`.
"""

daily_records = sa.Table(
    "daily_records",
    metadata,
    sa.Column("tab", Id, sa.ForeignKey("daily_games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("told", sa.Text, nullable=False),
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("shards", sa.Integer, nullable=False),
    sa.Column("holder", sa.Text, nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False),
    sa.Column("batch", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)
"""Which process of a PostgreSQL database serves which shard; `holder` is empty once it was released."""

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("bucket", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""Sessions that the processes of a PostgreSQL database have begun with Discord, or will, by the server's clock."""
OF_A_SERVER = leases, sessions
"""What a SQLite file has no rows of."""
