"""What a game shows that has no presenter of its own."""

from bot.present.city import PRESENTER as PRESENTER
