import { type StepTemplates, stepsOf } from '../taller/steps.ts';

/** Uso del oficio; times of rise are those of the schedule, which knows the dose and the temperature. */
export const TEMPLATES: StepTemplates = {
  usual: stepsOf([
    ['Pesar y templar el agua', null, 10],
    ['Amasar hasta velo', 24, 12],
    ['Fermentación en bloque', 24, 60],
    ['Dividir y bolear', null, 15],
    ['Reposo', null, 15],
    ['Formar', null, 10],
    ['Fermentación en pieza', 26, 75],
    ['Greñar y hornear con vapor', 220, 35],
    ['Enfriar sobre rejilla', null, 60],
  ]),
  byType: {
    pan_rustico_mm: stepsOf([
      ['Refrescar la masa madre', 26, 240],
      ['Autólisis', null, 30],
      ['Amasar con la masa madre y la sal', 25, 12],
      ['Fermentación en bloque, un pliegue cada 50 min', 25, 150],
      ['Dividir, preformar y reposar', null, 30],
      ['Formar y poner en banneton', null, 15],
      ['Fermentación en pieza', 25, 135],
      ['Greñar y hornear con vapor', 240, 45],
      ['Enfriar sobre rejilla', null, 120],
    ]),
    ciabatta: stepsOf([
      ['Amasar el prefermento con la harina y parte del agua', 24, 10],
      ['Añadir el resto del agua en hilo y la sal', 24, 8],
      ['Fermentación en bloque con pliegues', 24, 150],
      ['Volcar sobre harina y cortar sin desgasificar', null, 15],
      ['Fermentación en pieza', 24, 45],
      ['Hornear con vapor', 240, 30],
    ]),
    pizza_napolitana: stepsOf([
      ['Amasar', 24, 20],
      ['Reposo en bloque', 24, 120],
      ['Dividir y bolear', null, 20],
      ['Fermentación en bola', 24, 300],
      ['Estirar y cubrir', null, 5],
      ['Hornear en piedra', 485, 1.5],
    ]),
    brioche: stepsOf([
      ['Amasar sin la mantequilla hasta velo', 24, 12],
      ['Incorporar la mantequilla fría a dados', 24, 12],
      ['Primera fermentación', 24, 90],
      ['Enfriar en bloque', 4, 720],
      ['Dividir y formar', null, 30],
      ['Fermentación en pieza', 26, 120],
      ['Pintar con huevo y hornear', 180, 25],
    ]),
    pan_molde: stepsOf([
      ['Amasar hasta velo', 26, 15],
      ['Fermentación en bloque', 26, 60],
      ['Dividir, formar y poner en molde engrasado', null, 30],
      ['Fermentación en molde', 28, 75],
      ['Hornear', 190, 35],
      ['Desmoldar y enfriar', null, 120],
    ]),
  },
};
