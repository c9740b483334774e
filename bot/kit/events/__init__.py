"""The events that several games declare alike. A game imports those it tells; its own stand beside them."""
