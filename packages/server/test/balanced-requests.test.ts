import { CRAFTS } from '@obrador/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { LONG } from '../../../scripts/lib/long.ts';
import { towardsPublished } from '../../engine/src/craft/precedent.ts';
import { CURVE_FELT, FELT } from '../../engine/src/equilibrar/tuning.ts';
import { goodFormulas, perturb, randomFrom } from '../../engine/test/equilibrar/perturb.ts';
import { buildApp } from '../src/app.ts';

const app = buildApp({ rateLimit: 0 });
afterAll(() => app.close());

/** Requests of each craft, with random options. */
const RUNS = LONG ? 400 : 8;

const SEED = Number(process.env.OBRADOR_SEED ?? 4545);

interface Meter {
  readonly id: string;
  readonly valor: number;
  readonly rango: readonly [number | null, number | null] | null;
  readonly estado: string;
}

interface Analysed {
  readonly resultado: { readonly bueno: boolean };
  readonly parametros: readonly Meter[];
}

async function post<T>(url: string, payload: object): Promise<T> {
  const response = await app.inject({ method: 'POST', url, payload });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<T>();
}

/** Figures that were out and are inside by less than a person can feel. */
function onTheEdge(before: Analysed, after: Analysed): string[] {
  const isOut = ({ estado }: Meter) => estado === 'alto' || estado === 'bajo';
  const was = new Set(before.parametros.filter(isOut).map(({ id }) => id));
  return after.parametros.flatMap(({ id, valor, rango }) => {
    const [min, max] = rango ?? [null, null];
    if (!was.has(id) || min === null || max === null || max === 0) return [];
    const room = Math.min(min === 0 ? Number.POSITIVE_INFINITY : valor - min, max - valor);
    return room >= 0 && room < 0.99 * (id === 'aw' ? CURVE_FELT : FELT * (max - min)) ? [id] : [];
  });
}

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
  '%s: a balance over HTTP, with options',
  (_, craft) => {
    it('is good when analysed again, inside by a margin and like what is published, or says so', {
      timeout: 900_000,
    }, async () => {
      const formulas = goodFormulas(craft.id);
      const random = randomFrom(SEED);
      const offered = craft.additions(craft.example.type as string);
      const wrong: string[] = [];
      for (let run = 0; run < RUNS; run++) {
        const formula = formulas[Math.floor(random() * formulas.length)]!;
        const thrown = perturb(formula, random);
        const extra = offered[Math.floor(random() * offered.length)];
        const opciones = random() < 0.2 && extra ? { ...thrown.opciones, anadir: [extra] } : thrown.opciones;
        const body = { ...thrown.body, opciones };
        const answer = await post<{ factible: boolean; ingredients: object[]; explicacion: string[] }>(
          `/api/equilibrar/${craft.id}`,
          body,
        );
        if (!answer.factible) continue;
        const { type } = formula;
        const asked = { ...(craft.id === 'pasteleria' ? { calentado: true } : {}), type };
        const [before, after] = await Promise.all([
          post<Analysed>(`/api/analizar/${craft.id}`, { ...thrown.body, ...asked, opciones: undefined }),
          post<Analysed>(`/api/analizar/${craft.id}`, { ...asked, ingredients: answer.ingredients }),
        ]);
        const told = answer.explicacion.join(' ');
        const faults: string[] = [];
        const isLawful = after.resultado.bueno || opciones.parametros !== undefined || told.includes('RD 308/2019');
        if (!isLawful) faults.push('not good when analysed again');
        const isEdgeAsked = opciones.objetivo === 'minimo_coste' || opciones.total !== undefined;
        const edge = isEdgeAsked || told.includes('junto al límite') ? [] : onTheEdge(before, after);
        if (edge.length > 0) faults.push(`${edge.join()} at its limit without a word`);
        const lines = answer.ingredients.map((one) => {
          return { name: String((one as Record<string, unknown>)[craft.shape.name]), min: 0, max: 1 };
        });
        const [was, is] = [craft.analyse(thrown.body), craft.analyse({ type, ingredients: answer.ingredients })];
        const strays = towardsPublished(craft, was, is, lines).map(({ label }) => label);
        if (strays.length > 0 && !/public|Poco habitual/.test(told))
          faults.push(`${strays.join()} beyond all published`);
        if (faults.length > 0) wrong.push(`${formula.id}: ${faults.join('; ')} ${JSON.stringify(body)}`);
      }
      expect(wrong).toEqual([]);
    });
  },
);
