import type { Core } from '../craft/limit.ts';
import { trimmed, upperFirst } from '../craft/spanish.ts';
import type { LegalState } from './table.ts';

/** Whether a norm rules, in words. */
const STATES: Readonly<Record<LegalState, string>> = {
  en_vigor: 'en vigor',
  aun_no: 'aún no en vigor',
  ya_no: 'ya no en vigor',
  sin_fecha: 'no consta desde cuándo',
};

/** From a least to a most, either of which may be open. */
function rangeText([min, max]: Core, unit: string): string {
  const tail = unit === '' ? '' : ` ${unit}`;
  if (min === null) return max === null ? '' : `hasta ${trimmed(max)}${tail}`;
  return max === null ? `desde ${trimmed(min)}${tail}` : `${trimmed(min)} a ${trimmed(max)}${tail}`;
}

const day = (iso: string) => iso.split('-').reverse().join('/');

export const texts = {
  lawOn: (label: string, date: string) => `${label}: lo que pide la ley el ${day(date)}.`,
  ofLimit: (name: string, level: string | undefined, range: Core, unit: string, state: LegalState, source: string) =>
    `- ${name}${level === undefined ? '' : ` [${level}]`}: ${rangeText(range, unit)}. ${upperFirst(STATES[state])} (${source}).`,
  ofRule: (what: string, state: LegalState, source: string) =>
    `- ${what.replace(/\.$/, '')}. ${upperFirst(STATES[state])} (${source}).`,
  ofNorm: (title: string, from: string | null, until: string | null, former: string | undefined) => {
    const days = [
      ...(from === null ? [] : [`desde el ${day(from)}`]),
      ...(until === null ? [] : [`hasta el ${day(until)}`]),
    ];
    const told = days.length === 0 ? STATES.sin_fecha : days.join(' ');
    return `- ${title}: ${told}${former === undefined ? '' : `; antes, ${former}`}.`;
  },
  noLaw: 'No se conoce ninguna norma que le pida algo propio.',
  noDay: '«fecha» debe ser un día del calendario escrito como año-mes-día: 2015-06-01.',
  atDate:
    'Se mira desde cuándo y hasta cuándo rige cada norma, no sus cambios intermedios ni sus plazos transitorios: las cifras son las de hoy. Un rango puede juntar el extremo de la ley con el del oficio, y una dosis apoyarse en una norma sin ser suya la cifra: lo dice la fuente. Los máximos de aditivos y contaminantes no están aquí: los cambian reglamentos que no se guardan con su fecha.',
} as const;
