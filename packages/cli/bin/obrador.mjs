#!/usr/bin/env node
// Apart from the bundle so that the command is linked at install time, before the first build.
import module from 'node:module';

// From Node 22 on, what was compiled for one order is kept for the next.
module.enableCompileCache?.();
await import('../dist/obrador.mjs');
