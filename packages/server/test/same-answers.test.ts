import {
  analizar,
  balanceCacao,
  balanceHelado,
  balancePanaderia,
  balancePasteleria,
  balanceTurron,
  CRAFTS,
  type Craft,
  type CraftId,
  InputError,
} from '@obrador/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/lib/long.ts';
import { UsageError } from '../../cli/src/args.ts';
import { craftOrder } from '../../cli/src/orders/craft.ts';
import { screenOf } from '../../cli/src/screen.ts';
import { inProcess } from '../src/balancer/balancer.ts';
import { analizarTool } from '../src/mcp/tools/analizar.ts';
import { post, testApp } from './helpers.ts';

type Body = Readonly<Record<string, unknown>>;

/** The functions as programs in JavaScript call them: with anything. */
const LIBRARY: Readonly<Record<CraftId, (body: never) => object>> = {
  helado: balanceHelado,
  panaderia: balancePanaderia,
  pasteleria: balancePasteleria,
  turron: balanceTurron,
  cacao: balanceCacao,
};

const odd = fc.constantFrom<unknown>(null, true, '', ' ', 'nada', '12', -1, 1e308, [], {}, ['x'], { x: 1 });
const UNKNOWN = ['leche de la abuela', 'azúcar de otro mundo', 'xyzzy', 'almendra o avellana', 'mezcla secreta'];
const LABEL = { energia_kcal: 400, grasas: 10, hidratos: 70, azucares: 50, proteinas: 8, sal: 0.1 };

function itemOf({ shape, catalogue, example }: Craft): fc.Arbitrary<unknown> {
  const usual = (example.ingredients as Body[]).map((item) => String(item[shape.name]));
  const listed = catalogue().map(({ name }) => name);
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 4, arbitrary: fc.constantFrom(...listed) },
    { weight: 3, arbitrary: fc.constantFrom(...UNKNOWN) },
  );
  const grams = fc.integer({ min: 1, max: 900 });
  const own = fc.oneof(
    fc.record({ etiqueta: fc.oneof(fc.constant(LABEL), odd) }),
    fc.dictionary(fc.constantFrom(...Object.keys(shape.numbers ?? { precio: 0 })), fc.nat(100)),
  );
  const plain = fc.tuple(name, grams).map(([one, weight]) => ({ [shape.name]: one, [shape.weight]: weight }));
  const wrong = fc.tuple(fc.constantFrom(shape.name, shape.weight, 'etiqueta', 'receta', 'otro'), odd);
  return fc.oneof(
    { weight: 20, arbitrary: plain },
    { weight: 3, arbitrary: fc.tuple(plain, own).map(([item, more]) => ({ ...item, ...more })) },
    { weight: 1, arbitrary: fc.tuple(plain, wrong).map(([item, [key, value]]) => ({ ...item, [key]: value })) },
  );
}

function bodyOf(craft: Craft): fc.Arbitrary<Body> {
  const types = craft.types.map(({ id }) => id);
  const type = fc.oneof({ weight: 6, arbitrary: fc.constantFrom<unknown>(...types) }, odd);
  const ids = CRAFTS.map(({ id }) => id);
  const fields = fc.record(
    { type, tipo: type, typo: type, craft: fc.oneof(fc.constant(craft.id), fc.constantFrom(...ids), odd) },
    { requiredKeys: [] },
  );
  const ingredients = fc.oneof({ weight: 20, arbitrary: fc.array(itemOf(craft), { minLength: 1, maxLength: 6 }) }, odd);
  return fc.tuple(fields, ingredients).map(([said, list]) => ({ ...said, ingredients: list }));
}

interface Said {
  readonly answer?: unknown;
  readonly refused?: string;
  readonly code?: string;
}

function said(run: () => unknown): Said {
  try {
    return { answer: JSON.parse(JSON.stringify(run())) };
  } catch (error) {
    if (error instanceof InputError || error instanceof UsageError) {
      return { refused: error.message, code: error.faults[0]!.code };
    }
    throw error;
  }
}

const screen = screenOf({ isTTY: false }, {});

/** Faults the command line finds before the engine is asked, told in its own words. */
const OF_THE_COMMAND = ['oficio_distinto', 'tipo_desconocido'];

async function printed(craft: Craft, body: Body): Promise<unknown> {
  const stdin = () => JSON.stringify(body);
  const result = await craftOrder(craft).run({
    words: [],
    values: { json: true, balance: true },
    screen,
    stdin,
    stderr: process.stderr,
  });
  return JSON.parse(result!.text);
}

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('a formula of %s', (id, craft) => {
  test('gets one answer from library, service, command line and agents', async () => {
    const app = testApp();
    await fc.assert(
      fc.asyncProperty(bodyOf(craft), async (body) => {
        const library = said(() => LIBRARY[id](body as never));
        const served = await post(app, craft.path, body);
        const { error, ...rest } = served.json();
        expect(error ?? rest).toEqual(library.refused ?? library.answer);

        const command = await printed(craft, body).then(
          (answer): Said => ({ answer }),
          (thrown: UsageError): Said => ({ code: thrown.faults[0]!.code }),
        );
        if (!OF_THE_COMMAND.includes(command.code ?? '')) {
          expect(command).toEqual(library.code === undefined ? library : { code: library.code });
        }

        const { craft: _, ...formula } = body;
        const analysed = said(() => analizar(craft, formula));
        const asked = await post(app, `/api/analizar/${id}`, formula);
        expect(asked.json().error ?? asked.json()).toEqual(analysed.refused ?? analysed.answer);
        const tool = said(() => analizarTool.run({ ...formula, craft: id, detalle: true }, { balancer: inProcess }));
        expect(tool.refused ?? (tool.answer as { structure: unknown }).structure).toEqual(
          analysed.refused ?? analysed.answer,
        );
      }),
      { numRuns: runs(300) },
    );
  });
});
