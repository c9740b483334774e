"""What a table of Classic shows: turns, auctions, shortages, claims, deals, the end, and its seats' private panels."""

from bot.present.classic.private import asked as asked
from bot.present.classic.private import private as private
from bot.present.classic.public import panels as panels
