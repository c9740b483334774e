"""Pictures of games: `paint(key, view, theme, lang, names)` is pure, same arguments, same bytes."""
