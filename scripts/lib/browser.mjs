import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Chromium without its windows opens a page in a third of the time; where it is not to be had, the whole one serves. */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Without these it asks outside hosts, needs a screen, or sets letters wider than a person's browser does. */
export const ARGS = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const browserProgram = () => process.env.CHROMIUM ?? PROGRAMS.find((program) => existsSync(program));

const options = () => ({ executablePath: browserProgram(), args: ARGS });

export const launchBrowser = () => chromium.launch(options());

export const launchBrowserServer = () => chromium.launchServer(options());
