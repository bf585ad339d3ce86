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
  const { leftOut, searched, anew, masters, others }: Measured = JSON.parse(readFileSync(file, 'utf8'));
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
    'Otras 80, de 40 tipos tomados por orden, buscadas después con los umbrales ya puestos y leídas, con su motivo, antes de medirlas. Tal como se hallaron, de las malas 32 eran sin precedente (74,4 %) y 10 poco habituales; desde entonces los aromas, licores y zumos que se pasan por alto son menos.',
    '',
    row(['Lectura', 'Fórmulas', 'Sin precedente', 'Poco habituales']),
    row(['---', '---:', '---:', '---:']),
    ...readings.map(([reading, name]) => row([name, ...cells(anew[reading])])),
    '',
    'Otras 98, de 49 tipos, con doce ingredientes como mucho y ninguno en más de cuatro veces lo que lleva la publicada que más; leídas cada una por tres maestros por su lado, sin saber qué decía el motor, antes de medirlas. La lectura es la de dos de los tres. Tal como se hallaron, de las malas 31 eran sin precedente (75,6 %) y 8 poco habituales, y de las aceptables 2 sin precedente.',
    '',
    row(['Lectura', 'Fórmulas', 'Sin precedente', 'Poco habituales']),
    row(['---', '---:', '---:', '---:']),
    ...readings.map(([reading, name]) => row([name, ...cells(masters[reading])])),
    '',
    'Otras 56, de 28 tipos, con alimentos publicados en cualquier otro tipo del oficio y no solo en el suyo; leídas por una sola persona, con su motivo, antes de medirlas. De las malas, las cinco que pasan sin aviso son de chocolate y turrón de chocolate: llevan de todo un poco, y su composición es la de las publicadas.',
    '',
    row(['Lectura', 'Fórmulas', 'Sin precedente', 'Poco habituales']),
    row(['---', '---:', '---:', '---:']),
    ...readings.map(([reading, name]) => row([name, ...cells(others[reading])])),
    '',
  ];
}
