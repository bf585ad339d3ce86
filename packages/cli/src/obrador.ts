import { readFileSync } from 'node:fs';
import { decodeText } from '@obrador/engine';
import packageJson from '../package.json' with { type: 'json' };
import { readArgs, refuseUseless, UsageError } from './args.ts';
import { help, helpOf } from './help.ts';
import { ORDERS, orderNamed } from './orders.ts';
import { screenOf } from './screen.ts';
import { mistakes } from './texts.ts';

function readStdin(): string {
  if (process.stdin.isTTY) throw new UsageError(mistakes.noRecipe);
  return decodeText(readFileSync(0));
}

async function main(args: readonly string[]): Promise<void> {
  const { values, words } = readArgs(args);
  const [name, ...rest] = words;
  const screen = screenOf(process.stdout, process.env);
  if (values.version) {
    console.log(packageJson.version);
    return;
  }
  if (name === undefined || values.ayuda || values.help) {
    console.log(name === undefined ? help(ORDERS, screen) : helpOf(orderNamed(name), screen));
    return;
  }
  const order = orderNamed(name);
  refuseUseless(order.name, order.options, values);
  const result = await order.run({ words: rest, values, screen, stdin: readStdin });
  if (result === undefined) return;
  for (const note of result.notes ?? []) console.error(note);
  console.log(result.text);
  process.exitCode = result.status;
}

/** Mistakes go to standard error, for programs as JSON. */
function tell({ message, fault: { code, index, field } }: UsageError, json: boolean): void {
  console.error(json ? JSON.stringify({ error: message, codigo: code, indice: index, campo: field }) : message);
}

const args = process.argv.slice(2);
try {
  await main(args);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  tell(error, args.includes('--json'));
  process.exitCode = 2;
}
