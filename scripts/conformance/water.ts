import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { NO_SOLUTION, syrupSums, waterActivity } from '../../packages/engine/src/craft/water-activity.ts';
import { curva } from '../../packages/engine/src/curva.ts';
import { boilingPoint } from '../../packages/engine/src/water/boiling.ts';
import { freezingPoint } from '../../packages/engine/src/water/ice.ts';
import { type Dissolved, lnAw, phaseOf } from '../../packages/engine/src/water/phase.ts';
import { REFERENCE } from '../../packages/engine/src/water/solutes.ts';

/** A measured point beside what the model makes of it. */
export interface Held {
  readonly what: string;
  readonly published: number;
  readonly model: number;
  readonly quality: string;
}

/** Rows of a table of measurements, by column. */
export function measured(file: string): readonly Readonly<Record<string, string>>[] {
  const csv = readFileSync(new URL(`../../data/fisica/${file}.csv`, import.meta.url), 'utf8');
  return parse(csv, { columns: true });
}

/** How the model reads each solute of the tables, and how cold it is held to it, °C. */
const READ: Readonly<Record<string, readonly [coldest: number, of: (grams: number) => Dissolved]>> = {
  sucrose: [-5.5, (grams) => ({ sacarosa: grams })],
  glucose: [-5.5, (grams) => ({ glucosa: grams })],
  fructose: [-5.5, (grams) => ({ fructosa: grams })],
  lactose: [-5.5, (grams) => ({ lactosa: grams })],
  maltose: [-5.5, (grams) => ({ maltosa: grams })],
  mannitol: [-5.5, (grams) => ({ sorbitol: grams })],
  glycerol: [-16, (grams) => ({ glicerol: grams })],
  ethanol: [-16, (grams) => ({ alcohol: grams })],
  nacl: [-16, (grams) => ({ sal: grams })],
  citric_acid: [-16, (grams) => ({ acidos: grams })],
};

/** Freezing points of solutions, by solute, as far as the model is held to them. */
export function freezingPoints(): ReadonlyMap<string, readonly Held[]> {
  return grouped(
    measured('congelacion_binaria').flatMap(({ solute = '', mass_pct, t_freeze_C, quality = '' }) => {
      const read = READ[solute];
      const published = Number(t_freeze_C);
      if (read === undefined || published < read[0] || quality === 'M') return [];
      const grams = Number(mass_pct);
      return [
        [
          solute,
          { what: `${mass_pct} %`, published, quality, model: freezingPoint(100 - grams, phaseOf(read[1](grams))) },
        ],
      ];
    }),
  );
}

const AT_25: Readonly<Record<string, (grams: number) => Dissolved>> = {
  sucrose: (grams) => ({ sacarosa: grams }),
  fructose: (grams) => ({ fructosa: grams }),
  sorbitol: (grams) => ({ sorbitol: grams }),
  glycerol: (grams) => ({ glicerol: grams }),
  nacl: (grams) => ({ sal: grams }),
  corn_syrup: (grams) => ({ jarabe: grams, de_jarabe: 42 }),
};

/** Water activities of solutions at 25 °C, by solute and method. */
export function waterActivities(): ReadonlyMap<string, readonly Held[]> {
  return grouped(
    measured('aw_binaria').map(({ solute = '', mass_pct, aw, method = '', quality = '' }) => {
      const grams = Number(mass_pct);
      const model = Math.exp(lnAw(100 - grams, phaseOf(AT_25[solute]!(grams)), REFERENCE));
      return [`${solute}, ${method}`, { what: `${mass_pct} %`, published: Number(aw), model, quality }];
    }),
  );
}

function grouped(pairs: readonly (readonly [string, Held])[]): ReadonlyMap<string, readonly Held[]> {
  const groups = new Map<string, Held[]>();
  for (const [key, held] of pairs) groups.set(key, [...(groups.get(key) ?? []), held]);
  return groups;
}

/** A published range beside what the model makes of it. */
export interface HeldRange {
  readonly what: string;
  readonly kind: string;
  readonly published: readonly [number, number];
  readonly model: number;
}

/** Solids of a milk caramel of common use, g per 100 g of its sugars: its published moisture tells no recipe. */
const MILK_CARAMEL: Dissolved = { sacarosa: 43, jarabe: 47, de_jarabe: 42, lactosa: 10 };
/** Share of its solids that are sugars, and water its milk protein holds, g per 100 g. */
const CARAMEL = { sugars: 0.8, bound: 0.525 };

/** Boiling points of syrups and of a caramel, by the kind of table they stand in. */
export function boilingPoints(): readonly HeldRange[] {
  return measured('ebullicion').map(({ system = '', stage = '', solids_pct, T_lo_C, T_hi_C }) => {
    const solids = Number(solids_pct);
    const water = 100 - solids;
    const isSyrup = system === 'sucrose';
    const model = isSyrup
      ? boilingPoint(water, phaseOf({ sacarosa: solids }))
      : boilingPoint((100 * (water - CARAMEL.bound)) / (CARAMEL.sugars * solids), phaseOf(MILK_CARAMEL));
    return { what: `${solids_pct} %`, kind: stage, published: [Number(T_lo_C), Number(T_hi_C)], model };
  });
}

/** Foods of the table that stand in the pantry. */
const FOODS: Readonly<Record<string, string>> = {
  grape: 'Uva',
  'peach yellow': 'Melocotón',
  plum: 'Ciruela',
  persimmon: 'Caqui',
  apple: 'Manzana golden',
  mandarin: 'Mandarina',
  strawberry: 'Fresa',
  apples: 'Manzana golden',
  apricots: 'Albaricoque',
  blackberries: 'Mora',
  blueberries: 'Arándano',
  'cherries sweet': 'Cereza',
  oranges: 'Naranja',
  pears: 'Pera',
  raspberries: 'Frambuesa',
  strawberries: 'Fresa',
  carrots: 'Zanahoria',
  'cow milk': 'Leche entera',
};

/** Initial freezing points of foods with the composition of the pantry. */
export function foodPoints(): readonly HeldRange[] {
  return measured('congelacion_alimentos').flatMap(({ food = '', t_freeze_C, sd }) => {
    const name = FOODS[food];
    if (name === undefined) return [];
    const { fisica } = curva({ ingredients: [{ name, grams: 100 }] });
    const [published, spread] = [Number(t_freeze_C), Number(sd)];
    return [
      {
        what: name,
        kind: food === 'cow milk' ? 'leche' : 'fruta y hortaliza',
        published: [published - spread, published + spread] as const,
        model: fisica!.punto_congelacion,
      },
    ];
  });
}

/** Root mean square and greatest error. */
export function errorsOf(points: readonly Held[]): { readonly rms: number; readonly max: number } {
  const errors = points.map(({ published, model }) => Math.abs(model - published));
  return { rms: Math.sqrt(errors.reduce((sum, e) => sum + e * e, 0) / errors.length), max: Math.max(...errors) };
}

/** A product whose composition and water activity are published, and the bar its class is shown with. */
export interface HeldProduct extends HeldRange {
  readonly bar: number;
}

/** ± by class of product: the honeys pair ends of published ranges, the tea ganache is declared, not measured. */
const BARS: Readonly<Record<string, number>> = {
  jarabe: 0.02,
  confitura: 0.02,
  miel: 0.04,
  'lácteo azucarado': 0.03,
  caramelo: 0.05,
  ganache: 0.05,
};

/** Products with a whole composition; only a ganache loses water while it is made. */
export function products(): readonly HeldProduct[] {
  return measured('aw_productos')
    .filter(({ composicion_completa }) => composicion_completa === '1')
    .map(({ producto = '', clase = '', composicion = '', aw_min, aw_max }) => {
      const { csd = 0, sng = 0, jarabe = 0, maltosa = 0, DE = 0, ...rest } = JSON.parse(composicion);
      const syrup = jarabe > 0 ? syrupSums(jarabe, DE) : syrupSums(maltosa, MALTOSE_DE);
      const solution = { ...NO_SOLUTION, ...rest, cacaoSecoDesgrasado: csd, sngLeche: sng, ...syrup };
      return {
        what: producto,
        kind: clase,
        published: [Number(aw_min), Number(aw_max)] as const,
        model: waterActivity(solution, solution.agua, clase === 'ganache' ? undefined : 1),
        bar: BARS[clase]!,
      };
    });
}

/** As the pantry counts it. */
const MALTOSE_DE = 53;

/** How far the model lies outside what is published. */
export function missOf({ published: [low, high], model }: HeldRange): number {
  return Math.max(0, low - model, model - high);
}
