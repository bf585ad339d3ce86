import { trimmed } from '../craft/spanish.ts';

/** How a syrup bites, by its moisture; a damp one is dried further. */
const BITES = {
  breaks: 'parte en seco',
  sweats: 'parte, pero suda con el calor: envásalo enseguida',
  runs: 'todavía se mastica al salir del fuego: acaba de secarse al blanquear y trabajar la masa en caliente',
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

/** What the type admits, %, who says so, and the °C it takes, if known. */
interface Asked {
  readonly most: number;
  /** The quality of the law that admits it. */
  readonly quality: string;
  readonly isLaw: boolean;
  readonly least: number | null;
}

export const cooking = {
  told: (cooked: number, { humedad, producto, sure }: Left, { most, quality, isLaw, least }: Asked, altitude: number) =>
    [
      `Cocido a ${cooked} °C${altitude > 0 ? ` (a ${trimmed(altitude, 0)} m de altitud)` : ''}, ${
        humedad < sure
          ? `el caramelo queda con menos de un ${percent(sure)} de humedad.`
          : `el almíbar queda con un ${percent(humedad)} de humedad y el turrón con un ${percent(producto)}.`
      }`,
      ...(least === null
        ? []
        : [
            isLaw
              ? `La norma admite hasta un ${percent(most)} en la calidad ${quality}, al que se llega a ${least} °C: es el límite legal, no el punto.`
              : `Para no pasar del ${percent(most)} que admite el tipo, cuece al menos a ${least} °C.`,
          ]),
      humedad < sure
        ? 'Tan seco no hay medidas con que comprobarlo.'
        : 'En masa espesa el termómetro marca de 1 a 4 °C más; la humedad tiene un margen de 1 punto.',
    ].join(' '),
  bite: (bite: keyof typeof BITES, { humedad, sure }: Left, dry: number, sweating: number) =>
    [
      `Con ${humedad < sure ? 'tan poca' : `un ${percent(humedad)} de`} humedad el caramelo ${BITES[bite]}.`,
      dry < DRIEST_TOLD
        ? 'Con tanta miel no llega a partir en seco: con el calor suda y se pega; envásalo enseguida y guárdalo en fresco.'
        : bite === 'breaks'
          ? `Desde el ${percent(dry)} suda con el calor y desde el ${percent(sweating)} se mastica.`
          : `Parte en seco por debajo del ${percent(dry)}, suda con el calor hasta el ${percent(sweating)} y con más se mastica.`,
    ].join(' '),
  grain: (index: number) => {
    if (index === 0) return 'No es de esperar que grane si se guarda seco.';
    if (index < 0.3) return 'Puede granar en meses.';
    return index <= 0.6 ? 'Puede granar en semanas.' : 'Puede granar en días.';
  },
} as const;
