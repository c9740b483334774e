"""Deadlines of waits and the scheduler that carries them out."""
