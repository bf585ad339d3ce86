import { signal } from '@preact/signals';

export const TABS = [
  'lectura',
  'equilibrar',
  'lote',
  'coste',
  'elaboracion',
  'etiqueta',
  'comparar',
  'metodo',
] as const;
export type Tab = (typeof TABS)[number];
export const tab = signal<Tab>('lectura');

export type DialogName =
  | 'guardar'
  | 'ejemplos'
  | 'pegar'
  | 'compartir'
  | 'propios'
  | 'deseo'
  | 'desdeEtiqueta'
  | 'sustituir'
  | 'tipos'
  | 'ficha'
  | 'ir'
  | 'teclas'
  | 'recorrido';
export const dialog = signal<DialogName | null>(null);

/** True while somebody waits for a balance that the panel has still to begin. */
export const balanceWanted = signal(false);

/** A recipe of the day whose sheet is to be printed. */
export interface SheetAsked {
  readonly recipe: string;
  readonly grams: number;
  /** Codes of what it contains, and whether all of it is known. */
  readonly allergens: readonly string[];
  readonly isKnown: boolean;
}
/** Sheets on their way to the printer; null when there are none. */
export const sheetsAsked = signal<readonly SheetAsked[] | null>(null);

/** How many proposals were accepted: each one stamps the verdict. */
export const acceptances = signal(0);

/** A short message at the foot of the page, with a way back where there is one. */
export interface Notice {
  readonly text: string;
  readonly action?: NoticeAction;
}

interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
  /** True when there is no other way back: then nobody should have to race a clock. */
  readonly stays?: boolean;
}
export const notice = signal<Notice | null>(null);

/** Read and gone, so that it does not stand over buttons; with something to press, longer. */
const NOTICE_MS = 5_000;
const ACTION_MS = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function tell(text: string, action?: NoticeAction): void {
  clearTimeout(timer);
  notice.value = action ? { text, action } : { text };
  if (!action?.stays) timer = setTimeout(hush, action ? ACTION_MS : NOTICE_MS);
}

export function hush(): void {
  clearTimeout(timer);
  notice.value = null;
}
