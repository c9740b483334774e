"""What a table of Deal shows: turns, demands, the end, and the private panels of its seats."""

from bot.present.deal.private import private as private
from bot.present.deal.public import panels as panels
