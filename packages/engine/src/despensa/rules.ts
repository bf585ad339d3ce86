import type { Category, Food } from './food.ts';
import type { OficioId } from './ids.ts';

/** A rule of `data/oficios/categorias.csv`: what the crafts take a food of a category for. */
export interface CategoryRule {
  readonly category: Category;
  /** «grasa>38»: a column, a sign and a number; empty when it always holds. */
  readonly when: string;
  readonly helado: string;
  readonly panaderia: string;
  readonly panaderiaClase: string;
  readonly panaderiaCuenta: readonly string[];
  readonly pasteleria: string;
  readonly pasteleriaGrupo: string;
  readonly turron: string;
  readonly cacao: string;
}

const CONDITION = /^([a-z_]+)([<>])(\d+(?:\.\d+)?)$/;

export function holds(when: string, figures: Readonly<Record<string, unknown>>): boolean {
  if (when === '') return true;
  const [, column, sign, limit] = CONDITION.exec(when)!;
  const value = figures[column!];
  if (typeof value !== 'number') return false;
  return sign === '<' ? value < Number(limit) : value > Number(limit);
}

/** The first rule of a category that a food meets; the last of each category has no condition. */
export function ruleFor(
  rules: readonly CategoryRule[],
  category: Category,
  figures: Readonly<Record<string, unknown>>,
): CategoryRule {
  return rules.find((rule) => rule.category === category && holds(rule.when, figures))!;
}

/** Groups of ice cream that are body and sweetness; what has no row of its own in the others is there for its flavour. */
const LEVER_GROUPS: ReadonlySet<string> = new Set(['basicos', 'azucares', 'edulcorantes_fibras', 'grasas']);

/** A percentage as a cell of shares. */
function share(percentage: number): string {
  return String(Math.round(percentage * 10) / 1000);
}

/** Solids of milk in milk and in chocolate, basic matter of turrón like the cocoa (RD 1787/1982, 6.3). */
function milkSolids({ category, esml, grasa_lactea }: Food): number {
  return category === 'lacteos' || category === 'cacao_chocolate' ? esml + grasa_lactea : 0;
}

/** What each table says of a food by its category, in the order of its columns. */
const CELLS: Readonly<Record<OficioId, (rule: CategoryRule, food: Food) => readonly string[]>> = {
  helado: (rule, _food) => [rule.helado, LEVER_GROUPS.has(rule.helado) ? '1' : '0'],
  panaderia: (rule, food) => {
    const flour = rule.panaderia === 'harina';
    const gluten = food.contiene.some((code) => code.startsWith('gluten')) ? '1' : '0';
    const yeast = rule.panaderia === 'levadura' ? '1' : '';
    return [
      rule.panaderia,
      rule.panaderiaClase,
      rule.panaderiaCuenta.join('|'),
      flour ? '100' : '',
      yeast,
      '',
      '',
      '',
      '',
      flour ? '60' : '',
      '',
      '0',
      gluten,
      '0',
    ];
  },
  pasteleria: (rule, _food) => [rule.pasteleriaGrupo, rule.pasteleria, '1', ''],
  turron: (rule, food) => [
    rule.turron,
    share(food.almendra),
    share(food.frutos_secos),
    '0',
    rule.turron === 'azucar' ? '1' : '0',
    share(Math.min(100, food.frutos_secos + food.cacao_seco + food.manteca_cacao + milkSolids(food))),
    '0',
  ],
  cacao: (rule, _food) => [rule.cacao],
};

/** Cells of knowledge a craft has of a food by its category, in the order of `data/oficios/<craft>.csv`. */
export function cellsByRule(craft: OficioId, rule: CategoryRule, food: Food): readonly string[] {
  return CELLS[craft](rule, food);
}
