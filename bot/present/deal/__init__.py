"""What a table of Deal shows: turns, demands, the end, and the private panels of its seats."""

from bot.present.deal.ephemeral import private as private
from bot.present.deal.messages import panels as panels
