### Direct messages to the host of a table: what stands in the way of a game.

notice-channel-gone = I can't find or see the channel of your { $game } game (table { $table }) any more. The game is paused and nothing is lost; `/table end` ends it.
notice-barred = I can't show your { $game } game (table { $table }) in { $where }: I'm missing the permission “{ $permission }”. The game goes on and will appear again once I have it.

## In the channel of a table

notice-damaged = Table { $table } ({ $game }) was damaged on the disk of the person who runs me and can't go on. They've been told; perhaps a backup brings it back.
