/** The options of the command line. */
export const OPTIONS = {
  tipo: { type: 'string', short: 't' },
  fecha: { type: 'string' },
  json: { type: 'boolean' },
  balance: { type: 'boolean' },
  tabla: { type: 'boolean' },
  csv: { type: 'boolean' },
  estricto: { type: 'boolean' },
  traza: { type: 'boolean' },
  vigilar: { type: 'boolean' },
  equilibrar: { type: 'boolean', short: 'e' },
  fijar: { type: 'string', multiple: true },
  limite: { type: 'string', multiple: true },
  parametro: { type: 'string', multiple: true },
  unidad: { type: 'string', multiple: true },
  anadir: { type: 'string', multiple: true },
  'solo-estos': { type: 'boolean' },
  total: { type: 'string' },
  paso: { type: 'string' },
  objetivo: { type: 'string' },
  centrado: { type: 'boolean' },
  nombre: { type: 'string' },
  denominacion: { type: 'string' },
  porcion: { type: 'string' },
  perdida: { type: 'string' },
  destacar: { type: 'string', multiple: true },
  sabor: { type: 'string', multiple: true },
  sin: { type: 'string', multiple: true },
  con: { type: 'string', multiple: true },
  coste: { type: 'string' },
  servicio: { type: 'string' },
  variantes: { type: 'string' },
  quitar: { type: 'string' },
  por: { type: 'string', multiple: true },
  nutricion: { type: 'string', multiple: true },
  puerto: { type: 'string', short: 'p' },
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
} as const;

export type OptionName = keyof typeof OPTIONS;

/** Options that say how to balance, and nothing without `--equilibrar`. */
export const BALANCING = [
  'fijar',
  'limite',
  'parametro',
  'unidad',
  'anadir',
  'solo-estos',
  'total',
  'paso',
  'objetivo',
  'centrado',
] as const satisfies readonly OptionName[];

/** Forms of an answer, of which one can be had. */
export const FORMS = ['json', 'tabla', 'csv'] as const satisfies readonly OptionName[];

/** Options every order takes. */
export const EVERYWHERE: readonly OptionName[] = ['ayuda', 'help', 'version'];

/** Options as people find them in help and completion: `help` is there for habit only. */
export const OPTION_NAMES: readonly OptionName[] = (Object.keys(OPTIONS) as OptionName[]).filter(
  (name) => name !== 'help',
);

export interface OptionInfo {
  readonly name: OptionName;
  readonly short: string | undefined;
  readonly takesValue: boolean;
}

export function optionInfo(name: OptionName): OptionInfo {
  const option: { readonly type: string; readonly short?: string } = OPTIONS[name];
  return { name, short: option.short, takesValue: option.type === 'string' };
}
