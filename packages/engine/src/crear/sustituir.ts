import { type Analysis, textsOf } from '../craft/analysis.ts';
import { type Aviso, avisosIn } from '../craft/aviso.ts';
import type { Craft } from '../craft/craft.ts';
import { InputError, readEach, readTogether } from '../craft/errors.ts';
import type { FaultCode } from '../craft/fault-texts.ts';
import { readHeated } from '../craft/heated.ts';
import { checkFormula } from '../craft/known-fields.ts';
import { fold } from '../craft/names.ts';
import { borneOut } from '../craft/precedent.ts';
import { readBody } from '../craft/read.ts';
import { requestWarnings } from '../craft/request.ts';
import { round, round2 } from '../craft/round.ts';
import { DISCLAIMER, POWERED_BY } from '../craft/texts.ts';
import { UNREAD } from '../craft/unread.ts';
import { allergenNames } from '../despensa/allergen-texts.ts';
import type { Food } from '../despensa/food.ts';
import { CRAFT_FOODS } from '../despensa/names.ts';
import { MOST_ADDITIONS } from '../equilibrar/tuning.ts';
import { isSpent, leftIn, mayBring, type OnWork, openBudget, settleBody } from './balance-draft.ts';
import { DEAREST } from './creation.gen.ts';
import {
  cautionsOf,
  type Exclusion,
  exclusionOf,
  foodExclusion,
  isAllergen,
  keepsTraces,
  traceLimits,
} from './exclusions.ts';
import { type Answer, allergensOf, type Judged, judged } from './formula.ts';
import {
  type Amounts,
  addTo,
  amountsOf,
  type Line,
  lineReader,
  type ReadLines,
  sideBySide,
  weightOf,
} from './lines.ts';
import { COMPARED, familyOf, ofFoods, type Portion, type Substitute, substitutesFor } from './substitutes.ts';
import { refusals, substitutions } from './texts.ts';
import { readFood, readNumber, readTexts } from './wishes.ts';

/** A whole formula without what was to be taken out. */
export interface Proposal extends Judged {
  readonly por: readonly string[];
  readonly cambios: readonly { readonly id: string; readonly antes: number; readonly despues: number }[];
  /** 1 when nothing a person would notice has changed. */
  readonly cercania: number;
  readonly texto: string;
}

/** The answer to a substitution: whole formulas, the nearest to the old one first. */
export interface Substituted extends Answer {
  readonly type: string;
  readonly propuestas: readonly Proposal[];
  readonly nota?: string;
  readonly avisos?: readonly Aviso[];
}

interface Request {
  readonly craft: Craft;
  readonly body: Readonly<Record<string, unknown>>;
  readonly before: Analysis;
  readonly type: string;
  readonly readLines: ReadLines;
  readonly lines: readonly Line[];
  readonly exclusion: Exclusion;
  /** True when the aim is to spend less. */
  readonly saving: boolean;
  readonly targets: readonly Food[];
  /** Lines with their own label or recipe that contain it: nothing can be removed from them. */
  readonly closed: readonly Line[];
}

const MOST = 5;
const USUAL = 3;

/** The formula without an ingredient or an allergen, rebalanced, in the ways there are; or why there is none. */
export function sustituir(craft: Craft, json: unknown, onWork: OnWork = () => {}): Substituted {
  const sent = readBody(json);
  const { quitar, por, maximo, ...body } = sent;
  const { request, most, wanted } = readTogether({
    fields: () => checkFormula(craft, sent, ['quitar', 'por', 'maximo']),
    request: () => readRequest(craft, body, quitar),
    most: () => readNumber({ maximo }, 'maximo', 1, MOST) ?? USUAL,
    wanted: () => readEach(readTexts({ por }, 'por'), (text, i) => readFood(craft.id, text, 'por', i)),
  });
  const { before } = request;
  const ways = isHopeless(request) ? [] : wanted.length > 0 ? askedWays(request, wanted) : tableWays(request);
  const pot = openBudget();
  const opened = leftIn([pot]);
  const found: Proposal[] = [];
  const known = new Set(allergensOf(amountsOf(request.lines)));
  const brings = (codes: readonly string[]) => (codes.some((code) => !known.has(code)) ? 1 : 0);
  // Ways without a new allergen come first.
  const ordered = [...ways].sort((a, b) => brings(allergensOfWay(a)) - brings(allergensOfWay(b)));
  for (const way of ordered) {
    if (found.length >= most || isSpent(pot)) break;
    const proposal = propose(request, way, pot);
    if (proposal !== null) found.push(proposal);
  }
  onWork({ cells: opened - leftIn([pot]), cut: isSpent(pot) ? ['search'] : [] });
  const nota = noteOf(request, found);
  return {
    status: 'ok',
    craft: craft.id,
    type: before.type,
    propuestas: found.sort((a, b) => b.cercania - a.cercania),
    ...(nota === undefined ? {} : { nota }),
    ...avisosIn(requestWarnings(craft, body, before)),
    disclaimer: DISCLAIMER,
    poweredBy: POWERED_BY,
  };
}

function readRequest(craft: Craft, body: Request['body'], quitar: unknown): Request {
  const before = craft.analyse(body);
  const refuse = (text: string, code: FaultCode) => new InputError(text, { code, field: 'quitar' });
  if (typeof quitar !== 'string' || quitar.trim() === '') throw refuse(refusals.remove, 'falta_quitar');
  const readLines = lineReader(craft);
  const lines = readLines(body);
  const word = fold(quitar.trim());
  const saving = DEAREST.includes(word);
  const weighed = lines.filter(({ item }) => item.grams > 0);
  const own = weighed.filter(({ told, item }) => told && fold(item.name.trim()) === word);
  const exclusion = saving
    ? dearest(lines)
    : (lineCalled(word, weighed) ?? exclusionOf(craft.id, quitar) ?? named(own));
  if (exclusion === undefined) throw refuse(refusals.notThere(quitar), 'ingrediente_ausente');
  const { bars } = exclusion;
  // Traces count where they add up to more than is admitted.
  const { of = () => 0, most = 0 } = keepsTraces([exclusion], amountsOf(lines)) ? {} : (exclusion.trace ?? {});
  const isTarget = (food: Food) => bars(food) || of(food) > most;
  const targets = weighed.flatMap(({ food, told }) => (food && !told && isTarget(food) ? [food] : []));
  const closed = saving ? [] : weighed.filter((line) => line.told && (own.includes(line) || line.holds.some(bars)));
  if (targets.length + closed.length === 0) throw refuse(refusals.notThere(quitar), 'ingrediente_ausente');
  return {
    craft,
    body,
    before,
    type: before.type,
    readLines,
    lines,
    exclusion,
    saving,
    targets: [...new Set(targets)],
    closed,
  };
}

/** Excludes a line that has a label or recipe of its own. */
function named([line]: readonly Line[]): Exclusion | undefined {
  return line?.food && foodExclusion(line.food, line.item.name);
}

/** A full line name means that line only; an allergen means every line with it. */
function lineCalled(word: string, lines: readonly Line[]): Exclusion | undefined {
  if (isAllergen(word)) return undefined;
  const line = lines.find(
    ({ food, told, item }) =>
      food && !told && [item.name.trim(), food.name, food.id].some((name) => fold(name) === word),
  );
  return line?.food && foodExclusion(line.food);
}

/** A closed line defeats the removal of a kind of foods, not of one food. */
function isHopeless({ targets, closed, exclusion }: Request): boolean {
  return targets.length === 0 || (closed.length > 0 && exclusion.food === undefined);
}

/** The costliest line, as an exclusion. */
function dearest(lines: readonly Line[]): Exclusion | undefined {
  const spent = lines.flatMap(({ item, food, told }) =>
    food && !told ? [{ food, euros: food.precio * item.grams }] : [],
  );
  const [most] = spent.sort((a, b) => b.euros - a.euros);
  return most && foodExclusion(most.food, most.food.name);
}

/** A substitute for each food to remove. */
type Way = ReadonlyMap<Food, Substitute>;

function allergensOfWay(way: Way): readonly string[] {
  return [...way.values()].flatMap(({ parts }) => parts.flatMap(({ food }) => food.contiene));
}

function askedWays({ targets, craft, type, exclusion: { bars } }: Request, wanted: readonly Food[]): readonly Way[] {
  const { id } = craft;
  return wanted
    .filter((food) => !bars(food))
    .map(
      (food) => new Map(targets.map((target) => [target, asTold(substitutesFor(id, type, target, isNot(bars)), food)])),
    );
}

/** The dose the table gives for a food, or gram by gram. */
function asTold(known: readonly Substitute[], food: Food): Substitute {
  const found = known.find(({ parts }) => parts.length === 1 && parts[0]!.food === food);
  return found ?? { parts: [{ food, factor: 1 }], lost: '' };
}

function tableWays({ targets, craft, type, exclusion: { bars }, saving, lines }: Request): readonly Way[] {
  const { id } = craft;
  const present = new Set(lines.map(({ food }) => food));
  const options = targets.map((target) => {
    const all = substitutesFor(
      id,
      type,
      target,
      (parts) => isNot(bars)(parts) && (!saving || priceOf(parts) < target.precio),
    );
    // Foods already present come after new ones.
    const isKnown = ({ parts }: Substitute) => parts.length > 0 && parts.every(({ food }) => present.has(food));
    return [...all.filter((one) => !isKnown(one)), ...all.filter(isKnown)];
  });
  if (options.some((list) => list.length === 0)) return [];
  const count = Math.max(...options.map((list) => list.length));
  return Array.from(
    { length: count },
    (_, k): Way => new Map(targets.map((target, t) => [target, options[t]![Math.min(k, options[t]!.length - 1)]!])),
  );
}

const isNot = (bars: (food: Food) => boolean) => ofFoods((food) => !bars(food));

/** Euros of what takes the place of a kilo. */
function priceOf(parts: readonly Portion[]): number {
  return parts.reduce((sum, { food, factor }) => sum + food.precio * factor, 0);
}

function propose(request: Request, way: Way, pot: ReturnType<typeof openBudget>): Proposal | null {
  const { craft, body, type, lines, exclusion, readLines } = request;
  const { name, weight } = craft.shape;
  const { id } = craft;
  const { wireName } = CRAFT_FOODS[id];
  const total = lines.reduce((sum, { item }) => sum + item.grams, 0);
  const added = new Map<Food, number>();
  for (const { item, food } of lines) {
    for (const part of (food && way.get(food)?.parts) ?? []) {
      addTo(added, part.food, part.factor * item.grams);
    }
  }
  const kept = lines.filter(({ food }) => food === undefined || !way.has(food));
  const limits = traceLimits([exclusion], [...kept.flatMap(({ food }) => food ?? []), ...added.keys()], total);
  const limites = Object.fromEntries(
    [...limits].map(([food, max]) => [kept.find((line) => line.food === food)?.item.name ?? wireName(food), { max }]),
  );
  const ingredients = kept.map(({ item, food }) => {
    const more = food === undefined ? 0 : (added.get(food) ?? 0);
    if (food !== undefined) added.delete(food);
    return more === 0 ? item.raw : { ...item.raw, [weight]: item.grams + weighable(more, total) };
  });
  const fresh = [...added].map(([food, grams]) => ({ [name]: wireName(food), [weight]: weighable(grams, total) }));
  if (fresh.some((item) => craft.forbids?.(type, String(item[name]), readHeated(body)))) return null;
  const anadir = craft
    .additions(type)
    .filter((text) => mayBring(craft, type, [exclusion], text))
    .slice(0, MOST_ADDITIONS);
  const opciones = { total, anadir, limites };
  const whole = { ...body, ingredients: toppedUp([...ingredients, ...fresh], weight, total), opciones };
  const made = settleBody(craft, whole, pot, readLines);
  return made !== null && holdsTo(request, made) ? present(request, way, made) : null;
}

/** From this share of at least this total on, whole grams are precise enough. */
const WHOLE_GRAMS = { share: 0.02, total: 500 };

/** Grams as a workshop weighs them: whole ones where tenths are nothing. */
function weighable(grams: number, total: number): number {
  const whole = total >= WHOLE_GRAMS.total && grams >= WHOLE_GRAMS.share * total;
  return round(grams, whole ? 0 : 1) || grams;
}

/** Most the heaviest line may absorb to restore the total. */
const TOPPED_UP = 0.01;

/** Restores the total when little is missing; the balancer does the rest. */
function toppedUp(
  lines: readonly Line['item']['raw'][],
  weight: string,
  total: number,
): readonly Line['item']['raw'][] {
  const grams = lines.map((line) => Number(line[weight]));
  const missing = total - grams.reduce((sum, one) => sum + one, 0);
  const heaviest = grams.indexOf(Math.max(...grams));
  if (Math.abs(missing) > TOPPED_UP * total) return lines;
  return lines.map((line, i) => (i === heaviest ? { ...line, [weight]: round(grams[i]! + missing, 2) } : line));
}

type Settled = NonNullable<ReturnType<typeof settleBody>>;

/** Whether a formula is good, without what was to go and, where that is what is sought, cheaper. */
function holdsTo({ craft, exclusion, saving, before }: Request, { analysis, lines, parts }: Settled): boolean {
  return (
    borneOut(craft, analysis).outcome.good &&
    !lines.some(({ food, told }) => food && !told && exclusion.bars(food)) &&
    keepsTraces([exclusion], parts) &&
    (!saving || (analysis.cost !== null && before.cost !== null && analysis.cost < before.cost))
  );
}

function present(request: Request, way: Way, made: Settled): Proposal {
  const { craft, lines, exclusion } = request;
  const { label, wireName } = CRAFT_FOODS[craft.id];
  const before = amountsOf(lines);
  const to = [...new Set([...way.values()].flatMap(({ parts }) => parts.map(({ food }) => food)))];
  const { coste_kg_eur, alergenos, ...shown } = judged(craft, made);
  const known = new Set(allergensOf(before));
  const fresh = alergenos.filter((code) => !known.has(code));
  const lost = [...new Set([...way.values()].map((one) => one.lost).filter((text) => text !== ''))];
  return {
    por: to.map(label),
    ...shown,
    cambios: sideBySide(before, made.parts)
      .filter((change) => change.before !== change.after)
      .map((change) => ({ id: wireName(change.food), antes: change.before, despues: change.after })),
    cercania: round2(
      Math.max(
        0,
        closeness(before, made.parts, new Set([...way.keys(), ...to])) - (fresh.length > 0 ? NEW_ALLERGEN : 0),
      ),
    ),
    coste_kg_eur,
    alergenos,
    texto: [
      substitutions.text([...way.keys()], to, shown.resultado.texto, lost),
      ...(fresh.length > 0 ? [substitutions.newAllergens(allergenNames(fresh))] : []),
      ...cautionsOf([exclusion], [...new Set(made.lines.flatMap(({ holds }) => holds))]),
    ].join(' '),
  };
}

/** Penalty of a new allergen: somebody can no longer eat it. */
const NEW_ALLERGEN = 0.2;

/** 1 less what the composition moves and what the other ingredients do. */
function closeness(before: Amounts, after: Amounts, swapped: ReadonlySet<Food>): number {
  const [then, now] = [weightOf(before) || 1, weightOf(after) || 1];
  const changes = sideBySide(before, after).map(({ food, ...grams }) => ({
    food,
    share: grams.after / now - grams.before / then,
  }));
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const moved = total(changes.map(({ food, share }) => (swapped.has(food) ? 0 : Math.abs(share) / 2)));
  const apart = total(
    COMPARED.map((key) => Math.abs(total(changes.map(({ food, share }) => (food[key] * share) / 100)))),
  );
  return Math.max(0, 1 - apart - moved);
}

/** Why there is nothing to propose, or what else should be known. */
function noteOf(request: Request, found: readonly Proposal[]): string | undefined {
  const { lines, exclusion, before, closed } = request;
  const names = (some: readonly Line[]) => some.map(({ item }) => item.name.trim());
  const doubtful = lines.filter(({ item, sure }) => item.grams > 0 && !sure);
  const notes = [
    ...textsOf(before.warnings.filter(({ code }) => code === UNREAD)),
    ...(found.length > 0 ? [] : [reasonOf(request)]),
    ...(found.length > 0 && closed.length > 0 ? [substitutions.alsoInside(names(closed))] : []),
    ...(found.length > 0 && !before.outcome.good ? [substitutions.wasBad] : []),
    ...(exclusion.food === undefined && doubtful.length > 0 ? [substitutions.doubtful(names(doubtful))] : []),
  ];
  return notes.length === 0 ? undefined : notes.join(' ');
}

function reasonOf(request: Request): string {
  const { craft, type, targets, closed, saving } = request;
  if (isHopeless(request)) return substitutions.inside(closed.map(({ item }) => item.name.trim()));
  if (saving) return substitutions.noCheaper;
  const reasons = targets.map((food) => familyOf(craft.id, type, food)?.none ?? '');
  return reasons.find((text) => text !== '') ?? substitutions.none(targets);
}
