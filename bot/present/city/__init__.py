"""What a table of City shows: turns, auctions, the end, and the private panels of its seats."""

from bot.present.city.private import private as private
from bot.present.city.public import panels as panels
