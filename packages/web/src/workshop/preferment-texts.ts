import type { MixedPart } from './preferments.ts';

/** The sheet of a pre-ferment. */
export const esPreferment = {
  title: (name: string) => `Hoja de ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  sourdough: 'masa madre',
  preferment: 'prefermento',
  mixLead: (hydration: string) => `Para este lote, con una hidratación del ${hydration} %.`,
  refreshLead: (hydration: string) => `El refresco que pide este lote, con una hidratación del ${hydration} %.`,
  hours: 'Horas hasta el amasado',
  temperature: 'Fermenta a, °C',
  ready: 'Listo a las',
  parts: 'Partes de harina por una de masa madre',
  kept: 'Para guardar, g',
  caption: 'Qué se pesa',
  mixed: {
    starter: 'Masa madre madura',
    flour: 'Harina',
    water: 'Agua',
    salt: 'Sal',
    yeast: 'Levadura fresca',
  } satisfies Record<MixedPart, string>,
  total: 'Total',
  start: (time: string, day: string) => `Mezclar a las ${time}${day === '' ? '' : `, ${day}`}`,
  yeastNote:
    'La levadura es una guía, por las horas y la temperatura, y va aparte de la que lleva la masa. De la seca instantánea, la tercera parte.',
  hoursNote: (hours: string) => `Madura en unas ${hours} h: es una guía, manda la masa madre.`,
  printed: {
    starter: (x: string) => `${x} g de masa madre madura`,
    flour: (x: string) => `${x} g de harina`,
    water: (x: string) => `${x} g de agua`,
    salt: (x: string) => `${x} g de sal`,
    yeast: (x: string) => `${x} g de levadura fresca`,
  } satisfies Record<MixedPart, (x: string) => string>,
  outOfReach: 'Para esas horas y esa temperatura no hay estimación.',
};
