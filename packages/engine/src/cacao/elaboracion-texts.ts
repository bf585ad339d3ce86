import { type StepTemplates, stepsOf } from '../taller/steps.ts';

/** Uso del oficio; the stages of tempering take the temperatures of each formula's own curve. */
export const TEMPLATES: StepTemplates = {
  usual: stepsOf([
    ['Fundir', 45, 60, 'fundir'],
    ['Enfriar', 28, 15, 'enfriar'],
    ['Llevar a temperatura de trabajo', 31, 5, 'trabajar'],
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
      ['Atemperar', 31, 30, 'trabajar'],
      ['Moldear y vibrar', null, 15],
      ['Cristalizar', 16, 30],
      ['Desmoldar y envasar', 18, 30],
    ]),
    trufa: stepsOf([
      ['Calentar la nata y emulsionar con la cobertura', 40, 10],
      ['Añadir la mantequilla y mezclar', 35, 10],
      ['Cristalizar', 16, 720],
      ['Escudillar o bolear', 18, 30],
      ['Bañar en cobertura atemperada', 31, 20, 'trabajar'],
      ['Rebozar en cacao y enfriar', 4, 30],
    ]),
    relleno_caramelo: stepsOf([
      ['Caramelizar el azúcar', 180, 10],
      ['Descocer con la nata caliente y la glucosa', 105, 5],
      ['Cocer hasta el punto', 108, 5],
      ['Añadir la mantequilla y emulsionar', 40, 5],
      ['Rellenar', 28, 15],
      ['Cerrar con cobertura atemperada', 31, 10, 'trabajar'],
    ]),
    bombon: stepsOf([
      ['Atemperar la cobertura del casco', 31, 30, 'trabajar'],
      ['Encamisar y vaciar', null, 15],
      ['Calentar la nata y emulsionar con la cobertura', 40, 10],
      ['Rellenar', 28, 15],
      ['Cristalizar el relleno', 16, 720],
      ['Cerrar con cobertura atemperada', 31, 10, 'trabajar'],
      ['Cristalizar y desmoldar', 16, 45],
    ]),
    bombon_fresco: stepsOf([
      ['Atemperar la cobertura del casco', 31, 30, 'trabajar'],
      ['Encamisar y vaciar', null, 15],
      ['Hervir la nata con los azúcares', 100, 5],
      ['Emulsionar con la cobertura y añadir la mantequilla', 38, 10],
      ['Rellenar', 28, 15],
      ['Cristalizar el relleno', 16, 720],
      ['Cerrar con cobertura atemperada', 31, 10, 'trabajar'],
      ['Cristalizar y desmoldar', 16, 45],
      ['Conservar en frío, en caja cerrada', 4, null],
    ]),
  },
};
