import { parseArgs } from 'node:util';
import { parseNumber, suggest, type ToldFault } from '@obrador/engine';
import { BALANCING, EVERYWHERE, FORMS, OPTION_NAMES, OPTIONS, type OptionName } from './option-table.ts';
import { mistakes } from './texts.ts';

/** Faults of requests, and those only a command line can have, in words for people. */
export interface UsageFault extends Omit<ToldFault, 'code'> {
  readonly code: ToldFault['code'] | 'orden_no_valida' | 'oficio_distinto' | 'oficio_desconocido';
}

/** Mistakes in the command line or in what it reads: Spanish, one per line, exit status 2. */
export class UsageError extends Error {
  readonly faults: readonly UsageFault[];

  constructor(told: string | readonly UsageFault[]) {
    const faults: readonly UsageFault[] = typeof told === 'string' ? [{ code: 'orden_no_valida', text: told }] : told;
    super(faults.map(({ text }) => text).join('\n'));
    this.faults = faults;
  }

  /** As programs read it, in the shape of the service's refusals. */
  toJSON() {
    const errores = this.faults.map(({ code, index, field, text }) => ({
      codigo: code,
      indice: index,
      campo: field,
      detalle: text,
    }));
    const { detalle: _, ...first } = errores[0]!;
    return { error: this.message, ...first, errores };
  }
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
}

export type Values = ReturnType<typeof parse>['values'];

export function readArgs(args: readonly string[]): { readonly values: Values; readonly words: readonly string[] } {
  const { values, positionals } = parsed(args);
  if (values['solo-estos'] && values.anadir) throw new UsageError(mistakes.contradiction);
  return { values, words: positionals };
}

function parsed(args: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args);
  } catch (error) {
    throw new UsageError(spanish(error));
  }
}

/** `parseArgs` explains itself in English; its codes and the option it quotes are enough to say it in Spanish. */
function spanish(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const option = /--?[\w-]+(?= |'|$)/.exec(message.replace(/-\w, /, ''))?.[0] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = suggest(
      option,
      OPTION_NAMES.map((id) => ({ id })),
      1,
    );
    return mistakes.unknownOption(
      option,
      meant.map((name) => `--${name}`),
    );
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return mistakes.optionValue(option);
  return mistakes.unclear;
}

/** The option without which another does nothing. */
function conditionOf(name: OptionName): 'equilibrar' | 'json' | undefined {
  if ((BALANCING as readonly OptionName[]).includes(name)) return 'equilibrar';
  return name === 'balance' ? 'json' : undefined;
}

/** Refuses options that would have no effect in an order. */
export function refuseUseless(order: string, taken: readonly OptionName[], values: Values): void {
  for (const name of Object.keys(values) as OptionName[]) {
    if (EVERYWHERE.includes(name) || values[name] === undefined) continue;
    if (!taken.includes(name)) throw new UsageError(mistakes.uselessOption(name, order));
    const other = conditionOf(name);
    if (other !== undefined && taken.includes(other) && !values[other]) {
      throw new UsageError(mistakes.onlyWith(name, other));
    }
  }
  const forms = FORMS.filter((form) => values[form]);
  if (forms.length > 1) throw new UsageError(mistakes.oneForm(forms));
  if (values.balance && values.equilibrar)
    throw new UsageError(mistakes.uselessOption('balance', `${order} --equilibrar`));
}

/** A weight given in an option, read as recipes are: «0,5», «0.5», «1.000», «1.000,5». */
export function gramsOf(text: string, option: string): number {
  const value = parseNumber(text, false)?.value;
  if (value === undefined) throw new UsageError(mistakes.grams(option, text));
  return value;
}

/** A limit of a parameter, which may lie below zero. */
export function signedOf(text: string, option: string): number {
  const [, sign = '', digits = ''] = /^\s*([-−]?)(.*)$/s.exec(text)!;
  const value = parseNumber(digits, false)?.value;
  if (value === undefined) throw new UsageError(mistakes.numbers(option, text));
  return sign === '' ? value : -value;
}

const LAST_PORT = 65_535;

export function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= LAST_PORT)) {
    throw new UsageError(mistakes.port(LAST_PORT, text));
  }
  return port;
}
