/** No client asks for so much; a header has room for thousands of wishes. */
const LONGEST = 1_000;

/** What a header asks for («br, gzip;q=0.5»), with its weight (RFC 9110, 12.4.2). */
export function weightsOf(header = ''): ReadonlyMap<string, number> {
  return new Map(header.slice(0, LONGEST).toLowerCase().split(',').map(weightOf));
}

/** A weight that is none counts as none given. */
function weightOf(item: string): readonly [string, number] {
  const [name = '', ...fields] = item.split(';').map((part) => part.trim());
  const [, weight = '1'] = fields.map((field) => /^q=([01](?:\.\d*)?)$/.exec(field)).find((found) => found) ?? [];
  return [name, Number(weight)];
}
