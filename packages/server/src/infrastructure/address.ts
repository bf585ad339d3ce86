import type { FastifyRequest } from 'fastify';

/** A name or an address, perhaps with a port: anything else in «Host» is not repeated to anyone. */
const PLAIN_HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The public address of the service, or the name it was asked by. */
export function serviceAddress(request: FastifyRequest, baseUrl: string | undefined): string {
  if (baseUrl !== undefined) return baseUrl;
  const address = `${request.protocol}://${request.host}`;
  return PLAIN_HOST.test(request.host) && URL.canParse(address) ? new URL(address).origin : 'http://localhost:3000';
}
