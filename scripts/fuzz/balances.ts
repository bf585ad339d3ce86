/**
 * `npm run fuzz:balancer [rounds]`: looks for the request that keeps the balancer busy longest, by processor time: random
 * ones of up to 200 ingredients with every option on, then what comes of mixing the worst. Prints the worst per craft.
 */
import { CRAFTS, type Craft, equilibrar, InputError, type Work } from '@obrador/engine';
import fc from 'fast-check';
import { MOST_INGREDIENTS } from '../../packages/engine/src/equilibrar/tuning.ts';

type Body = Readonly<Record<string, unknown>> & { readonly ingredients: readonly object[] };

interface Measured {
  readonly ms: number;
  readonly work: Work | undefined;
  readonly body: Body;
}

function bodies(craft: Craft): fc.Arbitrary<Body> {
  const { name, weight } = craft.shape;
  const names = craft.catalogue().map((entry) => entry.name);
  const grams = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0.01, max: 900, noNaN: true }));
  return fc
    .record({
      type: fc.constantFrom(...craft.types.map(({ id }) => id)),
      ingredients: fc.uniqueArray(fc.record({ [name]: fc.constantFrom(...names), [weight]: grams }), {
        minLength: 2,
        maxLength: MOST_INGREDIENTS,
        selector: (one) => one[name],
        size: 'max',
      }),
      unit: fc.constantFrom(0, 18, 33, 52.5),
      opciones: fc.record(
        {
          total: fc.integer({ min: 10, max: 5000 }),
          paso: fc.constantFrom(0, 0.1, 0.5, 1, 7),
          objetivo: fc.constantFrom('minimo_cambio', 'minimo_coste', ...craft.scores),
          centrado: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ type, ingredients, unit, opciones }) => {
      const some = ingredients.filter((_, i) => i % 3 === 0).map((one) => [one[name], unit]);
      return { type, ingredients, opciones: unit > 0 ? { ...opciones, unidades: Object.fromEntries(some) } : opciones };
    });
}

function measure(craft: Craft, body: Body): Measured {
  let seen: Work | undefined;
  const before = process.cpuUsage();
  try {
    equilibrar(craft, body, (work) => {
      seen = work;
    });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, work: seen, body };
}

const SAMPLE = 15;
const SURVIVORS = 6;
const rounds = Number(process.argv[2] ?? 5);
const seed = Number(process.env.SEED ?? 1);

for (const craft of CRAFTS as readonly Craft[]) {
  let worst: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    const fresh = fc.sample(bodies(craft), { numRuns: SAMPLE, seed: seed + round });
    const children = worst.map(({ body }, i): Body => {
      const other = worst[(i + 1) % worst.length]!.body;
      return { ...body, opciones: other.opciones, ingredients: body.ingredients.slice(0, other.ingredients.length) };
    });
    const found = [...fresh, ...children].map((body) => measure(craft, body));
    worst = [...worst, ...found].sort((a, b) => b.ms - a.ms).slice(0, SURVIVORS);
  }
  // Once more: the first time may have been the compiler's.
  const [first] = worst.map(({ body }) => measure(craft, body)).sort((a, b) => b.ms - a.ms);
  if (!first) continue;
  const { ms, work, body } = first;
  console.log(
    `${craft.id.padEnd(12)} ${ms.toFixed(0).padStart(5)} ms  ${body.ingredients.length} ingredients  ${JSON.stringify(work)}`,
  );
}
