import { lowerFirst } from '../crafts/engine.ts';

/** Texts of what is read of a formula, and of the advice on it. */
export const esReading = {
  otherFigures: 'Otras cifras',
  howComputed: 'Cómo se calcula',
  source: 'Fuente',
  advice: 'Qué cambiar',
  warnings: 'Avisos',
  apply: 'Aplicar',
  applyOf: (text: string) => `Aplicar: ${text}`,
  applyUpTo: 'Aplicar hasta aquí',
  applyUpToOf: (text: string) => `Aplicar los cambios hasta este: ${text}`,
  mend: 'Corregir',
  mendOf: (label: string, text: string) => `Corregir ${label}: ${text}`,
  applied: 'Cambio aplicado.',
  underPadlock: (names: string) => `No se puede aplicar: cambiaría el peso de ${names}, fijado con el candado.`,
  whatIf: 'Qué mueve qué',
  whatIfLead: 'Efecto de añadir',
  whatIfOf: 'de',
  whatIfPick: 'Elige un ingrediente',
  whatIfAmount: 'Gramos que se añaden',
  rangeSource: 'Rango',
  usual: 'habitual',
  /** The words are ours: nobody published them. */
  mouth: (low: string, high: string) =>
    `En la mano y en la boca: por debajo, «${lowerFirst(low)}»; por encima, «${lowerFirst(high)}». Son palabras de Obrador, sin más fuente que el oficio.`,
};

export const esMethod = {
  lead: (n: number) =>
    `Cómo se calcula cada número y de dónde sale. La despensa tiene ${n} ingredientes; la procedencia de cada uno está en su ficha.`,
  limits: (label: string) => `Rangos de «${label}»`,
  parameter: 'Parámetro',
  schools: 'La misma mezcla según tres escuelas',
  school: 'Escuela',
  thisMix: 'Esta mezcla',
  counts: 'Qué cuenta',
  schoolNames: { classic: 'Índice clásico', corvitto: 'Tabla de Corvitto', physics: 'Física del agua' },
  counted: {
    classic: 'Azúcares, sal y alcohol por sus factores, con la sacarosa en 100; puntos por 100 g de mezcla.',
    corvitto:
      'Los mismos puntos, menos todo el endurecimiento de cacao y frutos secos, llevados a su tabla de servicio.',
    physics: 'Moléculas disueltas en el agua libre, también ácidos y minerales: donde se hiela el 69 % del agua.',
  },
  points: (points: string) => `${points} puntos`,
  degrees: (degrees: string) => `${degrees} °C`,
  within: (degrees: string, margin: string) => `${degrees} °C ±${margin}`,
  verdict: 'El veredicto lo da el PAC en la escala del servicio.',
  docs: { guia: 'Guía del oficio', referencia: 'Todos los tipos, rangos y fuentes', catalogo: 'Catálogo completo' },
};
