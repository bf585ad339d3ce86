import { trimmed } from '../craft/spanish.ts';

const BITES = {
  breaks: 'se rompe y sigue seco',
  sweats: 'se rompe, pero suda en tienda: envasa enseguida',
  runs: 'todavía se mastica o corre',
} as const;

/** % of moisture below which no turrón is dried. */
const DRIEST_TOLD = 0.5;

const percent = (x: number) => `${trimmed(x, 1)} %`;

export const cooking = {
  told: (
    usual: number,
    { humedad, producto }: { readonly humedad: number; readonly producto: number },
    most: number,
    least: number | null,
  ) =>
    [
      `Cocido a ${usual} °C, el almíbar queda con un ${percent(humedad)} de humedad y el turrón con un ${percent(producto)}.`,
      ...(least === null
        ? []
        : [`Para no pasar del ${percent(most)} que admite el tipo, cuece al menos a ${least} °C.`]),
      'En masa espesa el termómetro marca de 1 a 4 °C más; la humedad tiene un margen de 1 punto.',
    ].join(' '),
  bite: (bite: keyof typeof BITES, moisture: number, dry: number, sweating: number) =>
    `Con un ${percent(moisture)} de humedad el caramelo ${BITES[bite]}; ${
      dry < DRIEST_TOLD
        ? 'con esos azúcares no llega a romperse en seco'
        : `se rompe en seco por debajo del ${percent(dry)}`
    } y suda hasta el ${percent(sweating)}. Lo que pierda al blanquear también cuenta.`,
  grain: (index: number) => {
    if (index === 0) return 'No grana.';
    if (index < 0.3) return 'Puede granar en meses.';
    return index <= 0.6 ? 'Puede granar en semanas.' : 'Puede granar en días.';
  },
} as const;
