"""The options of the command line and their ini twins, to `Settings`."""
