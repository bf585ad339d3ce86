import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';

/** An application for one test, without limit unless asked for. */
export function testApp(options: AppOptions = {}): FastifyInstance {
  const app = buildApp({ rateLimit: 0, ...options });
  onTestFinished(() => app.close());
  return app;
}

/** Sends a body as it stands when it is text, as JSON otherwise. */
export function post(
  app: FastifyInstance,
  url: string,
  body: unknown,
  options: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
  });
}

export const FORMULA = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 600 },
    { name: 'Azúcar', grams: 160 },
  ],
};
