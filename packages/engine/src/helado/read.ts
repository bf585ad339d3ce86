import { type Fault, InputError } from '../craft/errors.ts';
import { asSent, type Item, type ItemShape, readBody, readItems, readType } from '../craft/read.ts';
import { FIGURES } from './figures.gen.ts';
import { HARDNESS } from './food-view.ts';
import { refusals } from './texts.ts';
import { DEFAULT_TYPE, findType, findTypeId, type Rules, rulesOf, servedAt } from './types.ts';

/** °C a cabinet, a display, a soft machine or a granita dispenser may be at. */
export const SERVICE = { min: FIGURES.servicio_minimo, max: FIGURES.servicio_maximo };

const PERCENT = { min: 0, max: 100 };
const POSITIVE = { min: 0 };
/** Pure fat has no more, kcal. */
const ENERGY = { min: 0, max: 900 };
/** Sucrose = 100 per 100 g: nothing a mix takes is beyond ten times that but sweeteners dosed by the milligram. */
const CLASSIC_SCALE = { min: 0, max: 1000 };
/** Tables that take off what cocoa and nuts harden have negative ones, as far as pure cocoa would. */
const HARDENED_SCALE = { min: -100 * HARDNESS.cocoa, max: CLASSIC_SCALE.max };

export const SHAPE = {
  name: 'name',
  weight: 'grams',
  numbers: {
    azucares: PERCENT,
    materiagrasa: PERCENT,
    esml: PERCENT,
    lactosa: PERCENT,
    proteinas: PERCENT,
    otrossolidos: PERCENT,
    pac: HARDENED_SCALE,
    pod: CLASSIC_SCALE,
    kcal: ENERGY,
    precio: POSITIVE,
  },
} as const satisfies ItemShape;

export interface Formula {
  readonly rules: Rules;
  /** The type asked for, when it is none the craft knows. */
  readonly unknownType: string | undefined;
  readonly items: readonly Item[];
}

/** Any JSON in; a formula of this craft out, or the refusal to tell. */
export function readFormula(json: unknown): Formula {
  const body = readBody(json);
  return formulaIn(body, findType, readService(body));
}

/** As the operation of the interface has it: types by their ids alone, and one range of hardness. */
export function readInterface(json: unknown): Formula {
  return formulaIn(readBody(json), findTypeId, undefined);
}

function formulaIn(body: Wire, find: typeof findType, service: number | undefined): Formula {
  const { craft } = body;
  if (craft !== undefined && craft !== null && craft !== 'helado') throw otherCraft(craft);
  const items = readItems(body, SHAPE);
  const { type, unknown } = readType(body.type, find, DEFAULT_TYPE);
  const rules = rulesOf(type);
  return { rules: service === undefined ? rules : servedAt(rules, service), unknownType: unknown, items };
}

type Wire = Readonly<Record<string, unknown>>;

/** Both spellings, the one of the other Spanish fields first. */
export const SERVICE_FIELDS = ['temperatura_servicio', 'temperaturaServicio'] as const;

/** One look spares most requests the rest. */
function asksForService({ temperatura_servicio: asked, temperaturaServicio: alike }: Wire): boolean {
  return asked !== undefined || alike !== undefined;
}

/** The temperature the ice cream is to be served at, where one is asked for. */
function readService(body: Wire): number | undefined {
  if (!asksForService(body)) return undefined;
  for (const field of SERVICE_FIELDS) {
    const value = Object.hasOwn(body, field) ? body[field] : undefined;
    if (value === undefined || value === null) continue;
    if (typeof value === 'number' && value >= SERVICE.min && value <= SERVICE.max) return value;
    throw new InputError(refusals.service(SERVICE.min, SERVICE.max), { code: 'valor_no_valido', field });
  }
  return undefined;
}

function otherCraft(craft: unknown): InputError {
  const fault: Fault = { code: 'oficio_no_disponible', field: 'craft', supported: ['helado'] };
  return new InputError(refusals.craft(asSent(craft)), fault);
}
