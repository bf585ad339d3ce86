import type { ManifestTexts } from '../craft/craft.ts';
import type { Item } from '../craft/read.ts';
import { fixed, lowerFirst, trimmed } from '../craft/spanish.ts';
import type { Row } from './catalogue.ts';
import { MOST_VEGETABLE_FAT } from './law.ts';
import { AW_SPREAD, type Part } from './params.ts';
import type { Finding, Level } from './rules.ts';
import { AW_FRESH, AW_TARGET } from './targets.ts';
import { DEFAULT_TYPE, type Family, isFilling } from './types.ts';

export const MANIFEST: ManifestTexts = {
  service: 'Equilibrado de chocolate y cacao',
  description:
    'Analiza una fórmula de chocolate: cacao, manteca, grasa, azúcar, lácteos y coste, con la denominación legal, la medalla, las temperaturas de temple y, en rellenos, la actividad de agua.',
  note: 'Usa los identificadores del catálogo en «ingrediente»; también se admiten nombres corrientes. Los pesos son los de la fórmula tal como se pesa.',
};

export const NO_VALID_INGREDIENTS =
  'No hay ingredientes válidos: indica cacao (pasta, manteca, polvo, nibs o cobertura) o azúcar con un peso mayor que 0.';

// score.tipo

export function lawful(title: string, superior: boolean): string {
  return `${title}${superior ? ' de calidad superior' : ''} (cumple RD 1055/2003)`;
}

export function unlawful(legalName: string, findings: readonly Finding[]): string {
  return `No cumple la denominación «${legalName}» (RD 1055/2003): ${findings.map(failure).join('; ')}`;
}

function failure(finding: Finding): string {
  const { part } = finding.rule.param;
  if (part === 'agua') return `${shown(finding)} (máximo técnico ${trimmed(finding.limit)} %)`;
  if (part === 'grasaNoAutorizada') return `${shown(finding)} (solo las del anexo II)`;
  return `${shown(finding)} (${bound(finding, '')})`;
}

/** «cacao total 30,00 %». */
function shown({ rule, value }: Finding): string {
  return `${lowerFirst(rule.param.label)} ${fixed(value)} %`;
}

/** «mínimo legal 35 %»; `kind` ends in a space unless it is empty. */
function bound({ side, limit }: Finding, kind: string): string {
  return `${side === 'low' ? 'mínimo' : 'máximo'} ${kind}${trimmed(limit)} %`;
}

export function shortOfTrade(finding: Finding): string {
  return `No llega a cobertura blanca: ${shown(finding)} (${bound(finding, KINDS.oficio)})`;
}

export function filling(title: string, aw: number): string {
  return `${title} (aw estimada ${fixed(aw)}: ${shelfLife(aw)})`;
}

export function noFilling(finding: Finding): string {
  return `No cumple como relleno de bombón: ${failure(finding)}`;
}

export const BEAN_TO_BAR_SUFFIX = ' bean to bar';

export const GANACHE_TITLES = {
  negro: 'Ganache negra',
  leche: 'Ganache con leche',
  blanco: 'Ganache blanca',
} as const;

export const NUT_FILLING_TITLE = 'Relleno anhidro de frutos secos';
export const CHOCOLATE_FILLING_TITLE = 'Relleno anhidro de chocolate';

/** How long fillings keep whose water activity, as shown, is above the band before and not above this one. */
export interface KeepingBand {
  /** Where the band ends. */
  readonly to: number;
  /** True when a filling of exactly that water activity is still in it. */
  readonly inclusive: boolean;
  readonly text: string;
}

/**
 * No yeasts or moulds under 0.65, only xerophilic moulds under 0.75, no pathogens up to the target of a ganache (New
 * Food 2009; Coppel, Wybauw and Mohos as quoted in eGullet).
 */
export const KEEPING_BANDS: readonly KeepingBand[] = [
  { to: 0.65, inclusive: false, text: 'muy estable, más de 6 meses a 15-18 °C' },
  { to: 0.75, inclusive: false, text: 'estable, 3-6 meses a 15-18 °C' },
  { to: AW_TARGET.max, inclusive: true, text: 'conservación media, 4-12 semanas a 15-18 °C' },
  { to: AW_FRESH, inclusive: true, text: 'conservación corta, 2-4 semanas en frío' },
  { to: 1, inclusive: true, text: 'consumo rápido, hasta 2 semanas en frío' },
];

/** How long a filling of this water activity (as shown) keeps. */
export function shelfLife(aw: number): string {
  return KEEPING_BANDS.find(({ to, inclusive }) => aw < to || (inclusive && aw === to))!.text;
}

// score.motivos

export const ALL_IN_RANGE = 'Fórmula equilibrada: todos los parámetros están en rango.';

/** Who asks for a limit: the law, the trade as a rule, or the trade as advice. */
const KINDS: Readonly<Partial<Record<Level, string>>> & { readonly oficio: string } = {
  legal: 'legal ',
  oficio: 'profesional ',
  objetivo: 'recomendado ',
};

/** What the doses put in, as the sentences call it. */
const DOSED_NAMES = {
  pasta_cacao: 'pasta de cacao',
  manteca_cacao: 'manteca de cacao',
  azucar: 'azúcar',
  leche_entera_polvo: 'leche entera en polvo',
} as const;

export type DosedId = keyof typeof DOSED_NAMES;

/** An ingredient to add, by id; `perKg` is null when so much of it would be another recipe. */
export interface Dose {
  readonly id: DosedId;
  readonly perKg: number | null;
}

function doseText({ id, perKg }: Dose): string {
  const name = DOSED_NAMES[id];
  return perKg === null ? `aumenta la cantidad de ${name}` : `añade unos ${perKg} g de ${name} por kg`;
}

/** One reason: what is out, the limit, and what to do about it. */
export function reason(finding: Finding, family: Family, dose: Dose | undefined): string {
  const { rule, value } = finding;
  const limit = bound(finding, KINDS[rule.level] ?? '');
  const remedy = dose ? dosed(rule.param.part, doseText(dose)) : remedyOf(finding, family);
  return (
    specialReason(finding, limit, family) ?? `${subject(finding, family)} ${fixed(value)} % (${limit}): ${remedy}.`
  );
}

function subject({ rule: { param } }: Finding, family: Family): string {
  if (param.part === 'mantecaGrasaLactea') return `Manteca de cacao más grasa láctea${param.suffix}`;
  return param.part === 'azucar' && isFilling(family) ? 'Azúcares' : param.label;
}

/** The few reasons that do not read «what, how much, limit: remedy». */
function specialReason(finding: Finding, limit: string, family: Family): string | undefined {
  const { rule, side } = finding;
  const value = fixed(finding.value);
  const legal = rule.level === 'legal';
  switch (rule.param.part) {
    case 'cacaoTotal':
      return legal && isFilling(family)
        ? `Cacao total ${value} % (${bound(finding, '')}): un relleno de bombón debe llevar cacao o chocolate.`
        : undefined;
    case 'csd':
      return legal && side === 'high'
        ? `Cacao seco desgrasado ${value} % (${bound(finding, '')}): el chocolate blanco no lleva pasta de cacao ni cacao en polvo; usa solo manteca de cacao.`
        : undefined;
    case 'ratio':
      return `La manteca supone el ${value} % del cacao (${limit}): ${remedyOf(finding, family)}.`;
    case 'lacteos':
      return side === 'high' && family === 'negro'
        ? `Lleva un ${value} % de sólidos lácteos (${limit}): valora el tipo leche.`
        : undefined;
    case 'agua':
      return legal
        ? `Contiene un ${value} % de agua (máximo técnico ${trimmed(finding.limit)} %): el chocolate se agarrota. Si es un relleno o una ganache, usa el tipo bombon.`
        : undefined;
    case 'grasaVegetal':
      return legal
        ? undefined
        : `Grasa vegetal del anexo II ${value} %: es legal hasta el ${trimmed(MOST_VEGETABLE_FAT)} %, pero resta calidad; usa manteca de cacao.`;
    case 'coberturas':
      return 'Parte de una cobertura ya elaborada: no es bean to bar.';
    default:
      return undefined;
  }
}

function dosed(part: Part, dose: string): string {
  if (part === 'cacaoTotal') return `${dose} o reduce el azúcar`;
  return part === 'grasaTotal' ? `la masa quedará espesa; ${dose}` : dose;
}

function remedyOf({ rule: { param }, side }: Finding, family: Family): string {
  const remedy = (side === 'low' ? TOO_LITTLE : TOO_MUCH)[param.part];
  const found = typeof remedy === 'string' ? remedy : (remedy?.[family] ?? remedy?.other);
  return found ?? `revisa ${lowerFirst(param.label)}`;
}

/** What to do about a part, whatever the family or family by family. */
type Remedies = Readonly<Partial<Record<Part, string | Readonly<Partial<Record<Family | 'other', string>>>>>>;

const TOO_LITTLE: Remedies = {
  csd: 'sube la pasta de cacao o el cacao en polvo, en lugar de manteca de cacao o azúcar',
  manteca: 'sube la cobertura o añade manteca de cacao',
  ratio: 'añade manteca de cacao o cambia cacao en polvo por pasta de cacao',
  grasaTotal: {
    gianduja: 'sube la pasta de avellana o la manteca de cacao',
    ganache: 'añade mantequilla o cobertura',
    anhidro: 'añade manteca de cacao o pasta de frutos secos',
  },
  azucar: {
    ganache: 'añade azúcar invertido, dextrosa o sorbitol para ligar el agua',
    anhidro: 'añade azúcar glas o praliné',
  },
  grasaLactea: 'usa leche entera en polvo o añade mantequilla clarificada',
  avellana: 'añade pasta de avellana',
};

const TOO_MUCH: Remedies = {
  cacaoTotal: {
    leche: 'añade azúcar o leche en polvo',
    gianduja: 'sube la pasta de avellana o el azúcar',
    other: 'añade azúcar',
  },
  csd: 'cambia cacao en polvo o pasta de cacao por manteca de cacao',
  manteca: 'reduce la manteca de cacao',
  ratio: 'cambia parte de la manteca de cacao por pasta de cacao',
  grasaTotal: {
    gianduja: 'reduce la manteca de cacao o la pasta de frutos secos',
    ganache: 'reduce la mantequilla, la nata o la manteca de cacao',
    anhidro: 'reduce la manteca de cacao o la pasta de frutos secos',
    other: 'reduce la manteca de cacao',
  },
  azucar: {
    negro: 'baja el azúcar y sube la pasta de cacao',
    leche: 'baja el azúcar y sube el cacao o la leche en polvo',
    blanco: 'baja el azúcar y sube la manteca de cacao o la leche en polvo',
    gianduja: 'baja el azúcar y sube la pasta de avellana o el cacao',
    other: 'reduce los azúcares o usa una cobertura con más cacao',
  },
  lacteos: 'reduce la leche en polvo',
  grasaLactea: {
    ganache: 'riesgo de ganache blanda o cortada; reduce la mantequilla o la nata',
    other: 'reduce la mantequilla clarificada o la leche entera en polvo',
  },
  avellana: 'reduce la pasta de avellana o sube el chocolate',
  frutosSecos: 'redúcelos',
  agua: {
    ganache: 'reduce la nata u otro líquido, o sube la cobertura',
    other: 'usa ingredientes secos',
  },
  anadidos: 'reduce los añadidos (frutos secos, fruta, cereales)',
  grasaVegetal: 'sustitúyela por manteca de cacao',
  aditivos: 'reduce la lecitina',
};

export function highWaterActivity(aw: number): string {
  return `aw estimada ${fixed(aw)} (máximo recomendado ${fixed(AW_TARGET.max)}): cambia parte del azúcar por azúcar invertido, dextrosa o sorbitol, o baja la nata.`;
}

export function forbiddenFat(row: Row): string {
  return `El ingrediente «${lowerFirst(row.nombre)}» no está autorizado en el chocolate (anexo II de la Directiva 2000/36/CE): usa manteca de cacao.`;
}

export const PIPE_GANACHE = 'Dosifica la ganache a 28-30 °C.';
export const MEASURE_AW = `aw calculada (${AW_SPREAD}): confírmala con un medidor antes de fijar la caducidad.`;

export function littleChocolate({ limit }: Finding): string {
  return `El relleno aporta menos del ${trimmed(limit)} % de chocolate: la envoltura debe completar el mínimo del bombón.`;
}

export const LABEL_VEGETABLE_FAT = 'Etiqueta: «contiene grasas vegetales además de manteca de cacao».';

export function unknownType(type: string): string {
  return `Tipo «${type}» no reconocido: se ha aplicado ${DEFAULT_TYPE}.`;
}

export function unknownIngredient({ name, grams }: Item, perhaps: string): string {
  const told = `Ingrediente no reconocido: «${name}» (${trimmed(grams)} g). Se ha contado como materia inerte.`;
  return perhaps === '' ? told : `${told} ${perhaps}`;
}
