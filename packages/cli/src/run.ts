import { Console } from 'node:console';
import { existsSync, readFileSync } from 'node:fs';
import { decodeText } from '@obrador/engine';
import packageJson from '../package.json' with { type: 'json' };
import { readArgs, refuseUseless, UsageError } from './args.ts';
import { help, helpOf } from './help.ts';
import type { Result } from './order.ts';
import { ORDERS, orderNamed } from './orders.ts';
import { type Environment, type Stream, screenOf } from './screen.ts';
import { answers, mistakes } from './texts.ts';
import { changesOf } from './watch.ts';

/** What the command line uses of its process. */
export interface Io {
  readonly stdin: { readonly isTTY?: boolean; readonly fd: number };
  readonly stdout: NodeJS.WritableStream & Stream;
  readonly stderr: NodeJS.WritableStream & Stream;
  readonly env: Environment;
  /** Ends what would go on until it is stopped. */
  readonly signal?: AbortSignal;
}

/** Does what the words after «obrador» say; gives the exit status. */
export async function run(args: readonly string[], io: Io): Promise<Result['status']> {
  // A console swallows the failure of a closed pipe: `obrador tipos | head` is no mistake.
  const { log, error: tell } = new Console(io.stdout, io.stderr);
  const once = async (answer: Job['answer']) => {
    const { text, notes = [], status } = await answer();
    for (const note of notes) tell(note);
    if (text !== undefined) log(text);
    return status;
  };
  const refused = (error: unknown): Result['status'] => {
    if (!(error instanceof UsageError)) throw error;
    tell(args.includes('--json') ? JSON.stringify(error) : error.message);
    return 2;
  };
  try {
    const { answer, watched } = jobOf(args, io);
    if (watched.length === 0) return await once(answer);
    const changes = changesOf(watched, io.signal);
    let status = await once(answer).catch(refused);
    tell(answers.watching(watched));
    for await (const _ of changes) {
      if (io.stdout.isTTY) io.stdout.write(CLEAR);
      status = await once(answer).catch(refused);
    }
    return status;
  } catch (error) {
    return refused(error);
  }
}

/** Empties the screen of a terminal. */
const CLEAR = '\u001b[2J\u001b[H';

interface Job {
  /** Without a text where the order goes on until it is stopped. */
  readonly answer: () => Promise<Omit<Result, 'text'> & Partial<Result>>;
  /** Files and folders after whose changes it is answered again. */
  readonly watched: readonly string[];
}

function jobOf(args: readonly string[], io: Io): Job {
  const { values, words } = readArgs(args);
  const [name, ...rest] = words;
  const screen = screenOf(io.stdout, io.env);
  const saying = (text: string): Job => ({ answer: async () => ({ text, status: 0 }), watched: [] });
  if (values.version) return saying(packageJson.version);
  if (name === undefined) return saying(help(ORDERS, screen));
  const order = orderNamed(name);
  if (values.ayuda || values.help) return saying(helpOf(order, screen));
  refuseUseless(order.name, order.options, values);
  const watched = values.vigilar ? rest.filter((word) => existsSync(word)) : [];
  if (values.vigilar && watched.length === 0) throw new UsageError(mistakes.nothingToWatch);
  const stdin = () => {
    if (io.stdin.isTTY) throw new UsageError(mistakes.noRecipe);
    return decodeText(readFileSync(io.stdin.fd));
  };
  return {
    answer: async () => (await order.run({ words: rest, values, screen, stdin, stderr: io.stderr })) ?? { status: 0 },
    watched,
  };
}
