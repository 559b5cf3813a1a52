const net = require("net");

const server = net.createServer(() => console.log("somebody came"));
server.listen(18614, "0.0.0.0");
setTimeout(() => server.close(), 200);

function add(a, b) {
  return a + b;
}
