import { normalName } from '../../packages/engine/src/helado/names.ts';
import { type Cells, type Fault, number, sum, type TableSpec } from './table.ts';

const GROUPS: ReadonlySet<string> = new Set([
  'basicos',
  'lacteos',
  'azucares',
  'edulcorantes_fibras',
  'huevo',
  'frutas',
  'zumos',
  'frutos_secos',
  'cacao_chocolate',
  'cafe_infusiones',
  'licores_vinos',
  'grasas',
  'vegetal',
  'neutros_estabilizantes',
  'especias_aromas',
  'salados',
  'galletas_toppings',
  'bases',
]);

/** The parts of 100 g. */
const COMPONENTS = ['azucares', 'materiagrasa', 'esml', 'otrossolidos', 'agua', 'alcohol'] as const;

/** A sugar the body does not burn: 0.4 kcal/g. */
const NOT_BURNT = 'Alulosa';

/** Rows with the trade's PAC for the product as bought instead of composition × factor (Corvitto's school). */
const TRADE_PAC: ReadonlySet<unknown> = new Set(['Dextrosa', 'Azúcar invertido', 'Miel']);

/**
 * Least and most energy (Regulation (EU) 1169/2011, annex XIV): milk and other solids may be carbohydrate or protein
 * at 4 kcal/g, or salts, fibre and polyols at less.
 */
function energyBounds(row: Cells): readonly [number, number] {
  const sure = 9 * number(row, 'materiagrasa') + 7 * number(row, 'alcohol') + 4 * number(row, 'azucares');
  return [
    row.name === NOT_BURNT ? 0 : sure + 4 * sum(row, ['lactosa', 'proteinas']),
    sure + 4 * sum(row, ['esml', 'otrossolidos']),
  ];
}

/** The most a row may lower the freezing point: monosaccharides 190, ethanol 740, salt 585 per 100 g. */
function mostPac(row: Cells): number {
  return 1.9 * sum(row, ['azucares', 'esml']) + 7.4 * number(row, 'alcohol') + 5.85 * number(row, 'otrossolidos');
}

function check(row: Cells): readonly Fault[] {
  const faults: Fault[] = [];
  const demand = (holds: boolean, column: string, message: string) => {
    if (!holds) faults.push({ column, message });
  };
  const total = sum(row, COMPONENTS);
  demand(Math.abs(total - 100) <= 0.02, 'agua', `the components add up to ${total.toFixed(2)} g in 100 g`);
  const [least, most] = energyBounds(row);
  const kcal = number(row, 'kcal');
  demand(
    kcal >= least - 1 && kcal <= most + 1,
    'kcal',
    `the components give ${least.toFixed(1)} to ${most.toFixed(1)} kcal`,
  );
  demand(number(row, 'lactosa') <= number(row, 'esml'), 'lactosa', 'more lactose than milk solids non fat');
  demand(
    number(row, 'proteinas') <= sum(row, ['esml', 'otrossolidos']),
    'proteinas',
    'more protein than milk and other solids',
  );
  demand(
    TRADE_PAC.has(row.name) || number(row, 'pac') <= mostPac(row) + 0.1,
    'pac',
    `the components give at most ${mostPac(row).toFixed(1)}`,
  );
  demand(GROUPS.has(String(row.grupo)), 'grupo', `«${row.grupo}» is no group`);
  demand(row.name !== '', 'name', 'is empty');
  demand(row.fuente !== '', 'fuente', 'every row names its source');
  return faults;
}

export const helado: TableSpec = {
  craft: 'helado',
  columns: {
    name: 'text',
    aliases: 'list',
    grupo: 'text',
    azucares: 'number',
    materiagrasa: 'number',
    esml: 'number',
    lactosa: 'number',
    proteinas: 'number',
    otrossolidos: 'number',
    agua: 'number',
    alcohol: 'number',
    pac: 'number',
    pod: 'number',
    kcal: 'number',
    precio: 'number',
    fuente: 'text',
  },
  keys: ['name', 'aliases'],
  normalise: normalName,
  check,
};
