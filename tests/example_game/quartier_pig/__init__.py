"""Pig: a game in a package of its own. `spec.py` has its rules, `pictures.py` its picture, `locales` its words."""
