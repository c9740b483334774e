"""The pictures of Knockout: the long board, aiming, the slide as it runs, the round's bills, the end."""
