import { gramsOf, signedOf, UsageError, type Values } from './args.ts';
import { mistakes } from './texts.ts';

/** `opciones` of a balancing request, from the options of the command line. */
export function balancingOptions(values: Values): Record<string, unknown> {
  const added = values['solo-estos'] ? [] : values.anadir;
  return {
    ...(values.fijar && { fijos: values.fijar }),
    ...(values.limite && { limites: Object.fromEntries(values.limite.map(limit)) }),
    ...(values.parametro && { parametros: Object.fromEntries(values.parametro.map(parameter)) }),
    ...(values.unidad && { unidades: Object.fromEntries(values.unidad.map(unit)) }),
    ...(added && { anadir: added }),
    ...(values.total !== undefined && { total: gramsOf(values.total, 'total') }),
    ...(values.paso !== undefined && { paso: gramsOf(values.paso, 'paso') }),
    ...(values.objetivo !== undefined && { objetivo: values.objetivo }),
    ...(values.centrado && { centrado: true }),
  };
}

/** «nata=100:250», «nata=100:» or «nata=:250». */
function limit(text: string): [string, { min?: number; max?: number }] {
  const [name, min, max] = bounds(text, 'limite', gramsOf);
  return [name, { ...(min !== null && { min }), ...(max !== null && { max }) }];
}

/** «PAC=-12,5:-11» or «sal=:2»: a range of one's own. */
function parameter(text: string): [string, [number | null, number | null]] {
  const [key, min, max] = bounds(text, 'parametro', signedOf);
  return [key, [min, max]];
}

/** A name and its two sides, null where one is open. */
function bounds(
  text: string,
  option: string,
  read: (side: string, option: string) => number,
): [string, number | null, number | null] {
  const form = 'nombre=mínimo:máximo';
  const [name, sides] = split(text, option, form);
  const [min = '', max = '', ...rest] = sides.split(':');
  if (rest.length > 0 || !sides.includes(':') || min + max === '') {
    throw new UsageError(mistakes.form(option, form, text));
  }
  const side = (written: string) => (written === '' ? null : read(written, option));
  return [name, side(min), side(max)];
}

/** «huevo entero=50»: whole units of 50 g. */
function unit(text: string): [string, number] {
  const [name, grams] = split(text, 'unidad', 'nombre=gramos');
  return [name, gramsOf(grams, 'unidad')];
}

function split(text: string, option: string, form: string): [string, string] {
  const at = text.lastIndexOf('=');
  if (at <= 0) throw new UsageError(mistakes.form(option, form, text));
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
