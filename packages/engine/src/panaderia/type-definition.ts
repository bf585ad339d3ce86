import { type Authority, accepted, type Limit } from '../craft/limit.ts';
import type { ParamInfo } from '../craft/param.ts';
import { ACTIVE_SOURDOUGH, BREAD_SALT, JUDGED, type JudgedKey, type JudgedParam, STRENGTH } from './params.ts';

/** A range on total flour, closed on both sides. */
export interface BakersLimit extends Limit {
  readonly param: JudgedParam;
  readonly min: number;
  readonly max: number;
}

/** A range as the sheets give it: the trade's own, or the law's. */
export interface Asked {
  readonly min: number;
  readonly max: number;
  /** The point a baker aims at. */
  readonly aim?: number;
  readonly authority: Authority;
  readonly source: string;
}

/** A type as written in the sheets: yeast as fresh yeast; what the type does not judge is left out. */
export interface TypeDefinition {
  readonly label: string;
  readonly limits: Readonly<Record<Exclude<JudgedKey, 'prefermento'>, Asked>> & { readonly prefermento?: Asked };
  /** Weight lost in the oven, % of the dough. */
  readonly bakingLoss: number;
  /** Alveograph W that suits the dough, where wheat makes it. */
  readonly strength?: StrengthLimit;
  /** Usual temperature of the dough at the end of mixing, °C. */
  readonly doughTemperature: number;
  /** How it is usually worked. */
  readonly process: string;
  /** False where the limit of yeast is a legal figure that names no form. */
  readonly yeastByForm: boolean;
  /** Lacking liquid it takes egg and milk, never water. */
  readonly enriched?: true;
  /** Salt of the finished bread, where the law limits it. */
  readonly breadSalt?: UpperLimit;
  /** What the association of the trade asks beyond the ranges of the verdict. */
  readonly avpn?: {
    readonly hydration: UpperLimit;
    /** Where its range begins; less is a dry dough, not another pizza. */
    readonly hydrationFrom: number;
    readonly yeast: UpperLimit;
    readonly sourdough: UpperLimit & { readonly min: number };
  };
  /** Least rye, % of flour, that the name asks for. */
  readonly rye?: number;
  /** Without gluten: something else has to hold the gas. */
  readonly binder?: true;
  /** Least egg, % of flour, that the name asks for. */
  readonly egg?: number;
  /** Least solids of skimmed milk, % of flour, that the name asks for. */
  readonly milk?: number;
  /** Least butter, % of the dough: with less it is made of another fat. */
  readonly butter?: number;
}

export type UpperLimit = Limit & { readonly max: number };
export type StrengthLimit = UpperLimit & { readonly min: number };

/** A range of the trade, opened by what weighing cannot resolve. */
export const asks = (min: number, max: number, aim: number, source: string): Asked => ({
  min,
  max,
  aim,
  authority: 'oficio',
  source,
});

/** A range the law or a protected name gives, to the letter. */
export const demands = (authority: 'ley' | 'denominacion', min: number, max: number, source: string): Asked => ({
  min,
  max,
  authority,
  source,
});

export const strength = (min: number, max: number): StrengthLimit => ({
  param: STRENGTH,
  min,
  max,
  authority: 'oficio',
  source: 'Uso del oficio',
});

export const atMost = (param: ParamInfo, max: number, source: string, authority: Authority): UpperLimit => ({
  param,
  min: null,
  max,
  authority,
  source,
});

/** By chlorides, g per 100 g of bread. */
export const LEGAL_SALT = atMost(BREAD_SALT, 1.31, 'RD 308/2019', 'ley');
/** By total sodium, g per 100 g of bread: the law lets either be measured, and beyond this one no analysis finds it lawful. */
export const LEGAL_SALT_BY_SODIUM = atMost(BREAD_SALT, 1.66, 'RD 308/2019, por sodio total', 'ley');

export const AVPN_SOURDOUGH = {
  ...atMost(ACTIVE_SOURDOUGH, 20, 'AVPN: masa madre 5-20 % de la harina', 'denominacion'),
  min: 5,
};

/** What weighing and composition cannot resolve, in points of flour: an egg of 3 g more, a flour 1 % wetter. */
const UNSURE: Readonly<Record<JudgedKey, number>> = {
  hidratacion: 1,
  sal: 0.05,
  levadura: 0.1,
  prefermento: 1,
  grasa: 0.5,
  azucar: 0.5,
};

function limitOn(param: JudgedParam, { min, max, aim, authority, source }: Asked): BakersLimit {
  const point = aim === undefined ? {} : { aim };
  // The law, and a protected name, ask for their figure and no other.
  if (authority !== 'oficio') return { param, min, max, ...point, authority, source };
  const range = accepted(min, max, UNSURE[param.key]);
  // Less yeast than the least is a dough that does not rise.
  const least = param.key === 'levadura' ? min : range.min!;
  return { param, min: least, max: range.max!, core: range.core, ...point, authority, source };
}

/** In the order of the parameters. */
export function limitsOf({ limits }: TypeDefinition): readonly BakersLimit[] {
  return JUDGED.flatMap((param) => {
    const asked = limits[param.key];
    return asked === undefined ? [] : [limitOn(param, asked)];
  });
}
