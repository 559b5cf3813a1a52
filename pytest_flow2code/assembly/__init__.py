"""What runners share when they join an answer with its tests."""
