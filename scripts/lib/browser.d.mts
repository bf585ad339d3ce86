import type { Browser } from 'playwright-core';

/** The browser of this machine, if it has one; `CHROMIUM` names another. */
export function browserProgram(): string | undefined;
export function launchBrowser(): Promise<Browser>;
