""" "provider:name" in, a model adapter out."""
