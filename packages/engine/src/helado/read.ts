import { InputError } from '../craft/errors.ts';
import { asSent, type Item, type ItemShape, readBody, readItems, readType } from '../craft/read.ts';
import { refusals } from './texts.ts';
import { DEFAULT_TYPE, findType, type Rules, rulesOf } from './types.ts';

const PERCENT = { min: 0, max: 100 };
const POSITIVE = { min: 0 };
/** Sucrose = 100 per 100 g: nothing a mix takes is beyond ten times that but sweeteners dosed by the milligram. */
const CLASSIC_SCALE = { min: 0, max: 1000 };

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
    pac: CLASSIC_SCALE,
    pod: CLASSIC_SCALE,
    kcal: POSITIVE,
    precio: POSITIVE,
  },
} as const satisfies ItemShape;

export interface Formula {
  readonly rules: Rules;
  /** The type asked for, when it is not one of the twelve. */
  readonly unknownType: string | undefined;
  readonly items: readonly Item[];
}

/** Any JSON in; a formula of this craft out, or the refusal to tell. */
export function readFormula(json: unknown): Formula {
  const body = readBody(json);
  const { craft } = body;
  if (craft !== undefined && craft !== null && craft !== 'helado') throw otherCraft(craft);
  const items = readItems(body, SHAPE);
  const { type, unknown } = readType(body.type, findType, DEFAULT_TYPE);
  return { rules: rulesOf(type), unknownType: unknown, items };
}

function otherCraft(craft: unknown): InputError {
  const fault = { code: 'oficio_no_disponible', field: 'craft', supported: ['helado'] };
  return new InputError(refusals.craft(asSent(craft)), fault);
}
