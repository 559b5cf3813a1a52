"""The journal of a run: written, kept, read, and held against another."""
