import { readFileSync } from 'node:fs';
import { CRAFT_IDS } from '@obrador/engine';
import packageJson from '../package.json' with { type: 'json' };
import { portOf, readArgs, UsageError, type Values } from './args.ts';
import { analyse, catalogue, craftNamed, type Result, types } from './commands.ts';
import { completionScript } from './completion.ts';
import { HELP } from './help.ts';
import { decode } from './input.ts';
import { label } from './label.ts';
import { painter } from './paint.ts';
import { mistakes } from './texts.ts';

const DONE = { status: 0 } as const;

function readStdin(): string {
  if (process.stdin.isTTY) throw new UsageError(mistakes.noRecipe);
  return decode(readFileSync(0));
}

/** Commands that go on until they are stopped; the rest answer at once. */
async function serve(command: string, values: Values): Promise<boolean> {
  if (command === 'servir') {
    if (values.puerto !== undefined) process.env.PORT = String(portOf(values.puerto));
    await import('@obrador/server');
    return true;
  }
  if (command === 'mcp') {
    const { serveStdio } = await import('@obrador/server/mcp');
    serveStdio();
    return true;
  }
  return false;
}

function answer(command: string, words: readonly string[], values: Values): Result {
  const paint = painter(process.stdout);
  if (command === 'tipos') return types(words, values, paint);
  if (command === 'etiqueta') return label(words, values, paint, readStdin);
  if (command === 'catalogo') return catalogue(words, values, paint);
  if (command === 'completar') return { ...DONE, text: completionScript(words[0]).trimEnd() };
  if ((CRAFT_IDS as readonly string[]).includes(command)) {
    return analyse(craftNamed(command), words, values, paint, readStdin);
  }
  throw new UsageError(mistakes.unknownCommand(command));
}

async function main(args: readonly string[]): Promise<void> {
  try {
    const { values, words } = readArgs(args);
    const [command, ...rest] = words;
    if (values.version) console.log(packageJson.version);
    else if (values.ayuda || values.help || command === undefined) console.log(HELP);
    else if (!(await serve(command, values))) {
      const { text, status, notes = [] } = answer(command, rest, values);
      for (const note of notes) console.error(note);
      console.log(text);
      process.exitCode = status;
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

await main(process.argv.slice(2));
