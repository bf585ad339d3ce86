/** What people write for the fields of a request, in any language and in the words of the other crafts. */
const MEANT = new Map<string, readonly string[]>(
  Object.entries({
    tipo: ['type'],
    oficio: ['craft'],
    ingredientes: ['ingredients'],
    nombre: ['name', 'ingrediente'],
    ingrediente: ['name'],
    name: ['ingrediente'],
    gramos: ['grams', 'peso'],
    peso: ['grams'],
    grams: ['peso'],
    sabor: ['sabores'],
  }),
);

/** Fields that one that is not known was surely meant for. */
export function fieldsMeant(field: string, known: readonly string[]): readonly string[] {
  const lower = field.toLowerCase();
  const asWritten = known.filter((each) => each.toLowerCase() === lower);
  return asWritten.length > 0 ? asWritten : (MEANT.get(lower) ?? []).filter((each) => known.includes(each));
}
