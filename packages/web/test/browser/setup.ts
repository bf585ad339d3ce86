import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from '../../../../scripts/lib/browser.mjs';
import { ensureBuilt, serve } from '../../dev/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the service of the whole run answers. */
    readonly origin: string;
    /** Where the Chromium of the whole run is reached. */
    readonly browser: string;
  }
}

/** One service and one Chromium for all files: each takes longer to start than a test does. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const [server, browser] = await Promise.all([serve(), launchBrowserServer()]);
  project.provide('origin', server.origin);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
