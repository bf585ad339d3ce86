import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, Text, Map as YMap } from 'yjs';
import { type Bytes, toBase64 } from '../../src/sharing/bytes.ts';
import { exchange, replacedHere, undoReplaced, waitingOf } from '../../src/sharing/exchange.ts';
import { httpTransport } from '../../src/sharing/http.ts';
import { write } from '../../src/sharing/log.ts';
import { NotCarried } from '../../src/sharing/transport.ts';
import { newSeed, workshopKey } from '../../src/sharing/workshop-key.ts';
import { headsOf, joinHeads } from '../../src/storage/branches.ts';
import { changeHead } from '../../src/storage/heads.ts';
import { recipeKept } from '../../src/storage/notebook.ts';
import { SCHEMA } from '../../src/storage/records.ts';
import { memoryCarrier } from './carrier.ts';
import { bookOf, meet, newDevice, plan, save, type TestDevice, workshop } from './devices.ts';
import { closeAll } from './recipes.ts';

afterEach(closeAll);

test('two devices hold one book: versions, tags, plan, ticks; two heads where two went on from the same', async () => {
  const carrier = memoryCarrier();
  const [office, phone] = (await workshop(carrier, ['maestro'])) as [TestDevice, TestDevice];
  await save(office, 'flan', 100);
  await plan(office.room, { pedidos: ['flan', 'nata'], hechos: ['a', 'b'] });
  await meet(office, phone);
  expect(await bookOf(phone)).toBe(await bookOf(office));

  await save(office, 'flan', 110);
  await save(phone, 'flan', 120);
  await changeHead(office.room, 'flan', 1, (head) => ({ ...head, etiquetas: ['huevo'] }));
  await changeHead(phone.room, 'flan', 1, (head) => ({ ...head, etiquetas: ['frío'], favorita: true }));
  await plan(office.room, { hechos: ['a', 'b', 'c'] });
  await plan(phone.room, { hechos: ['b'], pedidos: ['flan', 'nata', 'azúcar'] });
  await meet(phone, office);
  expect(await bookOf(phone)).toBe(await bookOf(office));
  const { head, versions } = await recipeKept(office.room, 'flan');
  expect(head).toMatchObject({ etiquetas: ['frío', 'huevo'], favorita: true });
  expect(
    headsOf(versions)
      .map(({ contenido }) => contenido.ingredientes[1]!.gramos)
      .sort(),
  ).toEqual([110, 120]);
  await joinHeads(phone.room, headsOf(versions)[0]!, '', 1);
  await meet(phone, office);
  expect(headsOf((await recipeKept(office.room, 'flan')).versions)).toHaveLength(1);
  const [day] = (await office.room.read('planes')).records;
  expect(day!.hechos).toEqual(['b', 'c']);
  expect(day!.pedidos.map(({ receta }) => receta)).toEqual(['flan', 'nata', 'azúcar']);

  const text = [...carrier.logs.values()].flatMap(({ records }) =>
    records.map(({ data }) => Buffer.from(data).toString('latin1')),
  );
  for (const word of ['flan', 'Leche', 'huevo', 'Oficina']) expect(text.join('')).not.toContain(word);
});

test('tags, ticks and orders stand in one order everywhere, also where they were written', async () => {
  const carrier = memoryCarrier();
  const [office, phone] = (await workshop(carrier, ['obrador'])) as [TestDevice, TestDevice];
  await save(office, 'flan', 100);
  await changeHead(office.room, 'flan', 1, (head) => ({ ...head, etiquetas: ['verano', 'almendra', 'verano'] }));
  await plan(office.room, { hechos: ['b', 'a'], pedidos: ['flan', 'nata', 'coco'] });
  await meet(office, phone);
  expect((await office.room.get('recetas', 'flan'))!.etiquetas).toEqual(['almendra', 'verano']);
  expect(await bookOf(office)).toBe(await bookOf(phone));
  // Ordered again, a recipe goes last.
  await plan(office.room, { pedidos: ['nata', 'coco', 'flan'] });
  await meet(office, phone);
  await plan(phone.room, { pedidos: ['nata', 'flan', 'coco'] });
  await meet(phone, office);
  for (const { room } of [office, phone]) {
    const { pedidos, hechos } = (await room.get('planes', '2026-11-18'))!;
    expect([pedidos.map(({ receta }) => receta), hechos]).toEqual([
      ['nata', 'flan', 'coco'],
      ['a', 'b'],
    ]);
  }
  const { head } = await carrier.list(await workshopKey((await office.vault.load())!.secret), 1);
  await meet(office, phone);
  expect((await carrier.list(await workshopKey((await office.vault.load())!.secret), 1)).head).toBe(head);
});

test('what came from outside and replaced something can be undone, for all', async () => {
  const [office, phone] = (await workshop(memoryCarrier(), ['maestro'])) as [TestDevice, TestDevice];
  await plan(office.room, { hechos: ['a'] });
  await meet(office, phone);
  await plan(phone.room, { hechos: [] });
  await meet(phone, office);
  expect((await office.room.get('planes', '2026-11-18'))!.hechos).toEqual([]);
  expect(await replacedHere(office.room)).toHaveLength(1);
  await undoReplaced(office.room);
  await meet(office, phone);
  expect((await phone.room.get('planes', '2026-11-18'))!.hechos).toEqual(['a']);
});

test('an «obrador» ticks and reads; a formula it signs is refused by the others', async () => {
  const carrier = memoryCarrier();
  const [office, phone] = (await workshop(carrier, ['obrador'])) as [TestDevice, TestDevice];
  await save(office, 'flan', 100);
  await meet(office, phone);
  const { version } = await save(phone, 'flan', 999);
  await plan(phone.room, { hechos: ['a'] });
  await meet(phone, office);
  const { secret, self, pen, log } = (await phone.vault.load())!;
  const key = await workshopKey(secret);
  const body = [{ store: 'versiones', record: version }];
  await carrier.append(key, (await write(key, self, pen, log, 'version', body)).records, false);
  await office.round();
  expect((await recipeKept(office.room, 'flan')).versions).toHaveLength(1);
  expect((await office.vault.load())!.refused).toEqual({ role: 1 });
  // Who filled a log is known by all that it wrote, believed or not.
  const wrote = Object.values((await office.vault.load())!.wrote);
  const all = (await carrier.list(key, 1)).records.reduce((sum, { data }) => sum + data.length, 0);
  expect([wrote.length, wrote[0]! + wrote[1]!]).toEqual([2, all]);
  expect((await office.room.get('planes', '2026-11-18'))!.hechos).toEqual(['a']);
});

interface Facts {
  readonly documents: { readonly bench: Uint8Array };
}

test('what a member signs and no database takes stops nobody', async () => {
  const carrier = memoryCarrier();
  const [office, phone] = (await workshop(carrier, ['maestro'])) as [TestDevice, TestDevice];
  const { version } = await save(office, 'flan', 100);
  await plan(office.room, { hechos: ['a'] });
  await meet(office, phone);
  const { secret, self, pen, log } = (await phone.vault.load())!;
  const key = await workshopKey(secret);
  const { documents } = (await office.room.get('ajustes', 'compartido/hechos'))!.valor as Facts;
  const deep = JSON.parse('['.repeat(2_000) + ']'.repeat(2_000)) as unknown;
  const fact = (name: string, value: unknown): string => {
    const doc = new Doc();
    applyUpdate(doc, documents.bench);
    const before = encodeStateVector(doc);
    doc.getMap('planes').set(`2026-11-18\u001f${name}`, value);
    return toBase64(Uint8Array.from(encodeStateAsUpdate(doc, before)));
  };
  const spoiled = [new YMap(), new Text('x'), new Uint8Array(3), new Doc(), 7n, deep].map((value) => fact('x', value));
  const tick = fact('hechos\u001fb', true);
  let next = pen;
  for (const [kind, body] of [
    ['version', [{ store: 'versiones', record: { ...version, nota: 'x', hondo: deep } }]],
    ...[...spoiled, tick].map((update) => ['bench', update] as const),
  ] as const) {
    const written = await write(key, self, next, log, kind, body);
    next = written.pen;
    await carrier.append(key, written.records, false);
  }
  expect((await office.round()).fault).toBeNull();
  expect((await office.room.get('planes', '2026-11-18'))!.hechos).toEqual(['a', 'b']);
  await office.move(self.id);
  await save(office, 'nata', 50);
  expect((await office.round()).fault).toBeNull();
});

test('one who is removed reads nothing new and keeps the copy; who stays goes on with what it had not sent', async () => {
  const carrier = memoryCarrier();
  const [office, phone, tablet] = (await workshop(carrier, ['maestro', 'maestro'])) as [
    TestDevice,
    TestDevice,
    TestDevice,
  ];
  await save(office, 'flan', 100);
  await meet(office, phone, tablet);
  await save(phone, 'nata', 50);
  await office.move((await tablet.vault.load())!.self.id);
  await save(office, 'secreto', 70);
  await meet(office, phone);
  expect((await tablet.round()).ended).toBe('removed');
  expect(await bookOf(phone)).toBe(await bookOf(office));
  expect((await recipeKept(office.room, 'nata')).versions).toHaveLength(1);
  expect((await recipeKept(tablet.room, 'flan')).versions).toHaveLength(1);
  expect((await recipeKept(tablet.room, 'secreto')).versions).toHaveLength(0);
  expect(Object.keys((await phone.vault.load())!.log.members)).toHaveLength(2);
  expect([...carrier.logs.values()].map(({ closed }) => closed)).toEqual([true, false]);
});

const noise = (count: number, size: number): Bytes[] =>
  Array.from({ length: count }, () => crypto.getRandomValues(new Uint8Array(size)));

test('a full log is renewed, with what it did not take', async () => {
  const carrier = memoryCarrier(134_000);
  const [office, phone] = (await workshop(carrier, ['maestro'])) as [TestDevice, TestDevice];
  const key = await workshopKey((await office.vault.load())!.secret);
  await carrier.append(key, noise(2, 65_000), false);
  for (let i = 0; i < 60; i++) await save(office, `receta ${i}`, i + 1);
  expect((await office.round()).fault).toBe('full');
  await office.move(null);
  await meet(phone, office);
  expect(await bookOf(phone)).toBe(await bookOf(office));
  expect((await recipeKept(phone.room, 'receta 59')).versions).toHaveLength(1);
  expect([...carrier.logs.values()].map(({ closed }) => closed)).toEqual([true, false]);
});

test('a service that says «closed» without the owner’s word makes nobody leave', async () => {
  const carrier = memoryCarrier();
  const [office, phone] = (await workshop(carrier, ['maestro'])) as [TestDevice, TestDevice];
  const log = [...carrier.logs.values()][0]!;
  log.closed = true;
  await save(phone, 'flan', 100);
  for (const device of [office, phone]) {
    expect(await device.round()).toMatchObject({ fault: 'closed', ended: null });
    expect(await device.vault.load()).not.toBeNull();
  }
  log.closed = false;
  await meet(phone, office);
  expect(await bookOf(office)).toBe(await bookOf(phone));
  expect((await recipeKept(office.room, 'flan')).versions).toHaveLength(1);
});

test('a farewell that was not answered for is sent again, and there is never another', async () => {
  for (const isLost of [true, false]) {
    const carrier = memoryCarrier();
    let isAway = false;
    const farewells: Bytes[] = [];
    const forget: typeof carrier.forget = async (workshop, last, signature) => {
      farewells.push(last);
      // Lost on its way there, or on its way back.
      if (!isAway || !isLost) await carrier.forget(workshop, last, signature);
      if (isAway) throw new NotCarried('away');
    };
    const [office, phone, tablet] = (await workshop({ ...carrier, forget }, ['maestro', 'maestro'])) as [
      TestDevice,
      TestDevice,
      TestDevice,
    ];
    await save(office, 'flan', 100);
    await meet(office, phone, tablet);
    const removed = (await tablet.vault.load())!.self.id;
    isAway = true;
    await expect(office.move(removed)).rejects.toThrow(NotCarried);
    await save(phone, 'nata', 50);
    await phone.round();
    isAway = false;
    await office.move(removed);
    await meet(office, phone);
    expect(new Set(farewells.map(String)).size).toBe(1);
    expect((await tablet.round()).ended).toBe('removed');
    expect(await bookOf(phone)).toBe(await bookOf(office));
    expect((await recipeKept(office.room, 'nata')).versions).toHaveLength(1);
    expect([...carrier.logs.values()].map(({ closed }) => closed)).toEqual([true, false]);
  }
});

test('an answer that is none, or goes back, counts as none', async () => {
  const key = await workshopKey(newSeed());
  const state = { cabeza: 9, bytes: 0, cuota: 1, punto: 2, cerrado: false };
  const seq = (secuencia: unknown, datos: unknown = 'AAAA') => ({ secuencia, datos });
  const answers: readonly BodyInit[] = [
    '<html>Wi-Fi del hotel</html>',
    JSON.stringify({ ...state, registros: [seq(2)] }),
    JSON.stringify({ ...state, registros: [seq(4), seq(4)] }),
    JSON.stringify({ ...state, registros: [seq('5')] }),
    JSON.stringify({ ...state, registros: [seq(5, 'ñ')] }),
    JSON.stringify({ ...state, registros: 7 }),
  ];
  for (const answer of answers) {
    const carrier = httpTransport('', async () => new Response(answer));
    await expect(carrier.list(key, 3)).rejects.toThrow(NotCarried);
  }
});

test('a device whose keys wrote elsewhere goes on under a new name, with what it had not got across', async () => {
  const carrier = memoryCarrier();
  const [office, phone] = (await workshop(carrier, ['maestro'])) as [TestDevice, TestDevice];
  const { secret, self, pen, log } = (await phone.vault.load())!;
  const key = await workshopKey(secret);
  await carrier.append(key, (await write(key, self, pen, log, 'bench', '')).records, false);
  await save(phone, 'flan', 100);
  await exchange(phone.room, [], 'maestro', 1);
  await phone.round();
  const again = (await phone.vault.load())!.self.id;
  expect(again).not.toBe(self.id);
  await office.round();
  await office.admit(again, 'maestro');
  await meet(office, phone);
  expect(await bookOf(office)).toBe(await bookOf(phone));
  expect((await recipeKept(office.room, 'flan')).versions).toHaveLength(1);
});

test('the owner writes a checkpoint when one is due, and a new device begins there', async () => {
  const carrier = memoryCarrier();
  const [office] = await workshop(carrier, []);
  await save(office, 'flan', 100);
  await changeHead(office.room, 'flan', 1, (head) => ({ ...head, etiquetas: ['huevo'] }));
  await office.round();
  const { secret } = (await office.vault.load())!;
  const key = await workshopKey(secret);
  await carrier.append(key, noise(8, 65_000), false);
  await office.round();
  const { head, checkpoint } = await carrier.list(key, 1);
  expect(checkpoint).toBe(head);
  await save(office, 'nata', 50);
  await office.round();
  const fetched: number[] = [];
  const list: typeof carrier.list = async (...args) => {
    const page = await carrier.list(...args);
    fetched.push(...page.records.map(({ seq }) => seq));
    return page;
  };
  const phone = newDevice({ ...carrier, list });
  await phone.join(secret, 'Móvil');
  await phone.round();
  expect(await bookOf(phone)).toBe(await bookOf(office));
  // None of the noise before the checkpoint was fetched, and the rest once.
  expect(fetched).toEqual([1, head, head + 1, head + 2]);
  expect((await phone.vault.load())!.refused).toEqual({});
  // What it had not is no change of what it had.
  expect(await replacedHere(phone.room)).toEqual([]);
});

test('a service that went back to a backup gets what it lost from who has it, and nobody misses anything', async () => {
  const carrier = memoryCarrier();
  const devices = (await workshop(carrier, ['maestro', 'maestro'])) as [TestDevice, TestDevice, TestDevice];
  const [office, phone, tablet] = devices;
  await save(office, 'flan', 100);
  await meet(...devices);
  const log = [...carrier.logs.values()][0]!;
  const backup = log.head;
  await save(office, 'nata', 50);
  await office.round();
  await save(phone, 'limón', 60);
  await phone.round();
  carrier.restore(backup);
  // Written where those two have read what is no longer there.
  for (let i = 0; i < 5; i++) {
    await save(tablet, `coco ${i}`, 70);
    await tablet.round();
  }
  await meet(...devices);
  await save(office, 'café', 80);
  await meet(...devices);
  const newcomer = newDevice(carrier);
  await newcomer.join((await office.vault.load())!.secret, 'Otra');
  await newcomer.round();
  const book = await bookOf(office);
  for (const name of ['nata', 'limón', 'coco 4', 'café']) expect(book).toContain(name);
  for (const device of [phone, tablet, newcomer]) {
    expect(await bookOf(device)).toBe(book);
    expect((await device.vault.load())!.refused).toEqual({});
  }
});

test('a service that lost its database is given the whole log again by the owner, and the others go on', async () => {
  const carrier = memoryCarrier();
  const devices = (await workshop(carrier, ['maestro', 'obrador'])) as [TestDevice, TestDevice, TestDevice];
  const [office, phone, tablet] = devices;
  await save(office, 'flan', 100);
  await meet(...devices);
  carrier.lose();
  await save(phone, 'limón', 60);
  await plan(tablet.room, { hechos: ['masa'] });
  expect((await phone.round()).fault).toBe('none');
  expect(carrier.logs.size).toBe(0);
  await meet(...devices);
  const newcomer = newDevice(carrier);
  await newcomer.join((await office.vault.load())!.secret, 'Otra');
  await newcomer.round();
  const book = await bookOf(office);
  for (const name of ['flan', 'limón', 'masa']) expect(book).toContain(name);
  for (const device of [phone, tablet, newcomer]) {
    expect(await bookOf(device)).toBe(book);
    expect((await device.vault.load())!.refused).toEqual({});
    expect((await device.round()).fault).toBeNull();
  }
});

test('many pictures go in several entries, none larger than others take', async () => {
  const carrier = memoryCarrier();
  const [office, phone] = (await workshop(carrier, ['maestro'])) as [TestDevice, TestDevice];
  const pictures = Array.from({ length: 30 }, (_, i) => `foto-${i}`);
  await office.room.write(['fotos', 'ingredientes'], async (writer) => {
    for (const id of pictures) {
      await writer.add('fotos', { v: SCHEMA, id, tipo: 'image/jpeg', datos: id.at(-1)!.repeat(400_000) });
      const own = { v: SCHEMA, id: `de ${id}`, nombre: id, oficios: {}, modificado: 1, papelera: null, foto: id };
      await writer.add('ingredientes', own);
    }
  });
  const bodies: unknown[] = [];
  await exchange(office.room, [], 'owner', 1);
  for (const { kind, body } of await waitingOf(office.room)) if (kind === 'version') bodies.push(body);
  expect(bodies.map((body) => (body as readonly unknown[]).length)).toEqual([5, 5, 5, 5, 5, 5]);
  await meet(office, phone);
  expect((await phone.room.read('fotos')).records).toHaveLength(30);
  expect((await phone.vault.load())!.refused).toEqual({});
});

test('a file carries the log where there is no service', async () => {
  const office = newDevice();
  await office.found('Oficina');
  await save(office, 'flan', 100);
  await office.round();
  const phone = newDevice();
  await phone.join((await office.vault.load())!.secret, 'Móvil');
  expect(await phone.importLog(await office.exportLog())).toBeGreaterThan(0);
  await phone.round();
  await office.importLog(await phone.exportLog());
  await office.admit((await phone.vault.load())!.self.id, 'maestro');
  await office.round();
  await phone.importLog(await office.exportLog());
  await save(phone, 'flan', 120);
  await phone.round();
  await office.importLog(await phone.exportLog());
  expect(await bookOf(phone)).toBe(await bookOf(office));
  expect((await recipeKept(office.room, 'flan')).versions).toHaveLength(2);
  expect(await office.importLog(await newDevice().exportLog())).toBeNull();
});
