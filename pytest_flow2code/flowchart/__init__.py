"""Statement trees in, control-flow graphs, DOT and pictures out."""
