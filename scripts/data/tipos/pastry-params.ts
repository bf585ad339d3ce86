import { type Column, type Compiled, compile, type Vocabulary } from './expression.ts';
import type { Fields } from './files.ts';
import type { Cite } from './sources.ts';
import { wordsOf } from './words.ts';

const FIGURES = ['azucares', 'grasa', 'proteinas', 'agua', 'alcohol', 'pod', 'kcal', 'manteca_cacao'];

/** What a parameter of pastry may ask of an ingredient. */
const COLUMNS: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...FIGURES.map((key) => [key, { kind: 'number', code: `i.${key}` }] as const),
  ['precio', { kind: 'number', code: '(i.precio ?? 0)' }],
  ['papel', { kind: 'text', code: 'i.role' }],
  ['nombre', { kind: 'text', code: "(i.row?.name ?? '')" }],
]);

const TRADE = 'oficio: relaciones sobre el peso de los ingredientes según su función (Gisslen, Professional Baking)';

/** The module of the parameters of pastry: sums of weights by role, ratios of them, and what mends each. */
export function pastryParamsModule(made: string, file: Fields, roles: ReadonlySet<string>, cite: Cite) {
  const sums = new Map(file.map('sumas').each());
  const remedies = file.map('remedios');
  const kinds = new Map<string, Compiled['kind']>();
  const vocabulary: Vocabulary = {
    columns: COLUMNS,
    classes: kinds,
    classCode: (name) => name,
    checkWord: (column, word) => (column === 'papel' && !roles.has(word) ? `there is no role «${word}»` : undefined),
    variable: 'i',
  };
  const code = (fields: Fields, key: string) => compile(fields.text(key), vocabulary);
  const classes = file
    .map('clases')
    .keys()
    .map((name) => {
      const { kind, code: body } = code(file.map('clases'), name);
      kinds.set(name, kind);
      return `const ${name} = (i: Ingredient): ${kind === 'truth' ? 'boolean' : 'number'} => ${body};`;
    });
  const sum = (name: string, at: string) => {
    if (!sums.has(name)) throw new Error(`${at}: there is no sum «${name}»`);
    return `SUMS.${name}`;
  };
  const textOf = (name: string) => sums.get(name)!.text('texto');
  const touching = (name: string, at: string) => (kinds.has(name) ? name : `belongs(${sum(name, at)})`);

  /** Top, bottom, formula, source and what touches it, by the kind of the parameter. */
  const counted = (fields: Fields) => {
    const { at } = fields;
    const note = fields.has('nota') ? `; ${fields.text('nota')}` : '';
    if (fields.has('cuenta')) {
      const cells = [`num: (i) => ${code(fields, 'cuenta').code}`, 'den: whole'];
      return { cells, formula: fields.text('formula'), source: cite(fields.text('segun'), at) };
    }
    if (fields.has('de_receta')) {
      const top = fields.text('de_receta');
      const cells = [`num: percentWeigh(${sum(top, at)})`, 'den: whole'];
      return { cells, top, formula: `Gramos de ${textOf(top)} por 100 g de receta en crudo${note}.`, source: TRADE };
    }
    const isRatio = fields.has('relacion');
    const [top, below] = fields.texts(isRatio ? 'relacion' : 'por_cien') as [string, string];
    const weighing = isRatio ? 'weigh' : 'percentWeigh';
    const per = isRatio ? 'por cada gramo de' : 'por cada 100 g de';
    const over = `over: ${JSON.stringify(textOf(below))}`;
    const cells = [`num: ${weighing}(${sum(top, at)})`, `den: weigh(${sum(below, at)})`, over];
    return { cells, top, formula: `Gramos de ${textOf(top)} ${per} ${textOf(below)}${note}.`, source: TRADE };
  };
  const paramOf = ([key, fields]: readonly [string, Fields]) => {
    const { cells, top, formula, source } = counted(fields);
    const touched = fields.has('toca') ? fields.text('toca') : top;
    if (touched !== undefined) cells.push(`touches: ${touching(touched, fields.at)}`);
    if (fields.has('con')) {
      if (!remedies.has(fields.text('con')))
        throw new Error(`${fields.at}: there is no remedy «${fields.text('con')}»`);
      cells.push(`remedy: '${fields.text('con')}'`);
    }
    const words = wordsOf(key, fields, fields.has('relacion') ? '' : '%');
    const said = JSON.stringify({ ...words, formula }).slice(1, -1);
    return `  { ${said}, source: ${source === TRADE ? 'TRADE' : JSON.stringify(source)}, ${cells.join(', ')} },`;
  };
  /** What a variant counts otherwise. */
  const otherwise = ([key, fields]: readonly [string, Fields]) => {
    const cells = [];
    if (fields.has('entre')) cells.push(`den: weigh(${sum(fields.text('entre'), fields.at)})`);
    if (fields.has('de_receta')) {
      const top = sum(fields.text('de_receta'), fields.at);
      cells.push(`num: percentWeigh(${top}), touches: belongs(${top})`);
    }
    if (fields.has('cuenta')) cells.push(`num: (i) => ${code(fields, 'cuenta').code}`);
    if (fields.has('toca')) cells.push(`touches: ${touching(fields.text('toca'), fields.at)}`);
    return `    ${key}: { ${cells.join(', ')} },`;
  };
  const written = [...sums].map(([name, fields]) => {
    const whole = fields.texts('papeles').map((role) => [role, 1] as const);
    const parts = fields.has('cuenta') ? fields.map('cuenta') : undefined;
    const weights = Object.fromEntries([
      ...whole,
      ...(parts?.keys().map((role) => [role, parts.number(role)] as const) ?? []),
    ]);
    for (const role of Object.keys(weights))
      if (!roles.has(role)) throw new Error(`${fields.at}: there is no role «${role}»`);
    return `  ${name}: ${JSON.stringify({ text: fields.text('texto'), weights })},`;
  });
  const common = file.map('comunes').each().map(paramOf);
  const specific = file.map('propias').each().map(paramOf);
  const known = new Set([...file.map('comunes').keys(), ...file.map('propias').keys()]);
  const variants = file
    .map('variantes')
    .each()
    .map(([name, fields]) => `  ${name}: {\n${fields.each().map(otherwise).join('\n')}\n  },`);
  const effects = file.maps('efectos').map((fields) => {
    const keys = fields.texts('de');
    for (const key of keys) if (!known.has(key)) throw new Error(`${fields.at}: there is no parameter «${key}»`);
    const said = fields.has('bajo') ? { low: fields.text('bajo') } : {};
    return { keys, within: fields.texts('en'), without: fields.texts('menos'), ...said, high: fields.text('alto') };
  });
  const names = Object.fromEntries(remedies.keys().map((key) => [key, remedies.text(key)]));
  file.close();
  const remediesModule = `${made}
/** Name of the ingredient to advise, by remedy, when a formula has none that would correct a parameter. */
export const REMEDIES = ${JSON.stringify(names)} as const;
`;
  const module = `${made}
import type { Ingredient } from './ingredient.ts';
import { belongs, type Param, percentWeigh, type RoleSum, weigh, whole } from './param.ts';

const TRADE = '${TRADE}';

/** Sums of ingredient weights by role. */
export const SUMS = {
${written.join('\n')}
} as const satisfies Readonly<Record<string, RoleSum>>;

${classes.join('\n')}

/** Present in every response, in its order. */
export const COMMON: readonly Param[] = [
${common.join('\n')}
];

/** Those that only some types judge. */
export const SPECIFIC: readonly Param[] = [
${specific.join('\n')}
];

/** Where one type computes a parameter its own way. */
export const VARIANTS: Readonly<Record<string, Readonly<Record<string, Partial<Param>>>>> = {
${variants.join('\n')}
};
`;
  const effectsModule = `${made}
import type { Effect } from './param.ts';

export const EFFECTS: readonly Effect[] = [
${effects.map((effect) => `  ${JSON.stringify(effect)},`).join('\n')}
];
`;
  return new Map([
    ['effects.gen.ts', effectsModule],
    ['remedies.gen.ts', remediesModule],
    ['params.gen.ts', module],
  ]);
}
