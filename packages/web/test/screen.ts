import type { SharedRecipe } from '../src/recipe/share.ts';

type Words = string | RegExp;
export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'row'
  | 'rowheader'
  | 'tab'
  | 'tabpanel'
  | 'textbox';

/** Where things are looked for: a page of Chromium, or one drawn without a browser. */
export interface Finder<L> {
  locator(css: string, options?: { readonly has?: L; readonly hasText?: Words }): L;
  getByRole(role: Role, options?: { readonly name?: Words; readonly exact?: boolean }): L;
  getByLabel(text: Words, options?: { readonly exact?: boolean }): L;
  getByText(text: Words, options?: { readonly exact?: boolean }): L;
}

/** What is found, as far as both have it. */
export interface Found<L> extends Finder<L> {
  or(other: L): L;
  and(other: L): L;
  first(): L;
  nth(index: number): L;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(option: string | { readonly label: string }): Promise<unknown>;
  allTextContents(): Promise<string[]>;
  waitFor(options?: { readonly state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>;
  evaluateAll<R>(read: (all: HTMLElement[]) => R): Promise<R>;
}

export const verdict = <L>(page: Finder<L>) => page.locator('.verdict-word');
export const grams = <L>(page: Finder<L>, name: string) => page.getByLabel(`Gramos de ${name}`, { exact: true });
export const meter = <L>(page: Finder<L>, label: string) =>
  page.locator('.meter', { has: page.getByText(label, { exact: true }) });
/** The shown figure of a parameter in the reading. */
export const param = <L extends Finder<L>>(page: Finder<L>, label: string) =>
  meter(page, label).locator('.meter-value .figure');
/** The options of the open ingredient list. */
export const choices = <L>(page: Finder<L>) => page.locator('.combo-list [role=option]');
export const dialog = <L>(page: Finder<L>) => page.getByRole('dialog');
export const title = <L>(page: Finder<L>) => page.getByLabel('Título de la receta');
export const addField = <L>(page: Finder<L>) => page.getByRole('combobox', { name: 'Añadir ingrediente…' });

/** Opens a tab and waits for its chunk. */
export async function openTab<L extends Found<L>>(page: Finder<L>, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.locator('.panel .loading').waitFor({ state: 'detached' });
}

/** What the toolbar keeps in its menu. */
const IN_MENU = ['Guardar como…', 'Ejemplos', 'Pegar', 'Mis ingredientes', 'Compartir'];

/** A button, a link or an entry of the toolbar's menu by its name. */
export async function tool<L extends Found<L>>(page: Finder<L>, name: string): Promise<void> {
  if (IN_MENU.includes(name)) await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByRole('menuitem', { name, exact: true }))
    .click();
}

/** The craft on the bench, once it is there. */
export const current = <L extends Found<L>>(page: Finder<L>, craft: string) =>
  page.getByRole('link', { name: craft, exact: true }).and(page.locator('[aria-current]')).waitFor();

/** Names and grams on the bench, as shown. */
export async function bench<L extends Found<L>>(page: Finder<L>): Promise<[string, string][]> {
  return page.locator('.row').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, weight] = row.querySelectorAll('input');
      return [name!.value, weight!.value];
    }),
  );
}

/** A recipe with a title, its ingredients as pairs. */
export function recipe(
  craft: SharedRecipe['craft'],
  type: string,
  items: Readonly<Record<string, number>>,
  title = '',
): SharedRecipe {
  return { craft, type, title, ingredients: Object.entries(items).map(([name, weight]) => ({ name, grams: weight })) };
}

/** A beginner's mix: out in five parameters of six. */
export const BEGINNER = recipe(
  'helado',
  'helado_crema',
  { 'Leche entera': 500, 'Nata 35%': 250, Azúcar: 100 },
  'Nata de casa',
);

export const BASE = recipe(
  'helado',
  'base',
  { 'Leche entera': 700, 'Nata 35%': 150, Azúcar: 150 },
  'Base blanca de la casa',
);
export const PISTACHO = recipe(
  'helado',
  'helado_crema',
  { 'Base blanca de la casa': 900, 'Pasta de pistacho': 100 },
  'Pistacho',
);
export const VAINILLA = recipe('helado', 'helado_crema', { 'Base blanca de la casa': 1000 }, 'Vainilla');
export const BARRA = recipe(
  'panaderia',
  'pan_comun',
  { 'Harina panadera': 1000, Agua: 600, Sal: 18, 'Levadura fresca': 20 },
  'Barra',
);

/** One formula per craft that is out of its ranges, so that advice, reasons and warnings are on the page. */
export const OUT = {
  helado: recipe('helado', 'helado_crema', { 'Leche entera': 900, Azúcar: 40 }),
  panaderia: recipe('panaderia', 'pan_comun', { Harina: 500, Agua: 500, Sal: 30 }),
  pasteleria: recipe('pasteleria', 'genoise', { 'Huevo entero': 100, Azúcar: 300, Harina: 50 }),
  turron: recipe('turron', 'jijona', { almendra_tostada: 300, azucar: 600, clara: 40 }),
  cacao: recipe('cacao', 'bombon', { cob_negra: 400, nata: 400, azucar_invertido: 30 }),
} as const;
