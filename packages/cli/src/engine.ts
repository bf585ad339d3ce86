/** What the command line takes from the engine's common room beyond the face of the library. */
export { ratioOf } from '../../engine/src/common/linear.ts';
export { parseNumber } from '../../engine/src/common/quantity.ts';
export { within } from '../../engine/src/common/ranges.ts';
export { isObject } from '../../engine/src/common/read.ts';
export { isJson, jsonFaultLine } from '../../engine/src/common/recipe-json.ts';
export { round2 } from '../../engine/src/common/round.ts';
