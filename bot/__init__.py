"""Quartier: property-trading board games in Discord channels."""
