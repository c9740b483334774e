"""Robots of Builder: values of actions, candidates, evaluation of positions, reasons."""
