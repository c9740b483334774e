"""How a name stands in a French sentence when nobody has said it: article and elision by rule."""

import re

_FEMININE = re.compile(
    "abbaye|allée|avenue|baie|basse|bibliothèque|boulangerie|cathédrale|chaussée|cité|colline|côte|cour|école|église|"
    "esplanade|fontaine|forêt|forteresse|gare|grande|halle|haute|île|impasse|librairie|mairie|maison|montée|petite|"
    "piscine|place|plage|porte|rivière|rive|ruelle|rue|tour|université|vallée|vieille|villa|ville",
    re.IGNORECASE,
)
_MASCULINE = re.compile(
    "aéroport|bar|bas|bois|boulevard|café|canal|cap|centre|champ|château|chemin|clos|cours|domaine|étang|faubourg|"
    "grand|hameau|haut|hôpital|hôtel|institut|jardin|lac|marché|mont|moulin|musée|palais|parc|passage|petit|phare|"
    "pont|port|quai|quartier|square|stade|théâtre|vieux|village",
    re.IGNORECASE,
)
"""Nouns, and adjectives before them, with which places in towns begin."""
_ARTICLES = {"le": ("du", "au"), "la": ("de la", "à la"), "les": ("des", "aux")}
_VOWELS = "aàâäæeéèêëiîïoôöœuùûü"
_MUTE = re.compile(r"hô[tp]|hab|herb|hist|horl|hort|hui", re.IGNORECASE)
_ASPIRATE = re.compile(r"onz|oui\b|ya|ye|yi|yo|yu", re.IGNORECASE)


def forms(name: str) -> dict[str, str]:
    """The name after "de" (`of`), after "à" (`at`) and with its article (`the`)."""
    first, _, rest = name.partition(" ")
    word = first.lower()
    if word in _ARTICLES and rest:
        of, at = _ARTICLES[word]
        return {"of": f"{of} {rest}", "at": f"{at} {rest}", "the": f"{word} {rest}"}
    if name[:2].lower() in ("l'", "l’"):
        bare = name[2:]
        return {"of": f"de l'{bare}", "at": f"à l'{bare}", "the": f"l'{bare}"}
    noun = word.split("-")[0]
    if (feminine := _FEMININE.fullmatch(noun) is not None) or _MASCULINE.fullmatch(noun):
        return _common(name, feminine=feminine)
    return {"of": f"d'{name}" if elides(name) else f"de {name}", "at": f"à {name}", "the": name}


def on_space(name: str) -> dict[str, str]:
    """The same for a space that is no place but a square of the board: "la case Chance"."""
    return {"of": f"de la case {name}", "at": f"à la case {name}", "the": f"la case {name}"}


def elides(name: str) -> bool:
    """Whether "de" loses its vowel before a name."""
    if _ASPIRATE.match(name):
        return False
    return name[:1].lower() in _VOWELS or _MUTE.match(name) is not None or name[:1] in "Yy"


def _common(name: str, *, feminine: bool) -> dict[str, str]:
    """A name that begins with a common noun takes its article."""
    if elides(name):
        return {"of": f"de l'{name}", "at": f"à l'{name}", "the": f"l'{name}"}
    if feminine:
        return {"of": f"de la {name}", "at": f"à la {name}", "the": f"la {name}"}
    return {"of": f"du {name}", "at": f"au {name}", "the": f"le {name}"}
