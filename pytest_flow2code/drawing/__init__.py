"""Flowcharts for people: one source after the other, or a whole data set."""
