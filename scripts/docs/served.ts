/** Addresses the service answers beside the pages of the documents; a test asks the built service for each. */
export const SERVED: readonly string[] = [
  '/',
  '/docs/api',
  '/docs/api.css',
  '/docs/docs.css',
  '/docs/search.js',
  '/docs/search.json',
  '/icono.svg',
  '/api/despensa.csv',
  '/api/despensa.json',
  '/openapi.json',
  '/openapi.json?lang=en',
  '/openapi.yaml',
  '/openapi.yaml?lang=en',
  '/llms.txt',
  '/llms-full.txt',
];
