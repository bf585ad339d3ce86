import { run } from './run.ts';

const status = await run(process.argv.slice(2), process);
// A service that goes on may set one of its own.
if (status !== 0) process.exitCode = status;
