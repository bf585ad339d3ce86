import type { LeverInfo, Weighed } from '../craft/craft.ts';
import { find, type Known } from './catalogue.ts';
import { readFormula } from './read.ts';
import { DEFAULT_TYPE, findType, type TypeId } from './types.ts';

/** Groups that build the mix: body, sweetness and hardness, not flavour. */
const LEVER_GROUPS: ReadonlySet<string> = new Set([
  'basicos',
  'lacteos',
  'azucares',
  'edulcorantes_fibras',
  'grasas',
  'vegetal',
]);

/** Rows of those groups that are there for their flavour, or dosed as an additive. */
export const NOT_LEVERS: ReadonlySet<string> = new Set([
  'Sal',
  // Dairy with a flavour of its own.
  'Leche condensada',
  'Leche condensada desnatada',
  'Dulce de leche',
  'Mantequilla salada',
  'Mantequilla avellana (noisette)',
  'Crème fraîche 33%',
  'Nata agria 20%',
  'Yogur natural',
  'Yogur natural desnatado',
  'Yogur griego',
  'Yogur griego colado 5%',
  'Skyr natural',
  'Yogur de oveja',
  'Yogur de cabra',
  'Yogur azucarado',
  'Yogur en polvo',
  'Kéfir',
  'Cuajada',
  'Suero de mantequilla',
  'Mascarpone',
  'Ricotta',
  'Requesón',
  'Queso crema',
  'Queso fresco de Burgos',
  'Queso fresco batido 0%',
  'Queso de cabra (rulo)',
  'Queso azul',
  'Gorgonzola',
  'Queso parmesano',
  'Queso manchego curado',
  'Queso feta',
  'Mozzarella',
  'Queso tetilla',
  'Leche merengada',
  // Sugars with a flavour of their own.
  'Azúcar moreno de caña',
  'Panela',
  'Azúcar avainillado',
  'Azúcar de coco',
  'Miel',
  'Miel de caña',
  'Sirope de arce',
  'Sirope de agave',
  'Sirope de dátil',
  'Extracto de malta',
  'Caramelo líquido',
  'Fondant',
  'Sirope de granadina',
  // Dosed by the gram: intense sweeteners and gelling fibres.
  'Sucralosa',
  'Glucósidos de esteviol',
  'Sacarina sódica',
  'Fibra cítrica',
  'Fibra de bambú',
  'Psyllium',
  // Oils with a flavour of their own.
  'Aceite de oliva virgen extra',
  'Aceite de avellana',
  'Aceite de sésamo',
  // Plant ingredients that are the flavour.
  'Horchata de chufa en polvo',
  'Horchata de chufa',
  'Horchata de chufa sin azúcar',
  'Crema de coco azucarada',
  'Yogur de soja',
  'Tofu sedoso',
  // Whipped like egg white.
  'Aquafaba',
]);

/** Whether a balancer may move an ingredient without being told to. */
export function isLever({ row }: Known): boolean {
  return LEVER_GROUPS.has(row.grupo) && !NOT_LEVERS.has(row.name);
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
  return readFormula(body).items.map(({ name, numbers }) => {
    const known = find(name);
    return {
      lever: known !== undefined && isLever(known),
      label: known?.row.name ?? name.trim(),
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
};

export function additions(type: string): readonly string[] {
  return ADDITIONS[findType(type) ?? DEFAULT_TYPE];
}
