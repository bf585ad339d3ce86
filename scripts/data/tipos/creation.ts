import { type Classes, compileClasses, type Pantry, vocabularyOf } from './classes.ts';
import { type Column, compile, type Vocabulary } from './expression.ts';
import type { Fields } from './files.ts';

/** How formulas of a craft are created, as its own file says: what it does not say is not so. */
export function creationOf(common: Fields): object {
  const fields = common.map('crear');
  return {
    pastes: fields.flag('en_pasta'),
    oneFlavour: fields.flag('un_sabor'),
    frozen: fields.flag('helado'),
    starchIsFlour: fields.flag('almidon_es_harina'),
    corrections: fields.texts('corrige_con'),
  };
}

/** What a role may ask of its craft. */
const TRAITS: ReadonlyMap<string, Column> = new Map<string, Column>([
  ['en_frio', { kind: 'truth', code: 'traits.frozen' }],
  ['almidon_es_harina', { kind: 'truth', code: 'traits.starchIsFlour' }],
]);

/** What an ingredient is for: the first role whose question it answers, in the order of the file. */
function rolesIn(file: Fields, pantry: Pantry, { kinds }: Classes): string {
  const vocabulary = vocabularyOf(pantry, TRAITS, kinds, () => false);
  const roles = file
    .map('papeles')
    .each()
    .map(([role, said]) => {
      const words = `name: ${JSON.stringify(said.text('nombre'))}, why: ${JSON.stringify(said.text('porque'))}`;
      try {
        const code = said.has('es') ? compile(said.text('es'), vocabulary).code : 'true';
        const asked = code.includes('traits.') ? 'food, traits' : code.includes('food') ? 'food' : '';
        return `  ${role}: { ${words}, fits: (${asked}) => ${code} },`;
      } catch (error) {
        throw new Error(`${said.at}: ${(error as Error).message}`);
      }
    });
  const names = file.map('papeles').keys();
  return `/** What an ingredient does in a formula. */
export type Role = ${names.map((role) => `'${role}'`).join(' | ')};

/** What a role is called, why an ingredient has it, and what has it that has none of those before. */
export const ROLES: Readonly<Record<Role, Told & { readonly fits: (food: Food, traits: CreationTraits) => boolean }>> = {
${roles.join('\n')}
};`;
}

const textsIn = (fields: Fields) =>
  JSON.stringify(Object.fromEntries(fields.keys().map((key) => [key, fields.text(key)])));

const camel = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const numbersIn = (fields: Fields) =>
  JSON.stringify(Object.fromEntries(fields.keys().map((key) => [camel(key), fields.number(key)])));

type CodeOf = (fields: Fields, key: string) => string;

/** A question of data as a function over a food. */
function questions(vocabulary: Vocabulary): CodeOf {
  return (fields, key) => {
    try {
      const { code } = compile(fields.text(key), vocabulary);
      return `(${code.includes('food') ? 'food' : ''}) => ${code}`;
    } catch (error) {
      throw new Error(`${fields.at}, «${key}»: ${(error as Error).message}`);
    }
  };
}

/** Shares by the question a food answers, in the order of the file. */
const sharesIn = (rows: readonly Fields[], codeOf: CodeOf) =>
  rows.map((row) => `  [${row.has('de') ? codeOf(row, 'de') : '() => true'}, ${row.number('pide')}],`).join('\n');

/** What may be left out besides allergens and ingredients. */
function exclusionsIn(rows: readonly Fields[], codeOf: CodeOf): string {
  const made = rows.map((row) => {
    const trace = row.has('traza')
      ? `, trace: { of: ${codeOf(row, 'traza')}, most: LABEL_LAW.${camel(row.text('hasta'))} }`
      : '';
    const words = `words: ${JSON.stringify(row.texts('palabras'))}, name: ${JSON.stringify(row.text('dice'))}`;
    return `  { ${words}, bars: ${codeOf(row, 'de')}${trace} },`;
  });
  return made.join('\n');
}

/** What is known when a formula is made for a wish (`data/creacion.yaml`), with the traits of each craft. */
export function creationModule(
  file: Fields,
  pantry: Pantry,
  classes: Classes,
  traits: Readonly<Record<string, object>>,
): string {
  const lines = Object.entries(traits).map(([craft, own]) => `  ${craft}: ${JSON.stringify(own)},`);
  const own = compileClasses(file.map('clases'), pantry, undefined, classes.kinds);
  const codeOf = questions(vocabularyOf(pantry, new Map(), own.kinds, (name) => !classes.kinds.has(name)));
  const made = `// Made from data/creacion.yaml by scripts/data/build.ts; edit the files, not this module.
import type { CraftId } from '../craft/ids.ts';
import * as classes from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { LABEL_LAW } from '../ley/label-law.gen.ts';

/** Traits of a craft that change how formulas are created for it. */
export interface CreationTraits {
  /** Nuts go in as pastes, or they are grit. */
  readonly pastes: boolean;
  /** One flavour at a time: asking for one means doing without the others. */
  readonly oneFlavour: boolean;
  /** Syrups and dextrose are there for the cold, not for moisture. */
  readonly frozen: boolean;
  /** Starch is flour here, not a thickener. */
  readonly starchIsFlour: boolean;
  /** Foods to correct with when an exclusion bars the craft's usual ones. */
  readonly corrections: readonly string[];
}

export const CREATION_TRAITS: Readonly<Record<CraftId, CreationTraits>> = {
${lines.join('\n')}
};

${own.code}

/** The form in which an ice cream takes a nut, a citrus or cheese. */
export const PASTES: Readonly<Record<string, string>> = ${textsIn(file.map('pastas'))};

/** Dry forms of fruits, for products that water spoils. */
export const DRIED: Readonly<Record<string, string>> = ${textsIn(file.map('secas'))};

/** The dry form of any other fruit, what is brewed as its powder, and a citrus as its zest. */
export const OTHER_DRIED = ${JSON.stringify(file.text('otra_seca'))};
export const POWDERED: Readonly<Record<string, string>> = ${textsIn(file.map('en_polvo'))};
export const ZEST = ${JSON.stringify(file.text('ralladura'))};

/** % by the first question a food answers. */
type Shares = readonly (readonly [fits: (food: Food) => boolean, percent: number])[];

/** % of a formula a flavour comes to where no published one has it. */
export const USUAL: Shares = [
${sharesIn(file.maps('uso'), codeOf)}
];

/** % below which nobody tastes a flavour that was asked for. */
export const TASTED: Shares = [
${sharesIn(file.maps('se_nota'), codeOf)}
];

export const CREATION = ${numbersIn(file.map('cifras'))} as const;

/** What may be left out besides allergens and ingredients, by the words that ask for it, folded. */
export const EXCLUDED: readonly {
  readonly words: readonly string[];
  readonly name: string;
  readonly bars: (food: Food) => boolean;
  /** Where the law admits a little in the whole: how much a food has of it, and the most of a formula, %. */
  readonly trace?: { readonly of: (food: Food) => number; readonly most: number };
}[] = [
${exclusionsIn(file.maps('sin'), codeOf)}
];

/** Other words for an allergen, folded. */
export const ALLERGEN_WORDS: Readonly<Record<string, string>> = ${textsIn(file.map('alergenos'))};

/** Words for the dearest of what a formula holds, folded. */
export const DEAREST: readonly string[] = ${JSON.stringify(file.texts('lo_mas_caro'))};

interface Told {
  readonly name: string;
  readonly why: string;
}

${rolesIn(file, pantry, classes)}
`;
  file.close();
  return made;
}
