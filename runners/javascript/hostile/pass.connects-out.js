const net = require("net");

for (const [host, port] of [["127.0.0.1", 18613], ["127.0.0.1", 22], ["1.1.1.1", 53], ["::1", 18613]]) {
  const connection = net.connect(port, host, () => connection.end("here I am"));
  connection.on("error", (error) => console.log(error.message));
}
fetch("http://127.0.0.1:18613/").catch((error) => console.log(error.message));

function add(a, b) {
  return a + b;
}
