import type { Browser, BrowserServer } from 'playwright-core';

/** The browser of this machine, if it has one; `CHROMIUM` names another. */
export function browserProgram(): string | undefined;
export function launchBrowser(): Promise<Browser>;
/** One that other processes connect to. */
export function launchBrowserServer(): Promise<BrowserServer>;
export declare const ARGS: readonly string[];
