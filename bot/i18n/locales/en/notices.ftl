### Direct messages to the host of a table: what stands in the way of a game.

notice-channel-gone = The channel of your game of { $game } (table { $table }) is gone or closed to me. The game is paused and nothing of it is lost; `/table end` ends it.
notice-barred = I can't show your game of { $game } (table { $table }) in { $where }: I'm missing the permission “{ $permission }” there. The game goes on; it will appear again once I have it.

## In the channel of a table

notice-damaged = Table { $table } ({ $game }), which was played here, was damaged on the disk of whoever runs me and can't go on. They have been told; perhaps a backup brings it back.
