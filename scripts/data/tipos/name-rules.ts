import { CRAFT_IDS } from '../../../packages/engine/src/craft/ids.ts';
import { CATEGORIES } from '../../../packages/engine/src/despensa/food.ts';
import { type Classes, functionOf } from './classes.ts';
import type { Fields } from './files.ts';

const wordOf = (fields: Fields, key: string): string => {
  const text = fields.text(key);
  if (text !== text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\\\\P', '\\\\p')) {
    throw new Error(`${fields.at}, «${key}»: names are read without accents or capitals`);
  }
  return `new RegExp(${JSON.stringify(new RegExp(text).source)})`;
};

/** Code of a class of the pantry, or of those that only labels know. */
type CodeOf = (fields: Fields, key: string) => string;

/** Bounds on a class, or whether there is any of it. */
function testOf(fields: Fields, codeOf: CodeOf): string {
  const [least, most] = [fields.optional('minimo'), fields.optional('maximo')];
  const present = fields.has('hay') ? fields.flag('hay') : undefined;
  if ((present === undefined) === (least === null && most === null)) {
    throw new Error(`${fields.at}: «de» goes with «minimo» or «maximo», or with «hay»`);
  }
  return `{ ${[
    `of: ${codeOf(fields, 'de')}`,
    ...(fields.has('sobre') ? [`over: ${codeOf(fields, 'sobre')}`] : []),
    ...(present === undefined ? [] : [`present: ${present}`]),
    ...(least === null ? [] : [`least: ${least}`]),
    ...(most === null ? [] : [`most: ${most}`]),
    ...(fields.has('alimentos') ? [`foods: ${fields.number('alimentos')}`] : []),
  ].join(', ')} }`;
}

/** Words that a shelf is called by whatever its foods are. */
function calledOf(fields: Fields, codeOf: CodeOf): string {
  const shelves = fields.map('estante');
  for (const word of shelves.keys()) {
    if (!(CATEGORIES as readonly string[]).includes(shelves.text(word))) {
      throw new Error(`${shelves.at}: there is no shelf «${shelves.text(word)}»`);
    }
  }
  const words = Object.fromEntries(shelves.keys().map((word) => [word, shelves.text(word)]));
  return `{ of: ${codeOf(fields, 'de')}, shelves: ${JSON.stringify(words)} }`;
}

function ruleOf(fields: Fields, codeOf: CodeOf): string {
  const craft = fields.has('oficio') ? fields.text('oficio') : undefined;
  if (craft !== undefined && !(CRAFT_IDS as readonly string[]).includes(craft)) {
    throw new Error(`${fields.at}: there is no craft «${craft}»`);
  }
  const tests = fields.has('de') ? [fields] : fields.has('pide') ? fields.maps('pide') : [];
  return `  { ${[
    `name: ${wordOf(fields, 'palabra')}`,
    ...(fields.has('salvo') ? [`except: ${wordOf(fields, 'salvo')}`] : []),
    ...(craft === undefined ? [] : [`craft: '${craft}'`]),
    ...(fields.has('cuando') ? [`where: ${codeOf(fields, 'cuando')}`] : []),
    `tests: [${tests.map((test) => testOf(test, codeOf)).join(', ')}]`,
    ...(fields.has('llamada') ? [`called: ${calledOf(fields.map('llamada'), codeOf)}`] : []),
    ...(fields.flag('nombrada') ? ['named: true'] : []),
    ...(fields.flag('nunca') ? ['never: true'] : []),
    `says: ${JSON.stringify(fields.text('dice'))}`,
    `source: ${JSON.stringify(fields.text('segun'))}`,
  ].join(', ')} },`;
}

/** What the law asks of names (`data/ley`), as a module of the labels: words that promise a food, and all others. */
export function nameRulesModule(promised: Fields, others: Fields, common: Classes, label: Classes['kinds']): string {
  const codeOf: CodeOf = (fields, key) => {
    const name = fields.text(key);
    if (common.kinds.has(name)) return `classes.${functionOf(name)}`;
    if (label.has(name)) return `printed.${functionOf(name)}`;
    throw new Error(`${fields.at}, «${key}»: there is no class «${name}»`);
  };
  const list = (table: Fields) => {
    const rules = table.each().map(([, fields]) => ruleOf(fields, codeOf));
    table.close();
    return rules.join('\n');
  };
  return `// Made from data/ley by scripts/data/build.ts; edit the tables, not this module.
import * as classes from '../despensa/classes.gen.ts';
import type { NameRule } from '../ley/table.ts';
import * as printed from './classes.gen.ts';

/** Words that promise a food the formula must hold. */
export const PROMISES: readonly NameRule[] = [
${list(promised)}
];

/** What else the law asks of a name. */
export const NAME_RULES: readonly NameRule[] = [
${list(others)}
];
`;
}
