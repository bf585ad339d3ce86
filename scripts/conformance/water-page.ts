import { fixed, trimmed } from '@obrador/engine';
import { row } from '../docs/reference.ts';
import {
  boilingPoints,
  errorsOf,
  foodPoints,
  freezingPoints,
  type Held,
  type HeldRange,
  missOf,
  products,
  waterActivities,
} from './water.ts';

const NAMES: Readonly<Record<string, string>> = {
  sucrose: 'sacarosa',
  glucose: 'glucosa',
  fructose: 'fructosa',
  lactose: 'lactosa',
  maltose: 'maltosa',
  mannitol: 'manitol (como sorbitol)',
  sorbitol: 'sorbitol',
  glycerol: 'glicerol',
  ethanol: 'alcohol',
  nacl: 'sal',
  citric_acid: 'ácido cítrico',
  corn_syrup: 'jarabe de glucosa 42 DE',
};

const METHODS: readonly (readonly [RegExp, string])[] = [
  [/isopiestic/, 'isopiéstico'],
  [/sorption/, 'sorción, valores redondos'],
  [/class value/, 'valor de clase'],
  [/correlation/, 'correlación, no medida'],
];

/** «sucrose, isopiestic…» as a reader of Spanish knows it. */
function nameOf(group: string): string {
  const [solute = '', ...method] = group.split(', ');
  const said = METHODS.find(([pattern]) => pattern.test(method.join(', ')))?.[1];
  return said === undefined ? NAMES[solute]! : `${NAMES[solute]!}, ${said}`;
}

function summary(groups: ReadonlyMap<string, readonly Held[]>, decimals: number): string[] {
  return [...groups].map(([group, points]) => {
    const { rms, max } = errorsOf(points);
    return row([nameOf(group), String(points.length), fixed(rms, decimals), fixed(max, decimals)]);
  });
}

/** Every point, published and ours, solute by solute. */
function points(groups: ReadonlyMap<string, readonly Held[]>, decimals: number): string[] {
  return [...groups].map(([group, all]) => {
    const said = all.map(
      ({ what, published, model }) =>
        `${what.replace('.', ',')}: ${fixed(published, decimals)} / ${fixed(model, decimals)}`,
    );
    return `- **${nameOf(group)}.** ${said.join('; ')}.`;
  });
}

/** Kinds of tables of boiling points, as a reader of Spanish knows them. */
const TABLES: Readonly<Record<string, string>> = {
  'cooked to': 'caramelo de leche (Miller y Hartel 2015; receta supuesta)',
  '2:1': 'almíbar 2:1',
  'BPE table': 'tabla sin origen conocido',
  'classic table': 'tabla clásica (Browne 1912)',
  correlation: 'correlación, no medida (Starzak y Peacock 1997)',
};

const rangeOf = ([low, high]: HeldRange['published'], decimals: number) =>
  low === high ? fixed(low, decimals) : `${fixed(low, decimals)} a ${fixed(high, decimals)}`;

/** Every range, kind by kind, and how far the model lies outside it. */
function ranges(held: readonly HeldRange[], decimals: number): string[] {
  return held.map((one) =>
    row([
      TABLES[one.kind] ?? one.kind,
      one.what.replace('.', ','),
      rangeOf(one.published, decimals),
      fixed(one.model, decimals),
      fixed(missOf(one), decimals),
    ]),
  );
}

/** The section of the page on the water model: every measured point against it. */
export function waterSection(): string[] {
  const freezing = freezingPoints();
  const activities = waterActivities();
  return [
    '## El modelo del agua',
    '',
    'Hielo, actividad de agua y punto de ebullición salen de una sola función con las mismas constantes. Aquí está cada punto medido junto a lo que da el modelo. El PAC sigue siendo quien juzga el helado; la física es el termómetro.',
    '',
    'Puntos de congelación de disoluciones, error en °C (azúcares hasta −5,5 °C; alcohol, glicerol, sal y ácido hasta −16 °C):',
    '',
    row(['Soluto', 'Puntos', 'Error medio', 'Mayor']),
    '|---|---|---|---|',
    ...summary(freezing, 3),
    '',
    'Actividad de agua de disoluciones a 25 °C, error de aw:',
    '',
    row(['Soluto y método', 'Puntos', 'Error medio', 'Mayor']),
    '|---|---|---|---|',
    ...summary(activities, 4),
    '',
    'Las isotermas de sorción difieren de las medidas isopiésticas más que el modelo de unas y otras: sirven solo de orden.',
    '',
    'Productos con composición publicada, cada uno con el margen de su clase. Solo se sale de él la ganache de té, cuya aw es declarada, no medida:',
    '',
    row(['Producto', 'Clase', 'Publicada', 'Modelo', 'Margen', 'Fuera de lo publicado']),
    '|---|---|---|---|---|---|',
    ...products().map((product) => {
      const [low, high] = product.published;
      return row([
        product.what.replace('.', ','),
        product.kind,
        low === high ? trimmed(low, 3) : `${trimmed(low, 3)} a ${trimmed(high, 3)}`,
        fixed(product.model, 3),
        `±${trimmed(product.bar)}`,
        fixed(missOf(product), 3),
      ]);
    }),
    '',
    'Puntos de ebullición a nivel del mar, °C. Las tablas del oficio leen el cazo, que va de 1 a 6 °C por encima del equilibrio cuanto más espeso está:',
    '',
    row(['Punto o tabla', 'Sólidos', 'Publicado', 'Modelo', 'Fuera de lo publicado']),
    '|---|---|---|---|---|',
    ...ranges(boilingPoints(), 1),
    '',
    'Punto inicial de congelación de alimentos con la composición de la despensa, °C. Lo que se aparta es la fruta, que varía más que el modelo:',
    '',
    row(['Clase', 'Alimento', 'Publicado', 'Modelo', 'Fuera de lo publicado']),
    '|---|---|---|---|---|',
    ...ranges(foodPoints(), 2),
    '',
    'Cada punto de congelación (concentración en peso: publicado / modelo, °C):',
    '',
    ...points(freezing, 2),
    '',
    'Cada actividad de agua (concentración en peso: publicada / modelo):',
    '',
    ...points(activities, 4),
    '',
  ];
}
