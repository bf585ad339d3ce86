import type { Craft } from '@obrador/engine';
import type { Formula } from './formula.ts';

/** Type of a flour, its strength, and remarks in brackets («(biga)»): what a catalogue name would lose. */
const KEPT = /\b[TW]\d+\b|\([^)]*\)/g;

/** Puts the foreign names of a formula into Spanish, where that changes no number of it. */
export function spanishOf(craft: Craft): (formula: Formula) => Formula {
  const key = craft.shape.name;
  const starts = startsOf(craft);
  return (formula) => {
    const numbers = numbersOf(craft, formula);
    let { ingredients } = formula;
    ingredients.forEach((item, index) => {
      const name = spanishName(craft, starts, String(item[key]));
      if (name === item[key]) return;
      const renamed = ingredients.with(index, { ...item, [key]: name });
      if (numbersOf(craft, { ...formula, ingredients: renamed }) === numbers) ingredients = renamed;
    });
    return { ...formula, ingredients };
  };
}

/** As it is when it starts as some name of the catalogue does: «Harina panificable», but not «Farine T55». */
function spanishName(craft: Craft, starts: ReadonlySet<string>, name: string): string {
  const entry = craft.find(name);
  if (entry === undefined || starts.has(startOf(name))) return name;
  return [entry.label, ...(name.match(KEPT) ?? [])].join(' ');
}

function startsOf(craft: Craft): ReadonlySet<string> {
  return new Set(craft.catalogue().flatMap(({ name, label }) => [startOf(name), startOf(label)]));
}

function startOf(name: string): string {
  return name.toLowerCase().split(' ', 1)[0]!;
}

function numbersOf(craft: Craft, { type, ingredients }: Formula): string {
  return JSON.stringify(craft.analyse({ type, ingredients }).values);
}
