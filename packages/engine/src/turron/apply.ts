import { applySteps, type Step, WEIGHT, weightOf } from '../craft/apply.ts';
import { readBody, readType } from '../craft/read.ts';
import { balanceTurron } from './balance.ts';
import { findRow, type Row } from './catalogue.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, findType, type TypeId } from './types.ts';

type Kind = (row: Row) => boolean;

const HONEY_FOR_SUGAR = new RegExp(`sustituye unos ${WEIGHT} de azúcar por miel\\.`);
const MORE = new RegExp(`añade unos ${WEIGHT} de (miel|almendra tostada|almendra cruda|almendra)\\.`);
const TO_REACH = new RegExp(`llegar al \\d+ % de (almendra|frutos secos|materias básicas): añade unos ${WEIGHT}\\.`);
const SHORT = [/^Para la categoría Suprema /, /^Para la categoría Extra /, /^Almendra .+ no llega /];
const DILUTED = [/^Miel /, /^Falta yema/];
const YOLK = new RegExp(`^Falta yema: .+ \\(unos ${WEIGHT}\\)\\.$`);
const NOT_ADMITTED = /^El ingrediente «(.+)» no está admitido en .+: retíralo o cambia de tipo\.$/;
const STARCH = /Elimina la harina o la fécula\./;

const isHoney: Kind = (row) => row.es_miel === 1;
const isSugar: Kind = (row) => row.es_azucar === 1;
const isAlmond: Kind = (row) => row.es_almendra === 1;
const isNut: Kind = (row) => row.es_fruto_seco === 1;
const isYolk: Kind = (row) => row.id === 'yema';
const isStarch: Kind = (row) => row.grupo === 'fecula';

/** The request after following one reason that says what to do, or null when it says nothing that can be weighed. */
export function applySuggestion(body: unknown, reason: string): Record<string, unknown> | null {
  const next = applyOnce(body, reason);
  const short = SHORT.find((kind) => kind.test(reason));
  if (next === null || short === undefined) return next;
  const before = motivosOf(body);
  const spoilt = DILUTED.filter((kind) => !before.some((motivo) => kind.test(motivo)));
  return followAll(next, [short, ...spoilt]);
}

/** Each round asks for a fifth of the one before at most, and for one gram at least. */
const MOST_ROUNDS = 50;

/**
 * The grams of a reason that names a category are of toasted almond, and the formula may take another: raw
 * almond loses weight on toasting. Almond also dilutes the honey and the yolk there are. So the reasons of these kinds
 * that are left are followed in turn, until none is and the category is reached.
 */
function followAll(first: Record<string, unknown>, kinds: readonly RegExp[]): Record<string, unknown> {
  let next = first;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const left = motivosOf(next).find((motivo) => kinds.some((kind) => kind.test(motivo)));
    const further = left === undefined ? null : applyOnce(next, left);
    if (further === null) break;
    next = further;
  }
  return next;
}

function motivosOf(body: unknown): readonly string[] {
  return balanceTurron(body).score.motivos;
}

function applyOnce(body: unknown, reason: string): Record<string, unknown> | null {
  const steps = stepsIn(body, reason);
  return steps === null ? null : applySteps(body, SHAPE, steps);
}

function stepsIn(body: unknown, reason: string): Step[] | null {
  const swap = HONEY_FOR_SUGAR.exec(reason);
  if (swap) return [step(-weightOf(swap[1]), isSugar, 'azucar'), step(weightOf(swap[1]), isHoney, 'miel')];
  const more = MORE.exec(reason);
  if (more) return [more[2] === 'miel' ? step(weightOf(more[1]), isHoney, 'miel') : almond(body, weightOf(more[1]))];
  const reach = TO_REACH.exec(reason);
  if (reach)
    return [
      reach[1] === 'almendra' ? almond(body, weightOf(reach[2])) : step(weightOf(reach[2]), isNut, almondOf(body)),
    ];
  const yolk = YOLK.exec(reason);
  if (yolk) return [step(weightOf(yolk[1]), isYolk, 'yema')];
  const banned = NOT_ADMITTED.exec(reason);
  if (banned) return [step(-Number.MAX_VALUE, (row) => row.nombre === banned[1], '')];
  return STARCH.test(reason) ? [step(-Number.MAX_VALUE, isStarch, '')] : null;
}

function almond(body: unknown, grams: number): Step {
  const { toasted, name } = almondFor(body);
  return step(grams, (row) => isAlmond(row) && (toasted || row.grupo === 'almendra_cruda'), name);
}

function almondOf(body: unknown): string {
  return almondFor(body).name;
}

/** Toasted almond for turrón; marzipan, yolk turrón and sugared almonds are made with raw almond. */
const RAW: ReadonlySet<TypeId> = new Set(['mazapan', 'yema_tostada', 'peladilla']);

function almondFor(body: unknown): { readonly toasted: boolean; readonly name: string } {
  const { type } = readType(readBody(body).type, findType, DEFAULT_TYPE);
  return RAW.has(type)
    ? { toasted: type !== 'mazapan', name: 'almendra_cruda' }
    : { toasted: true, name: 'almendra_tostada' };
}

function step(grams: number, kind: Kind, name: string): Step {
  const fits: Step['fits'] = (item) => {
    const row = findRow(item.name);
    return row !== undefined && kind(row);
  };
  return { grams, fits, name };
}
