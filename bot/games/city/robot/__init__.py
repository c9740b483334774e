"""Robots of City: values of actions, candidates, evaluation of positions, reasons."""
