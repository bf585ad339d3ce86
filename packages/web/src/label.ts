import type { Craft } from './engine.ts';
import type { Label } from './storage/label.ts';
import type { OwnFields } from './storage/records.ts';

/** What is known of an ingredient that the catalogue lacks: its label, or what one craft wants to know of it. */
export interface Described {
  readonly own?: OwnFields | undefined;
  readonly label?: Label | undefined;
}

/** The fields of an ingredient of a request. */
type Sent = Readonly<Record<string, unknown>>;

/** What is sent of an ingredient of one's own. A composition in the craft's own terms stands for the whole label. */
export function described(craft: Craft, { own = {}, label }: Described): Sent {
  if (!label || isComposition(own)) return own;
  return { ...(readsLabels(craft) ? { etiqueta: label } : fromLabel(label, craft.shape.numbers ?? {})), ...own };
}

/** True when the craft can reckon with it. */
export function isReckoned(craft: Craft, each: Described): boolean {
  const sent = described(craft, each);
  return Object.keys(sent).some((field) => field !== 'precio');
}

function isComposition(own: OwnFields): boolean {
  return Object.entries(own).some(([field, value]) => typeof value === 'number' && field !== 'precio');
}

const readers = new WeakMap<Craft, boolean>();

/** Whether a craft reads `etiqueta`: asked of the craft itself, once. */
export function readsLabels(craft: Craft): boolean {
  const known = readers.get(craft);
  if (known !== undefined) return known;
  const { example, shape } = craft;
  const unheard = { [shape.name]: '¿?', [shape.weight]: 1, etiqueta: { grasas: 50, hidratos: 40, azucares: 30 } };
  const items = Array.isArray(example.ingredients) ? example.ingredients : [];
  const { ingredients } = craft.analyse({ ...example, ingredients: [...items, unheard] });
  const reads = ingredients.at(-1)?.certainty !== 'desconocida';
  readers.set(craft, reads);
  return reads;
}

/** The label in the composition fields of a craft that does not read labels: those it has of these. */
export function fromLabel(label: Label, fields: Readonly<Record<string, unknown>>): Sent {
  const { energia, grasas, azucares, precio, hidratos = azucares } = label;
  const starch = hidratos === undefined ? undefined : Math.max(0, hidratos - (azucares ?? 0));
  const given: Readonly<Record<string, number | undefined>> = {
    kcal: energia,
    azucares,
    [Object.hasOwn(fields, 'grasa') ? 'grasa' : 'materiagrasa']: grasas,
    proteinas: label.proteinas,
    ...(Object.hasOwn(fields, 'almidon')
      ? { almidon: starch, fibra: label.fibra, sal: label.sal, agua: label.agua, solidos: label.solidos }
      : { otrossolidos: otherSolids(label, starch ?? 0) }),
    alcohol: label.alcohol,
    precio,
  };
  return Object.fromEntries(
    Object.entries(given).filter(([field, value]) => value !== undefined && Object.hasOwn(fields, field)),
  );
}

/** Solids that are neither sugar nor fat: the rest when the water is told, or the sum of what is. */
function otherSolids(label: Label, starch: number): number {
  const { agua, alcohol = 0, solidos = agua === undefined ? undefined : 100 - agua - alcohol } = label;
  const { azucares = 0, grasas = 0, fibra = 0, proteinas = 0, sal = 0 } = label;
  return solidos === undefined ? starch + fibra + proteinas + sal : Math.max(0, solidos - azucares - grasas);
}
