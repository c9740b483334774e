"""Controls built from legal actions: buttons, menus, forms and drafts of actions."""
