import { readFileSync } from 'node:fs';
import { analizar, CRAFTS, type Craft, InputError } from '@obrador/engine';
import { row } from '../docs/reference.ts';

/**
 * A formula of `data/unseen/`. Those made to be bad are expected to be; published ones to be good, but from the fifth
 * round on what a master of the craft would say of each.
 */
interface Unseen {
  readonly id: string;
  readonly type: string;
  readonly esperado: 'buena' | 'mala';
  readonly ronda?: number;
  readonly ingredients: readonly Readonly<Record<string, string | number>>[];
  readonly temperatura_servicio?: number;
}

/** What the service said of a round of formulas before anything was changed for them, agreeing of sent by craft. */
interface Round {
  readonly ronda: number;
  readonly nota: string;
  readonly buenas: Readonly<Record<string, readonly [agreeing: number, sent: number]>>;
  readonly malas?: Readonly<Record<string, readonly [agreeing: number, sent: number]>>;
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../../data/unseen/${path}`, import.meta.url), 'utf8')) as T;
}

export const rounds: readonly Round[] = read('rondas.json');

/** No formula tells what its method heats: a cream is judged as made well. */
const ASSUMED: Readonly<Record<string, object>> = { pasteleria: { calentado: true } };

/** Whether the outcome is the one that was expected before it was asked for. */
function agrees(craft: Craft, { type, ingredients, temperatura_servicio, esperado }: Unseen): boolean {
  try {
    const body = {
      type,
      ingredients,
      ...(temperatura_servicio === undefined ? {} : { temperatura_servicio }),
      ...ASSUMED[craft.id],
    };
    return analizar(craft, body).resultado.bueno === (esperado === 'buena');
  } catch (error) {
    // A formula that is refused is not good.
    if (error instanceof InputError) return esperado === 'mala';
    throw error;
  }
}

export interface Agreement {
  readonly type: string;
  readonly sent: number;
  readonly agreeing: number;
}

/** Agreement of today with the published formulas of a craft, by type. */
export function agreementOf(craft: Craft): readonly Agreement[] {
  return byType(craft, read<readonly Unseen[]>(`formulas/${craft.id}.json`));
}

/** The first round whose formulas were judged one by one before they were sent. */
const JUDGED = 5;

/** Agreement of today with what was expected of the formulas judged one by one, agreeing and sent. */
function judgedOf(craft: Craft, expected: Unseen['esperado']): readonly [agreeing: number, sent: number] | undefined {
  const all = read<readonly Unseen[]>(`formulas/${craft.id}.json`);
  const own = all.filter(({ ronda, esperado }) => ronda !== undefined && ronda >= JUDGED && esperado === expected);
  return own.length === 0 ? undefined : [own.filter((formula) => agrees(craft, formula)).length, own.length];
}

/** Formulas made to be bad that pass today. */
export function passingOf(craft: Craft): readonly string[] {
  const all = read<readonly Unseen[]>(`bad/${craft.id}.json`);
  return all.filter((formula) => !agrees(craft, formula)).map(({ id }) => id);
}

function byType(craft: Craft, all: readonly Unseen[]): readonly Agreement[] {
  const types = [...new Set(all.map(({ type }) => type))];
  return types.map((type) => {
    const own = all.filter((formula) => formula.type === type);
    return { type, sent: own.length, agreeing: own.filter((formula) => agrees(craft, formula)).length };
  });
}

const sum = (all: readonly Agreement[], key: 'sent' | 'agreeing') => all.reduce((total, one) => total + one[key], 0);

/** The section of the page on formulas nothing was fitted on. */
export function unseenSection(): string[] {
  const today = CRAFTS.map((craft) => ({ craft, all: agreementOf(craft) }));
  const of = (pair: readonly [number, number] | undefined) => (pair === undefined ? '—' : `${pair[0]} de ${pair[1]}`);
  const head = ['Ronda', ...CRAFTS.map(({ label }) => label), 'Qué se envió'];
  const rule = row(head.map(() => '---'));
  return [
    '## Fórmulas no vistas',
    '',
    'Recetas publicadas que nadie había usado aquí, enviadas con lo que se esperaba de ellas escrito antes: que todas fueran buenas en las cuatro primeras rondas, también las domésticas que un obrador no daría por tales; desde la quinta, lo que diría de cada una un maestro del oficio, con su razón. Las rondas se guardan como salieron, antes de cambiar nada por ellas. La última línea es lo que dice el motor hoy de las que se guardan, ya corregido lo que era suyo.',
    '',
    row(head),
    rule,
    ...rounds.map(({ ronda, buenas, nota }) => row([String(ronda), ...CRAFTS.map(({ id }) => of(buenas[id])), nota])),
    row([
      'Hoy',
      ...today.map(({ all }) => `${sum(all, 'agreeing')} de ${sum(all, 'sent')}`),
      'las fórmulas guardadas de todas las rondas',
    ]),
    '',
    'De acuerdo hoy con el maestro, desde la quinta ronda:',
    '',
    row(['Esperaba', ...CRAFTS.map(({ label }) => label)]),
    row(['---', ...CRAFTS.map(() => '---')]),
    ...(['buena', 'mala'] as const).map((expected) =>
      row([expected, ...CRAFTS.map((craft) => of(judgedOf(craft, expected)))]),
    ),
    '',
    'De las fórmulas hechas malas a propósito, rechazadas:',
    '',
    row(head),
    rule,
    ...rounds.flatMap(({ ronda, malas, nota }) =>
      malas === undefined ? [] : [row([String(ronda), ...CRAFTS.map(({ id }) => of(malas[id])), nota])],
    ),
    row([
      'Hoy',
      ...CRAFTS.map((craft) => {
        const sent = read<readonly Unseen[]>(`bad/${craft.id}.json`).length;
        return `${sent - passingOf(craft).length} de ${sent}`;
      }),
      'las guardadas de todas las rondas',
    ]),
    '',
    'Acuerdo de hoy por tipo, en las publicadas:',
    '',
    row(['Oficio', 'Tipo', 'Enviadas', 'De acuerdo']),
    row(['---', '---', '---:', '---:']),
    ...today.flatMap(({ craft, all }) =>
      all.map(({ type, sent, agreeing }) => row([craft.label, type, String(sent), String(agreeing)])),
    ),
    '',
  ];
}
