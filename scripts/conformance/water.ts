import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
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

/** Root mean square and greatest error. */
export function errorsOf(points: readonly Held[]): { readonly rms: number; readonly max: number } {
  const errors = points.map(({ published, model }) => Math.abs(model - published));
  return { rms: Math.sqrt(errors.reduce((sum, e) => sum + e * e, 0) / errors.length), max: Math.max(...errors) };
}
