import type { Requirement } from '../craft/judge.ts';
import { type LimitData, limitWith } from '../craft/type-file.ts';
import { typeInfos, typeNamed } from '../craft/type-info.ts';
import { FIGURES } from './figures.gen.ts';
import type { Group } from './groups.gen.ts';
import { MEASURED, type MeasureKey, type TurronParam } from './params.ts';
import type { CraftTypeFile } from './type-file.ts';
import { RULE_SETS, TYPE_FILES, TYPE_IDS, type TypeId } from './types.gen.ts';

export { DEFAULT_TYPE, EXAMPLE, type TypeId } from './types.gen.ts';

/** The two categories a formula may reach, best first. */
export const LEVELS = ['Suprema', 'Extra'] as const;
export type Level = (typeof LEVELS)[number];
/** The quality of a turrón below Extra, still lawful and well made. */
export const STANDARD = 'Estándar';
/** Qualities of RD 1787/1982, the best first: what rules are asked for. */
export const QUALITIES = [...LEVELS, STANDARD, 'Popular'] as const;
export type Quality = (typeof QUALITIES)[number];
/** What a formula reaches. */
export type Category = Level | 'Fuera de IGP' | 'Básico';

/** A limit on a measured value. */
export interface Rule extends Requirement {
  readonly param: TurronParam;
}

/** A limit that a category or quality asks for. */
export interface LevelRule extends Rule {
  readonly level: Quality;
}

export type Moisture = Rule & { readonly max: number };

/** A protected geographical indication admits only some ingredients. */
export interface Igp {
  /** As in «la IGP Jijona». */
  readonly name: string;
  readonly admits: ReadonlySet<Group>;
  readonly source: string;
}

/** What the qualities of the law ask of turrón without a protected name. */
export interface LegalQualities {
  readonly texture?: 'blando' | 'duro';
  readonly minima: readonly LevelRule[];
  /** Those the decree defines only «con fécula». */
  readonly starchy: readonly Quality[];
  /** % of water each admits; that of Suprema is the type's where they do not differ. */
  readonly moisture: ReadonlyMap<string, number>;
}

/** What the file of a type says, with its parameters. */
export interface TypeRules extends Omit<CraftTypeFile, 'limits' | 'moisture' | 'main' | 'igp' | 'legal' | 'standard'> {
  readonly id: TypeId;
  readonly moisture: Moisture;
  readonly main: TurronParam;
  readonly rules: readonly LevelRule[];
  readonly igp?: Igp;
  readonly legal?: LegalQualities;
  readonly standard?: Rule;
}

/** Moisture, %, that the pot leaves: where nothing is cooked, all there is. */
export function residualOf({ melted, moisture: { max } }: TypeRules): number {
  return melted ? 100 : max;
}

function ruleFrom(data: LimitData & { readonly param: string }): Rule {
  return limitWith(MEASURED[data.param as MeasureKey], data);
}

/** Less main matter than Extra asks for; its other rules hold. */
function standardFrom(rules: readonly LevelRule[], standard: Rule): readonly LevelRule[] {
  const others = rules.filter(({ param, level }) => level === 'Extra' && param !== standard.param);
  return [standard, ...others].map((rule) => ({ ...rule, level: STANDARD }));
}

function legalFrom({ minima, starchy, texture, moisture = [] }: NonNullable<CraftTypeFile['legal']>): LegalQualities {
  return {
    ...(texture ? { texture } : {}),
    minima: minima.map((data) => ruleFrom(data) as LevelRule),
    starchy: starchy as readonly Quality[],
    moisture: new Map(moisture.map(({ level, max }) => [level, max])),
  };
}

function rulesFrom(id: TypeId): TypeRules {
  const { limits, moisture, main, igp, legal, standard, ...file } = TYPE_FILES[id];
  const rules = limits.map((data) => ruleFrom(data) as LevelRule);
  return {
    ...file,
    id,
    moisture: ruleFrom(moisture) as Moisture,
    main: MEASURED[main as MeasureKey],
    rules: standard ? [...rules, ...standardFrom(rules, ruleFrom(standard))] : rules,
    ...(igp ? { igp: { ...igp, admits: new Set(igp.admits) } } : {}),
    ...(legal ? { legal: legalFrom(legal) } : {}),
    ...(standard ? { standard: ruleFrom(standard) } : {}),
  };
}

export const TYPES: readonly TypeRules[] = TYPE_IDS.map(rulesFrom);

const byId = new Map(TYPES.map((type) => [type.id, type]));

export function rulesOf(id: TypeId): TypeRules {
  return byId.get(id)!;
}

export const findType = typeNamed(TYPE_FILES);

/** What a type asks of a value at a level; undefined when it asks nothing. */
export function ruleOf({ rules }: Pick<TypeRules, 'rules'>, param: TurronParam, level: Level): LevelRule | undefined {
  for (const rule of rules) if (rule.param === param && rule.level === level) return rule;
  return undefined;
}

const apart = (name: string) => RULE_SETS[name]!.map((data) => ruleFrom(data) as LevelRule);
const most = (name: string) => apart(name)[0] as Rule & { readonly max: number };

/** «Con fécula» admits at most this much starch. */
export const LEGAL_STARCH = most('con_fecula');

/** Beyond it the mass grains or sticks. */
export const USUAL_HONEY = {
  param: MEASURED.ratioMielAzucar,
  min: FIGURES.miel_minima,
  max: FIGURES.miel_maxima,
  authority: 'consejo',
  source: MEASURED.ratioMielAzucar.source,
} as const satisfies Rule;

/** More wafer than this is a slip of the pen. */
export const USUAL_COVERING = most('oblea');

/** IGP Turrón de Agramunt: almond and hazelnut, honey and egg white, and nothing else but these groups. */
export const AGRAMUNT = {
  rules: apart('agramunt'),
  admits: new Set<Group>([
    ...(['miel', 'azucar', 'clara', 'agua', 'aroma', 'aditivo', 'cobertura'] as const),
    ...(['almendra_tostada', 'almendra_cruda'] as const),
  ]),
};

/** What an IGP does not admit: a limit of 0, judged on presence. */
export function admissionOf({ igp }: TypeRules, level?: Level): readonly Rule[] {
  if (igp === undefined) return [];
  const limit: Rule = { param: MEASURED.noAdmitidos, min: null, max: 0, authority: 'denominacion', source: igp.source };
  return [level === undefined ? limit : { ...limit, level }];
}

function limitsOf(type: TypeRules): readonly Rule[] {
  const asked = LEVELS.flatMap((level) => [
    ...type.rules.filter((rule) => rule.level === level),
    ...admissionOf(type, level),
  ]);
  return [...asked, ...(type.standard ? [type.standard] : []), type.moisture];
}

export const TYPE_INFOS = typeInfos(TYPE_FILES, (id) => limitsOf(rulesOf(id)));
