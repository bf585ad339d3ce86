import { type Aviso, avisosIn } from '../craft/aviso.ts';
import type { Craft } from '../craft/craft.ts';
import { typeWarnings } from '../craft/request.ts';
import { DISCLAIMER, POWERED_BY } from '../craft/texts.ts';
import type { Budget } from '../equilibrar/budget.ts';
import { isSpent, leftIn, type Made, type OnWork, openBudget, spendPart } from './balance-draft.ts';
import { type Answer, type MadeFormula, presentFormula } from './formula.ts';
import { contradictionIn, explainImpossible, type Impossible, openInquiry } from './impossible.ts';
import { sideBySide } from './lines.ts';
import { type Liking, searchFormula } from './search.ts';
import { readWish, type Wish } from './wishes.ts';

export type { Aviso } from '../craft/aviso.ts';
export type { OnWork } from './balance-draft.ts';
export { type Decoded, desdeEtiqueta } from './desde-etiqueta.ts';
export type { MadeFormula } from './formula.ts';
export type { Impossible } from './impossible.ts';
export { type Proposal, type Substituted, sustituir } from './sustituir.ts';

/** Formulas for a wish, or what stands in its way. */
export interface Created extends Answer {
  readonly type: string;
  readonly formulas: readonly MadeFormula[];
  readonly imposible?: Impossible;
  readonly avisos?: readonly Aviso[];
}

const CUTS = ['search', 'better', 'conflict'] as const;

const LIKINGS: readonly Liking[] = ['sencilla', 'barata', 'textura'];

/**
 * From a wish to formulas that pass the judge: skeletons of published formulas, filled from the pantry as the wish
 * allows and balanced. Any JSON in, an answer out, or an InputError; the work it may take is counted and bounded.
 */
export function crear(craft: Craft, body: unknown, onWork: OnWork = () => {}): Created {
  const wish = readWish(craft, body);
  const answer = { status: 'ok', craft: craft.id, type: wish.type } as const;
  const { type } = body as { readonly type?: unknown };
  const end = { ...avisosIn(typeWarnings(craft, type, wish.type)), disclaimer: DISCLAIMER, poweredBy: POWERED_BY };
  const pots: Record<'search' | 'better' | 'conflict', Budget> = {
    search: openBudget(),
    better: openBudget(LIKINGS.length - 1),
    conflict: openInquiry(),
  };
  const opened = leftIn(Object.values(pots));
  const tell = () =>
    onWork({ cells: opened - leftIn(Object.values(pots)), cut: CUTS.filter((phase) => isSpent(pots[phase])) });
  const cannot = (imposible: Impossible): Created => {
    tell();
    return { ...answer, formulas: [], imposible, ...end };
  };
  // Contradictions are told first: no balancing can mend them.
  const contradiction = contradictionIn(craft, wish, pots.conflict);
  if (contradiction !== undefined) return cannot(contradiction);
  const first = searchFormula(craft, wish, 'sencilla', pots.search);
  if (first.made === null) return cannot(explainImpossible(craft, wish, first, pots.conflict));
  const made = variantsOf(craft, wish, first.made, pots.better);
  tell();
  const formulas = made.map(([liking, one]) => presentFormula(craft, wish, one, made.length > 1 ? liking : undefined));
  return { ...answer, formulas, ...end };
}

/** The first, and those others that a person would tell from it. */
function variantsOf(craft: Craft, wish: Wish, first: Made, pot: Budget): readonly (readonly [Liking, Made])[] {
  const found: (readonly [Liking, Made])[] = [['sencilla', first]];
  for (const liking of LIKINGS.slice(1, wish.variants)) {
    const { made } = spendPart(pot, 1, (own) => searchFormula(craft, wish, liking, own));
    if (made === null || found.some(([, other]) => isAlike(other, made, wish.total))) continue;
    if (liking === 'barata' && !isCheaper(made, first)) continue;
    found.push([liking, made]);
  }
  return found;
}

/** Share of the formula that must differ for two to be different, and of the cost for one to be cheaper. */
const DIFFERENT = 0.02;
const CHEAPER = 0.97;

function isAlike(a: Made, b: Made, total: number): boolean {
  const moved = sideBySide(a.parts, b.parts).reduce((sum, { before, after }) => sum + Math.abs(after - before), 0);
  return moved < 2 * DIFFERENT * total;
}

function isCheaper(one: Made, other: Made): boolean {
  return (
    one.analysis.cost !== null && other.analysis.cost !== null && one.analysis.cost < CHEAPER * other.analysis.cost
  );
}
