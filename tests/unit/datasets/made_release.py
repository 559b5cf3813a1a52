"""A small release in the official layout, every line of it ours, to be broken in tests."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

Plain = dict[str, Any]


def mbxp(number: int, language: str = "python") -> Plain:
    name = f"twice_{number}"
    return record(
        f"mbxp/{language}/{number}",
        {
            "prompt": f'def {name}(n):\n    """Double it."""\n',
            "canonical_solution": "    return 2 * n\n",
            "entry_point": name,
            "test": "def check(candidate):\n    assert candidate(2) == 4\n",
            "description": "Double it.",
        },
        f"def {name}(n):\n    return 2 * n\n",
    )


def classeval(number: int) -> Plain:
    return record(
        f"classeval/python/{number}",
        {
            "class_name": "Lamp",
            "class_description": '    """\n    A lamp.\n    """\n',
            "test": "import unittest\n\nclass LampTest(unittest.TestCase):\n    pass\n",
        },
        "import math\n\n\nclass Lamp:\n    lit = False\n",
    )


def record(uid: str, source: Plain, reference: str, **more: Any) -> Plain:
    dataset, language, number = uid.split("/")
    return {
        "uid": uid,
        "dataset": dataset,
        "language": language,
        "task_id": f"Task/{number}",
        "license": "CC0-1.0",
        "source_record": source,
        "reference_code": reference,
        **more,
    }


class MadeRelease:
    """Records in memory; `write` lays them out. Tests change them, or the files, in between."""

    def __init__(self, root: Path, records: list[Plain]) -> None:
        self.root = root
        self.records = records
        self.manifest: list[Plain] = []
        lines: Counter[str] = Counter()
        for entry in records:
            file = f"data/records/{entry['dataset']}/{entry['language']}.jsonl"
            lines[file] += 1
            shared = {key: entry[key] for key in ("uid", "dataset", "language", "task_id")}
            self.manifest.append({**shared, "record_file": file, "record_line": lines[file]})
        self.summary: Plain = {
            "tasks": len(records),
            "counts": dict(Counter(entry["dataset"] for entry in records)),
            "language_counts": dict(Counter(entry["language"] for entry in records)),
        }

    def path(self, name: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    def ship(self, name: str, data: bytes) -> Plain:
        """Write a file of the release and give what `assets` says of it."""
        self.path(name).write_bytes(data)
        return {"path": name, "sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data)}

    def write(self) -> Path:
        files: dict[str, list[str]] = {}
        assert len(self.records) == len(self.manifest)
        for entry in self.records:
            file = f"data/records/{entry['dataset']}/{entry['language']}.jsonl"
            files.setdefault(file, []).append(json.dumps(entry))
        for name, lines in files.items():
            self.path(name).write_text("\n".join(lines) + "\n")
        manifest = "".join(json.dumps(line) + "\n" for line in self.manifest)
        self.path("data/manifest.jsonl").write_text(manifest)
        self.path("data/summary.json").write_text(json.dumps(self.summary, indent=2))
        return self.root
