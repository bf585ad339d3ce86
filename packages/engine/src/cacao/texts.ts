import type { Deed } from '../craft/correct.ts';
import type { ManifestTexts } from '../craft/craft.ts';
import { awText, hangsOnBar } from '../craft/keeping.ts';
import { fold } from '../craft/names.ts';
import type { Item } from '../craft/read.ts';
import { remember } from '../craft/remember.ts';
import { fixed, list, lowerFirst, trimmed, upperFirst } from '../craft/spanish.ts';
import type { Row } from './catalogue.ts';
import { type Finding, MOST_VEGETABLE_FAT } from './law.ts';
import { CONTENTS } from './params.gen.ts';
import type { Part } from './params.ts';
import { type Family, isFilling } from './profile.ts';
import { bound, KINDS } from './title-texts.ts';
import { DEFAULT_TYPE, labelOf } from './types.ts';

export const MANIFEST: ManifestTexts = {
  service: 'Equilibrado de chocolate y cacao',
  description:
    'Analiza una fórmula de chocolate: cacao, manteca, grasa, azúcar, lácteos y coste, con la denominación legal, la medalla, las temperaturas de temple y, en rellenos, la actividad de agua.',
  note: 'Usa los identificadores del catálogo en «ingrediente»; también se admiten nombres corrientes. Los pesos son los de la fórmula tal como se pesa.',
};

export const NO_VALID_INGREDIENTS =
  'No hay ingredientes válidos: indica cacao (pasta, manteca, polvo, nibs o cobertura) o azúcar con un peso mayor que 0.';

export const ALL_IN_RANGE = 'Fórmula equilibrada: todos los parámetros están en rango.';

/** Under so many grams a formula is parts: advice is per kilo. */
export const SMALLEST_BATCH = 100;

/** «añade 30 g de pasta de cacao», «cambia 30 g de azúcar por pasta de cacao»; `total` is the weight of the formula. */
export function change(deed: Deed<Row>, total: number): string {
  if (total >= SMALLEST_BATCH) return changed(deed, deed.grams);
  return `${changed(deed, (1000 * deed.grams) / total)} por cada kilo`;
}

function changed({ from, to }: Deed<Row>, grams: number): string {
  const amount = `${trimmed(grams, grams < 10 ? 1 : 0)} g`;
  const nameOf = ({ row }: { readonly row: Row }) => weighedName(row.nombre);
  if (from && to) return `cambia ${amount} de ${nameOf(from)} por ${nameOf(to)}`;
  return from ? `quita ${amount} de ${nameOf(from)}` : `añade ${amount} de ${nameOf(to!)}`;
}

/** What stands in brackets tells rows apart, not what to weigh. */
const weighedName = remember((name) => lowerFirst(name.split(' (')[0]!));

export function besides(told: string): string {
  return `Además, ${told}.`;
}

export const MENDED_BEFORE = 'se corrige con lo anterior';

/**
 * One reason: what is out, the limit, and what to do about it; in words where nothing can be weighed. `fresh` is a
 * number that only the changes told before push out.
 */
export function reason(finding: Finding, family: Family, told: string | undefined, fresh: boolean): string {
  const { level, authority } = finding.rule;
  // What we ask for ourselves is nobody's law.
  const limit = bound(finding, authority === 'consejo' ? '' : (KINDS[level] ?? ''));
  const remedy = told ?? remedyOf(finding, family);
  const usual = `${subject(finding, family)} ${fixed(finding.value)} % (${limit}): ${remedy}.`;
  if (fresh) return `Con esos cambios, ${lowerFirst(usual)}`;
  return specialReason(finding, limit, family, told) ?? usual;
}

function subject({ rule: { param } }: Finding, family: Family): string {
  if (param.part === 'mantecaGrasaLactea') return `Manteca de cacao más grasa láctea${param.suffix}`;
  return param.part === 'azucar' && isFilling(family) ? 'Azúcares' : param.label;
}

/** The few reasons that do not read «what, how much, limit: remedy». */
function specialReason(finding: Finding, limit: string, family: Family, told: string | undefined): string | undefined {
  const { rule, side } = finding;
  const value = fixed(finding.value);
  const legal = rule.level === 'legal';
  const then = told === undefined ? '' : `; ${told}`;
  switch (rule.param.part) {
    case 'cacaoTotal':
      return legal && isFilling(family)
        ? `Cacao total ${value} % (${bound(finding, '')}): un relleno de bombón debe llevar cacao o chocolate${then}.`
        : undefined;
    case 'csd':
      return legal && side === 'high'
        ? `Cacao seco desgrasado ${value} % (${bound(finding, '')}): el chocolate blanco no lleva pasta de cacao ni cacao en polvo; ${told ?? 'usa solo manteca de cacao'}.`
        : undefined;
    case 'ratio':
      return `La manteca supone el ${value} % del cacao (${limit}): ${told ?? remedyOf(finding, family)}.`;
    case 'aguaPorManteca':
      return `Lleva ${value} g de agua por 100 de manteca de cacao (${limit}): no cuaja para bolear; ${told ?? remedyOf(finding, family)}.`;
    case 'lacteos':
      return side === 'high' && family === 'negro'
        ? `Lleva un ${value} % de sólidos lácteos (${limit}): ${told === undefined ? '' : `${told}, o `}analízalo como chocolate con leche.`
        : undefined;
    case 'agua':
      if (legal && family === 'untable')
        return `Contiene un ${value} % de agua (máximo técnico ${trimmed(finding.limit)} %): una crema con agua no se conserva${then}.`;
      return legal && !isFilling(family)
        ? `Contiene un ${value} % de agua (máximo técnico ${trimmed(finding.limit)} %): el chocolate se agarrota${then}. Si es un relleno o una ganache, analízalo como bombón.`
        : undefined;
    case 'grasaVegetal':
      return legal
        ? undefined
        : `Grasa vegetal del anexo II ${value} %: es legal hasta el ${trimmed(MOST_VEGETABLE_FAT)} %, pero resta calidad; ${told ?? 'usa manteca de cacao'}.`;
    case 'almidon':
      return finding.limit === 0
        ? `Lleva un ${value} % de harina o almidón: solo se admite en el chocolate a la taza${then}.`
        : undefined;
    case 'grasaNoAutorizada':
      return `Lleva un ${value} % de grasa no autorizada (anexo II de la Directiva 2000/36/CE): es un sucedáneo, no chocolate; ${told ?? 'usa manteca de cacao'}.`;
    case 'azucarAnadido':
      return `Lleva un ${value} % de azúcares o de alimentos que los llevan añadidos: no puede llamarse «sin azúcares añadidos» (Reglamento (CE) 1924/2006)${then}.`;
    case 'coberturas':
      return 'Parte de una cobertura ya elaborada: no es bean to bar.';
    default:
      return undefined;
  }
}

/** What to do about a part, whatever the family or family by family. */
type Remedy = string | Readonly<Partial<Record<Family | 'otro', string>>>;
interface Remedied {
  readonly label: string;
  readonly remedy?: { readonly low?: Remedy; readonly high?: Remedy };
}
const REMEDIED: Readonly<Record<Part, Remedied>> = CONTENTS;

function remedyOf({ rule: { param }, side }: Finding, family: Family): string {
  const remedy = REMEDIED[param.part].remedy?.[side];
  const found = typeof remedy === 'string' ? remedy : (remedy?.[family] ?? remedy?.otro);
  return found ?? `revisa ${lowerFirst(param.label)}`;
}

export function highWaterActivity(
  aw: number,
  bar: number,
  most: number,
  told: string | undefined,
  cooked: boolean,
): string {
  const remedy = told ?? 'cambia parte del azúcar por azúcar invertido, dextrosa o sorbitol, o baja la nata';
  // Its weights are of before the pot, which may do it all.
  return `aw estimada ${awText(aw, bar)} (máximo recomendado ${fixed(most)}): ${cooked ? 'cuécelo más o ' : ''}${remedy}.`;
}

export function confirm(finding: Finding): string {
  return `${finding.rule.param.label} ${fixed(finding.value)} % (${bound(finding, 'legal ')}): al límite, confírmalo con la ficha del cacao.`;
}

export const PIPE_GANACHE = 'Dosifica la ganache entre 28 y 30 °C.';

/** `weeks` in words: a fresh filling has no other keeping than the cold. */
export function keepCold(weeks: string): string {
  return `Se guarda en frío, entre 4 y 6 °C y en caja cerrada, y se come en ${weeks} semanas.`;
}

export function asFresh(weeks: string): string {
  return `Como bombón fresco, en frío y hasta ${weeks} semanas, es correcta: analízala como bombón fresco.`;
}

/** Two decimals, or the three a meter gives. */
const reading = (aw: number) => fixed(aw, Math.abs(aw * 100 - Math.round(aw * 100)) < 1e-6 ? 2 : 3);

/** `cooked` is what loses water in the pot: its weights are of before. */
export function measureAw(
  aw: number,
  bar: number,
  most: number,
  measured: number | undefined,
  cooked: boolean,
): string {
  const before = 'con los pesos de antes de cocer: la cocción la baja';
  if (measured !== undefined) {
    const apart = Math.abs(measured - aw);
    const doubt = ` Se apartan ${fixed(apart)}, más que el margen: revisa el medidor, o si los pesos son de antes de cocer.`;
    return `aw medida ${reading(measured)} (calculada ${awText(aw, bar)}), con el máximo en ${fixed(most)}.${apart > bar ? doubt : ''}`;
  }
  return hangsOnBar(aw, most, bar)
    ? `aw calculada ${awText(aw, bar)}${cooked ? ` (${before})` : ''}, con el máximo en ${fixed(most)}: la diferencia es menor que el margen. Mídela antes de fiarte del resultado y de fijar la caducidad.`
    : `aw calculada (±${fixed(bar)}${cooked ? `, ${before}` : ''}): confírmala con un medidor antes de fijar la caducidad.`;
}

export function pendingAw(aw: number, bar: number, most: number): string {
  return `a falta de medir la aw (calculada ${awText(aw, bar)}; máximo ${fixed(most)})`;
}

export function beyondAw(measured: number, most: number): string {
  return `con la aw medida (${reading(measured)}) por encima del máximo (${fixed(most)})`;
}

export function measuredTooWet(measured: number, most: number): string {
  return `La aw medida (${reading(measured)}) pasa del máximo (${fixed(most)}): consérvalo en frío o baja el agua.`;
}

export function littleChocolate({ limit }: Finding): string {
  return `El relleno aporta menos del ${trimmed(limit)} % de chocolate: la envoltura debe completar el mínimo del bombón.`;
}

/** The drink as it is served holds a third of what its powder has to. */
export function readyDrink(water: number): string {
  return `Con un ${trimmed(water, 1)} % de agua es la bebida ya hecha: la ley y los rangos son de lo que se vende para deshacer. Manda la fórmula sin la leche ni el agua y se juzga el preparado.`;
}

export const TOO_WET =
  'Con lo que se conoce de la fórmula, lleva demasiada agua para conservarse: baja el agua o añade azúcares que la liguen, y di qué es lo que falta.';

/** Annex III of Regulation (EU) 1169/2011. */
export function laxative(percent: number): string {
  return `Polialcoholes al ${trimmed(percent, 1)} %: la etiqueta debe decir que «un consumo excesivo puede producir efectos laxantes».`;
}

const VEGETABLE_FAT = 'contiene grasas vegetales además de manteca de cacao';

export const otherName = (asked: string, lawful: string) =>
  `Su denominación es «${lowerFirst(lawful)}»: no cumple lo que el RD 1055/2003 pide para «${lowerFirst(asked)}».`;

export const LABEL_VEGETABLE_FAT = `Etiqueta: «${VEGETABLE_FAT}».`;

/** Mandatory words of Directive 2000/36/EC. */
export const labelWords = {
  cocoa: (percent: number) => ({
    codigo: 'cacao',
    texto: `Cacao: ${percent} % mínimo`,
    articulo: 'RD 1055/2003, art. 3',
  }),
  vegetableFat: {
    codigo: 'grasa_vegetal',
    texto: upperFirst(VEGETABLE_FAT),
    articulo: 'RD 1055/2003; Directiva 2000/36/CE, art. 2.2',
  },
  cooked: { codigo: 'consumo_cocido', texto: 'Para su consumo cocido', articulo: 'RD 1055/2003, 6 e' },
  quality: (name: string, said: string, missed: readonly Finding[]) =>
    `«${name}»: «${said}» pide ${list(missed.map(({ rule, value, limit }) => `${lowerFirst(rule.param.label)} desde el ${trimmed(limit)} % (lleva ${trimmed(value)})`))}.`,
};

export const QUALITY_SOURCE = 'RD 1055/2003, 6 g';

/** The word by which a name claims a quality above the common one. */
export function qualityIn(name: string): string | undefined {
  return /\b(?:extra|superior(?:es)?|suprem[oa]s?|gran calidad|calidad superior)\b/.exec(fold(name))?.[0];
}

export function unknownType(type: string): string {
  return `Tipo «${type}» no reconocido: se ha analizado como ${lowerFirst(labelOf(DEFAULT_TYPE))}.`;
}

export function unknownIngredient({ name, grams }: Item, perhaps: string): string {
  const told = `Ingrediente no reconocido: «${name}» (${trimmed(grams)} g). Se ha contado como materia inerte.`;
  return perhaps === '' ? told : `${told} ${perhaps}`;
}
