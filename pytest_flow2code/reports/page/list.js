// A table that holds only the rows in sight, however many cases there are.

const list = { found: [], shown: [], by: "task", down: false, begin: -1, end: -1, height: 36 };

const COLUMNS = [
  ["task", "Task"],
  ["flowchart", "Flowchart"],
  ["model", "Model"],
  ["difficulty", "Difficulty"],
  ["passed", "Passed"],
  ["seconds", "Seconds"],
];

function makeHead() {
  const row = $("list").tHead.rows[0];
  for (const [name, words] of COLUMNS) {
    const button = make("button", { type: "button", onclick: () => sortBy(name) }, words);
    row.append(make("th", { scope: "col", class: `col-${name}`, "data-by": name }, button));
  }
}

function sortBy(name) {
  list.down = list.by === name && !list.down;
  list.by = name;
  showList(list.found);
}

// Show the cases whose flags are set.
function showList(found) {
  list.found = found;
  list.shown = sortCases(found, list.by, list.down);
  for (const th of $("list").tHead.rows[0].cells) {
    const mine = th.dataset.by === list.by;
    th.setAttribute("aria-sort", mine ? (list.down ? "descending" : "ascending") : "none");
  }
  $("list").setAttribute("aria-rowcount", list.shown.length + 1);
  $("list").tHead.rows[0].setAttribute("aria-rowindex", 1);
  $("window").scrollTop = 0;
  drawRows(true);
}

function drawRows(anew) {
  const view = $("window");
  const height = parseFloat(getComputedStyle(view).getPropertyValue("--row")) || 36;
  const many = Math.ceil((view.clientHeight || 600) / height) + 16;
  const begin = Math.max(0, Math.floor(view.scrollTop / height) - 8);
  const end = Math.min(list.shown.length, begin + many);
  if (!anew && begin === list.begin && end === list.end && height === list.height) return;
  Object.assign(list, { begin, end, height });
  const focused = document.activeElement?.closest?.("tr[data-case]")?.dataset.case;
  const rows = list.shown.slice(begin, end).map((i, place) => makeRow(i, begin + place));
  const body = $("list").tBodies[0];
  body.replaceChildren(space(begin * height), ...rows, space((list.shown.length - end) * height));
  if (focused) body.querySelector(`tr[data-case="${focused}"] a`)?.focus({ preventScroll: true });
}

function space(height) {
  const row = make("tr", { "aria-hidden": "true", class: "space" }, make("td", { colspan: COLUMNS.length }));
  row.style.height = `${height}px`;
  row.hidden = !height;
  return row;
}

function makeRow(i, place) {
  const name = wordOf("task", i);
  const link = make("a", { href: addressOf(i) }, visible(name));
  const samples = samplesOf(i);
  const chips = make("span", { class: "chips" });
  for (const s of samples.slice(0, 10)) {
    const verdict = cases.words.verdict[cases.samples.verdict[s]];
    chips.append(samples.length === 1 ? badge(verdict) : chip(verdict));
  }
  if (samples.length > 1)
    chips.append(make("span", { class: "ratio" }, `${cases.passed[i]}/${samples.length}`));
  const seconds = samples.reduce((sum, s) => sum + cases.samples.seconds[s], 0);
  return make(
    "tr",
    { "data-case": i, "aria-rowindex": place + 2, onclick: (event) => open(event, i) },
    make("th", { scope: "row", class: "col-task" }, link),
    make("td", { class: "col-flowchart" }, wordOf("flowchart", i)),
    make("td", { class: "col-model" }, visible(wordOf("model", i))),
    make("td", { class: "col-difficulty" }, wordOf("difficulty", i)),
    make("td", { class: "col-passed" }, chips),
    make("td", { class: "col-seconds" }, seconds.toFixed(2)),
  );
}

function chip(verdict) {
  const dot = badge(verdict);
  dot.classList.add("chip");
  dot.title = verdict;
  return dot;
}

function open(event, i) {
  if (!event.target.closest("a") && !String(getSelection())) location.hash = addressOf(i);
}

// Arrow keys go from row to row.
function onListKey(event) {
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
  const row = event.target.closest("tr[data-case]");
  if (!row || !(event.key in steps)) return;
  event.preventDefault();
  const place = Number(row.getAttribute("aria-rowindex")) - 2 + steps[event.key];
  focusPlace(Math.min(Math.max(place, 0), list.shown.length - 1));
}

function focusPlace(place) {
  const view = $("window");
  const head = $("list").tHead.offsetHeight;
  const top = place * list.height;
  if (top < view.scrollTop) view.scrollTop = top;
  const low = top + list.height + head - view.clientHeight;
  if (low > view.scrollTop) view.scrollTop = low;
  drawRows(true);
  $("list").querySelector(`tr[data-case="${list.shown[place]}"] a`)?.focus({ preventScroll: true });
}
