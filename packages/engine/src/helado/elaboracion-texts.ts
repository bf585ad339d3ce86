import { type StepTemplates, stepsOf } from '../taller/steps.ts';

/** Uso del oficio; pasteurising at 65 °C for 30 min or 85 °C for some seconds is that of every pasteuriser. */
export const TEMPLATES: StepTemplates = {
  usual: stepsOf([
    ['Calentar los líquidos', 40, 10],
    ['Añadir los sólidos mezclados con el neutro', 45, 5],
    ['Pasteurizar', 85, 1],
    ['Homogeneizar o triturar', 65, 3],
    ['Enfriar deprisa', 4, 60],
    ['Madurar', 4, 480],
    ['Mantecar', -8, 10],
    ['Abatir', -35, 30],
    ['Conservar', -18, null],
  ]),
  byType: {
    sorbete_agua: stepsOf([
      ['Calentar el agua con los azúcares y el neutro', 85, 10],
      ['Enfriar deprisa', 4, 45],
      ['Añadir la fruta fría y triturar', 4, 5],
      ['Mantecar', -8, 10],
      ['Abatir', -35, 30],
      ['Conservar', -18, null],
    ]),
    sorbete_chocolate: stepsOf([
      ['Calentar el agua', 40, 10],
      ['Añadir los azúcares mezclados con el neutro y el cacao', 45, 5],
      ['Pasteurizar', 85, 1],
      ['Verter sobre el chocolate y triturar', 60, 3],
      ['Enfriar deprisa', 4, 60],
      ['Madurar', 4, 240],
      ['Mantecar', -8, 10],
      ['Abatir', -35, 30],
      ['Conservar', -18, null],
    ]),
    granizado: stepsOf([
      ['Disolver el azúcar', 40, 10],
      ['Enfriar', 4, 60],
      ['Granizar', -3, 60],
    ]),
    semifrio: stepsOf([
      ['Cocer la base', 85, 10],
      ['Enfriar', 30, 20],
      ['Incorporar la nata semimontada', 25, 5],
      ['Moldear y abatir', -35, 60],
      ['Conservar', -18, null],
    ]),
  },
};
