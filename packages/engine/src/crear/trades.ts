import { OFICIO_IDS, type OficioId } from '../despensa/ids.ts';

/** What differs from craft to craft when a formula is made. */
export interface Trade {
  /** Nuts go in as pastes, or they are grit. */
  readonly pastes: boolean;
  /** One flavour at a time: asking for one means doing without the others. */
  readonly oneFlavour: boolean;
  /** Sold at a temperature. */
  readonly served: boolean;
  /** Syrups and dextrose are there for the cold, not for moisture. */
  readonly frozen: boolean;
  /** Starch is flour here, not a thickener. */
  readonly starchIsFlour: boolean;
  /** Ids of foods to correct with, where an exclusion has taken away what the craft corrects with. */
  readonly corrections: readonly string[];
}

const PLAIN: Trade = {
  pastes: false,
  oneFlavour: false,
  served: false,
  frozen: false,
  starchIsFlour: false,
  corrections: [],
};

const TRADES: Readonly<Record<OficioId, Trade>> = {
  helado: {
    ...PLAIN,
    pastes: true,
    oneFlavour: true,
    served: true,
    frozen: true,
    corrections: ['agua', 'azucar', 'dextrosa', 'glucosa_atomizada_38', 'inulina', 'aceite_coco_desodorizado'],
  },
  panaderia: { ...PLAIN, starchIsFlour: true },
  pasteleria: { ...PLAIN, corrections: ['agua', 'azucar', 'aceite_girasol'] },
  turron: PLAIN,
  cacao: PLAIN,
};

export function tradeOf(craft: OficioId): Trade {
  return TRADES[craft];
}

/** The id of a craft as the pantry knows it. */
export function oficioOf({ id }: { readonly id: string }): OficioId {
  return OFICIO_IDS.find((known) => known === id)!;
}
