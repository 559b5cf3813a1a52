"""Data sets in, tasks out."""
