#!/usr/bin/env node
// Apart from the bundle so that the command is linked at install time, before the first build.
import '../dist/obrador.mjs';
