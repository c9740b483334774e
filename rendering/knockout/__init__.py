"""The pictures of Knockout: the long board, aiming, the slide as it runs, the round's bills, the end."""

from rendering.knockout import aim, alt, board, count, film, statement
from rendering.knockout.colours import palette_colours
from rendering.pictures import TALL, MenuTile, Painter, Pictures

PICTURES = Pictures(
    painters={
        "knockout": Painter(board.draw, alt.board),
        "knockout/slide": Painter(film.draw, alt.slid),
        "knockout/slid": Painter(board.slid, alt.slid),
        "knockout/aim": Painter(aim.draw, alt.aim),
        "knockout/aim-bare": Painter(aim.bare, alt.bare),
        "knockout/statement": Painter(statement.draw, alt.statement),
        "knockout/count": Painter(count.draw, alt.count),
    },
    palette=palette_colours,
    tile=MenuTile(board.draw, (30, 30, 408, 1081), TALL),
)
