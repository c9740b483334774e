"""The verbs that several games declare alike. A game imports those it has; its own stand beside them."""
