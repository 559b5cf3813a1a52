"""The verbs of the command `flow2code`: each reads its arguments and calls one function."""
