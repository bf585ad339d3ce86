import { gramsOf, UsageError, type Values } from './args.ts';

/** `opciones` of a balancing request, from the options of the command line. */
export function balancingOptions(values: Values): Record<string, unknown> {
  const added = values['solo-estos'] ? [] : values.anadir;
  return {
    ...(values.fijar && { fijos: values.fijar }),
    ...(values.limite && { limites: Object.fromEntries(values.limite.map(limit)) }),
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
  const [name, bounds] = split(text, 'limite', 'nombre=mínimo:máximo');
  const [min = '', max = '', ...rest] = bounds.split(':');
  if (rest.length > 0 || !bounds.includes(':') || min + max === '') {
    throw new UsageError(`«--limite» se escribe nombre=mínimo:máximo: «${text}» no vale.`);
  }
  return [
    name,
    {
      ...(min !== '' && { min: gramsOf(min, 'limite') }),
      ...(max !== '' && { max: gramsOf(max, 'limite') }),
    },
  ];
}

/** «huevo entero=50»: whole units of 50 g. */
function unit(text: string): [string, number] {
  const [name, grams] = split(text, 'unidad', 'nombre=gramos');
  return [name, gramsOf(grams, 'unidad')];
}

function split(text: string, option: string, form: string): [string, string] {
  const at = text.lastIndexOf('=');
  if (at <= 0) throw new UsageError(`«--${option}» se escribe ${form}: «${text}» no vale.`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
