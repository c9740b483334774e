"""What a table of Classic shows: turns, auctions, shortages, claims, deals, the end, and its seats' private panels."""

from bot.present.classic.ephemeral import asked as asked
from bot.present.classic.ephemeral import private as private
from bot.present.classic.messages import panels as panels
