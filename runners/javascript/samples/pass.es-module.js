import fs, { readFileSync as read } from 'fs';
import * as path from "path";
import { sum } from 'lodash';

export const VERSION = 1;

export function plus(a, b) {
  return sum([a, b]);
}

export { plus as add };

export default plus;

if (import.meta.url === `file://${process.argv[1]}`) {
  console.log(path.join("a", "b"), read, fs);
}
