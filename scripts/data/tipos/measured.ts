/** What the parameters of each craft are computed from: the names its file may use, and the code they stand for. */
import type { Column } from './expression.ts';
import type { Measured } from './params.ts';

const numbers = (names: Readonly<Record<string, string>>): [string, Column][] =>
  Object.entries(names).map(([name, key]) => [name, { kind: 'number', code: `one.${key}` }]);

const texts = (codes: Readonly<Record<string, string>>): [string, Column][] =>
  Object.entries(codes).map(([name, code]) => [name, { kind: 'text', code }]);

const same = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** A batch, or a gram of it. */
const turron = (kinds: ReadonlySet<string>): Measured => ({
  type: 'Quantities',
  from: './quantities.ts',
  columns: new Map<string, Column>([
    ...numbers({
      ...same('noble', 'cereal', 'kcal'),
      almendra: 'almond',
      almidon: 'starch',
      azucar: 'sugar',
      clara: 'eggWhite',
      coco: 'coconut',
      coste: 'cost',
      desconocido: 'unknown',
      dulce_seco: 'drySweet',
      edulcorante: 'sweetener',
      frutos_de_agramunt: 'agramuntNuts',
      frutos_secos: 'nuts',
      glucosa: 'glucose',
      grasa: 'fat',
      huevo: 'egg',
      masa: 'mass',
      miel: 'honey',
      no_admitido: 'notAdmitted',
      oblea: 'covering',
      pesado: 'weighed',
      seco: 'dry',
      terminado: 'finished',
      yema: 'yolk',
    }),
    ['masa_o_nada', { kind: 'number', code: 'Math.max(one.mass, Number.MIN_VALUE)' }],
  ]),
  words: new Map(),
  whole: 'one.finished',
  made: {
    type: 'Row',
    from: './catalogue.ts',
    columns: new Map<string, Column>([
      ...numbers(
        same(
          ...['agua', 'almidon', 'es_almendra', 'es_azucar', 'es_fruto_seco', 'es_miel', 'grasa', 'kcal'],
          ...['materia_basica', 'yema_eq'],
        ),
      ),
      ...texts({ grupo: 'one.grupo', id: 'one.id' }),
    ]),
    words: new Map([['grupo', kinds]]),
  },
});

/** 100 g of an ingredient, or of the mix. */
const helado = (): Measured => ({
  type: 'Composition',
  from: './composition.ts',
  columns: new Map<string, Column>(
    numbers(
      same(
        ...['alcohol', 'azucares', 'dextrosa', 'dureza', 'esml', 'kcal', 'lactosa'],
        ...['materiagrasa', 'pac', 'pod', 'polioles', 'precio', 'proteinas', 'solidos'],
      ),
    ),
  ),
  words: new Map(),
});

/** A gram of what is weighed. */
const cacao = (kinds: ReadonlySet<string>): Measured => ({
  type: 'Row',
  from: './catalogue.ts',
  columns: new Map<string, Column>([
    ...numbers(
      same(
        ...['agua', 'avellana', 'azucar', 'cacao_seco_desgrasado', 'frutos_secos', 'grasa_leche'],
        ...['manteca_cacao', 'otra_grasa', 'precio', 'sng_leche'],
      ),
    ),
    ['grupo', { kind: 'text', code: 'one.grupo' }],
    ['id', { kind: 'text', code: 'one.id' }],
    ['de_chocolate', { kind: 'truth', code: 'one.ofChocolate === true' }],
  ]),
  words: new Map([['grupo', kinds]]),
  ofFoods: true,
});

const truths = (codes: Readonly<Record<string, string>>): [string, Column][] =>
  Object.entries(codes).map(([name, code]) => [name, { kind: 'truth', code }]);

/** 100 g of an ingredient of a dough; how its name was read tells what no column of a food does. */
const panaderia = (kinds: ReadonlySet<string>): Measured => ({
  type: 'Ingredient',
  from: './resolve.ts',
  columns: new Map<string, Column>([
    ...['harina', 'agua', 'grasa', 'azucar', 'sal'].map((part) => numbers({ [part]: `parts.${part}` })[0]!),
    ...numbers({ esml: 'row.food.esml', grasa_lactea: 'row.food.grasa_lactea' }),
    ['k_levadura', { kind: 'number', code: '(one.row.k_levadura ?? 0)' }],
    ['fuerza', { kind: 'number', code: '(one.strength ?? 0)' }],
    ...truths({
      levadura: 'isYeast(one)',
      prefermento: '(one.preferment !== undefined)',
      vivo: 'isLive(one)',
      masa_madre_activa: 'isActiveSourdough(one)',
      forma_gluten: 'formsGluten(one)',
      niega_centeno: 'one.notRye',
      declara_fuerza: '(one.strength !== undefined)',
    }),
    ...texts({
      papel: 'one.row.rol',
      clase: 'one.row.clase',
      categoria: 'one.row.food.category',
      id: 'one.row.food.id',
    }),
  ]),
  words: new Map([['papel', kinds]]),
  ofFoods: true,
  tools: ['formsGluten', 'isActiveSourdough', 'isLive', 'isYeast'],
});

/** By craft, given the kinds of its ingredients; pastry's are sums of weights by role. */
export const MEASURED: Readonly<Record<string, (kinds: ReadonlySet<string>) => Measured>> = {
  helado,
  panaderia,
  turron,
  cacao,
};
