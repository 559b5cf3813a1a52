"""A benchmark inside pytest: its hooks, its items, and the process that gathers and counts."""
