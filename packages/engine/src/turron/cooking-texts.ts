import { trimmed } from '../craft/spanish.ts';

/** How a syrup of so much moisture bites; one that leaves the fire damp is dried while it is whipped. */
const BITES = {
  breaks: (moisture: string) => `Con un ${moisture} de humedad el caramelo rompe y sigue seco`,
  sweats: (moisture: string) =>
    `Con un ${moisture} de humedad el caramelo rompe, pero suda en tienda: envásalo enseguida`,
  runs: (moisture: string) =>
    `Al salir del fuego, con un ${moisture} de humedad, el caramelo aún es masticable: sécalo más, en el fuego o al blanquear`,
} as const;

/** % of moisture below which no turrón is dried. */
const DRIEST_TOLD = 0.5;

const percent = (x: number) => `${trimmed(x, 1)} %`;

export const cooking = {
  told: (
    cooked: number,
    { humedad, producto }: { readonly humedad: number; readonly producto: number },
    { most, least, sure }: { readonly most: number; readonly least: number | null; readonly sure: number },
    altitude: number,
  ) =>
    [
      `Cocido a ${cooked} °C${altitude > 0 ? ` (a ${trimmed(altitude, 0)} m de altitud)` : ''}, ${
        humedad < sure
          ? `el caramelo queda con menos de un ${percent(sure)} de humedad, más seco de lo que se ha podido comprobar.`
          : `el almíbar queda con un ${percent(humedad)} de humedad y el turrón con un ${percent(producto)}.`
      }`,
      ...(least === null
        ? []
        : [`Para no pasar del ${percent(most)} que admite el tipo, cuece al menos a ${least} °C.`]),
      'En masa espesa el termómetro marca de 1 a 4 °C más; la humedad tiene un margen de 1 punto.',
    ].join(' '),
  bite: (bite: keyof typeof BITES, moisture: number, dry: number, sweating: number) =>
    `${BITES[bite](percent(moisture))}; ${
      dry < DRIEST_TOLD
        ? 'con esos azúcares no llega a romperse en seco'
        : `rompe en seco por debajo del ${percent(dry)}`
    } y suda hasta el ${percent(sweating)}.`,
  grain: (index: number) => {
    if (index === 0) return 'No grana.';
    if (index < 0.3) return 'Puede granar en meses.';
    return index <= 0.6 ? 'Puede granar en semanas.' : 'Puede granar en días.';
  },
} as const;
