import { type Analisis, analizar } from './analizar.ts';
import { ANALYSIS_FIELD_NAMES } from './craft/analysis-fields.ts';
import type { Craft } from './craft/craft.ts';
import { InputError, type ToldFault } from './craft/errors.ts';
import { CRAFT_IDS } from './craft/ids.ts';
import { checkFormula, checkKnown } from './craft/known-fields.ts';
import { isObject, readBody } from './craft/read.ts';
import { batch as texts } from './craft/texts.ts';
import { craftOf } from './crafts.ts';

/** Most formulas of a batch. */
export const MAX_FORMULAS = 200;

/** A fault as programs get it. */
export interface WireFault {
  readonly codigo: string;
  readonly indice?: number;
  readonly campo?: string;
  readonly detalle: string;
}

/** A fault in the words of the wire. */
function wireFault({ code, index, field, text }: ToldFault): WireFault {
  return {
    codigo: code,
    ...(index !== undefined && { indice: index }),
    ...(field !== undefined && { campo: field }),
    detalle: text,
  };
}

/** Faults told in one answer. */
const MOST_TOLD = 100;

/** All that is wrong with a request, as programs get it. */
export function wireFaults({ faults }: InputError): readonly WireFault[] {
  return faults.slice(0, MOST_TOLD).map(wireFault);
}

/** Why one formula of a batch has no analysis; the others have theirs. */
export interface ErrorDeFormula {
  readonly error: string;
  readonly codigo: string;
  readonly indice?: number;
  readonly campo?: string;
  readonly supported?: readonly string[];
  /** All that is wrong with it, this first. */
  readonly errores: readonly WireFault[];
}

/** The formulas of a batch, as sent, or an InputError. */
export function readFormulas(body: unknown): readonly unknown[] {
  const sent = readBody(body);
  checkKnown(sent, ['formulas']);
  const { formulas } = sent;
  if (!Array.isArray(formulas)) throw new InputError(texts.noFormulas, { code: 'faltan_formulas', field: 'formulas' });
  if (formulas.length === 0) throw new InputError(texts.none, { code: 'lista_vacia', field: 'formulas' });
  if (formulas.length > MAX_FORMULAS) {
    const text = texts.tooMany(formulas.length, MAX_FORMULAS);
    throw new InputError(text, { code: 'demasiadas_formulas', field: 'formulas' });
  }
  return formulas;
}

/** The analysis of one formula of a batch, or why there is none. `check` may refuse it first. */
export function analizarFormula(
  formula: unknown,
  check?: (craft: Craft, formula: unknown) => void,
): Analisis | ErrorDeFormula {
  try {
    const craft = craftNamed(formula);
    checkFormula(craft, formula, ANALYSIS_FIELD_NAMES);
    check?.(craft, formula);
    return analizar(craft, formula);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { supported } = error.fault;
    const errores = wireFaults(error);
    const { detalle, ...at } = errores[0]!;
    return { error: detalle, ...at, ...(supported !== undefined && { supported }), errores };
  }
}

function craftNamed(formula: unknown): Craft {
  if (!isObject(formula)) throw new InputError(texts.notAFormula, { code: 'formula_no_valida' });
  const { craft: id } = formula;
  const craft = typeof id === 'string' ? craftOf(id) : undefined;
  if (craft !== undefined) return craft;
  throw new InputError(texts.craft(CRAFT_IDS), { code: 'oficio_no_disponible', field: 'craft', supported: CRAFT_IDS });
}
