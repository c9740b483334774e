"""Messages as fluent.runtime compiles them, in half of the memory: what they have in common is one object.

Written against fluent.runtime 0.4, of which each variable that a sentence names takes three objects, each name one.
"""

from typing import Any

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.prepare import Compiler
from fluent.syntax.ast import Identifier, Message, Resource

from bot.i18n.number_text import NumberFunction

SHARED = frozenset({"Identifier", "VariableReference", "MessageReference"})
"""What says the same wherever it stands; the names of messages, which nobody asks a compiled one for, are dropped."""
REFERENCES = resolver.VariableReference, resolver.MessageReference


class SharingCompiler(Compiler):
    """Compiles the messages of one bundle. Not safe in threads."""

    def __init__(self) -> None:
        self._shared: dict[tuple[Any, ...], Any] = {}

    def compile_generic(self, nodename: str, **kwargs: Any) -> Any:
        """A node; of those that are shared the one that was made first."""
        if nodename not in SHARED:
            return super().compile_generic(nodename, **kwargs)
        asked = nodename, *kwargs.values()
        if asked not in self._shared:
            self._shared[asked] = super().compile_generic(nodename, **kwargs)
        return self._shared[asked]

    def compile_Placeable(self, _: Any, expression: Any, **kwargs: Any) -> Any:  # noqa: N802 - found by this name
        """What stands in braces."""
        if not isinstance(expression, REFERENCES):
            return super().compile_Placeable(_, expression, **kwargs)
        asked = "Placeable", expression
        if asked not in self._shared:
            self._shared[asked] = super().compile_Placeable(_, expression, **kwargs)
        return self._shared[asked]


class SharingBundle(FluentBundle):
    """Compiles messages at once, and keeps nothing of their syntax trees, which nobody asks for then."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._functions["NUMBER"] = NumberFunction(self._babel_locale)
        self._compiler: Any = SharingCompiler()
        self._nameless, self._no_attributes = Message(Identifier("")), dict[str, Any]()

    def add(self, resource: Resource) -> None:
        """Add messages; of two with a name the first counts."""
        self.add_resource(resource)
        for message in resource.body:
            if isinstance(message, Message):
                self._compile(message.id.name, message)

    def _compile(self, name: str, message: Message) -> None:
        message.id = self._nameless.id
        compiled = self.get_message(name)
        compiled.attributes = compiled.attributes or self._no_attributes
        self._messages[name] = self._nameless
