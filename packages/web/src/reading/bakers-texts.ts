/** Texts of a dough written by its percentages. */
export const esBakers = {
  title: 'La masa en porcentajes',
  lead: 'Sobre toda la harina, contando la del prefermento. La harina total no cambia: los gramos se ajustan solos.',
  fields: { hydration: 'Hidratación total, %', prefermented: 'Harina prefermentada, %' },
  faults: {
    hydration: 'El prefermento ya trae más agua que esa: baja antes la harina prefermentada.',
    prefermented: 'La masa no tiene agua o harina bastante para ese prefermento.',
  },
};
