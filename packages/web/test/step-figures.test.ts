import { describe, expect, it } from 'vitest';
import { stepFrom } from '../src/recipe/step-figures.ts';

describe('the figures of a pasted step', () => {
  it.each([
    ['Cocer a 82 ºC y enfriar', 82, null],
    ['Hornear 25 min a 180 °C.', 180, 25],
    ['Reposar 1 h 30 min en nevera', null, 90],
    ['Fermentar 2 horas a 26,5º', 26.5, 120],
    ['Madurar 12 h a 4 °C', 4, 720],
    ['Congelar a −20 ºC', -20, null],
    ['Cuire 10 minutes', null, 10],
    ['Montar y servir', null, null],
    // Which of the two counts is the baker's to say.
    ['Hornear de 10 a 12 min', null, null],
    ['Hornear a 180-200 ºC', null, null],
    ['Fermentar a 26 ºC - 28 ºC', null, null],
    ['Cocer 5 min, reposar 30 min', null, null],
    ['Calentar a 45 ºC y enfriar a 27 ºC', null, null],
    ['Mezclar 3 huevos con 100 g de harina', null, null],
    ['Hornear a 350 ºF', null, null],
    ['Dividir en 10 minipanes', null, null],
  ])('%s', (texto, temperatura, minutos) => {
    expect(stepFrom(texto)).toEqual({ texto, temperatura, minutos });
  });
});
