"""From what was asked to judged samples: what every process of a run does, without pytest."""
