"""Robots of Deal: values of actions, candidates, evaluation of positions, reasons."""
