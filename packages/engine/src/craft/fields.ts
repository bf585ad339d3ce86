/** What people write for fields, in any language and in words of other crafts. */
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
    sabor_principal: ['sabores'],
    flavour: ['sabores'],
    flavours: ['sabores'],
    alergeno: ['sin'],
    alergenos: ['sin'],
    sin_alergenos: ['sin'],
    allergen: ['sin'],
    allergens: ['sin'],
    excluir: ['sin'],
    exclude: ['sin'],
    without: ['sin'],
    grasa: ['materiagrasa'],
    grasas: ['materiagrasa', 'grasa'],
    materia_grasa: ['materiagrasa'],
    fat: ['materiagrasa', 'grasa'],
    azucar: ['azucares'],
    sugar: ['azucares'],
    sugars: ['azucares'],
    proteina: ['proteinas'],
    protein: ['proteinas'],
    energia: ['kcal'],
    calorias: ['kcal'],
    price: ['precio'],
    rol: ['role'],
  }),
);

/** Figures some craft reads of an ingredient: sent to another, they are believed read. */
export const FIGURES: ReadonlySet<string> = new Set(
  'azucares materiagrasa esml lactosa proteinas otrossolidos pac pod kcal precio polioles grasa almidon hidratos fibra sal agua solidos alcohol manteca_cacao role hidratacion'.split(
    ' ',
  ),
);

/** Fields that one that is not known was surely meant for. */
export function fieldsMeant(field: string, known: readonly string[]): readonly string[] {
  const lower = field.toLowerCase();
  const asWritten = known.filter((each) => each.toLowerCase() === lower);
  return asWritten.length > 0 ? asWritten : (MEANT.get(lower) ?? []).filter((each) => known.includes(each));
}
