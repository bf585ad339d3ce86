/** Words and figures that are nobody's type or food, as modules: household measures, fields, roles, reserved words. */
import { type Fields, type Read, readYaml } from './tipos/files.ts';

/** A pattern over folded text, as code. */
function pattern(text: string, at: string): string {
  if (text.includes('/')) throw new Error(`${at}: «${text}» has a slash`);
  return `/${new RegExp(text).source}/`;
}

const cells = (row: readonly (string | number | null)[], patterns: number, at: string) =>
  row.map((cell, i) => (i < patterns ? pattern(String(cell), at) : cell === null ? 'undefined' : JSON.stringify(cell)));

/** Rows whose first cells are patterns. */
const rowsOf = (fields: Fields, key: string, patterns: number) =>
  fields.rows(key).map((row) => `  [${cells(row, patterns, `${fields.at}, «${key}»`).join(', ')}],`);

const list = (lines: readonly string[]) => `[\n${lines.join('\n')}\n]`;
const made = (file: string) => `// Made from data/${file} by scripts/data/build.ts; edit the file, not this module.\n`;
const textsIn = (fields: Fields) => Object.fromEntries(fields.keys().map((key) => [key, fields.text(key)]));

function measures(file: Fields): string {
  const portions = file.maps('porciones').map((portion) => {
    const word = pattern(portion.text('palabra'), portion.at);
    const foods = portion.rows('pesa').map((row) => `[${cells(row, 1, portion.at).join(', ')}]`);
    const alone = portion.has('sola') ? `, ${JSON.stringify(portion.text('sola'))}` : '';
    return `  [${word}, [${foods.join(', ')}]${alone}],`;
  });
  const fruits = Object.fromEntries(
    file
      .map('frutas')
      .each()
      .map(([name, fruit]) => [name, [fruit.number('piel'), fruit.number('zumo')]]),
  );
  return `/** What a unit measures, how much of it, and the words for it. */
export const UNITS = ${list(rowsOf(file, 'unidades', 0))} as const;

/** Grams per millilitre of what is spooned. */
export const SPOONED: readonly (readonly [RegExp, number])[] = ${list(rowsOf(file, 'cucharadas', 1))};

/** Grams per millilitre of what is poured; undefined where no volume is known. */
export const POURED: readonly (readonly [RegExp, number | undefined])[] = ${list(rowsOf(file, 'liquidos', 1))};

/** Grams of one. */
export const PIECES: readonly (readonly [singular: RegExp, plural: RegExp, grams: number])[] = ${list(rowsOf(file, 'piezas', 2))};

/** Portions and what one of a food weighs. */
export const PORTIONS: readonly (readonly [word: RegExp, foods: readonly (readonly [RegExp, number])[], alone?: string])[] = ${list(portions)};

/** Grams of the peel and the juice of one. */
export const FRUITS: Readonly<Record<string, readonly [peel: number, juice: number]>> = ${JSON.stringify(fruits)};
`;
}

/** Alternatives as one pattern: what begins with them, is them or says them. */
function lineClass(file: Fields): string {
  const alternatives = (key: string) => `(?:${file.texts(key).join('|')})`;
  return [
    ...(file.has('empieza') ? [`^${alternatives('empieza')}\\b`] : []),
    ...(file.has('es') ? [`^${alternatives('es')}$`] : []),
    ...(file.has('dice') ? [alternatives('dice')] : []),
  ].join('|');
}

const source = (text: string, flags: string) => `/${new RegExp(text, flags).source}/${flags}`;

function pasted(file: Fields): string {
  const record = (key: string, flags: string) =>
    file
      .map(key)
      .each()
      .map(([name, one]) => `  ${name}: ${source(lineClass(one), flags)},`)
      .join('\n');
  const verbs = file.map('verbos');
  const numbers = textsIn(file.map('numeros'));
  const slots: Readonly<Record<string, string>> = {
    numero: Object.keys(numbers).join('|'),
    medida: file.text('medida'),
    kilo: file.text('kilo'),
  };
  const said = file.maps('dicho').map((rule) => {
    const filled = rule.text('dice').replace(/\{(numero|medida|kilo)\}/g, (_, slot: string) => slots[slot]!);
    const as = rule.has('escribe') ? { as: String(rule.plain('escribe')) } : {};
    const sum = rule.has('suma') ? { factors: rule.plain('suma'), unit: rule.plain('en') } : {};
    return `  [${source(filled, 'giu')}, ${JSON.stringify({ ...as, ...sum })}],`;
  });
  return `/** What a line of a pasted recipe is, by its words without accents or capitals. */
export const LINE = {
${record('renglones', 'u')}
  verb: ${source(`^(?:${verbs.texts('raices').join('|')})${verbs.text('terminaciones')}$`, 'u')},
} as const;

/** What the columns of a table are called, and those of weights from the surest to the least sure. */
export const HEADS = {
${record('cabeceras', 'u')}
} as const;
export const WEIGHTS = [${file
    .texts('pesos')
    .map((words) => source(`^(?:${words})$`, 'u'))
    .join(', ')}] as const;

/** What a text says as it is written. */
export const PHRASES = {
${record('frases', 'iu')}
} as const;

export const NUMBER_WORDS: Readonly<Record<string, string>> = ${JSON.stringify(numbers)};

/** What is said of a quantity and how it is written; what neither is written nor added up is a word for a number. */
export const SAID: readonly (readonly [
  said: RegExp,
  written: { readonly as?: string; readonly factors?: readonly number[]; readonly unit?: string },
])[] = ${list(said)};

/** What says that a quantity is rough. */
export const ROUGHLY = [${file
    .texts('a_ojo')
    .map((text) => source(text, 'iu'))
    .join(', ')}] as const;
`;
}

function fields(file: Fields): string {
  const asked = file.map('campos');
  const meant = asked.keys().map((name) => `  [${JSON.stringify(name)}, ${JSON.stringify(asked.texts(name))}],`);
  return `/** What people write for fields, in any language and in words of other crafts. */
export const MEANT: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map(${list(meant)});

/** Figures some craft reads of an ingredient: sent to another, they are believed read. */
export const FIGURES: ReadonlySet<string> = /* @__PURE__ */ new Set(${JSON.stringify(file.texts('cifras'))});
`;
}

function fieldTexts(file: Fields): string {
  const own = file
    .map('de_un_ingrediente')
    .each()
    .map(
      ([key, said]) =>
        `  ${JSON.stringify(key)}: ${JSON.stringify({ text: said.text('texto'), example: said.number('ejemplo') })},`,
    );
  return `/** What a number of an ingredient means, and one it may well be. */
export interface FieldText {
  readonly text: string;
  readonly example: number;
}

/** What each property means; a key with a dot holds for the property under that parent. */
export const PROPERTY_TEXTS: Readonly<Record<string, string>> = ${JSON.stringify(textsIn(file.map('propiedades')))};

/** Numbers of an ingredient, which people send: with an example of each. */
export const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
${own.join('\n')}
};
`;
}

function labelWords(file: Fields): string {
  const claims = file.map('declaraciones');
  const said = Object.fromEntries(claims.keys().map((claim) => [claim, claims.texts(claim)]));
  const patterns = file.map('patrones');
  const of = (key: string) => pattern(patterns.text(key), patterns.at);
  const printed = file.map('lista_impresa');
  const everywhere = (key: string) => `/${new RegExp(patterns.text(key), 'giu').source}/giu`;
  return `/** Words for forms and possession, which name no ingredient. */
export const FORMS: readonly string[] = ${JSON.stringify(file.texts('formas'))};

/** Product names beside those of types: a name with one is no fantasy name. */
export const PRODUCTS: readonly string[] = ${JSON.stringify(file.texts('productos'))};

/** Words by which a name makes a claim, folded. */
export const CLAIM_WORDS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(said)};

/** Words of a name whose figure is that of the cocoa in it; those of a name about chocolate as a whole. */
export const COCOA_WORDS: readonly string[] = ${JSON.stringify(file.texts('cacao'))};
export const CHOCOLATES: readonly string[] = ${JSON.stringify(file.texts('chocolates'))};
export const MILK_CHOCOLATE = ${JSON.stringify(file.text('chocolate_con_leche'))};

/** After a figure they tell of another food, or of a dough. */
export const COMPARED: readonly string[] = ${JSON.stringify(file.texts('comparadas'))};

export const WHOLEMEAL_BREAD = ${of('pan_integral')};

/** A food that a name names, and what it does not: «sabor a fresa», «sin nueces». */
export const NAMED = ${everywhere('nombrado')};
export const NOT_NAMED = ${everywhere('no_nombrado')};
export const WITHOUT = ${everywhere('sin_algo')};

/** A word for a form that stands alone is the ingredient itself. */
export const ALONE = ${everywhere('sola')};

/** A percentage in a name, the word it stands before, and what ends those it refers to. */
export const FIGURE = ${everywhere('cifra')};
export const AFTER_FIGURE = ${of('tras_la_cifra')};
export const APART = ${of('aparte')};

/** A printed list: what stands before it and after it, a percentage alone or at an end, two of a kind. */
export const PRINTED = {
${printed
  .keys()
  .map((key) => `  ${key}: /${new RegExp(printed.text(key)).source}/i,`)
  .join('\n')}
} as const;
`;
}

function faults(file: Fields): string {
  return `/** Every kind of fault a request is refused for, stable across versions. */
export const FAULTS = ${JSON.stringify(textsIn(file))} as const;
`;
}

const MODULES = [
  ['medidas.yaml', 'intake/measures.gen.ts', measures],
  ['pegado.yaml', 'intake/pasted.gen.ts', pasted],
  ['campos.yaml', 'craft/fields.gen.ts', fields],
  ['campos.yaml', 'field-texts.gen.ts', fieldTexts],
  ['palabras-de-etiqueta.yaml', 'etiqueta/words.gen.ts', labelWords],
  ['fallos.yaml', 'craft/faults.gen.ts', faults],
] as const;

/** By path under the engine's sources. */
export function wordModules(read: Read): ReadonlyMap<string, string> {
  const open = new Map(MODULES.map(([path]) => [path, readYaml(`data/${path}`, read(path))] as const));
  const written = new Map(MODULES.map(([path, target, write]) => [target, `${made(path)}${write(open.get(path)!)}`]));
  for (const file of open.values()) file.close();
  return written;
}
