import type { LeverInfo, Weighed } from '../craft/craft.ts';
import { leverOf } from '../craft/mover.ts';
import { lacteoDeEstante, nataOMantequilla, seVierte } from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { isSalt, isStabiliser5 } from '../despensa/kinds.ts';
import { perFood } from '../despensa/per-food.ts';
import { type Known, knownOf } from './catalogue.ts';
import { type Group, MOVERS } from './groups.gen.ts';
import { readFormula } from './read.ts';
import { understandAll } from './resolve.ts';

/** Whether a balancer may move an ingredient without being told to. */
export function isLever({ row }: Known): boolean {
  return row.palanca;
}

function weighedAs({ row, food }: Known): Weighed {
  if (isSalt(food) || row.grupo === 'especias_aromas') return 'pizca';
  if (row.grupo === 'neutros_estabilizantes') return isStabiliser5(food) ? 'menudo' : 'pizca';
  return seVierte(food) ? 'liquido' : 'seco';
}

/** Sugars differ in what they do; one cream or one milk does what another does. */
function kindOf(food: Food): string | undefined {
  if (!lacteoDeEstante(food)) return undefined;
  return nataOMantequilla(food) ? 'nata' : seVierte(food) ? 'leche' : 'polvo';
}

/** What the balancer needs to know of a food, worked out once for each. */
const factsOf = /* @__PURE__ */ perFood((food): LeverInfo => {
  const known = knownOf(food);
  return leverOf(known.row.name, known.row.precio ?? null, {
    lever: isLever(known),
    rank: nataOMantequilla(food) ? 2 : MOVERS[known.row.grupo as Group].rank,
    weighed: weighedAs(known),
    kind: kindOf(food),
  });
});

export function levers(body: unknown): readonly LeverInfo[] {
  return understandAll(readFormula(body).items).map(({ item: { name, numbers }, food, own }): LeverInfo => {
    if (food === undefined) return leverOf(name.trim(), numbers?.precio ?? null);
    const facts = factsOf(food);
    if (!own && numbers?.precio === undefined) return facts;
    return { ...facts, label: own ? name.trim() : facts.label, price: numbers?.precio ?? facts.price };
  });
}
