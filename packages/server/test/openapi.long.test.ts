import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/run.mjs';
import { testApp } from './helpers.ts';

test('/openapi.json passes the recommended rules of Redocly without a warning', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'obrador-')), 'openapi.json');
  writeFileSync(file, (await testApp().inject('/openapi.json')).body);
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [`${root}node_modules/@redocly/cli/bin/cli.js`, 'lint', file, '--extends=recommended', '--format=json'],
    { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  expect(status, stderr).toBe(0);
  const { problems } = JSON.parse(stdout) as { problems: { message: string; ruleId: string }[] };
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
