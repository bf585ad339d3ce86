import { frutoSecoDeEstante } from '../despensa/classes.gen.ts';
import { rootsOf } from '../despensa/words.ts';
import { findRow, rowOfId, shelf } from './catalogue.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Raw almond a type toasts is weighed toasted: its kind's, or the usual. */
export function asWeighed(type: string, name: string): string {
  const { toasts, almond } = rulesOf(findType(type) ?? DEFAULT_TYPE);
  const row = findRow(name);
  if (!toasts || row === undefined || row.grupo !== 'almendra_cruda') return name;
  const usual = rowOfId(almond);
  const kind = rootsOf(row.food.name).filter((root) => !rootsOf(usual.food.name).includes(root));
  const own = shelf
    .catalogue()
    .map((entry) => rowOfId(entry.name))
    .find(
      ({ grupo, food }) =>
        grupo === usual.grupo && frutoSecoDeEstante(food) && kind.some((root) => rootsOf(food.name).includes(root)),
    );
  return (own ?? usual).id;
}
