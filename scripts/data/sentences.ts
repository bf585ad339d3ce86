/** Sentences of `data/textos/` as functions: a key says what they are told, a slot how it is written. */
import { readdirSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { Read } from './tipos/files.ts';

/** What a filter takes and how it writes it, of the helpers of `craft/spanish.ts` and `craft/nouns.ts`. */
interface Filter {
  readonly of: string;
  readonly code: (value: string) => string;
}

const NUMBERS = ['cifra', 'fijo'] as const;
const HELPERS = { cifra: 'trimmed', fijo: 'fixed' } as const;

/** «{cifra x}» has up to two decimals, «{fijo1 x}» just one. */
const figures = NUMBERS.flatMap((name) =>
  ['', 0, 1, 3, 4].map((decimals): readonly [string, Filter] => [
    `${name}${decimals}`,
    { of: 'number', code: (value) => `${HELPERS[name]}(${value}${decimals === '' ? '' : `, ${decimals}`})` },
  ]),
);

const NAMED = '{ readonly name: string }';
const namesOf = (value: string) => `list(${value}.map(({ name }) => lowerFirst(name)))`;

const FILTERS: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ...figures,
  ['', { of: 'string | number', code: (value) => value }],
  ['minuscula', { of: 'string', code: (value) => `lowerFirst(${value})` }],
  ['mayuscula', { of: 'string', code: (value) => `upperFirst(${value})` }],
  ['corto', { of: 'string', code: (value) => `shortened(${value})` }],
  ['limpio', { of: 'string', code: (value) => `${value}.trim()` }],
  // A share tells more of what there is little of.
  ['parte', { of: 'number', code: (value) => `trimmed(${value}, ${value} < 2 ? 2 : 1)` }],
  ['nombre', { of: NAMED, code: (value) => `lowerFirst(${value}.name)` }],
  ['nombres', { of: `readonly ${NAMED}[]`, code: namesOf }],
  ['Nombres', { of: `readonly ${NAMED}[]`, code: (value) => `upperFirst(${namesOf(value)})` }],
  ['enumera', { of: 'readonly string[]', code: (value) => `${value}.join(', ')` }],
  ['lista', { of: 'readonly string[]', code: (value) => `list(${value})` }],
  ['citas', { of: 'readonly string[]', code: (value) => `quoted(${value})` }],
  ['el', { of: 'string', code: (value) => `theName(${value})` }],
  ['El', { of: 'string', code: (value) => `upperFirst(theName(${value}))` }],
  ['dicho', { of: 'string', code: (value) => `inSentence(${value})` }],
  ['Dicho', { of: 'string', code: (value) => `upperFirst(inSentence(${value}))` }],
  ['los', { of: 'readonly string[]', code: (value) => `list(${value}.map(theName))` }],
  ['dichos', { of: 'readonly string[]', code: (value) => `list(${value}.map(inSentence))` }],
  ['algunos', { of: 'readonly string[]', code: (value) => `few(${value})` }],
  ['Algunos', { of: 'readonly string[]', code: (value) => `upperFirst(few(${value}))` }],
  ['lista_minuscula', { of: 'readonly string[]', code: (value) => `list(${value}.map(lowerFirst))` }],
]);

/** The helpers, by the module of `craft/` that has them. */
const HELPERS_OF = {
  nouns: ['agreeing', 'few', 'inSentence', 'theName'],
  spanish: ['fixed', 'isOne', 'list', 'lowerFirst', 'quoted', 'shortened', 'trimmed', 'upperFirst'],
} as const;

/** How an argument is used: by whole or by a part of it, and whether it may be missing. */
interface Uses {
  readonly kinds: Map<string, string>;
  isOptional: boolean;
  isCounted: boolean;
}

type Args = ReadonlyMap<string, Uses>;

/** «[cooked? y cuece]» hangs on what it names, «[ y {x}]» on its first slot. */
const ASKED = /^(\w+)\?(.*)$/;
const FIRST_SLOT = /\{(?:[^{}]* )?(\w+)(?:\.\w+)?\}/;

/** A sentence as the body of a template. */
function bodyOf(text: string, args: Args, at: string): string {
  const literal = (part: string) => part.replace(/[\\`]|\$\{/g, '\\$&');
  const slot = (inside: string): string => {
    const [, filter = '', path = ''] = /^(?:(.+) )?(\S+)$/.exec(inside) ?? [];
    const [name = '', part] = path.split('.');
    const uses = args.get(name);
    if (uses === undefined) throw new Error(`${at}: nobody tells «{${inside}}»`);
    if (filter.includes('|')) {
      uses.isCounted = true;
      const [one = '', several = ''] = filter.split('|');
      return `\${isOne(${name}) ? '${one}' : '${several}'}`;
    }
    if (filter.includes('/')) {
      uses.isCounted = true;
      if (part !== undefined && !uses.kinds.has(part)) uses.kinds.set(part, 'string');
      const forms = filter.split('/').map((form) => `'${form}'`);
      return `\${agreeing(${path}, ${forms.join(', ')})}`;
    }
    const found = FILTERS.get(filter);
    if (found === undefined) throw new Error(`${at}: there is no way «${filter}» to write a thing`);
    const kind = uses.kinds.get(part ?? '');
    if (kind === undefined || kind === 'string | number') uses.kinds.set(part ?? '', found.of);
    else if (found.of !== kind && found.of !== 'string | number') throw new Error(`${at}: «${path}» is of two kinds`);
    const value = part === undefined ? name : /^\d$/.test(part) ? `${name}[${part}]` : `${name}.${part}`;
    return `\${${found.code(value)}}`;
  };
  const filled = (part: string) =>
    part
      .split(/\{([^{}]*)\}/)
      .map((piece, i) => (i % 2 === 1 ? slot(piece) : literal(piece)))
      .join('');
  return text
    .split(/\[([^[\]]*)\]/)
    .map((piece, i) => {
      if (i % 2 === 0) return filled(piece);
      const [, asked, said = piece] = ASKED.exec(piece) ?? [];
      const body = filled(said);
      const told = asked ?? FIRST_SLOT.exec(said)?.[1];
      if (told === undefined) throw new Error(`${at}: «[${piece}]» hangs on nothing`);
      return `\${${testOf(told, args, at)} ? \`${body}\` : ''}`;
    })
    .join('');
}

/** Whether an argument is there and is not nothing. */
function testOf(name: string, args: Args, at: string): string {
  const uses = args.get(name);
  if (uses === undefined) throw new Error(`${at}: nobody tells «${name}»`);
  if (uses.kinds.get('')?.endsWith('[]')) return `${name}.length > 0`;
  uses.isOptional = true;
  return name;
}

const ALTERNATIVE = /^(sin|con) (\w+)$/;

/** A sentence, one of two by whether something is told, or a record of sentences. */
function codeOf(value: unknown, args: Args, at: string): string {
  if (typeof value === 'string') return `\`${bodyOf(value, args, at)}\``;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${at}: a sentence is expected, not ${JSON.stringify(value)}`);
  }
  const entries = Object.entries(value);
  const [first] = entries;
  const alternative = first && ALTERNATIVE.exec(first[0]);
  if (alternative) {
    const name = alternative[2]!;
    const { [`sin ${name}`]: without, [`con ${name}`]: given, ...others } = value as Record<string, unknown>;
    if (without === undefined || given === undefined || Object.keys(others).length > 0) {
      throw new Error(`${at}: «sin ${name}» goes with «con ${name}», and nothing else`);
    }
    const [yes, no] = [codeOf(given, args, at), codeOf(without, args, at)];
    return `${testOf(name, args, at)} ? ${yes} : ${no}`;
  }
  return `({ ${entries.map(([key, one]) => `${key}: ${codeOf(one, args, `${at}, «${key}»`)}`).join(', ')} })`;
}

/** The type of what is told, from how it is used. */
function typeOf(uses: Uses): string {
  const found = kindOf(uses);
  return uses.isOptional && found !== 'unknown' ? `${found} | null | undefined` : found;
}

function kindOf({ kinds, isCounted }: Uses): string {
  const whole = kinds.get('');
  if (whole !== undefined) return whole;
  if (kinds.size === 0) return isCounted ? 'number | readonly unknown[]' : 'unknown';
  if ([...kinds.keys()].every((part) => /^\d$/.test(part))) return 'readonly [number, number]';
  return `{ ${[...kinds].map(([part, kind]) => `readonly ${part}: ${kind}`).join('; ')} }`;
}

const NAME = /^(\w+)(?:\((.*)\))?$/;

/** What a key says: a function of what is told, a group, or a text. */
function memberOf(key: string, value: unknown, at: string): readonly [name: string, code: string] {
  const where = `${at}, «${key}»`;
  const [, name, told] = NAME.exec(key) ?? [];
  if (name === undefined) throw new Error(`${where}: no name of a sentence`);
  if (told === undefined) {
    if (typeof value === 'string') return [name, codeOf(value, new Map(), where)];
    if (typeof value !== 'object' || value === null) throw new Error(`${where}: a sentence is expected`);
    const members = Object.entries(value).map(([inner, one]) => memberOf(inner, one, where));
    return [name, `{\n${members.map(([of, code]) => `  ${of}: ${code},`).join('\n')}\n}`];
  }
  const args = new Map(
    told.split(', ').map((arg): [string, Uses] => [arg, { kinds: new Map(), isOptional: false, isCounted: false }]),
  );
  const body = codeOf(value, args, where);
  const unused = [...args].filter(([, { kinds, isOptional, isCounted }]) => !kinds.size && !isOptional && !isCounted);
  if (unused.length > 0) throw new Error(`${where}: «${unused[0]![0]}» is told for nothing`);
  return [name, `(${[...args].map(([arg, uses]) => `${arg}: ${typeOf(uses)}`).join(', ')}) => ${body}`];
}

/** The sentences of one file as a module of its room. */
export function sentenceModule(file: string, text: string): string {
  const path = `data/textos/${file}`;
  const document = parseDocument(text, { version: '1.2', strict: true, uniqueKeys: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new Error(`${path}: ${fault.message}`);
  const members = Object.entries(document.toJS() as Record<string, unknown>).map(([key, value]) =>
    memberOf(key, value, path),
  );
  const code = members.map(([name, body]) => `export const ${name} = ${body};\n`).join('');
  const imports = Object.entries(HELPERS_OF).flatMap(([module, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}[()]`).test(code));
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '../craft/${module}.ts';\n`];
  });
  const helpers = imports.length === 0 ? '' : `${imports.join('')}\n`;
  return `// Made from ${path} by scripts/data/build.ts; edit the file, not this module.\n${helpers}${code}`;
}

/** The sentences of each room, by the path of their module. */
export function sentenceModules(root: string, read: Read): ReadonlyMap<string, string> {
  const files = readdirSync(`${root}data/textos`).sort();
  return new Map(
    files.map((file) => [`${file.replace('.yaml', '')}/texts.gen.ts`, sentenceModule(file, read(`textos/${file}`))]),
  );
}
