import { readFileSync } from 'node:fs';
import { CRAFTS, fixed } from '@obrador/engine';
import { row } from '../docs/reference.ts';
import type { Measured, Tally } from '../evidence/measure.ts';

const percent = (part: number, all: number) => (all === 0 ? '—' : `${fixed((100 * part) / all, 1)} %`);

const cells = ({ formulas, refused, noted }: Tally) => [
  String(formulas),
  `${refused} (${percent(refused, formulas)})`,
  `${noted} (${percent(noted, formulas)})`,
];

const READINGS = {
  mala: 'un maestro la rechazaría',
  dudosa: 'dudosa',
  aceptable: 'aceptable',
} as const;

/** The section on the judgement by evidence, as `npm run evidence` last measured it. */
export function evidenceSection(): string[] {
  const file = new URL('../../data/evidencia/medida.json', import.meta.url);
  const { leftOut, searched }: Measured = JSON.parse(readFileSync(file, 'utf8'));
  const readings = Object.entries(READINGS) as [keyof typeof READINGS, string][];
  return [
    '## Juicio por evidencia',
    '',
    'Un segundo juez compara cada fórmula que pasa todos los rangos con las publicadas de su tipo: la que no se parece a ninguna es «sin precedente» y no se firma (en helado solo se avisa), la poco habitual se avisa. Aquí, cada ronda juzgada sin conocer sus fórmulas: cuántas de las buenas que firman los rangos rechaza de más, y cuántas de las malas que dejan pasar rechaza o avisa. Medido con «npm run evidence».',
    '',
    row([
      'Oficio',
      'Buenas firmadas',
      'Sin precedente',
      'Poco habituales',
      'Malas firmadas',
      'Sin precedente',
      'Poco habituales',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...CRAFTS.map(({ id, label }) => row([label, ...cells(leftOut[id]!.good), ...cells(leftOut[id]!.bad)])),
    '',
    'Fórmulas buscadas a propósito dentro de todos los rangos, lo más lejos posible de cualquier publicada; los rangos las firman todas. Leídas por una sola persona, con el modelo ya hecho: en otras nuevas hay que esperar algo menos.',
    '',
    row(['Lectura', 'Fórmulas', 'Sin precedente', 'Poco habituales']),
    row(['---', '---:', '---:', '---:']),
    ...readings.map(([reading, name]) => row([name, ...cells(searched[reading])])),
    '',
  ];
}
