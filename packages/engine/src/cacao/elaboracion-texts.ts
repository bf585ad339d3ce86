import { type StepTemplates, stepsOf } from '../taller/steps.ts';

/** Uso del oficio; tempering temperatures of each formula are in its reading. */
export const TEMPLATES: StepTemplates = {
  usual: stepsOf([
    ['Fundir', 45, 60],
    ['Enfriar', 27, 15],
    ['Llevar a temperatura de trabajo', 31, 5],
    ['Moldear y vibrar', null, 10],
    ['Cristalizar', 16, 30],
    ['Desmoldar y envasar', 18, 30],
  ]),
  byType: {
    bean_to_bar: stepsOf([
      ['Escoger y tostar el haba', 125, 25],
      ['Descascarillar', null, 30],
      ['Moler y refinar con el azúcar', 45, 1440],
      ['Conchar', 60, 480],
      ['Madurar en bloque', 18, 20160],
      ['Atemperar', 31, 30],
      ['Moldear y vibrar', null, 15],
      ['Cristalizar', 16, 30],
      ['Desmoldar y envasar', 18, 30],
    ]),
    bombon: stepsOf([
      ['Atemperar la cobertura del casco', 31, 30],
      ['Encamisar y vaciar', null, 15],
      ['Calentar la nata y emulsionar con la cobertura', 40, 10],
      ['Rellenar', 28, 15],
      ['Cristalizar el relleno', 16, 720],
      ['Cerrar con cobertura atemperada', 31, 10],
      ['Cristalizar y desmoldar', 16, 45],
    ]),
  },
};
