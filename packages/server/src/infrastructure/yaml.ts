/** Words that mean something else when they stand bare, in YAML 1.1 too. */
const SPECIAL = /^(true|false|null|yes|no|on|off|y|n)$/i;
const BARE = /^[A-Za-z_][\w-]*$/;

const keyText = (key: string): string => (BARE.test(key) && !SPECIAL.test(key) ? key : JSON.stringify(key));

/** Data as YAML with scalars as JSON: milliseconds where a general library takes hundreds. */
export function yamlOf(value: unknown): string {
  return `${block(value, '').trimStart()}\n`;
}

function block(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return ` ${JSON.stringify(value)}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []';
    return value.map((item) => `\n${indent}-${block(item, `${indent}  `)}`).join('');
  }
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  if (entries.length === 0) return ' {}';
  return entries.map(([key, field]) => `\n${indent}${keyText(key)}:${block(field, `${indent}  `)}`).join('');
}
