import { type CatalogueEntry, type Craft, type CraftId, fold } from './engine.ts';

/** The catalogue row the engine takes a text for; undefined when it does not know it. */
export type Reader = (craft: Craft, text: string) => CatalogueEntry | undefined;

/** A reader per craft; that of bread comes with its chunk, which is there when bread is on the bench. */
export const READERS: Readonly<Record<CraftId, () => Promise<Reader>>> = {
  helado: async () => called,
  panaderia: () => import('@obrador/engine/panaderia').then(({ detailPanaderia }) => tabled(detailPanaderia)),
  pasteleria: async () => called,
  turron: async () => called,
  cacao: async () => called,
};

/** By the name the engine gives it when it speaks of it; bread excepted. */
export function called(craft: Craft, text: string): CatalogueEntry | undefined {
  return text.trim() === '' ? undefined : labelled(craft, craft.levers(sample(craft, text))[0]!.label);
}

type Detail = (body: unknown) => { readonly porcentajes: readonly { readonly ingrediente: string }[] };

/** Bread speaks of an ingredient as it was sent; its table says what it was read as. */
export function tabled(detail: Detail): Reader {
  return (craft, text) =>
    text.trim() === '' ? undefined : labelled(craft, detail(sample(craft, text)).porcentajes[0]!.ingrediente);
}

/** The ingredient, and the flour without which bread reads nothing. */
function sample({ shape: { name, weight } }: Craft, text: string): object {
  return { ingredients: [text, 'Harina'].map((each) => ({ [name]: each, [weight]: 1 })) };
}

const indexes = new WeakMap<Craft, ReadonlyMap<string, CatalogueEntry>>();

function labelled(craft: Craft, label: string): CatalogueEntry | undefined {
  let index = indexes.get(craft);
  if (!index) {
    index = new Map(craft.catalogue().map((entry) => [fold(entry.label), entry]));
    indexes.set(craft, index);
  }
  return index.get(fold(label));
}

/** The name a price is kept under: «Leche entera» for «leche entera» too. */
export function priceName(craft: Craft, name: string): string {
  return called(craft, name)?.name ?? name;
}
