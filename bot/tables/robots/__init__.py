"""Robots at tables: when they move, and the worker process in which strong ones search."""
