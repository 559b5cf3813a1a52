"""The one place that starts programs."""
