import type { FastifyInstance } from 'fastify';
import { createDocument, sendDocument } from '../infrastructure/document.ts';

const TEXT_TYPE = 'text/plain; charset=utf-8';
const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year, so that nobody writes to an address long forgotten. */
const VALID_DAYS = 180;

export interface SecurityTxtOptions {
  readonly securityContact?: string | undefined;
  readonly baseUrl?: string | undefined;
}

/** `/.well-known/security.txt` (RFC 9116), where whoever runs the service has said whom to tell. */
export function securityTxt(app: FastifyInstance, options: SecurityTxtOptions, now: () => number = Date.now): void {
  const { securityContact, baseUrl } = options;
  if (securityContact === undefined) return;
  const path = '/.well-known/security.txt';
  app.get(path, (request, reply) => {
    const today = Math.floor(now() / DAY_MS);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
      'Preferred-Languages: es, en',
      ...(baseUrl === undefined ? [] : [`Canonical: ${baseUrl}${path}`]),
    ];
    sendDocument(request, reply, createDocument(TEXT_TYPE, `${lines.join('\n')}\n`));
  });
}
