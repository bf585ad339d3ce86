import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { COMMAND, ensureBuilt } from '../../../cli/test/process.ts';
import { serveMcp } from './agent.ts';

/** The command line of the first inspector; the second, which brings a hundred packages, is in `npm run pack:check`. */
const FOLDER = dirname(fileURLToPath(import.meta.resolve('@modelcontextprotocol/inspector-cli')));
const run = promisify(execFile);

beforeAll(ensureBuilt);

const DOORS = {
  HTTP: async () => [await serveMcp(), '--transport', 'http'],
  'standard input and output': async () => [process.execPath, COMMAND, 'mcp'],
};

const ASKS = [
  ['calls one', 'tools/call --tool-name buscar_ingrediente --tool-arg craft=helado q=pistacho'.split(' '), 'Pistacho'],
  ['reads a resource', ['resources/read', '--uri', 'obrador://despensa/nata_35'], 'Nata 35%'],
  ['takes a prompt', 'prompts/get --prompt-name formular_cacao --prompt-args idea=trufas'.split(' '), 'trufas'],
] as const;

describe.each(Object.entries(DOORS))('the inspector of the protocol over %s', (_, door) => {
  test.each(sampled(ASKS, 3))('%s', async (_what, ask, found) => {
    // It looks for its own version one folder above where it is started.
    const { stdout } = await run(process.execPath, ['index.js', ...(await door()), '--method', ...ask], {
      cwd: FOLDER,
    });
    expect(stdout).toContain(found);
  });
});
