import type { Parametro } from '../analizar.ts';
import { analizar } from '../analizar.ts';
import type { Craft } from '../craft/craft.ts';
import { lowerFirst } from '../craft/spanish.ts';
import type { Food } from '../despensa/food.ts';
import { isWhole } from '../equilibrar/options.ts';
import type { Made } from './balance-draft.ts';
import { ROLES } from './creation.gen.ts';
import { cautionsOf } from './exclusions.ts';
import { type Amounts, type Line, sideBySide } from './lines.ts';
import { roleOf } from './roles.ts';
import type { Liking } from './search.ts';
import { changeText, explanations, title, VARIANTS } from './texts.ts';
import type { Wish } from './wishes.ts';

/** What every operation of creation answers. */
export interface Answer {
  readonly status: 'ok';
  readonly craft: string;
  readonly disclaimer: string;
  readonly poweredBy: string;
}

/** A formula with its grams and what the judge says of it. */
export interface Judged {
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
  readonly resultado: { readonly id: string; readonly texto: string; readonly bueno: boolean };
  readonly parametros: readonly Parametro[];
  readonly coste_kg_eur: number | null;
  readonly alergenos: readonly string[];
}

/** A formula that was made, ready to be sent back. */
export interface MadeFormula extends Judged {
  readonly titulo: string;
  /** What sets it apart among several: «la más barata». */
  readonly variante?: string;
  readonly type: string;
  readonly explicacion: readonly string[];
  readonly fuente: string;
}

export function allergensOf(parts: Amounts): readonly string[] {
  const codes = [...parts].flatMap(([food, grams]) => (grams > 0 ? food.contiene : []));
  return [...new Set(codes)].sort();
}

/** The ingredients of a formula, each with its role. */
function withRoles(craft: Craft, lines: readonly Line[]): readonly Readonly<Record<string, unknown>>[] {
  const { id } = craft;
  return lines.map(({ item, food }) => ({
    ...item.raw,
    papel: ROLES[food === undefined ? 'otro' : roleOf(id, food)].name,
  }));
}

/** What the judge says of a formula that was balanced. */
export function judged(craft: Craft, { body, lines, parts, analysis }: Omit<Made, 'draft'>): Judged {
  const { resultado, parametros } = analizar(craft, body);
  return {
    ingredients: withRoles(craft, lines),
    resultado,
    parametros,
    coste_kg_eur: analysis.cost,
    alergenos: allergensOf(parts),
  };
}

/** `liking` names the variant; undefined when there is one formula only. */
export function presentFormula(craft: Craft, wish: Wish, made: Made, liking: Liking | undefined): MadeFormula {
  const { draft, analysis, parts } = made;
  const { name, source } = draft.skeleton;
  const flavours = wish.flavours.map(({ food }) => food);
  const without = wish.without.map((one) => one.name);
  return {
    titulo: title(analysis.typeLabel, flavours, without.join(' ni ')),
    ...(liking === undefined ? {} : { variante: VARIANTS[liking] }),
    type: wish.type,
    ...judged(craft, made),
    explicacion: [explanations.from(name, source), ...ingredientTexts(craft, wish, parts), ...tradeOffs(wish, made)],
    fuente: `${name}. ${source}`,
  };
}

function ingredientTexts(craft: Craft, { flavours, musts, total }: Wish, parts: Amounts): readonly string[] {
  const asked = new Set<Food>([...musts, ...flavours.map(({ food }) => food)]);
  const { id } = craft;
  return [...parts].map(([food, grams]) =>
    explanations.ingredient(
      food,
      grams,
      (100 * grams) / total,
      asked.has(food) ? explanations.ASKED : ROLES[roleOf(id, food)].why,
    ),
  );
}

/** A change of this many points of the formula is worth telling, or this share of what there was. */
const TOLD = { points: 0.3, share: 0.15 };
const MOST_TOLD = 6;

function tradeOffs(wish: Wish, { draft, parts, analysis }: Made): readonly string[] {
  const { maxCost, total } = wish;
  const swapped = draft.swaps.map(({ from, parts: to, lost }) =>
    explanations.swap(
      from,
      to.map(({ food }) => food),
      lost,
    ),
  );
  const changes = sideBySide(draft.parts, parts).flatMap(({ food, ...grams }) => {
    const before = (100 * grams.before) / total;
    const after = (100 * grams.after) / total;
    const apart = Math.abs(after - before);
    const told = apart >= TOLD.points && apart >= TOLD.share * Math.max(before, after);
    return told ? [{ apart, text: changeText(food, before, after) }] : [];
  });
  const largest = changes.sort((a, b) => b.apart - a.apart).slice(0, MOST_TOLD);
  const { cost, service } = analysis;
  return [
    ...weighingTexts(wish, parts),
    ...cautionsOf(wish.without, [...parts.keys()]),
    ...swapped,
    ...(largest.length > 0 ? [explanations.moved(largest.map(({ text }) => lowerFirst(text)))] : []),
    ...(maxCost !== undefined && cost !== null ? [explanations.cost(cost, maxCost)] : []),
    ...(service ? [explanations.service(service.pedida, service.estimada)] : []),
  ];
}

/** Points of the formula a percentage may be off by with nothing said. */
const HARDLY_OFF = 0.05;

/** Percentages that the step of the scale does not allow exactly. */
function weighingTexts({ flavours, total, step }: Wish, parts: Amounts): readonly string[] {
  const off = flavours.flatMap(({ food, share }) => {
    const grams = parts.get(food) ?? 0;
    const got = (100 * grams) / total;
    return share === undefined || Math.abs(got - share) <= HARDLY_OFF
      ? []
      : [explanations.offShare(food, share, got, grams)];
  });
  const broken = step === undefined ? [] : [...parts].filter(([, grams]) => !isWhole(grams / step));
  return step === undefined || broken.length === 0
    ? off
    : [
        ...off,
        explanations.offStep(
          broken.map(([food]) => food),
          step,
          total,
        ),
      ];
}
