"""Grammar trees in, statement trees out: the machinery behind every language's `flow.py`."""
