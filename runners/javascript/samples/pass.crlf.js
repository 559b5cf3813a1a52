const _ = require("lodash");

function add(a, b) {
	return _.add(a, b);
}
