import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Request ids accepted from outside: safe and short enough to log. */
const WELL_FORMED = /^[\w.:-]{8,128}$/;

/** The id a request came with, if it is well formed; else one of ours. */
export function requestIds(): (request?: Pick<IncomingMessage, 'headers'>) => string {
  // Unique across processes and restarts, cheap, and short enough to read over the telephone.
  let process: string | undefined;
  let count = 0;
  return (request) => {
    const given = request?.headers['x-request-id'];
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
    // Made at the first request: some platforms have nothing random before it.
    process ??= randomBytes(4).toString('hex');
    return `${process}-${(++count).toString(36)}`;
  };
}
