import type { WorkshopPage } from '../bench/route.ts';

export const esGo = {
  search: 'Receta, tipo, ingrediente o página',
  none: 'Nada se llama así.',
  found: (n: number) => (n === 1 ? '1 resultado' : `${n} resultados`),
  craft: 'oficio',
  page: 'página',
  book: 'Recetario',
  guides: 'Guías',
  pages: { plan: 'Plan', registro: 'Registro', precios: 'Precios' } satisfies Record<WorkshopPage, string>,
  recipe: (craft: string) => `receta · ${craft}`,
  type: (craft: string) => `juzgar como este tipo · ${craft}`,
  ingredient: 'añadir a la fórmula',
};
