import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';

/** Kept between runs; 90 MB that only the exhaustive tests use are no dependency. */
const CACHE = `${root}.cache/python-client/`;
/** The last generator whose package has its archive inside; it reads OpenAPI 3.0, which the other makes of 3.1. */
const PACKAGES = ['@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2', '@apiture/openapi-down-convert@0.14.2'];
const GENERATOR = `${CACHE}node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar`;
const CONVERTER = `${CACHE}node_modules/.bin/openapi-down-convert`;
const MODULES = `${CACHE}modules`;

function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

/** Makes a Python client of the document in a folder; answers where Python finds it and what it imports. */
export function writePythonClient(document, folder) {
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(GENERATOR) || !existsSync(CONVERTER)) {
    run('npm', 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', CACHE, ...PACKAGES);
  }
  const converted = join(folder, 'openapi-3.0.json');
  const client = join(folder, 'client');
  run(CONVERTER, '--input', document, '--output', converted);
  run('java', '-jar', GENERATOR, 'generate', '-i', converted, '-g', 'python', '-o', client, '--skip-validate-spec');
  if (!existsSync(MODULES)) {
    run('python3', '-m', 'pip', 'install', '--quiet', '--target', MODULES, '-r', join(client, 'requirements.txt'));
  }
  return [client, MODULES];
}
