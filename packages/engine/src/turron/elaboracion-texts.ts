import { type StepTemplates, stepsOf } from '../taller/steps.ts';

/** Uso del oficio of Jijona and Alicante. */
export const TEMPLATES: StepTemplates = {
  usual: stepsOf([
    ['Tostar la almendra', 150, 20],
    ['Cocer la miel y el azúcar', 135, 30],
    ['Incorporar la almendra', 120, 10],
    ['Moldear', null, 15],
    ['Enfriar y cortar', 20, 120],
  ]),
  byType: {
    jijona: stepsOf([
      ['Tostar la almendra', 150, 20],
      ['Cocer la miel y el azúcar en la mecánica', 135, 40],
      ['Blanquear con la clara', 110, 15],
      ['Mezclar con la almendra y enfriar', null, 60],
      ['Moler y refinar', null, 30],
      ['Cocer en el boixet', 70, 150],
      ['Moldear y reposar', 20, 1440],
      ['Cortar y envasar', null, 30],
    ]),
    alicante: stepsOf([
      ['Tostar la almendra', 150, 20],
      ['Cocer la miel y el azúcar a punto de bola fuerte', 140, 40],
      ['Blanquear con la clara', 120, 15],
      ['Añadir la almendra caliente', 120, 5],
      ['Extender entre obleas y prensar', null, 10],
      ['Cortar en caliente', 60, 15],
      ['Enfriar y envasar', 20, 60],
    ]),
    guirlache: stepsOf([
      ['Tostar la almendra', 150, 20],
      ['Hacer el caramelo', 170, 15],
      ['Mezclar y extender sobre mármol engrasado', null, 5],
      ['Cortar en caliente', null, 5],
      ['Enfriar y envasar', 20, 45],
    ]),
    mazapan: stepsOf([
      ['Moler la almendra con el azúcar', null, 15],
      ['Amasar y reposar', 4, 720],
      ['Formar', null, 30],
      ['Gratinar', 250, 4],
    ]),
    // The rest, and the oven, of the specification of the guaranteed speciality.
    panellets: stepsOf([
      ['Amasar la almendra con el azúcar y la clara', null, 15],
      ['Reposar la masa', 4, 1440],
      ['Formar piezas de 20 g y rebozar', null, 45],
      ['Pintar con huevo y hornear', 280, 5],
    ]),
  },
};
