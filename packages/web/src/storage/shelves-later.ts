import type { Shelves } from './shelves.ts';

/** Shelves that come when they are first asked for: who only looks in fetches none. One that failed is tried again. */
export function shelvesLater(bring: () => Promise<Shelves>): Shelves {
  let coming: Promise<Shelves> | null = null;
  const here = () => {
    coming ??= bring().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
  return {
    read: async (store) => (await here()).read(store),
    get: async (store, id) => (await here()).get(store, id),
    ofRecipe: async (store, recipe) => (await here()).ofRecipe(store, recipe),
    write: async (stores, work) => (await here()).write(stores, work),
    warm: async () => (await here()).warm(),
    close: () =>
      void coming?.then(
        ({ close }) => close(),
        () => {},
      ),
  };
}
