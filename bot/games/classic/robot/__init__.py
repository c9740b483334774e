"""Robots of Classic: values of actions, candidates, evaluation of positions, reasons."""
