/** The crafts that have their own knowledge of foods, by the name of their table. */
export const OFICIO_IDS = ['helado', 'panaderia', 'pasteleria', 'turron', 'cacao'] as const;
export type OficioId = (typeof OFICIO_IDS)[number];
