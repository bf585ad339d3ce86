import { ALLERGENS, CATEGORIES, consultPantry } from '@obrador/engine/despensa';

/** What nearly everything of a kind bears. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  lacteos: ['leche'],
  quesos: ['leche'],
  huevo: ['huevo'],
  frutos_secos: ['frutos_cascara'],
  harinas_almidones: ['gluten:trigo'],
  galletas_toppings: ['gluten:trigo'],
};

/** The allergens an ingredient is likely to bear: what all foods near its name do, and what its kind does. */
export function proposedAllergens(name: string, kind: string | undefined): readonly string[] {
  const categoria = CATEGORIES.find((id) => id === kind);
  const near = name.trim() === '' ? [] : nearest(name.trim(), categoria);
  const usual = OF_KIND[kind ?? ''] ?? [];
  const added = usual.filter((code) => !near.some((each) => each === code || each.startsWith(`${code}:`)));
  return ALLERGENS.filter((code) => near.includes(code) || added.includes(code));
}

/** «Pasta de pistacho Bronte»: the words of a brand are left off one by one until something is found. */
function nearest(name: string, categoria: (typeof CATEGORIES)[number] | undefined): readonly string[] {
  const words = name.split(/\s+/).slice(0, 8);
  for (let n = words.length; n > 0; n--) {
    const q = words.slice(0, n).join(' ');
    const [first, ...others] = consultPantry({ q, limite: 8, desde: 0, ...(categoria ? { categoria } : {}) }).alimentos;
    if (first) return first.contiene.filter((code) => others.every(({ contiene }) => contiene.includes(code)));
  }
  return [];
}
