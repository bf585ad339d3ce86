import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { FORMULA, testApp } from './helpers.ts';
import { JSON_HEADERS, rawConnection, until } from './process.ts';

const BODY = JSON.stringify(FORMULA);

async function listening(options: AppOptions = {}): Promise<number> {
  const app = testApp(options);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

function request(body = BODY, headers = ''): string {
  return `POST /api/balance HTTP/1.1\r\nHost: obrador\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;
}

/** Status and body of the last answer in a stream of them. */
function lastAnswer(text: string): { status: number; body: unknown } {
  const answer = text.slice(text.lastIndexOf('HTTP/1.1 '));
  return { status: Number(answer.slice(9, 12)), body: JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) };
}

describe('slow clients are let go, in Spanish', () => {
  const timeOuts = { headers: 200, request: 300, stalled: 600, check: 50 };
  const slow = { error: 'La petición ha tardado demasiado en llegar.' };

  test('headers that do not end', async () => {
    const { socket, all } = await rawConnection(await listening({ timeOuts }));
    socket.write('POST /api/balance HTTP/1.1\r\nHost: obrador\r\n');
    expect(lastAnswer(await all)).toEqual({ status: 408, body: slow });
  });

  test('a body that does not end', async () => {
    const { socket, all } = await rawConnection(await listening({ timeOuts }));
    socket.write(request().slice(0, -20));
    expect(lastAnswer(await all)).toEqual({ status: 408, body: slow });
  });

  test('a connection that says nothing', async () => {
    const { all } = await rawConnection(await listening({ timeOuts }));
    expect(await all).toMatch(/^$|^HTTP\/1.1 408 /);
  });

  test('a connection that stays after its answer', async () => {
    const { socket, all } = await rawConnection(await listening({ timeOuts: { ...timeOuts, idle: 100 } }));
    socket.write(request());
    expect(lastAnswer(await all).status).toBe(200);
  });

  test('others are answered meanwhile', async () => {
    const port = await listening({ timeOuts: { headers: 5_000, request: 5_000 } });
    const slowOnes = await Promise.all(Array.from({ length: 200 }, () => rawConnection(port)));
    for (const { socket } of slowOnes) socket.write('POST /api/balance HTTP/1.1\r\nHost: ');
    const response = await fetch(`http://127.0.0.1:${port}/api/balance`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: BODY,
    });
    expect(response.status).toBe(200);
  });
});

describe('bytes that are no request', () => {
  test.each([
    ['no HTTP at all', 'hola\r\n\r\n', 400, 'La petición no es HTTP válido.'],
    ['a bad version', 'GET / HTTP/9.9\r\n\r\n', 400, 'La petición no es HTTP válido.'],
    [
      'a header without a name',
      'GET /healthz HTTP/1.1\r\nHost: x\r\n: vacío\r\n\r\n',
      400,
      'La petición no es HTTP válido.',
    ],
    [
      'a negative length',
      'POST /api/balance HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
      400,
      'La petición no es HTTP válido.',
    ],
    [
      'two lengths that differ',
      'POST /api/balance HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}',
      400,
      'La petición no es HTTP válido.',
    ],
    [
      'a length and chunks together',
      'POST /api/balance HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'La petición no es HTTP válido.',
    ],
    [
      'headers of 20 KiB',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Relleno: ${'x'.repeat(20 * 1024)}\r\n\r\n`,
      431,
      'Las cabeceras de la petición son demasiado largas.',
    ],
  ])('%s', async (_name, bytes, status, message) => {
    const { socket, all } = await rawConnection(await listening());
    socket.write(bytes);
    expect(lastAnswer(await all)).toEqual({ status, body: { error: message } });
  });
});

test('requests sent one behind the other are answered in order', async () => {
  const { socket, received } = await rawConnection(await listening());
  const sugar = (grams: number) => request(JSON.stringify({ ingredients: [{ name: 'Azúcar', grams }] }));
  socket.write(sugar(1) + request('{') + sugar(0) + request(BODY));
  await until(() => (received().match(/HTTP\/1.1 /g) ?? []).length === 4);
  const statuses = [...received().matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(['200', '400', '400', '200']);
});

test('a client that is still sending too large a body gets to see the 413', async () => {
  const port = await listening();
  const response = await fetch(`http://127.0.0.1:${port}/api/balance`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: 'x'.repeat(5_000_000),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ error: 'El cuerpo de la petición supera el máximo de 256 KiB.' });
});

test('a body in chunks is measured as it comes', async () => {
  const { socket, received } = await rawConnection(await listening());
  socket.write(
    'POST /api/balance HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  for (let i = 0; i < 5; i++) socket.write(chunk);
  await until(() => received().includes('supera el máximo'));
  expect(received()).toMatch(/^HTTP\/1.1 413 /);
});

test('a client that leaves in the middle of its body harms nobody', async () => {
  const port = await listening();
  for (let i = 0; i < 20; i++) {
    const { socket, all } = await rawConnection(port);
    socket.write(request().slice(0, -10 - i));
    socket.resetAndDestroy();
    await all;
  }
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('a client that asks before sending («Expect: 100-continue») is told to go on', async () => {
  const { socket, received } = await rawConnection(await listening());
  socket.write(request(BODY, 'Expect: 100-continue\r\nConnection: close\r\n'));
  await until(() => received().includes('"status":"ok"'));
  expect(received()).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 /);
});

test('an expectation nobody knows is ignored', async () => {
  const { socket, received } = await rawConnection(await listening());
  socket.write(request(BODY, 'Expect: nada\r\nConnection: close\r\n'));
  await until(() => received().includes('"status":"ok"'));
  expect(received()).toMatch(/^HTTP\/1.1 200 /);
});

describe('«Host»', () => {
  const ask = async (path: string, version: string, header = '') => {
    const { socket, all } = await rawConnection(await listening());
    socket.write(`GET ${path} HTTP/${version}\r\n${header}Connection: close\r\n\r\n`);
    return lastAnswer(await all);
  };

  test('a request of HTTP/1.1 says for which host it is, one of HTTP/1.0 need not', async () => {
    const missing = { status: 400, body: { error: 'Falta la cabecera «Host».' } };
    expect(await ask('/healthz', '1.1')).toEqual(missing);
    expect(await ask('/healthz', '1.1', 'Host:\r\n')).toEqual(missing);
    expect(await ask('/healthz', '1.0')).toMatchObject({ status: 200 });
  });

  test('twice is once too often, whether they agree or not', async () => {
    const twice = { status: 400, body: { error: 'La cabecera «Host» solo puede ir una vez.' } };
    expect(await ask('/healthz', '1.1', 'Host: a\r\nHost: b\r\n')).toEqual(twice);
    expect(await ask('/healthz', '1.1', 'Host: a\r\nhOST: a\r\n')).toEqual(twice);
  });

  test.each([
    ['1.0', undefined, 'http://localhost:3000/docs'],
    ['1.0', '', 'http://localhost:3000/docs'],
    ['1.1', 'evil.com/x"<', 'http://localhost:3000/docs'],
    ['1.1', 'a@b', 'http://localhost:3000/docs'],
    ['1.1', 'obrador.example:99999', 'http://localhost:3000/docs'],
    ['1.1', 'obrador.example', 'http://obrador.example/docs'],
    ['1.1', 'mi_obrador:8080', 'http://mi_obrador:8080/docs'],
    ['1.1', '[::1]:3000', 'http://[::1]:3000/docs'],
  ])('HTTP/%s, «%s»: the documentation is at %s', async (version, host, docs) => {
    const header = host === undefined ? '' : `Host: ${host}\r\n`;
    expect(await ask('/api/balance', version, header)).toMatchObject({ status: 200, body: { docs } });
  });
});

test('a request that still arrives while the service stops is answered, as the last of its connection', async () => {
  const app = testApp();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  app.leaving = true;
  const response = await fetch(`${url}/api/balance`, { method: 'POST', headers: JSON_HEADERS, body: BODY });
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
});

describe('what Node would leave open', () => {
  const timeOuts = { headers: 100, request: 300, stalled: 400, idle: 300, check: 50 };

  test('a client that never reads its answers', async () => {
    const app = testApp({ timeOuts });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const { socket, all } = await rawConnection(port);
    socket.pause();
    const ask = 'GET /api/catalogo/helado?limite=450 HTTP/1.1\r\nHost: x\r\n\r\n';
    // Enough answers of 200 KB to fill every buffer on the way.
    socket.write(ask.repeat(60));
    await until(async () => {
      const open = await new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
      return open === 0;
    }, 5_000);
    socket.resume();
    await all;
  });

  test('a client that drips empty lines after an answer', async () => {
    const { socket, all } = await rawConnection(await listening({ timeOuts }));
    socket.write(request());
    const drip = setInterval(() => socket.writable && socket.write('\r\n'), 40);
    expect(lastAnswer(await all).status).toBe(200);
    clearInterval(drip);
  });

  test('a client that reads slowly but reads is left in peace', async () => {
    // Progress shows a whole answer at a time: one of some 300 KB takes this client some 400 ms.
    const patient = { ...timeOuts, stalled: 2_500, idle: 10_000 };
    const { socket, received } = await rawConnection(await listening({ timeOuts: patient }));
    const ask = 'GET /api/catalogo/helado?limite=450 HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.write(ask.repeat(20));
    for (let i = 0; i < 30; i++) {
      socket.pause();
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket.resume();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await until(() => (received().match(/HTTP\/1.1 200/g) ?? []).length === 20);
  });
});

describe('connections of one address', () => {
  test('beyond its share they get 429, and a place that is left can be taken', async () => {
    const port = await listening({ connectionsPerAddress: 3 });
    const held = await Promise.all(Array.from({ length: 3 }, () => rawConnection(port)));
    const { all } = await rawConnection(port);
    expect(lastAnswer(await all)).toEqual({
      status: 429,
      body: { error: 'Hay demasiadas conexiones abiertas desde tu dirección. Cierra alguna y vuelve a intentarlo.' },
    });
    held[0]!.socket.destroy();
    await until(async () => {
      const { socket, received } = await rawConnection(port);
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      return until(() => received().length > 0 && received()).then((text) => text.includes('HTTP/1.1 200'));
    });
  });

  test.each([[1], [['loopback']], [['127.0.0.0/8']]])(
    'a proxy that is trusted (%s) has no share to keep to',
    async (trustProxy) => {
      const port = await listening({ connectionsPerAddress: 3, trustProxy });
      const held = await Promise.all(Array.from({ length: 10 }, () => rawConnection(port)));
      const last = held.at(-1)!;
      last.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      expect(lastAnswer(await last.all).status).toBe(200);
    },
  );
});

describe('the id of a request', () => {
  test('is on every answer, refusals of the socket included, and readable for pages', async () => {
    const port = await listening();
    for (const path of ['/healthz', '/nada', '/api/balance', '/api/catalogo/helado?q=nata', '/%ff']) {
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
      expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    }
    const { socket, all } = await rawConnection(port);
    socket.write('hola\r\n\r\n');
    expect(await all).toMatch(/\r\nX-Request-Id: [0-9a-f]{8}-[0-9a-z]+\r\n/);
  });

  test.each(['corto', 'con espacio dentro', '"><script>', 'x'.repeat(129), 'ñandú-ñandú'])(
    'one that is not well formed is replaced: %s',
    async (id) => {
      const response = await testApp().inject({ url: '/healthz', headers: { 'x-request-id': id } });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-1$/);
    },
  );

  test('comes back in the text of a fault of ours', async () => {
    const app = testApp({ balancer: { balance: () => Promise.reject(new Error('roto')) } });
    const response = await app.inject({
      method: 'POST',
      url: '/api/equilibrar/helado',
      headers: { ...JSON_HEADERS, 'x-request-id': 'pedido-0001' },
      payload: BODY,
    });
    expect(response.statusCode).toBe(500);
    expect(response.json().error).toContain('pedido-0001');
  });
});

test('bytes that are no UTF-8 are refused, not replaced', async () => {
  const port = await listening();
  const send = async (name: Buffer) => {
    const body = Buffer.concat([Buffer.from('{"ingredients":[{"name":"'), name, Buffer.from('","grams":1}]}')]);
    const response = await fetch(`http://127.0.0.1:${port}/api/balance`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body,
    });
    return [response.status, (await response.json()).error];
  };
  const refused = [400, 'El cuerpo de la petición no es UTF-8 válido.'];
  expect(await send(Buffer.from('Azúcar', 'latin1'))).toEqual(refused);
  // A surrogate, an overlong slash and a character cut short.
  expect(await send(Buffer.from([0xed, 0xa0, 0x80]))).toEqual(refused);
  expect(await send(Buffer.from([0xc0, 0xaf]))).toEqual(refused);
  expect(await send(Buffer.from([0xe2, 0x82]))).toEqual(refused);
  expect(await send(Buffer.from('Azúcar'))).toEqual([200, undefined]);
});
