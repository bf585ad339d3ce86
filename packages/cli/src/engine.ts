/** What the command line takes from the engine's common room beyond the face of the library. */
export { type Judged, judgedBy } from '../../engine/src/common/judged.ts';
export { parseNumber } from '../../engine/src/common/quantity.ts';
export { isObject } from '../../engine/src/common/read.ts';
export { isJson, jsonFaultLine } from '../../engine/src/common/recipe-json.ts';
