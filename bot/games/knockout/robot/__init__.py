"""Robots of Knockout: values of actions, candidates, evaluation of positions, reasons."""
