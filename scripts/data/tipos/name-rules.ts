import { CRAFT_IDS } from '../../../packages/engine/src/craft/ids.ts';
import { type Classes, functionOf } from './classes.ts';
import type { Fields } from './files.ts';

const wordOf = (fields: Fields, key: string): string => {
  const text = fields.text(key);
  if (text !== text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\\\\P', '\\\\p')) {
    throw new Error(`${fields.at}, «${key}»: names are read without accents or capitals`);
  }
  return `new RegExp(${JSON.stringify(new RegExp(text).source)})`;
};

/** What the law asks of names (`data/ley/promesas.yaml`), as a module of the labels. */
export function nameRulesModule(table: Fields, { kinds }: Classes): string {
  const rules = table.each().map(([key, fields]) => {
    const fault = (what: string): never => {
      throw new Error(`${fields.at}, «${key}»: ${what}`);
    };
    const craft = fields.has('oficio') ? fields.text('oficio') : undefined;
    if (craft !== undefined && !(CRAFT_IDS as readonly string[]).includes(craft)) fault(`there is no craft «${craft}»`);
    const of = fields.has('de') ? fields.text('de') : undefined;
    if (of !== undefined && !kinds.has(of)) fault(`there is no class «${of}»`);
    const [least, most] = [fields.optional('minimo'), fields.optional('maximo')];
    if ((of === undefined) !== (least === null && most === null)) fault('«de» goes with «minimo» or «maximo»');
    return `  { name: ${wordOf(fields, 'palabra')}, ${[
      ...(fields.has('salvo') ? [`except: ${wordOf(fields, 'salvo')}`] : []),
      ...(craft === undefined ? [] : [`craft: '${craft}'`]),
      ...(of === undefined ? [] : [`of: classes.${functionOf(of)}`]),
      ...(least === null ? [] : [`least: ${least}`]),
      ...(most === null ? [] : [`most: ${most}`]),
      ...(fields.flag('nombrada') ? ['named: true'] : []),
      `says: ${JSON.stringify(fields.text('dice'))}`,
      `source: ${JSON.stringify(fields.text('segun'))}`,
    ].join(', ')} },`;
  });
  table.close();
  return `// Made from data/ley/promesas.yaml by scripts/data/build.ts; edit the table, not this module.
import * as classes from '../despensa/classes.gen.ts';
import type { NameRule } from './table.ts';

export const NAME_RULES: readonly NameRule[] = [
${rules.join('\n')}
];
`;
}
