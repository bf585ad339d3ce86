/** What a type asks by law, held against a date. */
import { consultTypes, type ShownBan, type ShownDose, type ShownLimit, shownLimit } from '../consult.ts';
import type { Craft } from '../craft/craft.ts';
import { InputError } from '../craft/errors.ts';
import { lazyOf } from '../craft/lazy.ts';
import { upperFirst } from '../craft/spanish.ts';
import { texts } from './at-date-texts.ts';
import { NORMS } from './norms.gen.ts';
import { OTHER_LAW } from './other-law.gen.ts';
import type { LegalState, Norm } from './table.ts';

export type { LegalState, Norm } from './table.ts';

/** A norm with its first and last day. */
export interface ShownNorm {
  readonly titulo: string;
  readonly desde: string | null;
  readonly hasta: string | null;
  readonly estado: LegalState;
  /** The one that ruled before, whose figures are not kept. */
  readonly sustituye?: string;
}

/** What stands beside a requirement: the norms its source cites, and what they are on that day. */
export interface Dated {
  readonly estado: LegalState;
  readonly normas: readonly string[];
}

/** What a type asks by law, and since when. */
export interface LeyAnswer {
  readonly status: 'ok';
  readonly craft: string;
  readonly type: string;
  readonly typeLabel: string;
  readonly fecha: string;
  readonly normas: readonly ShownNorm[];
  readonly limites: readonly (ShownLimit & Dated)[];
  readonly dosis: readonly (ShownDose & Dated)[];
  readonly vetos: readonly (ShownBan & Dated)[];
  readonly nota: string;
}

const listOf = lazyOf(consultTypes);

/** What a type asks by law on a day, «2015-06-01»; undefined for a type the craft has not. */
export function leyEn(craft: Craft, type: string, fecha: unknown): LeyAnswer | undefined {
  const { tipos, dosis, vetos } = listOf(craft);
  const asked = tipos.find(({ id }) => id === type);
  if (asked === undefined) return undefined;
  const day = readDay(fecha);
  const dated = <Rule extends { readonly fuente: string }>(rule: Rule): Rule & Dated => {
    const norms = normsIn(rule.fuente);
    return { ...rule, estado: stateOfAll(norms, day), normas: norms.map(({ title }) => title) };
  };
  const inType = ({ tipos: held }: { readonly tipos: readonly string[] }) => held.includes(type);
  const isLegal = ({ normas }: Dated) => normas.length > 0;
  const limites = [...asked.limites, ...(OTHER_LAW[craft.id][type] ?? []).map(shownLimit)]
    .map(dated)
    .filter(({ nivel }) => nivel === 'ley' || nivel === 'denominacion');
  const rules = {
    limites: [...new Map(limites.map((limit) => [JSON.stringify(limit), limit])).values()],
    dosis: dosis.filter(inType).map(dated).filter(isLegal),
    vetos: vetos.filter(inType).map(dated).filter(isLegal),
  };
  const cited = new Set(Object.values(rules).flatMap((list) => list.flatMap(({ normas }) => normas)));
  return {
    status: 'ok',
    craft: craft.id,
    type,
    typeLabel: asked.nombre,
    fecha: day,
    normas: withFormer(cited).map((norm) => shownNorm(norm, day)),
    ...rules,
    nota: texts.atDate,
  };
}

/** The answer in lines, as a terminal and an agent show it. */
export function leyLines({ typeLabel, fecha, normas, limites, dosis, vetos, nota }: LeyAnswer): readonly string[] {
  const asked = [
    ...limites.map(({ nombre, otorga, rango, unidad, estado, fuente }) =>
      texts.ofLimit(nombre, otorga, rango, unidad, estado, fuente),
    ),
    ...dosis.map(({ que, tope, estado, fuente }) =>
      texts.ofLimit(upperFirst(que), undefined, [null, tope], '%', estado, fuente),
    ),
    ...vetos.map(({ dice, estado, fuente }) => texts.ofRule(withoutSlots(dice), estado, fuente)),
  ];
  return [
    texts.lawOn(typeLabel, fecha),
    ...(asked.length === 0 ? [texts.noLaw] : asked),
    ...normas.map(({ titulo, desde, hasta, sustituye }) => texts.ofNorm(titulo, desde, hasta, sustituye)),
    nota,
  ];
}

/** A sentence without what a formula would fill in: of two forms, the second. */
const withoutSlots = (says: string) =>
  says.replace(/\{[^{}|]*(?:\|([^{}]*))?\}/g, (_, several?: string) => several ?? '…');

function readDay(fecha: unknown): string {
  if (typeof fecha === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(fecha)) {
    const time = Date.parse(`${fecha}T00:00:00Z`);
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(fecha)) return fecha;
  }
  throw new InputError(texts.noDay, { code: 'valor_no_valido', field: 'fecha' });
}

/** The longest first: «RD 308/2019, art. 11.2 c» has days of its own. */
const BY_LENGTH = [...NORMS].sort((a, b) => b.title.length - a.title.length);

/** The norms a source cites by their titles. */
function normsIn(source: string): readonly Norm[] {
  let rest = source;
  return BY_LENGTH.filter(({ title }) => {
    if (!rest.includes(title)) return false;
    rest = rest.replaceAll(title, '');
    return true;
  });
}

/** The norms named, in the order of the table, each with the one that ruled before it. */
function withFormer(titles: ReadonlySet<string>): readonly Norm[] {
  const former = NORMS.flatMap(({ title, replaces = '' }) => (titles.has(title) ? [replaces] : []));
  return NORMS.filter(({ title }) => titles.has(title) || former.includes(title));
}

/** Whether a norm rules on a day. */
export function stateOf({ from, until }: Pick<Norm, 'from' | 'until'>, day: string): LegalState {
  if (until !== null && day > until) return 'ya_no';
  if (from === null) return 'sin_fecha';
  return day < from ? 'aun_no' : 'en_vigor';
}

/** One norm in force is enough; those without a date decide nothing beside those with one. */
function stateOfAll(norms: readonly Norm[], day: string): LegalState {
  const states = norms.map((norm) => stateOf(norm, day));
  return (['en_vigor', 'aun_no', 'ya_no'] as const).find((state) => states.includes(state)) ?? 'sin_fecha';
}

function shownNorm(norm: Norm, day: string): ShownNorm {
  const { title, from, until, replaces } = norm;
  return {
    titulo: title,
    desde: from,
    hasta: until,
    estado: stateOf(norm, day),
    ...(replaces === undefined ? {} : { sustituye: replaces }),
  };
}
