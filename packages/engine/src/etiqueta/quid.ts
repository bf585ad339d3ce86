import { InputError } from '../craft/errors.ts';
import { fold } from '../craft/names.ts';
import { round } from '../craft/round.ts';
import { rootsOf } from '../despensa/words.ts';
import { plainText } from './allergens.ts';
import type { Entry } from './list.ts';
import { everyEntry } from './list.ts';
import { FORMS, refusals, words } from './texts.ts';

/** The percentage of an ingredient that article 22 asks for. */
export interface Quid {
  readonly ingrediente: string;
  /** g used per 100 g of finished food. */
  readonly porcentaje: number;
  readonly texto: string;
  readonly motivo: 'nombre' | 'destacado';
  /** In how many places of the list it stands: only one of them can bear the percentage of all. */
  readonly lugares: number;
}

/** Whole percentages; from 5 % down, halves (Commission notice 2017/C 393/05); below a half, which would say more, tenths. */
function percentage(grams: number): string {
  if (grams > 100) return words.perHundred(round(grams, 0));
  if (grams >= 5) return words.percent(round(grams, 0));
  if (grams >= HALF) return words.percent(round(2 * grams, 0) / 2);
  return grams < TENTH ? words.below(TENTH) : words.percent(round(grams, 1));
}

const HALF = 0.5;
const TENTH = 0.1;

/** «Sin leche» names no milk. */
const WITHOUT = /\bsin\s+\p{L}+/giu;

/** Words that say in which form something comes, not what it is: «pasta de», «en polvo». */
const FORM_ROOTS: ReadonlySet<string> = new Set(FORMS.flatMap(rootsOf));

function namedIn(nombre: ReadonlySet<string>, { known, nameable }: Entry): boolean {
  return nameable && known.some((name) => rootsOf(name).some((root) => !FORM_ROOTS.has(root) && nombre.has(root)));
}

function isMeant(text: string, id: string | undefined, { known }: Entry): boolean {
  return known.some((name) => fold(name) === fold(text) || (id !== undefined && name === id));
}

/**
 * Ingredients whose percentage is due: those the name of the food names or brings to mind (article 22.1.a), and those a
 * person says the label stresses.
 * `idOf` is the food a text stands for.
 */
export function quidOf(
  entries: readonly Entry[],
  nombre: string,
  destacar: readonly string[],
  idOf: (text: string) => string | undefined,
): ReadonlyMap<string, Quid> {
  const all = everyEntry(entries);
  const due = new Map<string, Quid>();
  const add = (entry: Entry, motivo: Quid['motivo']) => {
    if (due.has(entry.key)) return;
    const places = all.filter(({ key }) => key === entry.key);
    const grams = places.reduce((sum, { whole }) => sum + whole, 0);
    const ingrediente = plainText(entry.name);
    due.set(entry.key, {
      ingrediente,
      porcentaje: round(grams, 2),
      texto: percentage(grams),
      motivo,
      lugares: places.length,
    });
  };
  destacar.forEach((text, i) => {
    const id = idOf(text);
    const meant = all.filter((entry) => isMeant(text, id, entry));
    if (meant.length === 0) {
      throw new InputError(refusals.notStressed(text), { code: 'destacado_no_esta', field: `destacar[${i}]` });
    }
    for (const entry of meant) add(entry, 'destacado');
  });
  const asked = new Set(rootsOf(nombre.replace(WITHOUT, '')));
  for (const entry of all) if (entry.characteristic || namedIn(asked, entry)) add(entry, 'nombre');
  return due;
}
