import type { Fields } from './files.ts';

/** What the kinds of ingredients of a craft are called: by what they are, or by what they do in a recipe. */
const NAMES = { familias: ['groups', 'GROUPS', 'Group'], papeles: ['roles', 'ROLES', 'Role'] } as const;

const WEIGHED = ['pizca', 'menudo', 'seco', 'liquido'];

/** Said of what does not say otherwise. */
const USUAL = { lever: false, noble: false, rank: 2, weighed: 'seco' };

function weighedOf(fields: Fields): string {
  const weighed = fields.has('pesa') ? fields.text('pesa') : USUAL.weighed;
  if (!WEIGHED.includes(weighed))
    throw new Error(`${fields.at}, «pesa»: «${weighed}» is none of ${WEIGHED.join(', ')}`);
  return weighed;
}

/** What is said of a kind, of all types or of those of a trait. */
const saidOf = (fields: Fields) => ({
  ...(fields.has('mueve') ? { lever: fields.flag('mueve') } : {}),
  ...(fields.has('noble') ? { noble: fields.flag('noble') } : {}),
  ...(fields.has('orden') ? { rank: fields.number('orden') } : {}),
  ...(fields.has('dosis') ? { doses: fields.texts('dosis') } : {}),
});

/** What the balancer is told of a kind; in types of some trait it may be otherwise. */
function moverOf(name: string, fields: Fields): object {
  const within = fields.has('en') ? fields.map('en').each() : [];
  return {
    ...USUAL,
    ...saidOf(fields),
    weighed: weighedOf(fields),
    kind: fields.has('como') ? fields.text('como') : name,
    ...(fields.flag('medida') ? { measure: true } : {}),
    ...(within.length > 0 ? { within: Object.fromEntries(within.map(([trait, said]) => [trait, saidOf(said)])) } : {}),
  };
}

/** The module of the kinds of ingredients of a craft: their names, and how a balancer moves each. */
export function groupsModule(made: string, common: Fields) {
  const key = common.has('papeles') ? 'papeles' : 'familias';
  const [file, list, type] = NAMES[key];
  const kinds = common.map(key).each();
  const levers = kinds.filter(([, fields]) => fields.flag('mueve')).map(([name]) => `'${name}'`);
  const movers = kinds.map(([name, fields]) => `  ${name}: ${JSON.stringify(moverOf(name, fields))},`);
  const module = `${made}
import type { Mover } from '../craft/mover.ts';

export const ${list} = [${kinds.map(([name]) => `'${name}'`).join(', ')}] as const;
export type ${type} = (typeof ${list})[number];

/** What is moved for the sake of another number; advice asks for no more of the kinds. */
export const LEVERS: ReadonlySet<${type}> = new Set<${type}>([${levers.join(', ')}]);

/** How a balancer moves each. */
export const MOVERS: Readonly<Record<${type}, Mover>> = {
${movers.join('\n')}
};
`;
  return { file: `${file}.gen.ts`, names: new Set(kinds.map(([name]) => name)), module };
}
