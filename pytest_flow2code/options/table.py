"""The table of options: a row is a flag, its ini twin and what `--help` says of both."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """A flag `--flow2code-NAME` and its ini twin `flow2code_NAME`.

    `kind` is "text" (one value), "list" (comma separated), "lines" (the flag repeats, the ini
    holds one a line) or "switch". A value on the command line hides the ini's.
    """

    name: str
    metavar: str
    help: str
    kind: str = "text"

    @property
    def flag(self) -> str:
        return f"--flow2code-{self.name}"

    @property
    def ini(self) -> str:
        return f"flow2code_{self.name.replace('-', '_')}"


OPTIONS = (
    Option(
        "model",
        "MODEL",
        "run the benchmark with this model: reference, replay:FILE, openai:NAME, ... "
        "May be given several times. Without it the plugin does nothing.",
        "lines",
    ),
    Option("data", "DIR", "the tasks: a folder in the release's layout (default: starter tasks)"),
    Option("language", "A,B", "only tasks in these languages", "list"),
    Option("source", "A,B", "only tasks of these data sets", "list"),
    Option("flowchart", "A,B", "flowchart types: code, uml, pseudocode (default: all)", "list"),
    Option("difficulty", "A,B", "only tasks of these levels", "list"),
    Option("limit", "N", "a stratified, seeded subset of N tasks"),
    Option("samples", "N", "answers asked for in each case (default: 1)"),
    Option("k", "A,B", "the k of Pass@k (default: those of 1,3,5 that the samples allow)", "list"),
    Option("seed", "N", "seed of the subset and of the models (default: 0)"),
    Option("results", "FILE", "the journal (default: a new file in .flow2code/runs)"),
    Option("resume", "", "continue the journal: what it holds is not run again", "switch"),
    Option("shard", "I/N", "only the I-th of N parts of the cases, for N machines; see merge"),
    Option("durations", "FILE", "an earlier journal: shards take about as long by its times"),
    Option(
        "progress",
        "HOW",
        "while it runs: auto (default: a line at the foot of a terminal, else a line a minute), "
        "live, off, or the seconds between two lines",
    ),
    Option("rescore", "JOURNAL", "judge an earlier run's answers again, and ask no model"),
    Option("timeout", "SECONDS", "time for a run of the tests (default: the language's own)"),
    Option("sandbox", "KIND", "nsjail (default), or none: no protection at all"),
    Option("input", "KIND", "what a model gets: image (default), dot, mermaid, text, none"),
    Option("prompt", "FILE", "a Jinja2 template to ask with in place of ours"),
    Option("temperature", "T", "sampling temperature (default: the provider's)"),
    Option("top-p", "P", "nucleus sampling: the share of probability to draw from"),
    Option("max-tokens", "N", "the most tokens an answer may have"),
    Option("system", "TEXT", "a system prompt"),
    Option("effort", "LEVEL", "how much a model is to think: low, medium, high, ..."),
    Option("model-options", "FILE", "a TOML file with options for models by their names"),
    Option("health", "FILE", "an audit's health file: show scores on sound tasks beside all"),
    Option(
        "fail-under",
        "GATES",
        "misses are no failures; these alone decide the exit status: pass@1>=0.6, "
        "pass@1[language=c]>=70%, unscored<=0.01, cost<=5, ... May be given several times.",
        "lines",
    ),
    Option("baseline", "FILE", "the journal of an earlier run: say what changed since"),
    Option("max-drop", "X", "a gate: Pass@k may be lower than the baseline's by X, as in 0.02"),
    Option("max-drop-significance", "P", "a gate: only a drop significant at P fails (0.05)"),
    Option(
        "audit",
        "FILE",
        "judge the tasks instead of a model and write their health to FILE: every reference must "
        "pass, and no wrong program may",
    ),
    Option("mutants", "N", "how many mutants of a reference an audit tries (default: 4)"),
    Option("store", "FILE", "where paid answers are kept (default: .flow2code/answers.sqlite)"),
    Option("cached-only", "", "ask nothing: run the answers that the store has", "switch"),
    Option("max-connections", "N", "calls of a model under way at once (default: 32)"),
    Option("requests-per-minute", "N", "calls of a model in any minute (default: no limit)"),
    Option("tokens-per-minute", "N", "tokens of a model in any minute (default: no limit)"),
    Option("retries", "N", "how often a failed call is repeated (default: 6)"),
    Option("max-cost", "DOLLARS", "stop asking before the calls of this start could cost more"),
    Option("prices", "FILE", "prices that go before those of the package (JSON)"),
)
