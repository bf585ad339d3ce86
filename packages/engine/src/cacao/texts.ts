import type { Item } from '../craft/read.ts';
import { fixed, lowerFirst, trimmed, upperFirst } from '../craft/spanish.ts';
import type { Row } from './catalogue.ts';
import type { Finding } from './judge.ts';
import type { Part, Quantity } from './quantities.ts';
import type { Rule } from './rules.ts';
import type { Family } from './types.ts';

export const NO_VALID_INGREDIENTS =
  'No hay ingredientes válidos: indica cacao (pasta, manteca, polvo, nibs o cobertura) o azúcar con un peso mayor que 0.';

const PART_NAMES: Readonly<Record<Part, string>> = {
  cacaoTotal: 'cacao total',
  manteca: 'manteca de cacao',
  csd: 'cacao seco desgrasado',
  ratio: 'manteca sobre cacao',
  grasaTotal: 'grasa total',
  grasaLactea: 'grasa láctea',
  mantecaGrasaLactea: 'manteca + grasa láctea',
  azucar: 'azúcar',
  lacteos: 'sólidos lácteos',
  agua: 'agua',
  avellana: 'avellana',
  frutosSecos: 'frutos secos totales',
  anadidos: 'otras sustancias comestibles',
  grasaVegetal: 'grasa vegetal del anexo II',
  grasaNoAutorizada: 'grasa vegetal no autorizada',
  coberturas: 'cobertura ya elaborada',
  aditivos: 'aditivos',
  chocolateYCacao: 'chocolate y cacao',
  coste_kg_eur: 'coste',
};

/** Key of a quantity: the parameter's own where it is one of the response. */
export function keyOf({ part, over }: Quantity): string {
  return over === 'producto' || over === 'cacao' ? part : `${over}.${part}`;
}

/** «cacao total», «cacao total (parte de chocolate)». */
export function labelOf(quantity: Quantity): string {
  return `${PART_NAMES[quantity.part]}${chocolatePart(quantity)}`;
}

function chocolatePart({ part, over }: Quantity): string {
  return over === 'parteChocolate' && part !== 'grasaVegetal' ? ' (parte de chocolate)' : '';
}

export function unitOf({ part }: Quantity): string {
  return part === 'coste_kg_eur' ? '€/kg' : '%';
}

// score.tipo

export function lawful(title: string, superior: boolean): string {
  return `${title}${superior ? ' de calidad superior' : ''} (cumple RD 1055/2003)`;
}

export function unlawful(legalName: string, findings: readonly Finding[]): string {
  return `No cumple la denominación «${legalName}» (RD 1055/2003): ${findings.map(failure).join('; ')}`;
}

function failure({ rule, value, side }: Finding): string {
  const shown = `${labelOf(rule)} ${fixed(value)} %`;
  if (rule.part === 'agua') return `${shown} (máximo técnico ${trimmed(rule.max)} %)`;
  if (rule.part === 'grasaNoAutorizada') return `${shown} (solo las del anexo II)`;
  return `${shown} (${side === 'low' ? `mínimo ${trimmed(rule.min)}` : `máximo ${trimmed(rule.max)}`} %)`;
}

export function shortOfTrade({ rule, value }: Finding): string {
  return `No llega a cobertura blanca: manteca + grasa láctea ${fixed(value)} % (mínimo profesional ${trimmed(rule.min)} %)`;
}

export function filling(title: string, aw: number): string {
  return `${title} (aw estimada ${fixed(aw)}: ${shelfLife(aw)})`;
}

export function noFilling({ rule, value }: Finding): string {
  return `No cumple como relleno de bombón: cacao total ${fixed(value)} % (mínimo ${trimmed(rule.min)} %)`;
}

export const BEAN_TO_BAR_SUFFIX = ' bean to bar';

export const GANACHE_TITLES = {
  negro: 'Ganache negra',
  leche: 'Ganache con leche',
  blanco: 'Ganache blanca',
} as const;

export const NUT_FILLING_TITLE = 'Relleno anhidro de frutos secos';
export const CHOCOLATE_FILLING_TITLE = 'Relleno anhidro de chocolate';

/**
 * How long a filling of this water activity (as shown) keeps: no yeasts or moulds under 0.65, only xerophilic moulds
 * under 0.75, no pathogens up to 0.85 (New Food 2009; Coppel, Wybauw and Mohos as quoted in eGullet).
 */
export function shelfLife(aw: number): string {
  if (aw < 0.65) return 'muy estable, más de 6 meses a 15-18 °C';
  if (aw < 0.75) return 'estable, 3-6 meses a 15-18 °C';
  if (aw <= 0.85) return 'conservación media, 4-12 semanas a 15-18 °C';
  if (aw <= 0.9) return 'conservación corta, 2-4 semanas en frío';
  return 'consumo rápido, hasta 2 semanas en frío';
}

// score.motivos

export const ALL_IN_RANGE = 'Fórmula equilibrada: todos los parámetros están en rango.';

/** Who asks for a limit: the law, the trade as a rule, or the trade as advice. */
export type Level = 'legal' | 'profesional' | 'recomendado';

/** One reason: what is out, the limit, and what to do about it. */
export function reason(finding: Finding, level: Level, family: Family): string {
  const { rule, value } = finding;
  const special = specialReason(finding, level, family);
  if (special !== undefined) return special;
  return `${subject(rule, family)}${chocolatePart(rule)} ${fixed(value)} % (${limit(finding, level)}): ${remedy(finding, family)}.`;
}

function limit({ rule, side }: Finding, level: Level): string {
  return side === 'low' ? `mínimo ${level} ${trimmed(rule.min)} %` : `máximo ${level} ${trimmed(rule.max)} %`;
}

function subject({ part }: Rule, family: Family): string {
  if (part === 'mantecaGrasaLactea') return 'Manteca de cacao más grasa láctea';
  if (part === 'azucar' && isFilling(family)) return 'Azúcares';
  return upperFirst(PART_NAMES[part]);
}

function isFilling(family: Family): boolean {
  return family === 'ganache' || family === 'anhidro';
}

/** The few reasons that do not read «what, how much, limit: remedy». */
function specialReason(finding: Finding, level: Level, family: Family): string | undefined {
  const { rule, value, side } = finding;
  const v = fixed(value);
  const legal = level === 'legal';
  switch (rule.part) {
    case 'cacaoTotal':
      return legal && isFilling(family)
        ? `Cacao total ${v} % (mínimo ${trimmed(rule.min)} %): un relleno de bombón debe llevar cacao o chocolate.`
        : undefined;
    case 'csd':
      return legal && side === 'high'
        ? `Cacao seco desgrasado ${v} % (máximo ${trimmed(rule.max)} %): el chocolate blanco no lleva pasta de cacao ni cacao en polvo; usa solo manteca de cacao.`
        : undefined;
    case 'ratio':
      return `La manteca supone el ${v} % del cacao (${limit(finding, level)}): ${remedy(finding, family)}.`;
    case 'lacteos':
      return side === 'high' && family === 'negro'
        ? `Lleva un ${v} % de sólidos lácteos (${limit(finding, level)}): valora el tipo leche.`
        : undefined;
    case 'agua':
      return legal
        ? `Contiene un ${v} % de agua (máximo técnico ${trimmed(rule.max)} %): el chocolate se agarrota. Si es un relleno o una ganache, usa el tipo bombon.`
        : undefined;
    case 'grasaVegetal':
      return legal
        ? undefined
        : `Grasa vegetal del anexo II ${v} %: es legal hasta el 5 %, pero resta calidad; usa manteca de cacao.`;
    case 'coberturas':
      return 'Parte de una cobertura ya elaborada: no es bean to bar.';
    default:
      return undefined;
  }
}

function remedy(finding: Finding, family: Family): string {
  const { part } = finding.rule;
  const low = finding.side === 'low';
  switch (part) {
    case 'cacaoTotal':
      return low ? `${dose(finding, 100, 'pasta de cacao')} o reduce el azúcar` : TOO_MUCH_COCOA[family];
    case 'csd':
      return low
        ? 'sube la pasta de cacao o el cacao en polvo, en lugar de manteca de cacao o azúcar'
        : 'cambia cacao en polvo o pasta de cacao por manteca de cacao';
    case 'manteca':
      if (!low) return 'reduce la manteca de cacao';
      return isFilling(family) ? 'sube la cobertura o añade manteca de cacao' : dose(finding, 100, 'manteca de cacao');
    case 'ratio':
      return low
        ? 'añade manteca de cacao o cambia cacao en polvo por pasta de cacao'
        : 'cambia parte de la manteca de cacao por pasta de cacao';
    case 'mantecaGrasaLactea':
      return dose(finding, 100, 'manteca de cacao');
    case 'grasaTotal':
      if (!low) return TOO_MUCH_FAT[family];
      return LITTLE_FAT[family] ?? `la masa quedará espesa; ${dose(finding, 100, 'manteca de cacao')}`;
    case 'azucar':
      return low ? (LITTLE_SUGAR[family] ?? dose(finding, 100, 'azúcar')) : TOO_MUCH_SUGAR[family];
    case 'lacteos':
      return low ? dose(finding, 97, 'leche entera en polvo') : 'reduce la leche en polvo';
    case 'grasaLactea':
      if (low) return 'usa leche entera en polvo o añade mantequilla clarificada';
      return isFilling(family)
        ? 'riesgo de ganache blanda o cortada; reduce la mantequilla o la nata'
        : 'reduce la mantequilla clarificada o la leche entera en polvo';
    case 'avellana':
      return low ? 'añade pasta de avellana' : 'reduce la pasta de avellana o sube el chocolate';
    case 'frutosSecos':
      return 'redúcelos';
    case 'agua':
      return isFilling(family) ? 'reduce la nata u otro líquido, o sube la cobertura' : 'usa ingredientes secos';
    case 'anadidos':
      return 'reduce los añadidos (frutos secos, fruta, cereales)';
    case 'grasaVegetal':
      return 'sustitúyela por manteca de cacao';
    case 'aditivos':
      return 'reduce la lecitina';
    default:
      return `revisa ${PART_NAMES[part]}`;
  }
}

const TOO_MUCH_COCOA: Readonly<Record<Family, string>> = {
  negro: 'añade azúcar',
  leche: 'añade azúcar o leche en polvo',
  blanco: 'añade azúcar',
  gianduja: 'sube la pasta de avellana o el azúcar',
  ganache: 'añade azúcar',
  anhidro: 'añade azúcar',
};

const LITTLE_FAT: Readonly<Partial<Record<Family, string>>> = {
  gianduja: 'sube la pasta de avellana o la manteca de cacao',
  ganache: 'añade mantequilla o cobertura',
  anhidro: 'añade manteca de cacao o pasta de frutos secos',
};

const TOO_MUCH_FAT: Readonly<Record<Family, string>> = {
  negro: 'reduce la manteca de cacao',
  leche: 'reduce la manteca de cacao',
  blanco: 'reduce la manteca de cacao',
  gianduja: 'reduce la manteca de cacao o la pasta de frutos secos',
  ganache: 'reduce la mantequilla, la nata o la manteca de cacao',
  anhidro: 'reduce la manteca de cacao o la pasta de frutos secos',
};

const LITTLE_SUGAR: Readonly<Partial<Record<Family, string>>> = {
  ganache: 'añade azúcar invertido, dextrosa o sorbitol para ligar el agua',
  anhidro: 'añade azúcar glas o praliné',
};

const TOO_MUCH_SUGAR: Readonly<Record<Family, string>> = {
  negro: 'baja el azúcar y sube la pasta de cacao',
  leche: 'baja el azúcar y sube el cacao o la leche en polvo',
  blanco: 'baja el azúcar y sube la manteca de cacao o la leche en polvo',
  gianduja: 'baja el azúcar y sube la pasta de avellana o el cacao',
  ganache: 'reduce los azúcares o usa una cobertura con más cacao',
  anhidro: 'reduce los azúcares o usa una cobertura con más cacao',
};

/** Larger doses are another recipe, not a correction. */
const LARGEST_DOSE = 400;

/** Grams per kg, rounded up to 5 so that the minimum is reached, of an ingredient with `content` % of what is short. */
function dose({ rule: { min }, value }: Finding, content: number, name: string): string {
  const grams = Math.ceil((1000 * (min - value)) / (content - min) / 5 - 1e-9) * 5;
  return content > min && grams <= LARGEST_DOSE
    ? `añade unos ${grams} g de ${name} por kg`
    : `aumenta la cantidad de ${name}`;
}

export function highWaterActivity(aw: number, target: number): string {
  return `aw estimada ${fixed(aw)} (máximo recomendado ${fixed(target)}): cambia parte del azúcar por azúcar invertido, dextrosa o sorbitol, o baja la nata.`;
}

export function forbiddenFat(row: Row): string {
  return `El ingrediente «${lowerFirst(row.nombre)}» no está autorizado en el chocolate (anexo II de la Directiva 2000/36/CE): usa manteca de cacao.`;
}

export const PIPE_GANACHE = 'Dosifica la ganache a 28-30 °C.';
export const MEASURE_AW = 'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.';
export const LITTLE_CHOCOLATE =
  'El relleno aporta menos del 25 % de chocolate: la envoltura debe completar el mínimo del bombón.';
export const LABEL_VEGETABLE_FAT = 'Etiqueta: «contiene grasas vegetales además de manteca de cacao».';

export function unknownType(type: string): string {
  return `Tipo «${type}» no reconocido: se ha aplicado negro.`;
}

export function unknownIngredient({ name, grams }: Item): string {
  return `Ingrediente no reconocido: «${name}» (${trimmed(grams)} g). Se ha contado como materia inerte.`;
}
