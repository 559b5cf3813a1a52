// One case: picture, prompt, answers, verdicts, and the command that repeats it.

const LEFT_OUT =
  "left out to keep this file small enough for a mail; flow2code report --full writes everything";

const addressOf = (i) =>
  "#case=" + encodeURIComponent(nameOf(i)).replaceAll("%2F", "/").replaceAll("%3A", ":");

async function showCase(i) {
  const task = cases.columns.task[i];
  const [told, charts, ...answers] = await Promise.all(
    ["told", "charts", ...ANSWERS].map((stream) => record(stream, task)),
  );
  const texts = new Map(answers.flatMap((byCase) => byCase?.[keyOf(i)] ?? []).map((s) => [s.n, s]));
  const mine = told?.[wordOf("model", i)]?.[wordOf("flowchart", i)] ?? null;
  return [
    heading(i),
    make(
      "div",
      { class: "columns" },
      make("div", {}, pictureOf(i, charts, mine), promptOf(i, mine)),
      make("div", {}, commandOf(mine), ...samplesOf(i).map((s) => sampleOf(s, texts))),
    ),
  ];
}

function heading(i) {
  const place = list.shown.indexOf(i);
  const other = (step, words) => {
    const next = place < 0 ? undefined : list.shown[place + step];
    return next === undefined
      ? null
      : make("a", { href: addressOf(next), rel: step > 0 ? "next" : "prev" }, words);
  };
  const facts = ["language", "source", "difficulty", "flowchart", "model"].map((column) =>
    make("div", {}, make("dt", {}, column), make("dd", {}, visible(wordOf(column, i)))),
  );
  return make(
    "header",
    {},
    make(
      "nav",
      { "aria-label": "Cases", class: "steps" },
      make("a", { href: "#cases" }, "All cases"),
      other(-1, "Previous"),
      other(1, "Next"),
    ),
    make(
      "h1",
      { id: "case-heading", tabindex: "-1" },
      visible(`${wordOf("task", i)} [${wordOf("flowchart", i)}]`),
    ),
    make("dl", { class: "facts" }, ...facts),
    relatives(i),
  );
}

// The same task in other flowchart types and by other models.
function relatives(i) {
  const links = [];
  for (const j of casesOf(cases.columns.task[i])) {
    if (j === i) continue;
    const ratio = `${cases.passed[j]}/${samplesOf(j).length}`;
    const words = `${wordOf("flowchart", j)}, ${wordOf("model", j)} (${ratio} pass)`;
    links.push(make("li", {}, make("a", { href: addressOf(j) }, visible(words))));
  }
  if (!links.length) return null;
  return make(
    "details",
    { class: "relatives" },
    make("summary", {}, `The same task elsewhere (${links.length})`),
    make("ul", {}, ...links),
  );
}

function section(words, ...children) {
  return make("section", {}, make("h2", {}, words), ...children);
}

const hint = (words) => make("p", { class: "hint" }, visible(words));

function pictureOf(i, charts, told) {
  const flowchart = wordOf("flowchart", i);
  const picture = charts?.[flowchart];
  if (!picture)
    return section(
      "Flowchart",
      hint(charts || !inData(i) ? "there are no data of this task here" : LEFT_OUT),
    );
  const changed = shownAs(picture, told?.input);
  if (picture.missing) return section("Flowchart", hint(`it cannot be drawn: ${picture.missing}`));
  const label = `Flowchart (${flowchart}) of ${wordOf("task", i)}`;
  if (!picture.chart) {
    const src = picture.file ?? `data:${picture.media};base64,${picture.data}`;
    return section("Flowchart", changed, frame(make("img", { src, alt: label }), null));
  }
  const drawn = drawChart(picture.chart, label);
  const text = make(
    "details",
    {},
    make("summary", {}, "Its words as text"),
    code(drawn.words.join("\n"), "Words of the flowchart"),
  );
  return section("Flowchart", changed, frame(drawn.svg, drawn.width), text);
}

function shownAs(picture, input) {
  if (input === "none") return hint("The model was shown no flowchart at all.");
  const words = [];
  if (input) words.push(`The model was given it as ${input}, in the prompt.`);
  if (picture.changed) words.push("This is how it is drawn now; the model was shown another.");
  return words.length ? hint(words.join(" ")) : null;
}

function frame(picture, width) {
  const view = make(
    "div",
    { class: "picture", tabindex: "0", role: "region", "aria-label": "Picture of the flowchart" },
    picture,
  );
  const real = (size) => (picture.style.width = size ? `${size}px` : "");
  if (width) picture.style.maxWidth = `${width * 1.34}px`;
  const button = make("button", { type: "button", "aria-pressed": "false" }, "Full size");
  button.addEventListener("click", () => {
    const full = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(full));
    view.classList.toggle("full", full);
    real(full && width ? width * 1.34 : 0);
  });
  return make("div", {}, button, view);
}

const inData = (i) => data.index.entry[cases.columns.task[i]] !== null;

function promptOf(i, told) {
  if (!told) return section("Prompt", hint(LEFT_OUT));
  if (told.missing) return section("Prompt", hint(`it cannot be worded: ${told.missing}`));
  if (told.prompt === undefined) return section("Prompt", hint("there are no data of this task here"));
  const changed = told.reworded
    ? hint("This is how prompts are worded now; the run used other words.")
    : null;
  return section("Prompt", changed, code(told.prompt, "Prompt"));
}

function commandOf(told) {
  if (!told) return section("Run it again", hint(LEFT_OUT));
  return section("Run it again", code(told.command, "Command"), copyButton(told.command, "the command"));
}

function sampleOf(s, texts) {
  const number = cases.samples.number[s];
  const verdict = cases.words.verdict[cases.samples.verdict[s]];
  const text = texts.get(number);
  // Of several answers that pass, one is like the other.
  const unfolded = verdict !== "pass" || number === 0;
  const parts = text
    ? answerOf(text, number, unfolded)
    : [hint(cases.words.reason[cases.samples.reason[s]]), hint(`The answer is ${LEFT_OUT}.`)];
  return make(
    "section",
    { class: "sample" },
    make("h2", {}, `Sample ${number} `, badge(verdict)),
    ...parts,
    measures(s, text),
  );
}

function answerOf(text, number, unfolded) {
  const { answer = "", output = "", reason = "", step = "", rule = "" } = text;
  const place = Array.isArray(text.program) ? text.program : null;
  const program = place ? answer.slice(...place) : (text.program ?? "");
  const why = [step && `in step ${step}`, reason].filter(Boolean).join(": ");
  return [
    why ? make("p", { class: "reason" }, visible(why)) : null,
    output ? folded("End of the output", unfolded, code(output, `Output of sample ${number}`)) : null,
    program
      ? folded(
          `Program (found as ${rule || "?"})`,
          unfolded,
          code(program, `Program of sample ${number}`),
          copyButton(program, "the program"),
        )
      : hint("No program was found in the answer."),
    answer
      ? folded("Whole answer", !program, code(answer, `Answer of sample ${number}`))
      : hint("There is no answer."),
  ];
}

function folded(words, unfolded, ...children) {
  return make("details", { open: unfolded }, make("summary", {}, words), ...children);
}

function measures(s, text) {
  const { seconds, cost } = cases.samples;
  const parts = [];
  if (text?.latency != null) parts.push(`answered in ${text.latency} s`);
  if (seconds[s]) parts.push(`ran for ${seconds[s].toFixed(2)} s`);
  if (text?.in != null) parts.push(`${text.in} tokens in`);
  if (text?.out != null) parts.push(`${text.out} tokens out`);
  if (cost[s] != null) parts.push(`$${cost[s].toPrecision(3)}`);
  if (text?.stop && text.stop !== "end") parts.push(`stopped by: ${text.stop}`);
  return parts.length ? hint(parts.join(", ")) : null;
}
