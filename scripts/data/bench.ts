import type { Craft } from '../../packages/engine/src/craft/craft.ts';

/** Between two values of a list. */
const BREAK = '|';

function joined(values: readonly string[]): string {
  const broken = values.find((value) => value.includes(BREAK));
  if (broken !== undefined) throw new Error(`«${broken}» cannot be packed: «${BREAK}» stands between names`);
  return JSON.stringify(values.join(BREAK));
}

/**
 * What the web app needs of a craft before its engine has come: the types, and what each food of its catalogue is
 * called. A wire name that is the label stays empty; the group of a food is a character, from code 35 on.
 */
export function benchModule({ defaultType, types, catalogue }: Craft): string {
  const foods = catalogue();
  const groups = [...new Set(foods.map(({ group }) => group))];
  const groupOf = foods.map(({ group }) => String.fromCharCode(35 + groups.indexOf(group))).join('');
  return [
    '// Made from data/despensa.csv and data/oficios by scripts/data/build.ts; edit the tables, not this file.',
    `export const defaultType = ${JSON.stringify(defaultType)};`,
    `export const typeIds = ${joined(types.map(({ id }) => id))};`,
    `export const typeLabels = ${joined(types.map(({ label }) => label))};`,
    `export const labels = ${joined(foods.map(({ label }) => label))};`,
    `export const names = ${joined(foods.map(({ name, label }) => (name === label ? '' : name)))};`,
    `export const groups = ${joined(groups)};`,
    `export const groupOf = ${JSON.stringify(groupOf)};`,
    '',
  ].join('\n');
}
