"""What is shown: panels and controls in no platform's words."""
