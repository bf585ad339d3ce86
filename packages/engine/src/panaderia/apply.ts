import { applySteps, type Step, WEIGHT, weightOf } from '../craft/apply.ts';
import { type Item, readBody, readItems } from '../craft/read.ts';
import { upperFirst } from '../craft/spanish.ts';
import { SHAPE } from './read.ts';
import { type Ingredient, resolve } from './resolve.ts';

type Kind = (ingredient: Ingredient) => boolean;

/** Flour and water of the dough itself, not of a pre-ferment. */
const isFlour: Kind = ({ row, preferment }) => row.rol === 'harina' && preferment === undefined;
const isWater: Kind = ({ row, parts, preferment }) =>
  row.rol === 'agua' && parts.agua === 100 && preferment === undefined;
const isYeast: Kind = ({ row }) => row.rol === 'levadura';
const isSalt: Kind = ({ row, parts }) => row.rol === 'sal' && parts.sal === 100;
const isButter: Kind = ({ row }) => row.id === 'mantequilla';
const isSugar: Kind = ({ row }) => row.id === 'azucar';

/** What the texts tell to add or take by its plain name. */
const PLAIN: Readonly<Record<string, { readonly kind: Kind; readonly name: string }>> = {
  agua: { kind: isWater, name: 'Agua' },
  harina: { kind: isFlour, name: 'Harina' },
  sal: { kind: isSalt, name: 'Sal' },
  'mantequilla (82 % MG)': { kind: isButter, name: 'Mantequilla' },
  azúcar: { kind: isSugar, name: 'Azúcar' },
};

const SOURDOUGH = new RegExp(
  `^Añade ${WEIGHT} de masa madre \\(100 % de hidratación\\) y resta ${WEIGHT} de harina y ${WEIGHT} de agua `,
);
const YEAST = new RegExp(`^Añade ${WEIGHT} de (levadura [a-záéí]+(?: [a-záéí]+)?) o incorpora un prefermento`);
const LESS_YEAST = new RegExp(`^Baja la .+ \\(quita ${WEIGHT}\\)`);
const LESS_PREFERMENT = new RegExp(
  `^Quita ${WEIGHT} de «(.+)» y repón ${WEIGHT} de harina y ${WEIGHT} de agua para bajar del `,
);
const ADD = new RegExp(`^Añade ${WEIGHT} de (.+?) para `);
const LESS_WATER = new RegExp(`^Quita ${WEIGHT} de agua para `);
const LESS_OF = /^Quita (.+) para bajar (?:la sal|la grasa|el azúcar) del /;
const QUOTED = new RegExp(`^${WEIGHT} de «(.+)»$`);

/** The request after following one suggestion, or null when it cannot be done by weighing. */
export function applySuggestion(body: unknown, suggestion: string): Record<string, unknown> | null {
  const steps = stepsIn(suggestion, body);
  return steps === null ? null : applySteps(body, SHAPE, steps);
}

function stepsIn(text: string, body: unknown): Step[] | null {
  const sourdough = SOURDOUGH.exec(text);
  if (sourdough) {
    const grams = weightOf(sourdough[1]);
    return [named(-grams / 2, 'harina'), named(-grams / 2, 'agua'), step(grams, isPlainSourdough, 'Masa madre 100 %')];
  }
  const yeast = YEAST.exec(text);
  if (yeast) return [step(weightOf(yeast[1]), isYeast, upperFirst(yeast[2]!))];
  const lessYeast = LESS_YEAST.exec(text);
  if (lessYeast) return lessYeasts(weightOf(lessYeast[1]), body);
  const preferment = LESS_PREFERMENT.exec(text);
  if (preferment) {
    const [, grams, name, flour, water] = preferment;
    return [sent(-weightOf(grams), name!), named(weightOf(flour), 'harina'), named(weightOf(water), 'agua')];
  }
  const water = LESS_WATER.exec(text);
  if (water) return [named(-weightOf(water[1]), 'agua')];
  const add = ADD.exec(text);
  if (add) return add[2]! in PLAIN ? [named(weightOf(add[1]), add[2]!)] : null;
  const less = LESS_OF.exec(text);
  return less && lessOf(less[1]!);
}

/** From every yeast alike, so that the range, which goes by the forms used, stays where it is. */
function lessYeasts(grams: number, body: unknown): Step[] {
  const yeasts = readItems(readBody(body), SHAPE).filter((item) => {
    const ingredient = resolve(item);
    return !ingredient.finishing && isYeast(ingredient);
  });
  const total = yeasts.reduce((sum, item) => sum + item.grams, 0);
  const byName = new Map<string, number>();
  for (const item of yeasts) byName.set(item.name, (byName.get(item.name) ?? 0) + item.grams);
  return [...byName].map(([name, part]) => sent((-grams * part) / total, name));
}

const isPlainSourdough: Kind = ({ row, hydration }) => row.id === 'masa_madre' && hydration === 100;

/** «35 g de «Mantequilla» y 20 g de «Leche entera»». */
function lessOf(listed: string): Step[] | null {
  const steps = listed.split(/(?<=») y (?=\d)/).map((entry) => {
    const match = QUOTED.exec(entry);
    return match && sent(-weightOf(match[1]), match[2]!);
  });
  return steps.every((one) => one !== null) ? steps : null;
}

function named(grams: number, plain: string): Step {
  const { kind, name } = PLAIN[plain]!;
  return step(grams, kind, name);
}

/** An ingredient quoted as it was sent. */
function sent(grams: number, name: string): Step {
  return { grams, fits: (item) => item.name === name, name };
}

function step(grams: number, kind: Kind, name: string): Step {
  const fits = (item: Item) => {
    const ingredient = resolve(item);
    return !ingredient.finishing && kind(ingredient);
  };
  return { grams, fits, name };
}
