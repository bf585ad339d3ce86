import type { Finder, Found } from './screen.ts';

/** The dialogue of one's own ingredients, in a browser or without one. */
export const dialogOf = <L>(page: Finder<L>) => page.getByRole('dialog');
/** Of the label, which stands before what a craft asks by the same name. */
export const field = <L extends Found<L>>(page: Finder<L>, name: string) =>
  dialogOf(page).getByRole('textbox', { name, exact: true }).first();
export const names = <L extends Found<L>>(page: Finder<L>) =>
  dialogOf(page).locator('.entries strong').allTextContents();

/** Writes figures of the label. */
export async function write<L extends Found<L>>(
  page: Finder<L>,
  name: string,
  figures: Readonly<Record<string, string>>,
): Promise<void> {
  await dialogOf(page).getByLabel('Nombre').fill(name);
  for (const [label, value] of Object.entries(figures)) await field(page, label).fill(value);
}
export const keep = <L extends Found<L>>(page: Finder<L>) =>
  dialogOf(page).getByRole('button', { name: 'Guardar', exact: true }).click();
export const saved = <L extends Found<L>>(page: Finder<L>, name: string) =>
  dialogOf(page).getByText(`«${name}» está guardado`).waitFor();

export const PASTE = {
  'Energía (kcal)': '610',
  Grasas: '50',
  'de ellas saturadas': '6',
  'Hidratos de carbono': '12',
  'de ellos azúcares': '12',
  Fibra: '16',
  Proteínas: '20',
};
