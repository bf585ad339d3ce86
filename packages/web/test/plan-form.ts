import type { Finder, Found } from './screen.ts';

export async function add<L extends Found<L>>(page: Finder<L>, title: string): Promise<void> {
  await page.getByLabel('Añadir una receta').selectOption({ label: title });
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
}
export const amount = <L>(page: Finder<L>, title: string) => page.getByLabel(`Cantidad de ${title}`, { exact: true });

/** Two ice creams on one base, and bread, on the plan that is open. */
export async function orderDay<L extends Found<L>>(page: Finder<L>): Promise<void> {
  await add(page, 'Pistacho · Helado');
  await amount(page, 'Pistacho').fill('2');
  await add(page, 'Vainilla · Helado');
  await amount(page, 'Vainilla').fill('1');
  await add(page, 'Barra · Pan');
  await page.getByLabel('Unidad de Barra').selectOption('piezas');
  await amount(page, 'Barra').fill('40');
  await page.getByLabel('Gramos por pieza de Barra').fill('300');
  await page.locator('.station').nth(1).waitFor();
}
