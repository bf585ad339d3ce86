import type { LeverInfo } from '../craft/craft.ts';
import { readBody, readItems } from '../craft/read.ts';
import { type Resolved, resolve } from './resolve.ts';
import type { Role } from './roles.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Flavour, salt, leavening, gelling and additives are dosed by the recipe, not by the balance. */
const FIXED: ReadonlySet<Role> = new Set([
  'aroma',
  'licor',
  'sal',
  'impulsor',
  'levadura',
  'gelatina',
  'gelificante',
  'otro',
]);

/** Whether its weight may change for the sake of another number. */
export function isLever({ parts }: Pick<Resolved, 'parts'>): boolean {
  return parts.some(({ ingredient }) => !FIXED.has(ingredient.role));
}

export function levers(body: unknown): readonly LeverInfo[] {
  return readItems(readBody(body), SHAPE).map((item, index) => {
    const resolved = resolve(item, index);
    return {
      lever: isLever(resolved),
      label: resolved.label,
      price: priceOf(resolved),
      ...tasteOf(resolved),
    };
  });
}

/** Parameters that dose a role: it moves only when one of them is out. */
const DOSES: Readonly<Partial<Record<Role, readonly string[]>>> = {
  gelatina: ['pctGelatina'],
  gelificante: ['pctGelificante'],
  impulsor: ['pctImpulsorHarina'],
  sal: ['pctSalHarina'],
};

/** Roles a recipe is named after or rises by. */
const NOBLE: ReadonlySet<Role> = new Set([
  'chocolate_negro',
  'chocolate_leche',
  'chocolate_blanco',
  'cacao',
  'almendra',
  'fruto_molido',
  'fruto_seco',
  'praline',
  'queso',
  'zumo',
  'fruta',
  'hortaliza',
  'huevo',
  'yema',
]);

/** Sugar, water and starch first; then flour and milk; last what gives the name. */
const RANKS: Readonly<Partial<Record<Role, NonNullable<LeverInfo['rank']>>>> = {
  azucar: 0,
  agua: 0,
  almidon: 0,
  harina: 1,
  leche: 1,
  nata: 1,
};

const FINE: ReadonlySet<Role> = new Set(['sal', 'gelatina', 'gelificante', 'levadura', 'aroma']);
const LIQUIDS: ReadonlySet<Role> = new Set(['leche', 'nata', 'agua', 'zumo', 'licor']);

/** By the first part: a preparation is what it is mostly made of. */
function tasteOf({ parts }: Resolved): Partial<LeverInfo> {
  const role = parts[0]?.ingredient.role;
  if (role === undefined) return {};
  const doses = DOSES[role];
  const weighed = FINE.has(role) ? 'pizca' : role === 'impulsor' ? 'menudo' : LIQUIDS.has(role) ? 'liquido' : 'seco';
  return {
    noble: NOBLE.has(role),
    rank: RANKS[role] ?? 2,
    weighed,
    kind: role,
    ...(doses === undefined ? {} : { doses }),
  };
}

function priceOf({ parts }: Resolved): number | null {
  let price = 0;
  for (const { ingredient, share } of parts) {
    if (ingredient.precio === null) return null;
    price += share * ingredient.precio;
  }
  return price;
}

/** Names a balancer may add to a recipe of the type. */
export function additions(type: string): readonly string[] {
  return rulesOf(findType(type) ?? DEFAULT_TYPE).additions;
}
