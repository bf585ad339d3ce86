import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { COMMAND, command, ensureBuilt } from './process.ts';
import { file } from './run.ts';

beforeAll(ensureBuilt);

const HARD = ['nata 35% 300', 'leche entera 500', 'leche en polvo desnatada 40', 'azúcar 150', 'yema 10'];

function bash(text: string) {
  const define = `obrador() { '${process.execPath}' '${COMMAND}' "$@"; }`;
  return spawnSync('bash', ['-c', `${define}\n${text}`], { encoding: 'utf8' });
}

/** On a pseudo-terminal, as a person would run it. */
function onTerminal(args: readonly string[]) {
  const quoted = [process.execPath, COMMAND, ...args].map((arg) => `'${arg.replaceAll("'", "'\\''")}'`).join(' ');
  // Node takes a continuous integration for a place without colours, whatever the terminal.
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...env } = process.env;
  return spawnSync('script', ['-qec', quoted, '/dev/null'], {
    encoding: 'utf8',
    env: { ...env, TERM: 'xterm-256color' },
  });
}

it('reads the bytes of a pipe, and ends with the status of the formula', () => {
  const { stdout, status } = command(['helado', '--json'], Buffer.from(`\uFEFF${HARD.join('\n')}`, 'utf16le'));
  expect(JSON.parse(stdout).resultado.id).toBe('revisar');
  expect(status).toBe(1);
});

it('ends with 2 after a mistake, told on standard error alone', () => {
  const { stdout, stderr, status } = command(['queso']);
  expect([stdout, stderr, status]).toEqual(['', 'Orden desconocida: «queso». Véase «obrador ayuda».\n', 2]);
});

it('tells its version from where it is installed', () => {
  const bin = fileURLToPath(new URL('../bin/obrador.mjs', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [bin, '--version'], { encoding: 'utf8' });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(status).toBe(0);
});

it('takes no offence when nobody reads on', () => {
  const { stdout, stderr } = bash(`obrador tipos --json | head -c 1; echo "\${PIPESTATUS[0]}"`);
  expect([stdout, stderr]).toEqual(['[0\n', '']);
});

it('colours on a real terminal, and keeps the exit status', () => {
  const { stdout, status } = onTerminal(['helado', ...HARD]);
  expect(stdout).toContain('\u001b[31m✗ fórmula por revisar');
  expect(status).toBe(1);
});

it('asks on a real terminal for the recipe instead of waiting for ever', () => {
  const { stdout, status } = onTerminal(['helado']);
  expect(stdout).toContain('Falta la receta');
  expect(status).toBe(2);
});

it('completes in bash what the command says', () => {
  const script = file('obrador.sh', command(['completar', 'bash']).stdout);
  const { stdout } = bash(`
    source ${script}
    COMP_WORDS=(obrador helado --fijar 'Leche en polvo d'); COMP_CWORD=3
    _obrador 2>/dev/null; printf '%s\\n' "\${COMPREPLY[@]}"`);
  expect(stdout).toContain('Leche\\ en\\ polvo\\ desnatada');
});
