import { POWERED_BY } from '../craft/brand.ts';
import type { BalanceManifest } from './schema.ts';
import { DESCRIPTION, NOTE, SERVICE } from './texts.ts';
import { TYPE_IDS } from './types.ts';

/** A request that comes out balanced. */
export const example = {
  craft: 'helado' as const,
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 595 },
    { name: 'Nata 35%', grams: 180 },
    { name: 'Leche en polvo desnatada', grams: 40 },
    { name: 'Azúcar', grams: 145 },
    { name: 'Dextrosa', grams: 35 },
    { name: 'Neutro para cremas 5 g/kg', grams: 5 },
  ],
};

/** What GET on the ice cream path answers; `docs` is the address of the documentation for people. */
export function manifest(docs: string): BalanceManifest {
  return {
    service: SERVICE,
    version: '1',
    description: DESCRIPTION,
    endpoint: 'POST /api/balance',
    types: [...TYPE_IDS],
    bodyExample: example,
    note: NOTE,
    docs,
    poweredBy: POWERED_BY,
  };
}
