// The page's own address tells what it shows: #case=uid/flowchart/model, #cases&language=...,
// or one of its sections.

const chosen = {};
const state = { deep: null, deepQuery: "", turn: 0, open: -1, scroll: 0 };

function makeFacets() {
  for (const [name, words] of facets()) {
    chosen[name] = new Set();
    const boxes = [...cases.words[name]].sort().map((word) => {
      const box = make("input", {
        type: "checkbox",
        value: word,
        onchange: () => choose(name, word, box.checked),
      });
      return make("label", {}, box, ` ${visible(word)}`);
    });
    const summary = make("summary", { id: `facet-${name}` }, words);
    const body = make("div", { class: "boxes", role: "group", "aria-labelledby": `facet-${name}` }, ...boxes);
    $("facets").append(make("details", { class: "facet", "data-name": name }, summary, body));
  }
}

function choose(name, word, wanted) {
  if (wanted) chosen[name].add(word);
  else chosen[name].delete(word);
  refresh();
  keepAddress();
}

// What is chosen stands in the address, so that it can be sent on and gone back to.
function keepAddress() {
  const wanted = new URLSearchParams();
  for (const [name, set] of Object.entries(chosen))
    for (const word of set) wanted.append(name, word.replace(HALVES, "\ufffd"));
  if ($("query").value) wanted.append("q", $("query").value);
  history.replaceState(null, "", String(wanted) ? `#cases&${wanted}` : "#cases");
}

function showChosen() {
  for (const [name, words] of facets()) {
    const facet = $("facets").querySelector(`[data-name="${name}"]`);
    const many = chosen[name].size;
    facet.firstChild.textContent = many ? `${words} (${many})` : words;
    for (const box of facet.querySelectorAll("input")) box.checked = chosen[name].has(box.value);
  }
}

function refresh() {
  const began = performance.now();
  const query = $("query").value;
  const deep = state.deepQuery === query ? state.deep : null;
  const found = filterCases(chosen, query, deep);
  showChosen();
  showList(found);
  const many = list.shown.length.toLocaleString("en");
  const unseen = deep && data.index.missing ? "; answers that this file leaves out are not searched" : "";
  $("count").textContent = `${many} of ${cases.count.toLocaleString("en")} cases${unseen}`;
  state.milliseconds = performance.now() - began;
  if ($("deep").checked && query.trim() && !deep) lookIntoAnswers(query);
}

async function lookIntoAnswers(query) {
  const turn = ++state.turn;
  const tell = (share) => ($("count").textContent = `looking into answers: ${Math.round(100 * share)} %`);
  const found = await searchAnswers(query, tell, () => turn !== state.turn || query !== $("query").value);
  if (!found) return;
  Object.assign(state, { deep: found, deepQuery: query });
  refresh();
}

function readFilters(address) {
  for (const set of Object.values(chosen)) set.clear();
  $("query").value = "";
  for (const [name, value] of new URLSearchParams(address)) {
    if (name in chosen) chosen[name].add(value);
    else if (name === "q") $("query").value = value;
  }
  refresh();
}

async function route() {
  const address = location.hash.slice(1);
  $("trouble").hidden = true;
  if (address.startsWith("case=")) return showDetail(plain(address.slice(5)));
  const wasOpen = state.open;
  showReport();
  if (address.startsWith("cases&")) {
    readFilters(address.slice(6));
    goTo("cases");
  } else if (address) goTo(address, wasOpen);
}

function plain(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function goTo(id, wasOpen = -1) {
  const place = wasOpen < 0 ? -1 : list.shown.indexOf(wasOpen);
  if (id === "cases" && place >= 0) {
    $("cases").scrollIntoView();
    focusPlace(place);
    return;
  }
  $(id)?.scrollIntoView();
  $(`${id}-heading`)?.focus({ preventScroll: true });
}

function showReport() {
  state.open = -1;
  $("case").hidden = true;
  $("report").hidden = false;
  document.title = state.title;
  drawRows(true);
}

async function showDetail(name) {
  const i = caseNamed(name);
  if (i < 0) {
    showReport();
    complain(`This report has no case called ${visible(name)}.`);
    goTo("cases");
    return;
  }
  state.open = i;
  let parts;
  try {
    parts = await showCase(i);
  } catch (error) {
    parts = [
      heading(i),
      make("p", { class: "note", role: "alert" }, `This case cannot be shown: ${error.message}`),
    ];
  }
  if (state.open !== i) return;
  $("case").replaceChildren(...parts);
  $("report").hidden = true;
  $("case").hidden = false;
  document.title = `${wordOf("task", i)} [${wordOf("flowchart", i)}] - Flow2Code`;
  scrollTo(0, 0);
  $("case-heading").focus({ preventScroll: true });
}

function complain(words) {
  $("trouble").textContent = words;
  $("trouble").hidden = false;
}

// One list of choices is open at a time; Escape, or a click elsewhere, closes it.
function closeFacets(kept) {
  for (const facet of $("facets").children) if (facet !== kept) facet.open = false;
}

function onFacetKey(event) {
  const facet = event.target.closest(".facet[open]");
  if (event.key !== "Escape" || !facet) return;
  facet.open = false;
  facet.querySelector("summary").focus();
}

function listen() {
  document.addEventListener("click", (event) => closeFacets(event.target.closest(".facet")));
  $("facets").addEventListener("keydown", onFacetKey);
  let waiting = 0;
  $("query").addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => (refresh(), keepAddress()), 60);
  });
  $("deep").addEventListener("change", refresh);
  $("filters").addEventListener("submit", (event) => event.preventDefault());
  $("clear").addEventListener("click", () => (readFilters(""), keepAddress()));
  $("window").addEventListener("scroll", () => drawRows(false), { passive: true });
  $("window").addEventListener("keydown", onListKey);
  addEventListener("resize", () => drawRows(false));
  addEventListener("hashchange", route);
}

async function main() {
  state.title = document.title;
  if (typeof DecompressionStream === "undefined") {
    complain(
      "This browser cannot unpack the cases (it has no DecompressionStream): use Chrome or Edge 80, " +
        "Firefox 113, Safari 16.4, or anything newer. What stands above can be read all the same.",
    );
    return;
  }
  try {
    data.index = await unpack($("index").content.textContent);
  } catch (error) {
    complain(`The cases in this page are damaged: ${error.message}. Get the file again.`);
    return;
  }
  loadCases(data.index);
  makeHead();
  makeFacets();
  $("browser").hidden = false;
  refresh();
  listen();
  await route();
  state.milliseconds0 = performance.now();
  document.documentElement.dataset.ready = "yes";
}

main();
