import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const UNIT = fileURLToPath(new URL('../../../deploy/obrador.service', import.meta.url));
const ANALYSER = '/usr/bin/systemd-analyze';
const MAX_EXPOSURE = 2.5;

test('the systemd unit leaves the service next to nothing to harm', () => {
  const unit = readFileSync(UNIT, 'utf8');
  for (const line of [
    'DynamicUser=true',
    'NoNewPrivileges=true',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=\n',
    'SystemCallFilter=@system-service',
    'IPAddressDeny=any',
  ]) {
    expect(unit).toContain(`\n${line}`);
  }
  // The engine compiles to machine code: with this one it would not start.
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute/m);
  if (!existsSync(ANALYSER)) return;
  const { stdout } = spawnSync(ANALYSER, ['security', '--offline=true', '--no-pager', UNIT], { encoding: 'utf8' });
  const exposure = Number(/exposure level for obrador\.service: ([\d.]+)/.exec(stdout)?.[1]);
  expect(exposure).toBeLessThanOrEqual(MAX_EXPOSURE);
});
