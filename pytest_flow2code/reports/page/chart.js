// A flowchart from its list of shapes: layouts.py tells how it is written down.

const UNITS = 2;

function drawChart(chart, label) {
  const [width, height, ...shapes] = chart;
  const box = `0 0 ${width / UNITS} ${height / UNITS}`;
  const svg = makeSvg("svg", { viewBox: box, role: "img", "aria-label": label, class: "chart" });
  svg.append(makeSvg("rect", { width: "100%", height: "100%", fill: "white" }));
  const pen = { x: 0, y: 0 };
  const words = [];
  for (const [number, ...numbers] of shapes) {
    const style = data.index.styles[number];
    const text = typeof numbers.at(-1) === "string" ? numbers.pop() : undefined;
    if (text !== undefined) words.push(text.trim());
    for (const element of drawShape(style, numbers, text, pen)) svg.append(element);
  }
  return { svg, words, width: width / UNITS, height: height / UNITS };
}

function* drawShape(style, numbers, text, pen) {
  const { shape, arrow, ...attributes } = style;
  const sized = shape === "rect" || shape === "round" || shape === "ellipse";
  const size = sized ? numbers.slice(2).map((n) => n / UNITS) : [];
  const points = [];
  for (let i = 0; i + 1 < (sized ? 2 : numbers.length); i += 2) {
    pen.x += numbers[i];
    pen.y += numbers[i + 1];
    points.push([pen.x / UNITS, pen.y / UNITS]);
  }
  const [x, y] = points[0];
  if (text !== undefined) yield makeSvg("text", { ...attributes, x, y, "xml:space": "preserve" }, text);
  else if (shape === "ellipse")
    yield makeSvg("ellipse", { ...attributes, cx: x, cy: y, rx: size[0], ry: size[1] });
  else if (sized) {
    const rx = shape === "round" ? 8 : 0;
    yield makeSvg("rect", { ...attributes, x, y, width: size[0], height: size[1], rx });
  } else if (shape === "poly") yield makeSvg("polygon", { ...attributes, points: points.join(" ") });
  else if (shape === "curve") {
    const rest = points.slice(1).map((point) => point.join(","));
    yield makeSvg("path", { ...attributes, d: `M${points[0].join(",")} C${rest.join(" ")}` });
  } else yield makeSvg("polyline", { ...attributes, points: points.join(" ") });
  if (arrow) yield arrowHead(points, attributes.stroke);
}

// A head goes on for 7 points in the direction in which its line ends.
function arrowHead(points, colour) {
  const [x, y] = points.at(-1);
  const before = points.findLast(([px, py]) => Math.hypot(x - px, y - py) > 0.1) ?? [x, y - 1];
  const length = Math.hypot(x - before[0], y - before[1]);
  const [dx, dy] = [(x - before[0]) / length, (y - before[1]) / length];
  const corners = [
    [x - 2.45 * dy, y + 2.45 * dx],
    [x + 7 * dx, y + 7 * dy],
    [x + 2.45 * dy, y - 2.45 * dx],
  ];
  return makeSvg("polygon", { fill: colour, stroke: colour, points: corners.join(" ") });
}
