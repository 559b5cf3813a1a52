// The list of cases as columns (see columns.py): choosing, sorting and searching them.

const cases = {
  count: 0,
  words: null,
  columns: null,
  samples: null,
  names: null,
  byTask: null,
  texts: [],
  passed: [],
  scored: [],
  orders: new Map(),
};

const FACETS = [
  ["model", "Model"],
  ["language", "Language"],
  ["source", "Source"],
  ["flowchart", "Flowchart"],
  ["difficulty", "Difficulty"],
  ["verdict", "Verdict"],
  ["outcome", "Outcome"],
  ["agreement", "Agreement"],
  ["health", "Health"],
];
const OUTCOMES = ["all samples pass", "some samples pass", "no sample passes", "unscored"];
const AGREEMENT = ["agree", "differ"]; // Whether the models of a case come to the same outcome.
const facets = () => FACETS.filter(([name]) => cases.words[name]);

function loadCases(index) {
  const { words, entry } = index;
  Object.assign(cases, { words, columns: index.cases, samples: index.samples });
  const { task, flowchart, model, language, source, difficulty, first } = cases.columns;
  const { verdict, reason } = cases.samples;
  cases.count = task.length;
  const pass = words.verdict.indexOf("pass");
  const unscored = words.verdict.indexOf("unscored");
  for (let i = 0; i < cases.count; i++) {
    let passed = 0;
    let scored = 0;
    const said = new Set();
    for (let s = first[i]; s < first[i + 1]; s++) {
      passed += verdict[s] === pass;
      scored += verdict[s] !== unscored;
      said.add(words.reason[reason[s]]);
    }
    cases.passed.push(passed);
    cases.scored.push(scored);
    const parts = [
      words.task[task[i]],
      entry[task[i]],
      words.flowchart[flowchart[i]],
      words.model[model[i]],
      words.language[language[i]],
      words.source[source[i]],
      words.difficulty[difficulty[i]],
      ...said,
    ];
    cases.texts.push(parts.join("\n").toLowerCase());
  }
  deriveColumns();
}

function deriveColumns() {
  const { columns, words, passed, scored } = cases;
  words.outcome = OUTCOMES;
  columns.outcome = passed.map((many, i) => (!scored[i] ? 3 : !many ? 2 : many < scored[i] ? 1 : 0));
  if (words.model.length < 2) return;
  const outcomes = new Map();
  const place = (i) => columns.task[i] * words.flowchart.length + columns.flowchart[i];
  for (let i = 0; i < cases.count; i++) {
    if (!outcomes.has(place(i))) outcomes.set(place(i), new Set());
    outcomes.get(place(i)).add(columns.outcome[i]);
  }
  words.agreement = AGREEMENT;
  columns.agreement = columns.outcome.map((_, i) => (outcomes.get(place(i)).size > 1 ? 1 : 0));
}

// A case's name as an address can hold it: without halves of surrogate pairs.
const nameOf = (i) =>
  ["task", "flowchart", "model"]
    .map((column) => wordOf(column, i))
    .join("/")
    .replace(HALVES, "\ufffd");

// The number of the case with this name, or -1.
function caseNamed(name) {
  if (!cases.names) {
    cases.names = new Map();
    for (let i = 0; i < cases.count; i++) cases.names.set(nameOf(i), i);
  }
  return cases.names.get(name) ?? -1;
}

const wordOf = (column, i) => cases.words[column][cases.columns[column][i]];

// What the answers to a case are called in their streams.
const keyOf = (i) => `${wordOf("model", i)}\n${wordOf("flowchart", i)}`;

// All cases of a task.
function casesOf(task) {
  if (!cases.byTask) {
    cases.byTask = cases.words.task.map(() => []);
    cases.columns.task.forEach((number, i) => cases.byTask[number].push(i));
  }
  return cases.byTask[task];
}

function samplesOf(i) {
  const { first } = cases.columns;
  return Array.from({ length: first[i + 1] - first[i] }, (_, s) => first[i] + s);
}

// What of each facet is chosen, as flags by word; null where nothing is.
function flags(wanted) {
  const chosen = {};
  for (const [name] of facets()) {
    const set = wanted[name];
    chosen[name] = set?.size ? cases.words[name].map((word) => set.has(word)) : null;
  }
  return chosen;
}

// Which cases are wanted, as a flag each.
function filterCases(wanted, query, deep) {
  const chosen = flags(wanted);
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const { first } = cases.columns;
  const { verdict } = cases.samples;
  const plain = facets()
    .filter(([name]) => name !== "verdict" && chosen[name])
    .map(([name]) => [cases.columns[name], chosen[name]]);
  const found = new Uint8Array(cases.count);
  for (let i = 0; i < cases.count; i++) {
    if (!plain.every(([column, wants]) => wants[column[i]])) continue;
    if (chosen.verdict) {
      let any = false;
      for (let s = first[i]; s < first[i + 1] && !any; s++) any = chosen.verdict[verdict[s]];
      if (!any) continue;
    }
    if (terms.every((term) => cases.texts[i].includes(term)) || deep?.has(i)) found[i] = 1;
  }
  return found;
}

// Cases whose answers, programs or output hold all terms; `tell` hears how far it is.
async function searchAnswers(query, tell, stopped) {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Set();
  const chunks = data.index.chunks.filter(({ stream }) => ANSWERS.includes(stream));
  for (const [number, { name }] of chunks.entries()) {
    if (stopped()) return null;
    tell(number / chunks.length);
    for (const [task, byCase] of await packed(name).then(unpack)) {
      for (const [key, samples] of Object.entries(byCase)) {
        const hit = samples.some((sample) => {
          const text = `${sample.answer ?? ""}\n${sample.output ?? ""}`.toLowerCase();
          return terms.every((term) => text.includes(term));
        });
        if (!hit) continue;
        for (const i of casesOf(task)) if (keyOf(i) === key) found.add(i);
      }
    }
  }
  return found;
}

const SORTS = {
  task: (i) => cases.columns.task[i],
  flowchart: (i) => wordOf("flowchart", i),
  model: (i) => wordOf("model", i),
  difficulty: (i) => wordOf("difficulty", i),
  passed: (i) => (cases.scored[i] ? cases.passed[i] / cases.scored[i] : -1),
  seconds: (i) => samplesOf(i).reduce((sum, s) => sum + cases.samples.seconds[s], 0),
};

// All cases in the order of a column, made once; those that are equal stand as they came.
function orderBy(by) {
  if (!cases.orders.has(by)) {
    const keys = Array.from({ length: cases.count }, (_, i) => SORTS[by](i));
    const order = keys.map((_, i) => i);
    order.sort((a, b) => (keys[a] < keys[b] ? -1 : keys[a] > keys[b] ? 1 : a - b));
    cases.orders.set(by, order);
  }
  return cases.orders.get(by);
}

// The cases found, given as flags, in the order of a column.
function sortCases(found, by, down) {
  const sorted = orderBy(by).filter((i) => found[i]);
  return down ? sorted.reverse() : sorted;
}
