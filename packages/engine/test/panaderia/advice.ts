import { resolve } from '../../src/panaderia/resolve.ts';
import type { Dose, Formula } from './arbitrary.ts';

const number = (text: string) => Number(text.replace(',', '.'));

/** Does to a formula what one suggestion says, as a baker would. */
export function follow({ type, ingredients }: Formula, advice: string): Formula {
  const doses = ingredients.map((dose) => ({ ...dose }));
  const take = (named: (name: string) => boolean, grams: number) => {
    let left = grams;
    for (const dose of doses) {
      if (!named(dose.name)) continue;
      const taken = Math.min(dose.grams, left);
      dose.grams -= taken;
      left -= taken;
    }
  };
  const add = (name: string, grams: number) => doses.push({ name, grams });
  const rule = RULES.find(({ form }) => form.test(advice));
  if (!rule) throw new Error(`No baker understands «${advice}»`);
  rule.act(rule.form.exec(advice)!, { doses, take, add });
  return { type, ingredients: doses };
}

interface Bench {
  readonly doses: Dose[];
  readonly take: (named: (name: string) => boolean, grams: number) => void;
  readonly add: (name: string, grams: number) => void;
}

interface Rule {
  readonly form: RegExp;
  readonly act: (match: RegExpExecArray, bench: Bench) => void;
}

const isPlainWater = (name: string) => name === 'Agua';
const isPlainFlour = (name: string) => name === 'Harina';
const isYeast = (name: string) => name.startsWith('Levadura');
const resolved = (name: string) => resolve({ name, grams: 1, numbers: undefined, raw: {} }, 0);

const RULES: readonly Rule[] = [
  {
    form: /^Añade ([\d,]+) g de masa madre \(100 % de hidratación\) y resta ([\d,]+) g de harina y ([\d,]+) g de agua/,
    act: ([, sourdough, flour, water], { take, add }) => {
      add('Masa madre 100 %', number(sourdough!));
      take(isPlainFlour, number(flour!));
      take(isPlainWater, number(water!));
    },
  },
  {
    form: /^Añade ([\d,]+) g de (.*?)(?: \(82 % MG\))? (?:para|o incorpora) /,
    act: ([, grams, name], { add }) => add(name!, number(grams!)),
  },
  {
    form: /^Quita ([\d,]+) g de «([^»]*)» y repón ([\d,]+) g de harina y ([\d,]+) g de agua/,
    act: ([, grams, name, flour, water], { take, add }) => {
      take((one) => one === name, number(grams!));
      add('Harina', number(flour!));
      add('Agua', number(water!));
    },
  },
  {
    form: /^Quita ([\d,]+) g de agua /,
    act: ([, grams], { take }) => take((name) => isPlainWater(name) || name === 'Agua (biga)', number(grams!)),
  },
  {
    form: /^Quita (.*) para bajar /,
    act: ([, list], { take }) => {
      for (const [, grams, name] of list!.matchAll(/([\d,]+) g de «([^»]*)»/g)) {
        take((one) => one === name, number(grams!));
      }
    },
  },
  {
    form: /^Baja la levadura.* a ([\d,]+) g /,
    act: ([, grams], { doses }) => {
      const yeasts = doses.filter(({ name }) => isYeast(name));
      const total = yeasts.reduce((sum, dose) => sum + dose.grams, 0);
      for (const dose of yeasts) dose.grams *= number(grams!) / total;
    },
  },
  {
    form: /^Pasa unos ([\d,]+) g de harina y agua del prefermento al amasado final/,
    act: ([, grams], { doses, add }) => {
      const parts = doses.filter(({ name }) => resolved(name).preferment !== undefined);
      const total = parts.reduce((sum, dose) => sum + dose.grams, 0);
      for (const dose of parts) {
        const share = (dose.grams / total) * number(grams!);
        const { harina, agua } = resolved(dose.name).parts;
        dose.grams -= share;
        add('Harina', (share * harina) / 100);
        add('Agua', (share * agua) / 100);
      }
    },
  },
];
