import type { Content } from '../../src/storage/records.ts';
import { openShelves, type Shelves, type ShelvesOptions } from '../../src/storage/shelves.ts';

/** A recipe that differs by its title and one weight. */
export function content(title: string, sugar = 145): Content {
  return {
    oficio: 'helado',
    tipo: 'helado_crema',
    titulo: title,
    ingredientes: [
      { nombre: 'Leche entera', gramos: 595 },
      { nombre: 'Azúcar', gramos: sugar, fijo: true },
    ],
  };
}

let databases = 0;
const opened: Shelves[] = [];

export const newName = (): string => `prueba-${++databases}`;

export function shelves(name: string, options: Omit<ShelvesOptions, 'name'> = {}): Shelves {
  const made = openShelves({ name, ...options });
  opened.push(made);
  return made;
}

export function closeAll(): void {
  for (const each of opened.splice(0)) each.close();
}

/** Lets messages between tabs arrive. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** A record put there by anybody, past all checks. */
export function smuggle(name: string, store: string, record: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      const tx = request.result.transaction(store, 'readwrite');
      tx.objectStore(store).put(record);
      tx.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
    request.onerror = () => reject(request.error);
  });
}

export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
