export const esCompare = {
  lead: 'Aparta hasta tres versiones o recetas, sigue cambiando la fórmula y mira qué ha variado.',
  pin: 'Apartar la versión actual',
  orSaved: 'O una receta guardada',
  pinned: 'Apartadas',
  unpin: (name: string) => `Dejar de comparar ${name}`,
  full: 'Hay cuatro fórmulas a la vista: quita una para apartar otra.',
  /** «Apartada», «Apartada 2»: as it stood on the bench, without a name of its own. */
  pinnedAs: (n: number) => (n === 1 ? 'Apartada' : `Apartada ${n}`),
  choose: 'Elegir…',
  take: 'Apartar la elegida',
  ingredients: 'Ingredientes',
  now: 'En la mesa',
  difference: 'Diferencia',
  points: (x: string) => (x === '+1' || x === '−1' ? 'punto' : 'puntos'),
  result: 'Resultado',
};
