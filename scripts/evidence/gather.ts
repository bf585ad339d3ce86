/**
 * `npm run evidence -- gather`: reads the names of the formulas of `data/corpus` and `data/unseen` and keeps them in
 * `data/evidencia` with their foods. Rows of other origin stay as they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CRAFTS, type Craft, InputError } from '@obrador/engine';
import { titleOf } from '../data/titles.ts';
import type { EvidenceRow } from './rows.ts';

/** A formula as the corpus or a round keeps it. */
interface Kept {
  readonly id: string;
  readonly name: string;
  readonly source: string | { readonly author?: string; readonly site?: string };
  readonly type: string;
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
  readonly expect?: string;
  readonly esperado?: 'buena' | 'mala';
  readonly autoridad?: string;
  readonly ronda?: number;
  readonly votos?: unknown;
}

/** % of a formula that may be unknown for it to be evidence. */
const MOST_UNKNOWN = 2;
const GOOD: ReadonlySet<string> = new Set(['equilibrada', 'Suprema', 'Extra', 'gold', 'silver', 'buena']);

const data = new URL('../../data/', import.meta.url);

function read<T>(path: string): readonly T[] {
  const file = new URL(path, data);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The foods of a formula, the same ones added up; undefined where too much of it is not known. */
function foodsOf(craft: Craft, { type, ingredients }: Kept): EvidenceRow['foods'] | undefined {
  const amounts = new Map<string, number>();
  let all = 0;
  try {
    for (const { food, grams } of craft.analyse({ type, ingredients }, true).portions?.() ?? []) {
      all += grams;
      if (food !== undefined) amounts.set(food.id, (amounts.get(food.id) ?? 0) + grams);
    }
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
  const foods = [...amounts].filter(([, grams]) => grams > 0).map(([id, grams]) => [id, rounded(grams)] as const);
  const known = foods.reduce((sum, [, grams]) => sum + grams, 0);
  return foods.length > 1 && known >= all * (1 - MOST_UNKNOWN / 100) ? foods : undefined;
}

const rounded = (grams: number) => Number(grams.toPrecision(5));

function sourceOf({ source }: Kept): string {
  return typeof source === 'string' ? source : [source.author, source.site].filter(Boolean).join(', ');
}

/** The same type and the same shares to a tenth of a percent: the same formula. */
function signatureOf({ type, foods }: EvidenceRow): string {
  const all = foods.reduce((sum, [, grams]) => sum + grams, 0);
  const shares = foods.map(([id, grams]) => `${id} ${((100 * grams) / all).toFixed(1)}`).sort();
  return [type, ...shares].join('|');
}

/** Whether a line is a name and a weight, and perhaps a role: the person's own figures are no food of the pantry. */
function isPlain(item: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(item).every((key) => ['name', 'grams', 'ingrediente', 'peso', 'role'].includes(key));
}

function rowsOf(craft: Craft, kept: readonly Kept[], round: (one: Kept) => number | string): EvidenceRow[] {
  return kept.flatMap((one) => {
    const foods = one.ingredients.every(isPlain) ? foodsOf(craft, one) : undefined;
    if (foods === undefined || craft.findType(one.type) !== one.type) return [];
    return {
      id: one.id,
      type: one.type,
      nombre: titleOf({ id: one.id, name: one.name }),
      fuente: sourceOf(one),
      ...(one.autoridad === undefined ? {} : { autoridad: one.autoridad }),
      ronda: round(one),
      ...(one.votos === undefined ? {} : { votos: one.votos }),
      veredicto: GOOD.has(one.esperado ?? one.expect ?? '') ? 'buena' : 'mala',
      foods,
    } satisfies EvidenceRow;
  });
}

/** Two rounds may have named their formulas alike. */
function withOwnIds(rows: readonly EvidenceRow[]): EvidenceRow[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const time = (times.get(row.id) ?? 0) + 1;
    times.set(row.id, time);
    return time === 1 ? row : { ...row, id: `${row.id}-bis${time === 2 ? '' : time - 1}` };
  });
}

/** Formulas kept by hand stay; those gathered are read anew, without duplicates. */
export function gather(): void {
  for (const craft of CRAFTS) {
    const path = `evidencia/${craft.id}.json`;
    const gathered = [
      ...rowsOf(craft, read<Kept>(`corpus/${craft.id}.json`), () => 'corpus'),
      ...rowsOf(craft, read<Kept>(`unseen/formulas/${craft.id}.json`), ({ ronda }) => ronda ?? 1),
      ...rowsOf(craft, read<Kept>(`unseen/bad/${craft.id}.json`), () => 'malas'),
    ];
    const own = read<EvidenceRow>(path).filter(({ ronda }) => ronda === 'propia');
    const seen = new Set<string>();
    const rows = [...gathered, ...own].filter((row) => {
      const signature = signatureOf(row);
      return !seen.has(signature) && seen.add(signature);
    });
    const written = withOwnIds(rows).map((row) => JSON.stringify(row));
    writeFileSync(new URL(path, data), `[\n${written.join(',\n')}\n]\n`);
    console.log(`${craft.id}: ${rows.length} formulas, ${gathered.length + own.length - rows.length} duplicates`);
  }
}
