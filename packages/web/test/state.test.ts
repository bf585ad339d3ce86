import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRecipe, newLine, withLine, withoutLine } from '../src/recipe/recipe.ts';
import { fakeBrowser } from './tabs.ts';

let browser: ReturnType<typeof fakeBrowser>;
const tabs: Tab[] = [];
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.shelves.close();
  vi.unstubAllGlobals();
  // The next file in this worker would find these modules, with their notebook closed.
  vi.resetModules();
});

type Tab = Awaited<ReturnType<typeof browser.openTab>>;

async function openTab(options?: { readonly waits: boolean }): Promise<Tab> {
  const tab = await browser.openTab(options);
  tabs.push(tab);
  return tab;
}

const title = (text: string) => (recipe: NonNullable<Tab['recipe']['value']>) => ({ ...recipe, title: text });
/** The bench of ice cream with six lines on it. */
async function openFormula(tab: Tab): Promise<void> {
  await tab.openCraft('helado');
  const lines = [595, 180, 40, 145, 35, 5].map((grams, i) => newLine(`Ingrediente ${i + 1}`, grams));
  tab.edit((recipe) => ({ ...recipe, lines }));
}

const firstLine = (tab: Tab) => tab.recipe.value!.lines[0]!.id;

describe('the way back a notice offers', () => {
  test('undoes its own change, in the recipe where it was made', async () => {
    const tab = await openTab();
    const back = vi.fn();
    tab.setComeBack(back);
    await openFormula(tab);
    const { id } = tab.recipe.value!;
    tab.edit((recipe) => withoutLine(recipe, firstLine(tab)));
    tab.tellUndoable('Se ha quitado.');
    await tab.openCraft('cacao');
    tab.edit(title('Bombón'));
    tab.notice.value!.action!.run();
    expect(back).toHaveBeenCalledWith(id);
    expect(tab.recipeOf(id)!.lines).toHaveLength(6);
    expect(tab.recipe.value!.title).toBe('Bombón');
  });

  test('goes once the formula has moved on, and leaves later notices alone', async () => {
    const tab = await openTab();
    await openFormula(tab);
    tab.edit((recipe) => withoutLine(recipe, firstLine(tab)));
    tab.tellUndoable('Se ha quitado.');
    tab.edit((recipe) => withLine(recipe, firstLine(tab), { grams: 1 }));
    expect(tab.notice.value).toBe(null);
    tab.edit(title('Nata'));
    tab.tellUndoable('Otro cambio.');
    tab.tell('Otra cosa.');
    tab.undo();
    expect(tab.notice.value?.text).toBe('Otra cosa.');
  });
});

describe('drafts', () => {
  test('one that was only looked at writes nothing; the next tab finds the work of the other', async () => {
    const [idle, busy] = [await openTab(), await openTab()];
    await idle.openCraft('helado');
    await busy.openCraft('helado');
    busy.edit(title('La buena'));
    await busy.writeDrafts();
    await idle.writeDrafts();
    const next = await openTab();
    await next.openCraft('helado');
    expect(next.recipe.value!.title).toBe('La buena');
    expect((await next.shelves.read('borradores')).records).toHaveLength(1);
  });

  test('two tabs on one recipe keep a draft each', async () => {
    const one = await openTab();
    await one.openCraft('helado');
    one.edit(title('Común'));
    await one.saveRecipe();
    const other = await openTab();
    expect(await other.openById(one.recipe.value!.id)).toBe(true);
    one.edit(title('De una'));
    other.edit(title('De otra'));
    await Promise.all([one.writeDrafts(), other.writeDrafts()]);
    const { records } = await one.shelves.read('borradores');
    expect(records.map(({ contenido }) => contenido.titulo).sort()).toEqual(['De otra', 'De una']);
  });

  test('what was not written when the page goes is left as text, and the next page takes it in', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('Con prisa'));
    const { id } = tab.recipe.value!;
    tab.hears('pagehide');
    const left = [...browser.stored].find(([key]) => key.startsWith('obrador.pendiente.'))!;
    expect(left[1]).toContain('Con prisa');
    await tab.writeDrafts();
    expect([...browser.stored.keys()].some((key) => key.startsWith('obrador.pendiente.'))).toBe(false);
    browser.stored.set(
      left[0],
      left[1].replace('Con prisa', 'Con más prisa').replace(/"modificada":\d+/, '"modificada":99999999999999'),
    );
    const next = await openTab();
    expect(await next.openById(id)).toBe(true);
    expect(next.recipe.value!.title).toBe('Con más prisa');
  });

  test('saved as it is, a recipe has no draft; undone to what the book has, it loses the one it had', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('Nata'));
    await tab.writeDrafts();
    await tab.saveRecipe();
    expect(tab.isSaved.value).toBe(true);
    tab.edit(title('Nata y más'));
    await tab.writeDrafts();
    expect(tab.isSaved.value).toBe(false);
    tab.undo();
    await tab.writeDrafts();
    expect((await tab.shelves.read('borradores')).records).toEqual([]);
  });
});

describe('the book', () => {
  const titles = async (tab: Tab) => {
    await tab.loadBook();
    return tab.book.value!.map((entry) => entry.versions.map(({ contenido }) => contenido.titulo));
  };

  test('keeps every version under one entry, whatever its title became', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('Fior di latte'));
    await tab.saveRecipe();
    tab.edit(title('v2'));
    await tab.saveRecipe('menos azúcar');
    expect(await titles(tab)).toEqual([['Fior di latte', 'v2']]);
  });

  test('a draft that wants to be written while the recipe is saved does not outlive the version', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('Fior di latte'));
    await Promise.all([tab.saveRecipe(), tab.writeDrafts()]);
    await tab.loadBook();
    expect(tab.book.value!.map(({ versions, drafts }) => [versions.length, drafts.length])).toEqual([[1, 0]]);
  });

  test('a recipe set apart begins its own history and leaves the other as it was', async () => {
    const tab = await openTab();
    await openFormula(tab);
    tab.edit(title('Fior di latte'));
    await tab.saveRecipe();
    const { id } = tab.recipe.value!;
    tab.edit((recipe) => withLine(recipe, firstLine(tab), { grams: 1 }));
    tab.setApart('v2');
    await tab.saveRecipe();
    expect((await titles(tab)).sort()).toEqual([['Fior di latte'], ['v2']]);
    expect(tab.recipeOf(id)!.lines[0]!.grams).toBe(595);
    expect(tab.recipe.value!.lines[0]!.grams).toBe(1);
  });

  test('a version brought back is one more; work not saved becomes a version first', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('Una'));
    const first = (await tab.saveRecipe())!.version;
    tab.edit(title('Dos'));
    await tab.saveRecipe();
    tab.edit(title('A medias'));
    expect(await tab.restore(first, 'recuperada', 'borrador')).toBe(true);
    expect(await titles(tab)).toEqual([['Una', 'Dos', 'A medias', 'Una']]);
    expect(tab.recipe.value!.title).toBe('Una');
    tab.undo();
    expect(tab.recipe.value!.title).toBe('A medias');
  });

  test('a version brought back keeps the price, the label and the lot that were written later', async () => {
    const tab = await openTab();
    await openFormula(tab);
    const first = (await tab.saveRecipe())!.version;
    const workshop = { coste: { precio: 22 }, etiqueta: { neto: 500, lote: 'L1' } };
    tab.edit((recipe) => ({ ...withLine(recipe, firstLine(tab), { grams: 1 }), workshop }));
    await tab.saveRecipe();
    await tab.restore(first, 'recuperada', 'borrador');
    expect(tab.recipe.value!.lines[0]!.grams).toBe(595);
    expect(tab.recipe.value!.workshop).toEqual(workshop);
  });

  test('what another tab saved reaches a recipe nobody touched here, and not one that was worked on', async () => {
    const one = await openTab();
    await one.openCraft('helado');
    one.edit(title('Una'));
    await one.saveRecipe();
    const { id } = one.recipe.value!;
    const [idle, busy] = [await openTab(), await openTab()];
    for (const tab of [idle, busy]) await tab.openById(id);
    busy.edit(title('Mía'));
    one.edit(title('Dos'));
    await one.saveRecipe();
    await expect.poll(() => idle.recipe.value!.title).toBe('Dos');
    await expect
      .poll(() => busy.notice.value?.text)
      .toBe('Otra pestaña ha guardado «Dos». Lo que has escrito aquí sigue como estaba.');
    expect(idle.notice.value?.text).toBe('Otra pestaña ha guardado «Dos». Aquí se ve lo que guardó.');
    expect(busy.recipe.value!.title).toBe('Mía');
    expect((await busy.saveRecipe())!.overtaken?.contenido.titulo).toBe('Dos');
  });
});

test('own prices of two tabs are kept', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.setPrice('helado', 'Azúcar', 2);
  await other.setPrice('helado', 'Dextrosa', 3);
  const next = await openTab();
  await next.loadPrices();
  expect(next.pricesOf('helado')).toEqual({ Azúcar: 2, Dextrosa: 3 });
  await next.setPrice('helado', 'Azúcar', null);
  await expect.poll(() => one.pricesOf('helado')).toEqual({ Dextrosa: 3 });
});

test('the batch belongs to its recipe, and of an empty formula there is none', async () => {
  const tab = await openTab();
  await openFormula(tab);
  tab.setBatch({ total: 5000 });
  expect(tab.batchGrams.value).toBe(5000);
  const { id } = tab.recipe.value!;
  await tab.openRecipe(emptyRecipe('helado', 'helado_crema'));
  expect(tab.batchGrams.value).toBe(null);
  expect(tab.batchFactor.value).toBe(1);
  tab.setBatch({ total: 300 });
  expect(tab.batchGrams.value).toBe(null);
  await tab.openById(id);
  expect(tab.batchGrams.value).toBe(5000);
});

/** The browser has no room for what goes to these stores. */
function refuse(...stores: readonly string[]): void {
  for (const name of ['add', 'put'] as const) {
    const real = IDBObjectStore.prototype[name];
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...args) {
      if (stores.includes(this.name)) throw new DOMException('full', 'QuotaExceededError');
      return real.apply(this, args);
    });
  }
}

describe('what the browser refuses', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is noticed at once, and the work stays', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('Sin sitio'));
    refuse('borradores');
    await tab.writeDrafts();
    expect(tab.fault.value).toBe('lleno');
    expect(tab.unsavedWork().map((recipe) => recipe.title)).toEqual(['Sin sitio']);
    // Reading the book, and writing something else, do not make it kept.
    await tab.loadBook();
    await tab.setPrice('helado', 'Azúcar', 2);
    expect(tab.fault.value).toBe('lleno');
    expect(await tab.writeAgain()).toBe(false);
    vi.restoreAllMocks();
    expect(await tab.writeAgain()).toBe(true);
    expect(tab.unsavedWork()).toEqual([]);
  });

  test('a recipe that goes back to what the book has does not speak for one that is not kept', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('En el recetario'));
    await tab.saveRecipe();
    const { id } = tab.recipe.value!;
    await tab.openCraft('cacao');
    tab.edit(title('Sin sitio'));
    refuse('borradores');
    await tab.writeDrafts();
    await tab.openById(id);
    tab.edit(title('Otra'));
    tab.undo();
    await tab.writeDrafts();
    expect(tab.fault.value).toBe('lleno');
  });

  test('a price counts on screen, goes with a copy, and is kept at the next try', async () => {
    const tab = await openTab();
    await openFormula(tab);
    refuse('precios');
    expect(await tab.setPrice('helado', 'Azúcar', 2)).toBe(false);
    expect(tab.pricesOf('helado')).toEqual({ Azúcar: 2 });
    tab.edit(title('Otra cosa'));
    await tab.writeDrafts();
    expect(tab.fault.value).toBe('lleno');
    expect(JSON.parse(await tab.wholeCopy(0))).toMatchObject({ precios: [{ nombre: 'Azúcar', precio: 2 }] });
    vi.restoreAllMocks();
    expect(await tab.writeAgain()).toBe(true);
    const next = await openTab();
    await next.loadPrices();
    expect(next.pricesOf('helado')).toEqual({ Azúcar: 2 });
  });

  test('a version is saved with its note at the next try, as the recipe then is', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('Una'));
    refuse('versiones');
    expect(await tab.saveRecipe('la buena')).toBe(null);
    tab.edit(title('Dos'));
    await tab.writeDrafts();
    expect(tab.fault.value).toBe('lleno');
    vi.restoreAllMocks();
    expect(await tab.writeAgain()).toBe(true);
    expect(tab.isSaved.value).toBe(true);
    const { records } = await tab.shelves.read('versiones');
    expect(records.map(({ nota, contenido }) => [nota, contenido.titulo])).toEqual([['la buena', 'Dos']]);
  });

  test('a draft needs no try once its recipe is saved', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('Una'));
    refuse('borradores');
    await tab.writeDrafts();
    expect(tab.fault.value).toBe('lleno');
    await tab.saveRecipe();
    expect(tab.fault.value).toBe(null);
  });

  test('a draft that could not be taken away goes at the next try', async () => {
    const tab = await openTab();
    await tab.openCraft('helado');
    tab.edit(title('Una'));
    await tab.saveRecipe();
    tab.edit(title('Dos'));
    await tab.writeDrafts();
    tab.undo();
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    await tab.writeDrafts();
    expect(tab.fault.value).toBe('negado');
    expect(await tab.writeAgain()).toBe(true);
    expect((await tab.shelves.read('borradores')).records).toEqual([]);
  });
});

test('a reading that failed is forgotten when the notebook can be read again', async () => {
  const tab = await openTab();
  expect(await tab.had(Promise.reject(new DOMException('broken', 'UnknownError')))).toBe(null);
  expect(tab.fault.value).toBe('negado');
  await tab.loadPrices();
  expect(tab.fault.value).toBe(null);
});

test('a copy is not made of a notebook that cannot be read', async () => {
  const tab = await openTab();
  await tab.openCraft('helado');
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  await expect(tab.wholeCopy(0)).rejects.toThrow();
  vi.restoreAllMocks();
});

test('a page that goes while a draft is being written leaves it as text too', async () => {
  const tab = await openTab();
  await tab.openCraft('helado');
  tab.edit(title('A medio escribir'));
  const writing = tab.writeDrafts();
  // Begun, and not over: a notebook answers in a later task.
  for (let turn = 0; turn < 20; turn++) await null;
  tab.hears('pagehide');
  expect([...browser.stored.values()].join()).toContain('A medio escribir');
  await writing;
});

describe('a browser that has never seen Obrador', () => {
  test('can be written in before its notebook is open, and keeps what was written', async () => {
    const tab = await openTab({ waits: false });
    await tab.openCraft('helado');
    expect(tab.isNotebookBlank()).toBe(true);
    tab.edit(title('Deprisa'));
    await tab.openNotebook();
    await tab.writeDrafts();
    const next = await openTab();
    await next.openCraft('helado');
    expect(next.recipe.value!.title).toBe('Deprisa');
  });

  test('waits for the notebook when it has been here, or an older Obrador has', async () => {
    browser.stored.set('obrador.borrador.helado', '{}');
    expect((await openTab({ waits: false })).isNotebookBlank()).toBe(false);
    browser.stored.delete('obrador.borrador.helado');
    expect((await openTab({ waits: false })).isNotebookBlank()).toBe(false);
  });

  test('has its recipe on the bench after all when only the mark was lost, beside what was begun meanwhile', async () => {
    const before = await openTab();
    await before.openCraft('helado');
    before.edit(title('La de siempre'));
    await before.writeDrafts();

    browser.stored.clear();
    const idle = await openTab({ waits: false });
    await idle.openCraft('helado');
    expect(idle.recipe.value!.title).toBe('');
    await expect.poll(() => idle.recipe.value!.title).toBe('La de siempre');

    browser.stored.clear();
    const busy = await openTab({ waits: false });
    await busy.openCraft('helado');
    // Begun in the last moment: the notebook has been read, and its recipe waits for the engine.
    await busy.openNotebook();
    await busy.recipeHere((await busy.lastOnBench('helado'))!);
    busy.edit(title('Otra'));
    await expect.poll(() => busy.craft.value).not.toBe(null);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await busy.writeDrafts();
    expect(busy.recipe.value!.title).toBe('Otra');
    const drafts = (await busy.shelves.read('borradores')).records;
    expect(drafts.map(({ contenido }) => contenido.titulo).sort()).toEqual(['La de siempre', 'Otra']);
  });
});
