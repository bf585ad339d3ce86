import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { documentOfService, eachOperation } from '../../../scripts/docs/operations.ts';
import { writePythonClient } from '../../../tools/clients/python.mjs';
import { testApp } from './helpers.ts';

/** Calls each operation by the method of its name, and prints what the models hold, as it would be sent. */
const CALLS = `
import json, sys
import openapi_client
from openapi_client.rest import ApiException

address, calls = json.load(sys.stdin)
client = openapi_client.ApiClient(openapi_client.Configuration(host=address))
apis = [getattr(openapi_client, name)(client) for name in dir(openapi_client) if name.endswith("Api")]

def answer(name, body):
    method = next(getattr(api, name) for api in apis if hasattr(api, name))
    try:
        return client.sanitize_for_serialization(method(body))
    except ApiException as refused:
        return {"estado": refused.status, **json.loads(refused.body)}

print(json.dumps([answer(*call) for call in calls]))
`;

/** This generator makes no models of lists of either of two shapes. */
const UNREADABLE = 'analizarLote';

const snakeCase = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const told = (answer: unknown) => JSON.parse(JSON.stringify(answer, (_key, value) => value ?? undefined));

test('a client generated for Python gets what every operation answers, and its refusals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-'));
  const document = await documentOfService();
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const posts = eachOperation(document, (_path, method, { operationId, requestBody, responses }) => {
    const { example } = requestBody?.content['application/json'] ?? {};
    const expected = responses[200].content['application/json']?.example;
    return method === 'post' && operationId !== UNREADABLE ? [{ id: operationId, example, expected }] : [];
  }).flat();
  const calls = [...posts.map(({ id, example }) => [snakeCase(id), example]), ['balance_helado', { ingredients: [] }]];
  const address = await testApp().listen({ host: '127.0.0.1', port: 0 });

  const PYTHONPATH = writePythonClient(file, folder).join(delimiter);
  const python = spawn('python3', ['-c', CALLS], {
    env: { ...process.env, PYTHONPATH },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  python.stdin.end(JSON.stringify([address, calls]));
  const [stdout, stderr] = await Promise.all([text(python.stdout), text(python.stderr), once(python, 'close')]);
  expect(stderr).toBe('');
  const answers: unknown[] = JSON.parse(stdout);
  expect(posts.length).toBeGreaterThan(25);
  posts.forEach(({ id, expected }, i) => {
    expect(told(answers[i]), id).toEqual(told(expected));
  });
  expect(answers.at(-1)).toEqual({ estado: 400, error: 'La lista «ingredients» está vacía.' });
});
