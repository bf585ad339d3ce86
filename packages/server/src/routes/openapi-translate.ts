import { ENGLISH } from './openapi-english.ts';

type Json = Readonly<Record<string, unknown>>;

/** Keywords that hold words for people. */
const WORDS: ReadonlySet<string> = new Set(['description', 'summary', 'title']);
/** Keywords that hold data. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'enum', 'const']);

/** «(%)» at the end of a name. */
const UNIT = / \([^)]*\)$/;

/** Names of figures, with and without their unit, from the texts that begin with them. */
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries(ENGLISH).flatMap(([es, en]) => {
    const [spanish = '', english = ''] = [es, en].map((text) => text.split('. ')[0]!);
    return [[spanish, english] as const, [spanish.replace(UNIT, ''), english.replace(UNIT, '')] as const];
  }),
);

/** Sentences that differ in a name or a figure. */
const PATTERNS: readonly (readonly [RegExp, (...parts: string[]) => string | undefined])[] = [
  [/^(.+): \[mínimo, máximo\] que pide el tipo\.$/, (name) => said(name, ': [minimum, maximum] the type asks for.')],
  [
    /^(.+): true dentro del rango, false fuera, null si el tipo no lo juzga\.$/,
    (name) => said(name, ': true within the range, false outside, null where the type does not judge it.'),
  ],
  [
    /^Igual que «(.+)»; se retira en la próxima versión\.$/,
    (name) => `The same as “${name}”; it goes in the next version.`,
  ],
  [
    /^Tipo de elaboración\. Sin él, vacío o si no se reconoce, se aplica «(.+)»; lo que no se reconoce, texto o no, va en un aviso\.$/,
    (type) =>
      `Type of preparation. Without it, empty or not recognised, “${type}” is applied; what is not recognised, text or not, is warned of.`,
  ],
  [
    /^Cada llamada calcula sobre la fórmula que se envía; no se guarda nada\. Los pesos son proporciones: no hace falta que sumen una cantidad fija\. Sin registro ni clave(?:; hasta (\d+) peticiones POST por minuto y dirección IP)?\.$/,
    (limit) =>
      `Each call calculates on the formula that is sent; nothing is kept. Weights are proportions: they need not add up to a fixed amount. No registration and no key${limit === undefined ? '' : `; up to ${limit} POST requests per minute and IP address`}.`,
  ],
  [
    /^(.+?): (.+)$/,
    (craft = '', operation = '') => ENGLISH[craft] && ENGLISH[operation] && `${ENGLISH[craft]}: ${ENGLISH[operation]}`,
  ],
];

function said(name: string | undefined, rest: string): string | undefined {
  const label = LABELS.get(name ?? '');
  return label === undefined ? undefined : label + rest;
}

/** A text of the document in English; undefined where nobody has translated it. */
export function englishOf(text: string): string | undefined {
  if (Object.hasOwn(ENGLISH, text)) return ENGLISH[text];
  for (const [pattern, write] of PATTERNS) {
    const found = pattern.exec(text);
    const english = found && write(...found.slice(1));
    if (english) return english;
  }
  return undefined;
}

/** The document with its words in English; what nobody has translated stays Spanish. */
export function inEnglish(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inEnglish);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node as Json).map(([key, value]) => {
      if (DATA.has(key)) return [key, value];
      if (WORDS.has(key) && typeof value === 'string') return [key, englishOf(value) ?? value];
      return [key, key === 'tags' && Array.isArray(value) ? value.map(tagInEnglish) : inEnglish(value)];
    }),
  );
}

/** A group of operations, where it is declared or named. */
function tagInEnglish(tag: unknown): unknown {
  if (typeof tag === 'string') return englishOf(tag) ?? tag;
  const { name } = tag as { readonly name: string };
  return { ...(inEnglish(tag) as Json), name: englishOf(name) ?? name };
}
