"""The playground: a local Discord server and its page.

`model` and `kinds` are records and numbers, `state` holds them; `channels`, `threads`, `messages`, `slash_commands` and
`interactions` change them as Discord does; `server` is what people do. Above: `rest` and `gateway` for the bot, `pages`
for browsers, `serve` for the port. Each file imports only from those before it.
"""
