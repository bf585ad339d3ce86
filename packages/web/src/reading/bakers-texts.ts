/** Texts of a dough written by its percentages. */
export const esBakers = {
  title: 'La masa en porcentajes',
  lead: 'Sobre toda la harina, contando la del prefermento. La harina total no cambia: los gramos se ajustan solos.',
  poolish: 'Poolish',
  kept: 'La fórmula son sus porcentajes: al cambiar una harina todo la sigue, y el prefermento sale de la masa.',
  fields: { hydration: 'Hidratación total, %', prefermented: 'Harina prefermentada, %' },
  faults: {
    hydration: 'El prefermento ya trae más agua que esa, o el agua está fijada con el candado.',
    prefermented: 'La masa no tiene agua o harina bastante para ese prefermento, o están fijadas con el candado.',
  },
};
