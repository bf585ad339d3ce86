import type { LeverInfo, Weighed } from '../craft/craft.ts';
import { type Known, knownOf } from './catalogue.ts';
import { readFormula } from './read.ts';
import { understandAll } from './resolve.ts';
import { DEFAULT_TYPE, findType, type TypeId } from './types.ts';

/** Whether a balancer may move an ingredient without being told to. */
export function isLever({ row }: Known): boolean {
  return row.palanca;
}

/** What tastes of nothing moves first, then milk and its powder, last cream and fats, which are the richness of the mix. */
const RANKS: Readonly<Record<string, NonNullable<LeverInfo['rank']>>> = { lacteos: 1, vegetal: 1, grasas: 2 };
const CREAMS: ReadonlySet<string> = new Set(['Nata 35%', 'Nata 38%', 'Nata 30%', 'Nata 18%', 'Mantequilla']);

const LIQUID: ReadonlySet<string> = new Set(['zumos', 'vegetal', 'licores_vinos']);
const LIQUID_ROWS: ReadonlySet<string> = new Set([
  'Agua',
  'Leche entera',
  'Leche semidesnatada',
  'Leche desnatada',
  ...CREAMS,
]);

function weighedAs({ row }: Known): Weighed {
  if (row.name === 'Sal' || row.grupo === 'especias_aromas') return 'pizca';
  if (row.grupo === 'neutros_estabilizantes') return row.name.startsWith('Neutro') ? 'menudo' : 'pizca';
  return LIQUID.has(row.grupo) || LIQUID_ROWS.has(row.name) ? 'liquido' : 'seco';
}

function tasteOf(known: Known): Pick<LeverInfo, 'rank' | 'weighed'> {
  const { name, grupo } = known.row;
  return { rank: CREAMS.has(name) ? 2 : (RANKS[grupo] ?? 0), weighed: weighedAs(known) };
}

export function levers(body: unknown): readonly LeverInfo[] {
  return understandAll(readFormula(body).items).map(({ item: { name, numbers }, food, own }) => {
    const known = food && knownOf(food);
    return {
      lever: known !== undefined && isLever(known),
      label: known === undefined || own ? name.trim() : known.row.name,
      price: numbers?.precio ?? known?.row.precio ?? null,
      ...(known ? tasteOf(known) : {}),
    };
  });
}

/** No water: it has no place in an ice cream of milk. */
const MILK_BASED = [
  'Dextrosa',
  'Leche en polvo desnatada',
  'Nata 35%',
  'Leche entera',
  'Azúcar',
  'Glucosa atomizada 38 DE',
];
const WATER_BASED = ['Dextrosa', 'Glucosa atomizada 38 DE', 'Azúcar', 'Agua', 'Inulina'];

/** What a balancer may add to each type by default: what the trade corrects it with. */
const ADDITIONS: Readonly<Record<TypeId, readonly string[]>> = {
  helado_leche: MILK_BASED,
  helado_crema: MILK_BASED,
  sorbete_agua: WATER_BASED,
  sorbete_leche: ['Dextrosa', 'Glucosa atomizada 38 DE', 'Azúcar', 'Leche entera', 'Agua', 'Inulina'],
  crema_untable: ['Azúcar', 'Aceite de girasol', 'Leche en polvo desnatada'],
  veteado: ['Azúcar', 'Glucosa atomizada 38 DE', 'Azúcar invertido', 'Agua'],
  granizado: ['Azúcar', 'Agua'],
  semifrio: ['Nata 35%', 'Azúcar', 'Leche en polvo desnatada', 'Leche entera'],
  sin_azucar: ['Maltitol', 'Eritritol', 'Inulina', 'Leche en polvo desnatada', 'Nata 35%', 'Leche entera'],
  vegano: [...WATER_BASED, 'Aceite de coco desodorizado'],
  salado: ['Dextrosa', 'Glucosa atomizada 38 DE', 'Leche en polvo desnatada', 'Nata 35%', 'Leche entera', 'Inulina'],
  base: MILK_BASED,
  leche_merengada: ['Azúcar', 'Leche entera', 'Nata 35%', 'Leche en polvo desnatada'],
  polo: ['Azúcar', 'Agua', 'Glucosa atomizada 38 DE'],
  alto_proteina: ['Eritritol', 'Inulina', 'Leche en polvo desnatada', 'Leche entera', 'Agua'],
  mantecado: MILK_BASED,
  soft: MILK_BASED,
};

export function additions(type: string): readonly string[] {
  return ADDITIONS[findType(type) ?? DEFAULT_TYPE];
}
