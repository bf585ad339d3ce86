import { signal } from '@preact/signals';

export const TABS = ['lectura', 'equilibrar', 'lote', 'coste', 'comparar', 'metodo'] as const;
export type Tab = (typeof TABS)[number];
export const tab = signal<Tab>('lectura');

export const DIALOGS = ['recetario', 'ejemplos', 'pegar', 'compartir', 'propios'] as const;
export type DialogName = (typeof DIALOGS)[number];
export const dialog = signal<DialogName | null>(null);

/** A short message at the foot of the page, with a way back where there is one. */
export interface Notice {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}
export const notice = signal<Notice | null>(null);

const NOTICE_MS = 8000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function tell(text: string, action?: Notice['action']): void {
  clearTimeout(timer);
  notice.value = action ? { text, action } : { text };
  timer = setTimeout(() => {
    notice.value = null;
  }, NOTICE_MS);
}

export function hush(): void {
  clearTimeout(timer);
  notice.value = null;
}
