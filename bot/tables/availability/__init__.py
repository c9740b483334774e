"""When people are not to be called: quiet hours, announced leaves, and what tables make of them."""
