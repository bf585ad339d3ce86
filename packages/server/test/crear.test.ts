import { CRAFTS } from '@obrador/engine';
import { schemasOf } from '@obrador/engine/schemas';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';

const app = buildApp({ rateLimit: 0 });
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('%s', (id, craft) => {
  const { crear, sustituir, desdeEtiqueta } = schemasOf(craft);

  test('a wish is answered in the shape promised, and the formula can be sent back', async () => {
    const response = await post(`/api/crear/${id}`, { sin: ['soja'], variantes: 3 });
    expect(response.statusCode).toBe(200);
    const answer = response.json();
    expect([...Value.Errors(crear.response, answer)]).toEqual([]);
    const { type, ingredients } = answer.formulas[0];
    const again = await post(`/api/analizar/${id}?estricto=1`, { type, ingredients });
    expect(again.statusCode).toBe(200);
    expect(again.json().resultado.bueno).toBe(true);
  });

  test('a formula without its dearest ingredient', async () => {
    const response = await post(`/api/sustituir/${id}`, { ...craft.example, quitar: 'lo más caro' });
    expect(response.statusCode).toBe(200);
    expect([...Value.Errors(sustituir.response, response.json())]).toEqual([]);
  });

  test('a label', async () => {
    const response = await post(`/api/desde-etiqueta/${id}`, {
      texto: 'Ingredientes: azúcar, almendra (30 %), miel, clara de huevo.',
      nutricion: { grasas: 17, azucares: 52 },
    });
    expect(response.statusCode).toBe(200);
    expect([...Value.Errors(desdeEtiqueta.response, response.json())]).toEqual([]);
  });

  test('the label published as an example is one of the craft, and the formula behind it is found', async () => {
    const document = (await app.inject('/openapi.json')).json();
    const { content } = document.paths[`/api/desde-etiqueta/${id}`].post.requestBody;
    const [example] = Object.values(content['application/json'].examples ?? {}) as { value: object }[];
    const response = await post(`/api/desde-etiqueta/${id}`, example?.value ?? content['application/json'].example);
    expect(response.json().avisos.some((text: string) => text.startsWith('La tabla calculada coincide'))).toBe(true);
  });
});

describe('what is refused', () => {
  test('a name nobody knows, with its place', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/crear/helado',
      payload: { sin: ['leche', 'qwertyuiop'] },
      headers: { accept: 'application/problem+json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ codigo: 'ingrediente_desconocido', campo: 'sin[1]', indice: 1 });
  });

  test('a field that does not exist, for those who ask to be read strictly', async () => {
    const response = await post('/api/crear/helado?estricto=1', { sabor: 'fresa' });
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toContain('«sabor»');
  });
});
