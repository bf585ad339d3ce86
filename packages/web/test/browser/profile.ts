import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { ARGS, browserProgram } from '../../../../scripts/lib/browser.mjs';
import { PATIENCE_MS } from '../../../../scripts/lib/patience.ts';

/** A Chromium of its own with a profile on disk: killed at once, it opens again on what it had kept. */
export interface Profile {
  readonly page: () => Page;
  readonly open: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export async function newProfile(
  url: string,
  prepare: (context: BrowserContext, page: Page) => Promise<void>,
): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-profile-'));
  let child: ChildProcess | undefined;
  let page: Page | undefined;

  const open = async () => {
    const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
    child = spawn(browserProgram()!, [...ARGS, ...flags], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own: what is started may be a script around the browser.
      detached: true,
    });
    const browser = await chromium.connectOverCDP(await addressOf(child));
    const [context] = browser.contexts();
    context!.setDefaultTimeout(PATIENCE_MS);
    page = await context!.newPage();
    await prepare(context!, page);
    await page.goto(url);
    await page.locator('.book-head').first().waitFor();
  };
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    process.kill(-child.pid!, 'SIGKILL');
    await exited;
  };
  await open();
  return {
    page: () => page!,
    open,
    kill,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Reads on once it is found: a pipe that fills up stops the browser. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      const [, address] = /DevTools listening on (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error('Chromium did not start.')));
  });
}
