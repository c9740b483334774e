"""A person's games on a server, how two people stand to each other, and the best ten: private panels of no table.

Presses: `h|0|stats|<person>.<game>` (`-` for all games), `h|0|versus|<person>.<person>`, `h|0|ranking|<game>`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from bot.games import GAMES
from bot.i18n.translator import Translator, escape
from bot.kit.contract import EventFor
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_context import THEME
from bot.present.panel_model import Button, Menu, Panel, PictureRequest, SelectOption, capital
from bot.tables.ratings import standing
from bot.tables.ratings.result import SeatResult
from bot.tables.ratings.standing import Standing

OWN, VERSUS, RANKING = "stats", "versus", "ranking"
"""What the panels are called in OPEN presses."""
PICTURE = "ranking"
RIVALS = 25
"""People that are offered for a comparison, those met most often first."""


class Deal(msgspec.Struct, frozen=True):
    """What a deal was worth to somebody, and the sentence that told it; empty where it cannot be read any more."""

    gain: int
    told: str


class Page(msgspec.Struct, frozen=True):
    """What is known of a person on a server. `played` and `beside`, those whom they played with: the newest first.

    `standings`: everybody's, in each game that the person has played; `deals`: the best and the worst one.
    """

    person: int
    name: str
    played: Sequence[SeatResult]
    beside: Sequence[SeatResult]
    standings: dict[str, Sequence[Standing]]
    game: str = ""
    deals: tuple[Deal, ...] = ()


def press(what: str, text: str) -> str:
    """A press that opens one of the panels."""
    return str(ControlId(OPEN, 0, what, text))


# ---- a person


def page(asked: Page, words: Translator) -> Panel:
    """All games of a person, or those of one game with the best and the worst deal."""
    shown = [one for one in asked.played if asked.game in ("", one.game)]
    title = "### " + words.say("stats-title", name=escape(asked.name))
    if not shown:
        return Panel(OWN, (title, words.say("stats-none")), _controls(asked, words) if asked.played else ())
    won = sum(one.place == 1 for one in shown)
    head = words.say("stats-games", games=len(shown), won=won, share=round(100 * won / len(shown)))
    lines = (title, head, _token(shown, words), words.say("stats-series", count=series(shown)))
    games = [line for game in _games(shown) for line in _game(asked, game, words)]
    return Panel(OWN, (*lines, *games, *_deals(asked, words)), _controls(asked, words))


def _games(shown: Iterable[SeatResult]) -> list[str]:
    """The games that were played, in the order in which all are listed; those that are no longer there are left out."""
    played = {one.game for one in shown}
    return [game for game in GAMES if game in played]


def series(newest_first: Iterable[SeatResult]) -> int:
    """The longest series of victories."""
    runs = groupby(newest_first, lambda one: one.place == 1)
    return max((len(list(run)) for won, run in runs if won), default=0)


def _token(shown: Iterable[SeatResult], words: Translator) -> str:
    """The token that was chosen most often."""
    said = Counter(
        f"{words.say(f'{one.game}-token-{one.token}')} {words.say(f'{one.game}-token-name-{one.token}')}"
        for one in shown
        if one.game in GAMES
    )
    return "".join(words.say("stats-token", token=token, count=count) for token, count in said.most_common(1))


def _game(asked: Page, game: str, words: Translator) -> tuple[str, str]:
    """Points and place in a game, and how its games ended."""
    mine, all_ = [one for one in asked.played if one.game == game], asked.standings.get(game, ())
    own = next((one for one in all_ if one.person == asked.person), None)
    place = standing.place_of(all_, own) if own is not None else 0
    points = words.number(mine[0].rating.points)
    name = words.say(f"{game}-name")
    places = ", ".join(
        words.say("stats-place", place=place, count=count)
        for place, count in sorted(Counter(o.place for o in mine).items())
    )
    return (
        words.say("stats-points", game=name, points=points, place=place, count=len(all_)),
        "-# " + words.say("stats-places", count=len(mine), places=places),
    )


def _deals(asked: Page, words: Translator) -> list[str]:
    """The best and the worst deal, with what was told of them."""
    lines = []
    for key, deal in zip(("stats-best-deal", "stats-worst-deal"), asked.deals, strict=False):
        amount = words.cash(asked.game, abs(deal.gain))
        signed = words.say("stats-gain" if deal.gain >= 0 else "stats-loss", amount=amount)
        lines += [words.say(key, amount=signed), "-# " + deal.told if deal.told else ""]
    return lines


def _controls(asked: Page, words: Translator) -> tuple[Row, ...]:
    """To one game or all, to another person, to the best ten."""
    games = _games(asked.played)
    of_game = [SelectOption(words.say("stats-all-games"), NONE, chosen=not asked.game)]
    of_game += [SelectOption(words.say(f"{game}-name"), game, chosen=game == asked.game) for game in games]
    menus = [Menu(press(OWN, f"{asked.person}.?"), words.say("stats-menu-game"), tuple(of_game))]
    names = {one.person: one.name for one in reversed(asked.beside)}
    met = Counter(one.person for one in asked.beside if one.person is not None).most_common(RIVALS)
    if met:
        people = tuple(SelectOption(names[person], str(person)) for person, _ in met)
        menus.append(Menu(press(VERSUS, f"{asked.person}.?"), words.say("stats-menu-versus"), people))
    game = asked.game or asked.played[0].game
    return (*menus, (Button(words.say("stats-ranking"), press(RANKING, game)),)) if game in GAMES else tuple(menus)


# ---- two people


def versus(asked: Page, other: int, words: Translator) -> Panel:
    """How often each of two people ended before the other, in all games and in each."""
    mine = {one.tab: one for one in asked.played}
    met = [(mine[one.tab], one) for one in asked.beside if one.person == other and one.tab in mine]
    back = ((Button(words.say("back"), press(OWN, f"{asked.person}.{NONE}")),),)
    if not met:
        return Panel(VERSUS, (words.say("versus-none"),), back if asked.played else ())
    names = escape(asked.name), escape(met[0][1].name)
    against = [pair for pair in met if pair[0].side != pair[1].side]
    lines = ["### " + words.say("versus-title", one=names[0], other=names[1])]
    lines.append(_score("versus-score", names, against, words) if against else "")
    for game in _games(one for one, _ in against):
        score = _score("versus-game", names, [pair for pair in against if pair[0].game == game], words)
        lines.append(f"**{words.say(f'{game}-name')}** · {score}")
    if together := len(met) - len(against):
        lines.append(words.say("versus-together", count=together))
    lines.append(
        "-# " + words.say("versus-last", game=words.say(f"{met[0][0].game}-name"), when=f"<t:{int(met[0][0].at)}:R>")
    )
    return Panel(VERSUS, lines, back)


def _score(key: str, names: tuple[str, str], pairs: Sequence[tuple[SeatResult, SeatResult]], words: Translator) -> str:
    """How many games, and how often each was before the other."""
    first = sum(one.place < other.place for one, other in pairs)
    second = sum(one.place > other.place for one, other in pairs)
    return words.say(key, count=len(pairs), one=names[0], other=names[1], first=first, second=second)


# ---- a server


def ranking(game: str, standings: Sequence[Standing], person: int, words: Translator) -> Panel:
    """The best ten of a server in a game as a picture, and where the one who asks stands."""
    name = words.say(f"{game}-name")
    games = tuple(SelectOption(words.say(f"{key}-name"), key, chosen=key == game) for key in GAMES)
    rows = (
        Menu(press(RANKING, "?"), words.say("stats-menu-game"), games),
        (Button(words.say("stats-own"), press(OWN, f"{person}.{NONE}")),),
    )
    if not standings:
        return Panel(RANKING, ("### " + words.say("ranking-title", game=name), words.say("ranking-none")), rows)
    own = next((one for one in standings if one.person == person), None)
    place = (
        []
        if own is None
        else [
            words.say(
                "ranking-own",
                place=standing.place_of(standings, own),
                count=len(standings),
                points=words.number(own.points),
            )
        ]
    )
    return Panel(RANKING, (*place, "-# " + words.say("ranking-explained")), rows, picture(game, standings, words.lang))


def picture(game: str, standings: Sequence[Standing], lang: str) -> PictureRequest:
    """The best ten of a game."""
    best = standings[: standing.TEN]
    board = standing.Board(((game, standing.lines(standings, standing.TEN)),))
    names, tokens = tuple(one.name for one in best), tuple(one.token for one in best)
    return PictureRequest(PICTURE, board, THEME, lang, names, tokens)


def told(words: Translator, game: str, event: EventFor, names: Sequence[str]) -> str:
    """A deal as it was told."""
    return capital(words.event(game, event, names))
