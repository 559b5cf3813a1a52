// Elements from words. All text goes through textContent: no answer ever becomes markup.

const $ = (id) => document.getElementById(id);

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

function makeSvg(tag, attributes, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

// Characters that are not seen, or that turn the order of others round, are shown for what they are.
const UNSEEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

function visible(text) {
  return text.replaceAll("\r\n", "\n").replace(UNSEEN, shownFor).replace(HALVES, shownFor);
}

function shownFor(char) {
  const number = char.charCodeAt(0);
  if (number < 0x20) return String.fromCharCode(0x2400 + number);
  return `\u2329U+${number.toString(16).toUpperCase().padStart(4, "0")}\u232a`;
}

function badge(verdict) {
  const known = /^[a-z-]+$/.test(verdict) ? ` v-${verdict}` : "";
  return make("span", { class: `badge${known}` }, visible(verdict));
}

function code(text, label) {
  return make(
    "pre",
    { tabindex: "0", role: "region", "aria-label": label, dir: "ltr" },
    make("code", {}, visible(text)),
  );
}

function copyButton(text, what) {
  const button = make("button", { type: "button", class: "copy" }, `Copy ${what}`);
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      button.textContent = "Select it and copy by hand";
    }
    setTimeout(() => (button.textContent = `Copy ${what}`), 2000);
  });
  return button;
}
