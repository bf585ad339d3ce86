/** What the command line takes from the engine's common room beyond the face of the library. */
export { type Judged, judgedBy } from '../../engine/src/craft/judged.ts';
export { isObject } from '../../engine/src/craft/read.ts';
export { isJson, jsonFaultLine } from '../../engine/src/intake/json.ts';
export { parseNumber } from '../../engine/src/intake/quantity.ts';
