import { rules as packed } from './categories.gen.ts';
import type { Category, Food } from './food.ts';
import { type CategoryRule, ruleFor } from './rules.ts';

const RULES: readonly CategoryRule[] = packed.split('\n').map((line) => {
  const [category, when, helado, panaderia, clase, cuenta, pasteleria, grupo, turron, cacao] = line.split('\t');
  return {
    category: category as Category,
    when: when!,
    helado: helado!,
    panaderia: panaderia!,
    panaderiaClase: clase!,
    panaderiaCuenta: cuenta === '' ? [] : cuenta!.split('|'),
    pasteleria: pasteleria!,
    pasteleriaGrupo: grupo!,
    turron: turron!,
    cacao: cacao!,
  };
});

/** What the crafts take a food for that none of them has a row of: one a person told by its label. */
export function ruleOf(food: Food): CategoryRule {
  return ruleFor(RULES, food.category, { saturadas: 0, ...food });
}
