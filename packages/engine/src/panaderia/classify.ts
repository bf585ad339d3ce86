import type { Certainty } from '../craft/analysis.ts';
import type { CatalogueEntry } from '../craft/craft.ts';
import { MAX_NAME_LENGTH } from '../craft/names.ts';
import { entryOf, findByTokens, type IngredientRow, rowOf } from './catalogue.ts';
import { modify } from './modifiers.ts';
import { idOf, keyTokens, normalise, tokensOf, withoutNegations } from './names.ts';
import { ROLES } from './roles.ts';

/** What a name says, whatever the role or the weight sent with it. */
export interface Reading {
  readonly row: IngredientRow;
  /** False when nothing in the name is in the catalogue. */
  readonly known: boolean;
  readonly certainty: Certainty;
  /** «huevo para pintar»: goes on the piece or the tray, not into the dough. */
  readonly finishing: boolean;
  /** «harina (poolish)», «agua de la masa madre»: a part of a pre-ferment, if its role can be one. */
  readonly partOf: 'preferment' | 'sourdough' | undefined;
  /** Hydration written in the name of a pre-ferment, %. */
  readonly hydration: number | undefined;
  /** Alveograph W written in the name of a flour. */
  readonly strength: number | undefined;
  /** «Levadura en polvo» may be baker's yeast or baking powder. */
  readonly powderedYeast: boolean;
}

/** The same few names come in request after request, and a balancer asks for them again and again. */
const readings = new Map<string, Reading>();
const MAX_READINGS = 2000;

/** Reads a name by the ordered rules of the craft, in time linear in its length. */
export function classify(name: string): Reading {
  if (name.length > MAX_NAME_LENGTH) return read(name);
  let reading = readings.get(name);
  if (reading === undefined) {
    reading = read(name);
    if (readings.size >= MAX_READINGS) readings.clear();
    readings.set(name, reading);
  }
  return reading;
}

/** The row a name is read as. */
export function find(name: string): CatalogueEntry | undefined {
  const { row, known } = classify(name);
  return known ? entryOf(row) : undefined;
}

const GENERIC: ReadonlySet<string> = new Set(ROLES);

function certaintyOf(name: string, row: IngredientRow): Certainty {
  const words = wordsOf(name);
  if (words === keyTokens(row.nombre).join(' ')) return 'exacta';
  // «Harina», «leche», «levadura»: the commonest of many.
  if (GENERIC.has(idOf(name))) return 'por_defecto';
  return namesOf(row).has(words) ? 'exacta' : 'supuesta';
}

const wordsByRow = new Map<IngredientRow, ReadonlySet<string>>();

/** Every name of a row, as words. */
function namesOf(row: IngredientRow): ReadonlySet<string> {
  let words = wordsByRow.get(row);
  if (words === undefined) {
    words = new Set([row.nombre, ...row.aliases].map(wordsOf));
    wordsByRow.set(row, words);
  }
  return words;
}

function wordsOf(text: string): string {
  return tokensOf(normalise(text)).join(' ');
}

function read(name: string): Reading {
  const normal = normalise(name);
  const clean = withoutNegations(normal);
  const head = headOf(clean);
  const row = head === undefined ? UNKNOWN : modify(head, clean);
  return {
    row,
    known: head !== undefined,
    certainty: head === undefined ? 'desconocida' : certaintyOf(name, row),
    finishing: FINISHING.test(clean),
    partOf: partOf(normal),
    hydration: hydrationIn(normal),
    strength: strengthIn(normal),
    powderedYeast: row === INSTANT_YEAST && clean.includes('levadura en polvo'),
  };
}

const UNKNOWN = rowOf('_rol_otro');
const SOURDOUGH = rowOf('masa_madre');
const INSTANT_YEAST = rowOf('levadura_instantanea');

const SOURDOUGH_WORD = /\b(?:sourdough|starter|levain)\b/;
const PART_WORD = /\b(?:harina|farina|farine|flour|agua|aigua|acqua|water|eau)\b/;

function headOf(clean: string): IngredientRow | undefined {
  // «Rye sourdough starter» is sourdough although the cereal comes first; «flour for the levain» is flour.
  if (SOURDOUGH_WORD.test(clean) && !PART_WORD.test(clean)) return SOURDOUGH;
  return findByTokens(tokensOf(clean));
}

const FINISHING =
  /\b(?:para|per|pour|for) (?:la |el |las |los |le |il )?(?:pintar|pincelar|dorar|decorar|espolvorear|engrasar|untar|enharinar|freir|rebozar|molde|superficie|bandeja|mesa|banneton|spolverare|ungere|dorure|dusting|brushing|greasing|sprinkling)\b|\begg wash\b|\bdorure\b/;

const SOURDOUGH_PART = /\b(?:masa madre|massa mare|levain|lievito madre|sourdough|starter)\b/;
const PREFERMENT_PART = /\b(?:poolish|biga|prefermento|preferment|esponja|masa vieja)\b/;

function partOf(normal: string): Reading['partOf'] {
  if (SOURDOUGH_PART.test(normal)) return 'sourdough';
  return PREFERMENT_PART.test(normal) ? 'preferment' : undefined;
}

/** Percentages next to «hidratación», then any percentage that is not the share of a flour. */
const HYDRATION_WORDED =
  /(\d{2,3}) ?% ?(?:de )?(?:hidrat|hydrat|idrat)|(?:hidrat|hydrat|idrat)\w* (?:del |de |al |a )?(?:el )?(\d{2,3})\b/;
const HYDRATION_BARE =
  /\b(\d{2,3}) ?%(?! ?(?:de )?(?:integral|centeno|trigo|espelta|harina|rye|whole|segol|maiz|avena|grano|ecologic))/;

function hydrationIn(normal: string): number | undefined {
  return plausibleHydration(HYDRATION_WORDED.exec(normal)) ?? plausibleHydration(HYDRATION_BARE.exec(normal));
}

/** Outside 30-200 % the figure is something else: a share of the formula, a dose. */
function plausibleHydration(match: RegExpExecArray | null): number | undefined {
  const value = Number(match?.[1] ?? match?.[2]);
  return value >= 30 && value <= 200 ? value : undefined;
}

const STRENGTH = /\bw ?(\d{2,3})\b/;

function strengthIn(normal: string): number | undefined {
  const value = Number(STRENGTH.exec(normal)?.[1]);
  return value >= 50 && value <= 500 ? value : undefined;
}
