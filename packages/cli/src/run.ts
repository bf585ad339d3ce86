import { Console } from 'node:console';
import { readFileSync } from 'node:fs';
import { decodeText } from '@obrador/engine';
import packageJson from '../package.json' with { type: 'json' };
import { readArgs, refuseUseless, UsageError } from './args.ts';
import { help, helpOf } from './help.ts';
import type { Result } from './order.ts';
import { ORDERS, orderNamed } from './orders.ts';
import { type Environment, type Stream, screenOf } from './screen.ts';
import { mistakes } from './texts.ts';

/** What the command line uses of its process. */
export interface Io {
  readonly stdin: { readonly isTTY?: boolean; readonly fd: number };
  readonly stdout: NodeJS.WritableStream & Stream;
  readonly stderr: NodeJS.WritableStream & Stream;
  readonly env: Environment;
}

/** Does what the words after «obrador» say; gives the exit status. */
export async function run(args: readonly string[], io: Io): Promise<Result['status']> {
  // A console swallows the failure of a closed pipe: `obrador tipos | head` is no mistake.
  const { log, error: tell } = new Console(io.stdout, io.stderr);
  try {
    const { text, notes = [], status } = await answer(args, io);
    for (const note of notes) tell(note);
    if (text !== undefined) log(text);
    return status;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    tell(args.includes('--json') ? forPrograms(error) : error.message);
    return 2;
  }
}

/** Without a text where the order goes on until it is stopped. */
async function answer(args: readonly string[], io: Io): Promise<Omit<Result, 'text'> & Partial<Result>> {
  const { values, words } = readArgs(args);
  const [name, ...rest] = words;
  const screen = screenOf(io.stdout, io.env);
  if (values.version) return { text: packageJson.version, status: 0 };
  if (name === undefined) return { text: help(ORDERS, screen), status: 0 };
  const order = orderNamed(name);
  if (values.ayuda || values.help) return { text: helpOf(order, screen), status: 0 };
  refuseUseless(order.name, order.options, values);
  const stdin = () => {
    if (io.stdin.isTTY) throw new UsageError(mistakes.noRecipe);
    return decodeText(readFileSync(io.stdin.fd));
  };
  return (await order.run({ words: rest, values, screen, stdin, stderr: io.stderr })) ?? { status: 0 };
}

function forPrograms({ message, fault: { code, index, field } }: UsageError): string {
  return JSON.stringify({ error: message, codigo: code, indice: index, campo: field });
}
