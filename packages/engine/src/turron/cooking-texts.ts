import { trimmed } from '../craft/spanish.ts';

/** How a syrup bites, after the words for its moisture; a damp one is dried on the fire or while it is whipped. */
const BITES = {
  breaks: 'rompe y sigue seco',
  sweats: 'rompe, pero suda en tienda: envásalo enseguida',
  runs: 'aún es masticable al salir del fuego: sécalo más, ahí o al blanquear',
} as const;

/** % of moisture below which no turrón is dried. */
const DRIEST_TOLD = 0.5;

const percent = (x: number) => `${trimmed(x, 1)} %`;

/** What a boil leaves, %: in the syrup, in the product, and from where the model has been held to measurements. */
interface Left {
  readonly humedad: number;
  readonly producto: number;
  readonly sure: number;
}

/** What the type admits, %, and the °C that takes; null where it cannot be told. */
interface Asked {
  readonly most: number;
  readonly least: number | null;
}

export const cooking = {
  told: (cooked: number, { humedad, producto, sure }: Left, { most, least }: Asked, altitude: number) =>
    [
      `Cocido a ${cooked} °C${altitude > 0 ? ` (a ${trimmed(altitude, 0)} m de altitud)` : ''}, ${
        humedad < sure
          ? `el caramelo queda con menos de un ${percent(sure)} de humedad.`
          : `el almíbar queda con un ${percent(humedad)} de humedad y el turrón con un ${percent(producto)}.`
      }`,
      ...(least === null
        ? []
        : [`Para no pasar del ${percent(most)} que admite el tipo, cuece al menos a ${least} °C.`]),
      humedad < sure
        ? 'Tan seco no hay medidas con que comprobarlo.'
        : 'En masa espesa el termómetro marca de 1 a 4 °C más; la humedad tiene un margen de 1 punto.',
    ].join(' '),
  bite: (bite: keyof typeof BITES, { humedad, sure }: Left, dry: number, sweating: number) =>
    [
      `Con ${humedad < sure ? 'tan poca' : `un ${percent(humedad)} de`} humedad el caramelo ${BITES[bite]}.`,
      dry < DRIEST_TOLD
        ? 'Con esos azúcares no llega a romper en seco: cambia parte de la miel por azúcar.'
        : `Rompe en seco por debajo del ${percent(dry)} y suda hasta el ${percent(sweating)}.`,
    ].join(' '),
  grain: (index: number) => {
    if (index === 0) return 'No es de esperar que grane si se guarda seco.';
    if (index < 0.3) return 'Puede granar en meses.';
    return index <= 0.6 ? 'Puede granar en semanas.' : 'Puede granar en días.';
  },
} as const;
