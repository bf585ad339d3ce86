import { expect, test } from 'vitest';
import { ask, BODY, behindNginx, JSON_TYPE } from './nginx.ts';
import { startServer } from './process.ts';

/** Formulas that keep a balancer busy for as long as it is let. */
const HARD = JSON.stringify({
  type: 'masa_tarta',
  ingredients: [
    { name: 'Huevo entero', grams: 200 },
    { name: 'Azúcar', grams: 125 },
    { name: 'Harina', grams: 125 },
    { name: 'Grasa vegetal', grams: 5 },
    { name: 'Sorbitol', grams: 300 },
    { name: 'Pectina NH', grams: 5 },
    { name: 'Ácido cítrico', grams: 700 },
    { name: 'Maltodextrina', grams: 50 },
    { name: 'Queso de cabra', grams: 20 },
    { name: 'Avellana tostada', grams: 300 },
  ],
  opciones: {
    unidades: {
      'Huevo entero': 55,
      Azúcar: 13,
      Harina: 7,
      'Grasa vegetal': 55,
      Sorbitol: 33,
      'Pectina NH': 7,
      Maltodextrina: 19,
      'Queso de cabra': 55,
      'Avellana tostada': 7,
    },
    paso: 5,
    objetivo: 'oro',
  },
});

test('what an instance answers never takes it out of service: two hard formulas and two hundred others', async () => {
  const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: '0' };
  const [first, second] = [await startServer(env), await startServer(env)];
  const port = await behindNginx([first.port, second.port]);
  const hard = [1, 2].map(() => ask(port, 'POST', '/api/equilibrar/pasteleria', HARD, JSON_TYPE));
  const statuses = async (count: number) => {
    const seen = new Set<number>();
    for (let i = 0; i < count; i++) {
      seen.add((await ask(port, 'GET', '/healthz')).status);
      seen.add((await ask(port, 'POST', '/api/balance', BODY, JSON_TYPE)).status);
    }
    return [...seen];
  };
  expect(await statuses(50)).toEqual([200]);
  for (const { status, body } of await Promise.all(hard)) {
    expect([200, 400, 422, 503]).toContain(status);
    expect(JSON.parse(body)).toBeTypeOf('object');
  }
  // Right after their end, when the instances used to be passed over.
  expect(await statuses(50)).toEqual([200]);
});
