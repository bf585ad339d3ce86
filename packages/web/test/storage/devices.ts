import { type DeviceOptions, openDevice } from '../../src/sharing/device.ts';
import type { Transport } from '../../src/sharing/transport.ts';
import { openVault } from '../../src/sharing/vault.ts';
import { canonical } from '../../src/storage/content.ts';
import { saveVersion } from '../../src/storage/notebook.ts';
import { SCHEMA, type StoreName } from '../../src/storage/records.ts';
import type { Shelves } from '../../src/storage/shelves.ts';
import { content, newName, shelves } from './recipes.ts';

type Wrap = (options: DeviceOptions & { readonly transport: Transport }) => DeviceOptions;

/** A device; `wrap` stands between it and what it writes to. */
export function newDevice(transport?: Transport, wrap?: Wrap) {
  const name = newName();
  const room = shelves(name);
  const vault = openVault(name);
  const plain = { shelves: room, vault };
  const device = openDevice(
    transport && wrap ? wrap({ ...plain, transport }) : { ...plain, ...(transport && { transport }) },
  );
  return { ...device, room, vault };
}
export type TestDevice = ReturnType<typeof newDevice>;

export const save = ({ room }: { readonly room: Shelves }, recipe: string, sugar: number, now = sugar) =>
  saveVersion(room, { recipe, content: content(recipe, sugar), base: null, now, tab: 't' });

export const plan = (room: Shelves, change: Partial<{ pedidos: readonly string[]; hechos: readonly string[] }>) =>
  room.write(['planes'], async (writer) => {
    const here = await writer.get('planes', '2026-11-18');
    const pedidos = change.pedidos?.map((receta) => ({
      receta,
      lote: { tipo: 'gramos' as const, gramos: 1000 } as never,
    }));
    await writer.put('planes', {
      v: SCHEMA,
      id: '2026-11-18',
      pedidos: pedidos ?? here?.pedidos ?? [],
      hechos: change.hechos ?? here?.hechos ?? [],
      modificado: 1,
    });
  });

/** The book without what each device knows for itself. */
export async function bookOf({ room }: { readonly room: Shelves }): Promise<string> {
  const stores: readonly StoreName[] = ['recetas', 'versiones', 'ingredientes', 'precios', 'planes', 'producciones'];
  const all = await Promise.all(stores.map(async (store) => (await room.read(store)).records));
  return canonical(all.map((records) => records.map((record) => ({ ...record, creada: 0, usada: 0 }))));
}

export async function workshop(transport: Transport, roles: readonly ('maestro' | 'obrador')[], wrap?: Wrap) {
  const owner = newDevice(transport, wrap);
  await owner.found('Oficina');
  await owner.round();
  const { secret } = (await owner.vault.load())!;
  const others: TestDevice[] = [];
  for (const [i, role] of roles.entries()) {
    const other = newDevice(transport, wrap);
    await other.join(secret, `Móvil ${i}`);
    await other.round();
    await owner.round();
    await owner.admit((await other.vault.load())!.self.id, role);
    await owner.round();
    await other.round();
    others.push(other);
  }
  return [owner, ...others] as [TestDevice, ...TestDevice[]];
}

/** Until everybody has heard everybody. */
export async function meet(...devices: readonly TestDevice[]): Promise<void> {
  for (let i = 0; i < 2; i++) for (const device of devices) await device.round();
}
