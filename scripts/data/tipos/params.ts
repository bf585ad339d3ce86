import { type Classes, functionOf } from './classes.ts';
import { type Column, type Compiled, compile, type Vocabulary } from './expression.ts';
import type { Fields } from './files.ts';
import type { Cite } from './sources.ts';
import { wordsOf } from './words.ts';

/** What the parameters of a craft are computed from. */
export interface Measured {
  /** The type of what is measured, and the module that has it. */
  readonly type: string;
  readonly from: string;
  readonly columns: ReadonlyMap<string, Column>;
  /** Words a column of text admits. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether it is made of foods, so that classes of the pantry may be asked of it. */
  readonly ofFoods?: true;
  /** What the code of the columns takes from that module. */
  readonly tools?: readonly string[];
  /** What a percentage is of, where the file does not say. */
  readonly whole?: string;
  /** What its quantities are made of, where the file says how: «cantidades». */
  readonly made?: Pick<Measured, 'type' | 'from' | 'columns' | 'words'>;
}

/** What the crafts are given to write theirs. */
export interface Given {
  /** Kinds of ingredients of the craft. */
  readonly kinds: ReadonlySet<string>;
  readonly classes: Classes;
  readonly cite: Cite;
  /** A figure of a food, by its id and its column in the pantry or in the craft's own table. */
  readonly figureOf: (id: string, column: string) => number | undefined;
}

/** What stands in a parameter beside its words and its counts. */
const OTHERS = { decimales: 'decimals', que: 'what', cola: 'tail', sobre: 'per' } as const;

/** Sections of a file of parameters, as the engine calls them. */
const SECTIONS = { respuesta: 'PUBLIC', internas: 'INTERNAL', casos: 'SELECTORS', partes: 'CONTENTS' } as const;

/** What to do about too little and too much, one sentence or one to each family. */
function remediesIn(fields: Fields) {
  const sides = { low: 'bajo', high: 'alto' };
  return Object.fromEntries(
    Object.entries(sides).flatMap(([side, key]) => (fields.has(key) ? [[side, fields.plain(key)]] : [])),
  );
}

/** What a gram brings of each quantity, by the names the engine has for them. */
function contentsModule(head: string, fields: Fields, { columns }: Measured, made: NonNullable<Measured['made']>) {
  const vocabulary: Vocabulary = {
    columns: made.columns,
    classes: new Map(),
    classCode: (name) => name,
    checkWord: (column, word) =>
      made.words.get(column)?.has(word) === false ? `«${word}» is no «${column}»` : undefined,
    variable: 'one',
  };
  const contents = fields.keys().map((name): readonly [key: string, code: string] => {
    const key = columns.get(name)?.code.replace('one.', '');
    if (key === undefined) throw new Error(`${fields.at}: nothing is measured by «${name}»`);
    const { kind, code } = compile(fields.text(name), vocabulary);
    return [key, kind === 'truth' ? `${code} ? 1 : 0` : code];
  });
  return `${head}
import type { ${made.type} } from '${made.from}';

/** Of nothing. */
export const NO_CONTENTS = { ${contents.map(([key]) => `${key}: 0`).join(', ')} };

/** What one gram brings. */
export const contentsOf = (one: ${made.type}): Readonly<typeof NO_CONTENTS> => ({
${contents.map(([key, code]) => `  ${key}: ${code},`).join('\n')}
});
`;
}

/** The modules of the parameters of a craft: words beside what is counted above and below the line. */
export function paramsModules(made: string, file: Fields, measured: Measured, given: Given) {
  const { classes: common, cite, figureOf } = given;
  const figures = file.map('cifras');
  const said = new Map(figures.keys().map((name) => [name, figures.number(name)]));
  const kinds = new Map<string, Compiled['kind']>(measured.ofFoods ? common.kinds : []);
  const own = new Set<string>();
  const asked = new Set<string>();
  const vocabulary: Vocabulary = {
    columns: new Map([
      ...measured.columns,
      ...[...said].map(([name, figure]) => [name, { kind: 'number', code: String(figure) }] as const),
    ]),
    classes: kinds,
    classCode: (name) => {
      if (!own.has(name)) asked.add(functionOf(name));
      return functionOf(name);
    },
    checkWord: (column, word) =>
      measured.words.get(column)?.has(word) === false ? `«${word}» is no «${column}»` : undefined,
    variable: 'one',
  };
  const classes = file
    .map('clases')
    .keys()
    .map((name) => {
      const { kind, code } = compile(file.map('clases').text(name), vocabulary);
      kinds.set(name, kind);
      own.add(name);
      return `export const ${functionOf(name)} = (one: ${measured.type}): ${kind === 'truth' ? 'boolean' : 'number'} => ${code};`;
    });
  const filled = (text: string, at: string) =>
    text.replace(/\{\{(\w+)(?: (?:(\d)|(\w+)))?\}\}/g, (mark, name: string, decimals?: string, column?: string) => {
      const figure = column === undefined ? said.get(name) : figureOf(name, column);
      if (figure === undefined) throw new Error(`${at}: there is no figure ${mark}`);
      return (decimals === undefined ? String(figure) : figure.toFixed(Number(decimals))).replace('.', ',');
    });
  // What two parameters count alike is one function: it is added up once.
  const counts = new Map<string, string>();
  const functionFor = (code: string) => {
    const found = counts.get(code) ?? `count${counts.size}`;
    counts.set(code, found);
    return found;
  };
  const counted = (fields: Fields): readonly string[] => {
    const isPercent = fields.has('pct_de');
    const { kind, code } = compile(fields.text(isPercent ? 'pct_de' : 'cuenta'), vocabulary);
    const amount = kind === 'truth' ? `(${code} ? 1 : 0)` : `(${code})`;
    const below = fields.has('entre')
      ? compile(fields.text('entre'), vocabulary).code
      : isPercent
        ? measured.whole
        : undefined;
    return [
      `num: ${functionFor(isPercent ? `100 * ${amount}` : code)}`,
      ...(below === undefined ? [] : [`den: ${functionFor(below)}`]),
      ...(isPercent && measured.whole ? ['shown: upTo100'] : []),
    ];
  };
  const paramOf = ([key, fields]: readonly [string, Fields]) => {
    const { at } = fields;
    const others = Object.entries(OTHERS).flatMap(([name, english]) =>
      fields.has(name) ? [[english, fields.plain(name)] as const] : [],
    );
    const record = {
      ...wordsOf(key, fields, '%'),
      ...(fields.has('formula') ? { formula: filled(fields.text('formula'), at) } : {}),
      source: cite(filled(fields.text('segun'), at), at),
      ...Object.fromEntries(others),
      ...(fields.has('remedio') ? { remedy: remediesIn(fields.map('remedio')) } : {}),
      ...(fields.has('dicho')
        ? { words: { low: fields.map('dicho').text('bajo'), high: fields.map('dicho').text('alto') } }
        : {}),
    };
    return `  ${key}: { ${JSON.stringify(record).slice(1, -1)}, ${counted(fields).join(', ')} },`;
  };
  const sections = Object.entries(SECTIONS).flatMap(([name, english]) =>
    file.has(name)
      ? [`export const ${english} = {\n${file.map(name).each().map(paramOf).join('\n')}\n} as const;`]
      : [],
  );
  const { made: parts } = measured;
  const contents = parts && contentsModule(made, file.map('cantidades'), measured, parts);
  file.close();
  const functions = [...counts].map(([code, name]) => `const ${name} = (one: ${measured.type}): number => ${code};`);
  // A class of the pantry is asked of the food an ingredient is.
  const ofPantry = [...asked].map((name) => `const ${name} = /* @__PURE__ */ ofFood(classes.${name});`);
  const body = [...ofPantry, ...classes, '', ...functions].join('\n');
  const tools = ['ofFood', ...(measured.tools ?? [])].filter((name) => body.includes(`${name}(`)).sort();
  const imports = [
    ...(asked.size > 0 ? ["import * as classes from '../despensa/classes.gen.ts';"] : []),
    `import ${tools.length > 0 ? `{ ${tools.join(', ')}, type` : 'type {'} ${measured.type} } from '${measured.from}';`,
  ];
  const shown = sections.some((section) => section.includes('upTo100'))
    ? '\n/** Ingredients count with the water they bring and lose, so a share may pass 100: it is shown as 100. */\nconst upTo100 = (ratio: number) => Math.min(ratio, 100);\n'
    : '';
  const shared = `${made}
/** Figures that words and code share. */
export const FIGURES = ${JSON.stringify(Object.fromEntries(said))} as const;
`;
  const module = `${made}
${imports.join('\n')}

${body}
${shown}
${sections.join('\n\n')}
`;
  return new Map([
    ['params.gen.ts', module],
    ...(said.size > 0 ? [['figures.gen.ts', shared] as const] : []),
    ...(contents === undefined ? [] : [['contents.gen.ts', contents] as const]),
  ]);
}
