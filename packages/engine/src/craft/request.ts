import { suggest } from '../search/suggest.ts';
import { type Advice, remark } from './advice.ts';
import type { Analysis, Values, Warning } from './analysis.ts';
import { ANALYSIS_FIELD_NAMES } from './analysis-fields.ts';
import type { Answering, Craft } from './craft.ts';
import { heedingHeat } from './heated.ts';
import { fieldsBeside, formulaFields, LONGEST, MOST_STRANGE, namesMeant, unreadFields } from './known-fields.ts';
import { MAX_NAME_LENGTH, slug } from './names.ts';
import { borneOut } from './precedent.ts';
import { asSent } from './read.ts';
import { sayShort } from './say-short.ts';
import { lowerFirst } from './spanish.ts';
import { didYouMean, fieldPassedOver, mayBeThere, misnamed, otherCraft, typeRead } from './texts.ts';

/** Any JSON in, the response of the interface out, or an InputError. */
export function balance<Response extends object, V extends Values>(
  craft: Answering<Response, V>,
  body: unknown,
): Response {
  const analysis = told(craft, body, craft.analyseInterface(body));
  return sayShort(craft.respond(analysis), body);
}

/** The craft's analysis, law to the letter, with warnings of the request. */
export function analyseAs<V extends Values>(craft: Craft<object, V>, body: unknown, lenient?: boolean): Analysis<V> {
  return told(craft, body, craft.analyse(heedingHeat(craft, body), lenient, true), ANALYSIS_FIELD_NAMES);
}

/**
 * An analysis with a warning when the request says it is of another craft, or names its type amiss, and without advice
 * to add what a line nobody recognised may be.
 */
function told<V extends Values>(
  craft: Answering<object, V>,
  body: unknown,
  read: Analysis<V>,
  besides: readonly string[] = [],
): Analysis<V> {
  const analysis = prudent(craft, borneOut(craft, read));
  const { craft: said = null, type = null } = body as Readonly<Record<string, unknown>>;
  const isOther = said !== null && said !== craft.id;
  const { ingredients: items } = body as { readonly ingredients: readonly object[] };
  const passedOver = together(misnamedFields(craft, body as object, besides), fieldWarnings(craft, items));
  if (!isOther && type === analysis.type && passedOver.length === 0) return analysis;
  const other = { code: 'oficio_distinto', text: otherCraft(asSent(said), lowerFirst(craft.label)) };
  const isUnknown = analysis.warnings.some(isOfType);
  const named = type === null || isUnknown ? [] : typeWarnings(craft, type, analysis.type);
  const added = [...(isOther ? [other] : []), ...named, ...passedOver];
  if (added.length === 0 && !isUnknown) return analysis;
  const meant = isUnknown ? didYouMean(typesMeant(craft, type)) : '';
  const first = analysis.warnings.map((one) => (isOfType(one) ? { ...one, text: one.text + meant } : one));
  // Parts worked out when asked for are not copied with the rest.
  const { meters, advice, ingredients } = analysis;
  return { ...analysis, meters, advice, ingredients, warnings: [...first, ...added] };
}

/** Warnings of what the request itself says, and no craft of its formula. */
const OF_REQUEST: ReadonlySet<string> = new Set([
  'tipo_desconocido',
  'tipo_supuesto',
  'campo_desconocido',
  'oficio_distinto',
]);

/** What was read otherwise than sent, for answers that are no analysis. */
export function requestWarnings<V extends Values>(
  craft: Craft<object, V>,
  body: unknown,
  analysis: Analysis<V>,
): readonly Warning[] {
  return told(craft, body, analysis).warnings.filter(({ code }) => OF_REQUEST.has(code));
}

const isOfType = ({ code }: Warning) => code === 'tipo_desconocido';

const NO_WARNINGS: readonly Warning[] = [];

/** Most requests have none of either. */
function together(first: readonly Warning[], rest: readonly Warning[]): readonly Warning[] {
  if (rest.length === 0) return first;
  return first.length === 0 ? rest : [...first, ...rest];
}

/** Other unknown fields stay: a request may carry what serves its sender. */
export function misnamedFields(
  craft: Pick<Craft, 'fields'>,
  body: object,
  besides: readonly string[] = [],
): readonly Warning[] {
  const strange = fieldsBeside(craft, body, besides).filter((field) => field.length <= LONGEST);
  if (strange.length === 0) return NO_WARNINGS;
  const known = formulaFields(craft, besides);
  return strange.slice(0, MOST_STRANGE).flatMap((field): readonly Warning[] => {
    const [meant] = namesMeant(field, known).filter((one) => !Object.hasOwn(body, one));
    return meant === undefined ? [] : [{ code: 'campo_desconocido', text: misnamed(field, meant) }];
  });
}

/** What was told of ingredients and is not read. */
function fieldWarnings({ shape }: Answering, items: readonly object[]): readonly Warning[] {
  const unread = unreadFields(items, shape);
  if (unread.length === 0) return NO_WARNINGS;
  return unread.map(({ index, field, meant }) => ({
    code: 'campo_desconocido',
    text: fieldPassedOver(field, index + 1, meant),
    index,
  }));
}

/** The type was given by another name. */
export function typeWarnings({ types, findType }: Answering, sent: unknown, applied: string): readonly Warning[] {
  if (typeof sent !== 'string' || findType(sent) !== applied || isType(types, sent)) return [];
  const { label } = types.find(({ id }) => id === applied)!;
  return [{ code: 'tipo_supuesto', text: typeRead(sent, applied, label) }];
}

/** Whether a text is a type's id but for case, accents, blanks, hyphens. */
export function isType(types: Craft['types'], text: string): boolean {
  const spelt = slug(text.slice(0, MAX_NAME_LENGTH));
  return types.some(({ id }) => id === spelt);
}

/** Types that one that is not known may have been meant for, likeliest first. */
export function typesMeant({ types, findType }: Answering, sent: unknown): readonly string[] {
  if (typeof sent !== 'string') return [];
  const found = findType(sent);
  return found === undefined ? suggest(sent.slice(0, MAX_NAME_LENGTH), types) : [found];
}

/** The first word of a name: what it is, before its kind. */
function headOf(name: string): string {
  return /^\p{Alpha}*/u.exec(name)![0].toLowerCase();
}

/** Advice to add what stands there unrecognised would put it in twice. */
function prudent<V extends Values>(craft: Answering<object, V>, analysis: Analysis<V>): Analysis<V> {
  if (!analysis.warnings.some(({ code }) => code === 'ingrediente_desconocido')) return analysis;
  const untold = analysis.ingredients.filter(({ grams, perhaps }) => grams > 0 && perhaps.length > 0);
  if (untold.length === 0) return analysis;
  const { meters, ingredients } = analysis;
  const advice = analysis.advice.map((one): Advice => {
    for (const { action, ingredient, by } of one.steps) {
      const name = action === 'anadir' ? ingredient : by;
      const label = name && (craft.find(name)?.label ?? name);
      const line = label && untold.find(({ perhaps }) => perhaps.some((guess) => headOf(guess) === headOf(label)));
      if (line) return remark(mayBeThere(line.sent, lowerFirst(label)));
    }
    return one;
  });
  return { ...analysis, meters, ingredients, advice };
}
