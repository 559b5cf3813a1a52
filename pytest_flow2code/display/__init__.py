"""What a run says, as lines of text."""
