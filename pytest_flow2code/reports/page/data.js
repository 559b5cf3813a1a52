// What lies compressed in the page: base64 of deflated JSON, as packing.py wrote it.

const data = { index: null, kept: new Map(), waiting: new Map() };
const KEPT = 24; // Chunks that stay unpacked.
const ANSWERS = ["missed", "passed", "more"]; // The streams that hold answers.

async function unpack(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

// In a report that is a folder the chunks are scripts beside the page, which call this.
window.flow2codeChunk = (name, base64) => data.waiting.get(name)?.(base64);

function packed(name) {
  const here = $(name);
  if (here) return Promise.resolve(here.content.textContent);
  return new Promise((resolve, reject) => {
    const script = make("script", { src: `data/${name}.js` });
    const done = (settle) => (value) => {
      data.waiting.delete(name);
      script.remove();
      settle(value);
    };
    data.waiting.set(name, done(resolve));
    script.onerror = done(() => reject(new Error(`data/${name}.js is missing beside this page`)));
    document.head.append(script);
  });
}

// The records of a chunk, by the numbers of their tasks.
function chunk(name) {
  let found = data.kept.get(name);
  if (!found)
    found = packed(name)
      .then(unpack)
      .then((records) => new Map(records));
  data.kept.delete(name);
  data.kept.set(name, found);
  if (data.kept.size > KEPT) data.kept.delete(data.kept.keys().next().value);
  found.catch(() => data.kept.delete(name));
  return found;
}

// What a stream holds about a task: null where that is not in this page.
async function record(stream, task) {
  for (const each of data.index.chunks) {
    if (each.stream === stream && each.first <= task && task <= each.last) {
      const records = await chunk(each.name);
      if (records.has(task)) return records.get(task);
    }
  }
  return null;
}
