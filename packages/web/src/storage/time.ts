/** The farthest moments a calendar can tell (ECMA-262, time values). */
const LAST_MOMENT = 8.64e15;

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT;
}
