"""The values that flow through the house: frozen dataclasses, standard library only."""
