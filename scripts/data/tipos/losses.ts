import type { CraftLosses, TypeLoss } from '../../../packages/engine/src/despensa/receta.ts';
import type { Leaves } from './crafts.ts';
import type { Fields } from './files.ts';

/** A type of a craft, as far as its loss goes. */
export interface LosingType {
  readonly id: string;
  readonly names: readonly string[];
  /** Absent where it loses nothing. */
  readonly leaves: Leaves | undefined;
}

/** % of water of what loses none. */
const ALL = 100;

/** What the batches of a craft lose, where its file says that they do: «merma». */
export function lossesOf(common: Fields, usual: string, types: readonly LosingType[]): CraftLosses | undefined {
  if (!common.has('merma')) return undefined;
  const fields = common.map('merma');
  const driest = fields.optional('agua');
  const losing = types.flatMap(({ id, names, leaves }): [string, TypeLoss][] => {
    // A type that keeps its water is not to be taken for the usual one.
    if (leaves === undefined) return fields.flag('sin_tipo') ? [[id, { names, leaves: ALL }]] : [];
    const { water = driest, most } = leaves;
    if (water === null) throw new Error(`${fields.at}, «agua»: nothing says what «${id}» keeps`);
    return [[id, { names, leaves: water, ...(most === undefined ? {} : { most }) }]];
  });
  return {
    ...(fields.flag('sin_tipo') ? { usual } : {}),
    again: fields.flag('tambien_montado'),
    types: Object.fromEntries(losing),
  };
}

export function lossesModule(made: string, crafts: Readonly<Record<string, CraftLosses>>): string {
  const rows = Object.entries(crafts).map(([craft, losses]) => `  ${craft}: ${JSON.stringify(losses)},`);
  return `${made}
import type { CraftLosses } from './receta.ts';

/** What the batches of each craft lose in the oven or the pot; a craft that is not here loses nothing. */
export const LOSSES: Readonly<Record<string, CraftLosses>> = {
${rows.join('\n')}
};
`;
}
