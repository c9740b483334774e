"""The analysis of a game that is over: everybody's chance to win over the turns, where it turned, what decisions were worth."""
