import { VERSION } from '@obrador/engine';

/** Nothing in an answer of the API may run, load or be framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** On every answer, few because each costs; transport security is for whoever ends TLS. */
export const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, ETag, Link, Preference-Applied, X-Checksum-Sha256, X-Request-Id, Obrador-Version',
  'content-security-policy': API_POLICY,
  // Verdicts change with ranges and data: whoever keeps an answer can tell what made it.
  'obrador-version': `${VERSION.engine};${VERSION.data}`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** For pages: own scripts, styles and pictures only, no framing, no plug-ins. */
export const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;
