"""What a table of Knockout shows: slides, choices, the round's bills, the end; aiming and the other private panels."""

from bot.present.knockout.aiming import form as form
from bot.present.knockout.aiming import typed as typed
from bot.present.knockout.ephemeral import private as private
from bot.present.knockout.messages import panels as panels
