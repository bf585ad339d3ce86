import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazyComponent } from '../loading/lazy-component.ts';
import { tellLoadFailed } from '../loading/retryable.ts';
import { type DialogName, dialog, hush, notice } from '../ui/screen.ts';

const fetched = (load: () => Promise<FunctionComponent>) => lazyComponent(load, { failed: giveUp });

const DIALOGS: Readonly<Record<DialogName, FunctionComponent>> = {
  guardar: fetched(() => import('../book/save-dialog.tsx').then((module) => module.SaveDialog)),
  ejemplos: fetched(() => import('../new/examples-dialog.tsx').then((module) => module.ExamplesDialog)),
  pegar: fetched(() => import('../ledger/paste-dialog.tsx').then((module) => module.PasteDialog)),
  compartir: fetched(() => import('../export/share-dialog.tsx').then((module) => module.ShareDialog)),
  propios: fetched(() => import('../own/own-dialog.tsx').then((module) => module.OwnDialog)),
  deseo: fetched(() => import('../new/wish-dialog.tsx').then((module) => module.WishDialog)),
  desdeEtiqueta: fetched(() => import('../new/label-dialog.tsx').then((module) => module.LabelDialog)),
  sustituir: fetched(() => import('../new/substitute-dialog.tsx').then((module) => module.SubstituteDialog)),
  tipos: fetched(() => import('./types-dialog.tsx').then((module) => module.TypesDialog)),
  ficha: fetched(() => import('../ledger/card-dialog.tsx').then((module) => module.CardDialog)),
  ir: fetched(() => import('./go-dialog.tsx').then((module) => module.GoDialog)),
  teclas: fetched(() => import('./keys-dialog.tsx').then((module) => module.KeysDialog)),
  recorrido: fetched(() => import('./tour-dialog.tsx').then((module) => module.TourDialog)),
};

export function Dialogs() {
  const name = dialog.value;
  // A message would stand over it; one with the only way back stays.
  useEffect(() => {
    if (name !== null && !notice.peek()?.action?.stays) hush();
  }, [name]);
  if (name === null) return null;
  const Dialog = DIALOGS[name];
  return <Dialog />;
}

/** A dialogue that could not be fetched counts as closed, so that its button and «Reintentar» open it anew. */
function giveUp(): void {
  const name = dialog.value;
  dialog.value = null;
  tellLoadFailed(() => {
    dialog.value = name;
  });
}
