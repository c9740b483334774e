### Direct messages to the host of a table: what stands in the way of a game.

# A direct message to the host: a line of a panel that one person sees; no longer than English.
# $game: a game's name (City) · $table: the table's number (1)
notice-channel-gone = I can't find or see the channel of your { $game } game (table { $table }) any more. The game is paused and nothing is lost; `/table end` ends it.

# A direct message to the host: a line of a panel that one person sees; no longer than English.
# $game: a game's name (City) · $table: the table's number (1) · $where: a link to the table's channel (#games) ·
# $permission: a permission's name in Discord (Manage Threads)
notice-barred = I can't show your { $game } game (table { $table }) in { $where }: I'm missing the permission “{ $permission }”. The game goes on and will appear again once I have it.

## In the channel of a table

# A direct message to the host, in the channel of a table: a line of a panel that one person sees; no longer than English.
# $table: the table's number (1) · $game: a game's name (City)
notice-damaged = Table { $table } ({ $game }) was damaged where I'm hosted and can't go on. The person who runs me has been told; maybe a backup can bring it back.
