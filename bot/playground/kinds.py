"""Discord's numbers for the kinds of channels, messages and interactions, and for the flags of messages."""

TEXT, DIRECT, VOICE, ANNOUNCEMENT, STAGE, FORUM, MEDIA = 0, 1, 2, 5, 13, 15, 16
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
"""Discord's kinds of channels, as far as they exist here."""
POSTS_ONLY = frozenset({FORUM, MEDIA})
"""Channels without messages of their own: they hold threads, each of which begins with a message."""
INSIDE = {
    TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
    ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,),
    FORUM: (PUBLIC_THREAD,),
    MEDIA: (PUBLIC_THREAD,),
}
"""Which kinds of threads a kind of channel may hold; those that are not named hold none."""
ADDED, RENAMED, THREAD_CREATED, REPLY, COMMAND, STARTER = 1, 4, 18, 19, 20, 21
"""Discord's kinds of messages besides the plain one, 0: somebody added to a thread, a thread renamed, a thread begun,
an answer to a message, an answer to a slash command, the message above a thread as the thread shows it."""
SYSTEM = frozenset({ADDED, RENAMED, THREAD_CREATED, STARTER})
"""Messages that Discord itself writes."""
SLASH, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
"""Discord's kinds of interactions."""
EPHEMERAL, LOADING, SILENT, LAYOUT, HAS_THREAD = 1 << 6, 1 << 7, 1 << 12, 1 << 15, 1 << 5
"""Flags of a message; LAYOUT is Discord's IS_COMPONENTS_V2."""
