import { type StepTemplates, stepsOf } from '../taller/steps.ts';

const CREAM = stepsOf([
  ['Hervir la leche con los aromas', 95, 10],
  ['Mezclar yemas, azúcar y almidón', null, 5],
  ['Cocer sin dejar de remover', 85, 5],
  ['Enfriar deprisa, con film a piel', 4, 60],
  ['Conservar en frío', 4, null],
]);

const GANACHE = stepsOf([
  ['Calentar la nata', 70, 5],
  ['Emulsionar con el chocolate', 40, 3],
  ['Añadir la mantequilla', 35, 2],
  ['Cristalizar', 17, 720],
]);

/** Uso del oficio. */
export const TEMPLATES: StepTemplates = {
  usual: stepsOf([
    ['Pesar y templar los ingredientes', 20, 15],
    ['Mezclar', null, 10],
    ['Enmoldar', null, 10],
    ['Hornear', 175, 35],
    ['Desmoldar y enfriar', null, 45],
  ]),
  byFamily: {
    crema: stepsOf([
      ['Pesar y atemperar los ingredientes', 20, 10],
      ['Elaborar', null, 15],
      ['Enfriar deprisa', 4, 60],
      ['Conservar en frío', 4, null],
    ]),
  },
  byType: {
    genoise: stepsOf([
      ['Batir huevo y azúcar al baño maría', 45, 5],
      ['Montar hasta triplicar', null, 12],
      ['Incorporar la harina tamizada a mano', null, 3],
      ['Hornear', 180, 25],
      ['Desmoldar y enfriar', null, 30],
    ]),
    crema_pastelera: CREAM,
    crema_inglesa: stepsOf([
      ['Calentar leche y nata con los aromas', 60, 8],
      ['Mezclar con yemas y azúcar', null, 3],
      ['Cocer hasta napar', 83, 5],
      ['Colar y enfriar deprisa', 4, 45],
    ]),
    cremoso_crema: stepsOf([
      ['Hidratar la gelatina en agua fría', null, 10],
      ['Calentar la nata y la leche con el aroma, o deshacer en ellas el caramelo', 80, 10],
      ['Verter sobre las yemas y el azúcar y cocer hasta napar', 83, 6],
      ['Fuera del fuego, fundir la gelatina y mezclar el praliné o la pasta', 60, 3],
      ['Emulsionar con túrmix, con la mantequilla si la lleva', 38, 3],
      ['Moldear y cuajar en frío', 4, 360],
    ]),
    ganache_negro: GANACHE,
    ganache_leche: GANACHE,
    ganache_blanco: GANACHE,
    merengue: stepsOf([
      ['Cocer el almíbar', 118, 10],
      ['Verter en hilo sobre las claras montadas', null, 3],
      ['Montar hasta enfriar', 30, 10],
    ]),
    choux: stepsOf([
      ['Hervir agua, leche, mantequilla y sal', 100, 5],
      ['Escaldar la harina y secar al fuego', 80, 4],
      ['Incorporar los huevos', 40, 8],
      ['Escudillar', null, 15],
      ['Hornear sin abrir', 180, 30],
    ]),
  },
};
