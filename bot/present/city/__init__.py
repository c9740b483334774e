"""What a table of City shows: turns, auctions, the end, and the private panels of its seats."""

from bot.present.city.ephemeral import private as private
from bot.present.city.messages import panels as panels
