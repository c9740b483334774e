"""The database: schema, migrations, store, group commit, records of finished games."""

import sys
from types import ModuleType

PACKAGE = "sqlalchemy.ext.asyncio"
SESSIONS = f"{PACKAGE}.session", f"{PACKAGE}.scoping"


class _Unused(ModuleType):
    """Stands in for a module of which nothing is used; each of its names is None."""

    def __getattr__(self, name: str) -> None:
        if name.startswith("__"):
            raise AttributeError(name)


def _import_engines() -> None:
    """Import SQLAlchemy's asynchronous engines without its sessions, which bring all of its ORM: 7 MB used by nobody here."""
    if PACKAGE not in sys.modules:
        sys.modules.update((name, _Unused(name)) for name in SESSIONS)
        __import__(PACKAGE)
        for name in SESSIONS:
            del sys.modules[name]


_import_engines()
