import type { Analysis, ReadIngredient, Service, Warning } from '../craft/analysis.ts';
import { objectionWarnings } from '../craft/examine.ts';
import { LazyAnalysis } from '../craft/lazy-analysis.ts';
import { verdictOutcome } from '../craft/outcome.ts';
import { within } from '../craft/ranges.ts';
import { mattersOf, readIngredients } from '../despensa/understand.ts';
import { advise } from './advise.ts';
import { shelf } from './catalogue.ts';
import { inspect } from './examination.ts';
import { doubtfulIn, isBalanced, metersOf } from './judge.ts';
import { fruitWarnings, milkFatOf, milkFatWarning } from './law.ts';
import { costOf, shown } from './measure.ts';
import { type Mixture, mixFormula } from './mixture.ts';
import type { Params } from './params.ts';
import { physicsOf } from './physics.ts';
import { type Formula, readFormula, readInterface } from './read.ts';
import { isDescribed } from './resolve.ts';
import { atItsPoint, type Rules } from './types.ts';
import { warn } from './warn.ts';
import { densityOf, waterOf } from './water.ts';

const OUTCOMES = { equilibrada: verdictOutcome('equilibrada'), revisar: verdictOutcome('revisar') };

/** An ice cream formula read, measured and judged by parameters and ingredients. */
export function analyse(body: unknown): Analysis<Params> {
  return analysed(readFormula(body), physicsAsked);
}

/** The same as the operation of the interface reads it, which tells nothing of physics. */
export function analyseInterface(body: unknown): Analysis<Params> {
  return analysed(readInterface(body));
}

type Physical = Pick<Analysis<Params>, 'density' | 'physics'>;

function physicsAsked(mixture: Mixture, rules: Rules): Physical {
  return { density: () => densityOf(waterOf(mixture)), physics: () => physicsOf(mixture, rules) };
}

function analysed(formula: Formula, besides?: typeof physicsAsked): Analysis<Params> {
  const { rules } = formula;
  const warnings: Warning[] = [];
  const mixture = mixFormula(formula, warnings);
  const values = shown(mixture.mix);
  warn(mixture.mix, values, rules, warnings);
  const milkFat = milkFatOf(mixture, values, rules);
  if (milkFat?.grave) warnings.unshift(milkFatWarning(milkFat, rules));
  else if (milkFat) warnings.push(milkFatWarning(milkFat, rules));
  const matters = mattersOf(shelf, mixture.understood);
  warnings.push(...fruitWarnings(matters, rules));
  const inspection = inspect(matters, mixture, rules);
  if (inspection) warnings.unshift(...objectionWarnings(inspection.examination));
  const faulty = inspection?.faulty || milkFat?.grave;
  const outcome = OUTCOMES[!faulty && isBalanced(values, rules) ? 'equilibrada' : 'revisar'];
  const doubtful = () => doubtfulIn(mixture.mix, inspection?.examination.unknown ?? 0, rules);
  const physical = besides?.(mixture, rules);
  return new LazyAnalysis(
    {
      type: rules.id,
      typeLabel: rules.label,
      values,
      outcome,
      warnings,
      objections: inspection?.examination.objections ?? [],
      cost: costOf(mixture.mix),
      portions: () => matters,
      density: physical?.density,
      physics: physical?.physics,
      service: rules.service === undefined ? undefined : serviceOf(values, rules),
    },
    {
      meters: () => metersOf(values, rules, doubtful()),
      advice: () =>
        advise({ mixture, params: values, rules, inspection, milkFat, doubtful: doubtful(), good: outcome.good }),
      ingredients: () => readings(mixture),
    },
  );
}

function serviceOf({ PAC }: Params, rules: Rules): Service {
  const { service = 0 } = rules;
  return { pedida: service, estimada: PAC, apta: within(PAC, atItsPoint(rules, service)) === true };
}

/** An ingredient described by its own figures is known, whatever its name. */
function readings({ understood }: Mixture): readonly ReadIngredient[] {
  return readIngredients(shelf, understood).map((read, i) =>
    read.certainty === 'desconocida' && isDescribed(understood[i]!)
      ? { ...read, certainty: 'exacta', perhaps: [] }
      : read,
  );
}
