import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { tellLoadFailed } from '../loading/retryable.ts';
import { useLazy } from '../loading/use-lazy.ts';
import { type DialogName, dialog, hush, notice } from '../ui/screen.ts';

const DIALOG_LOADERS: Readonly<Record<DialogName, () => Promise<FunctionComponent>>> = {
  guardar: () => import('../book/save-dialog.tsx').then((module) => module.SaveDialog),
  ejemplos: () => import('../new/examples-dialog.tsx').then((module) => module.ExamplesDialog),
  pegar: () => import('../ledger/paste-dialog.tsx').then((module) => module.PasteDialog),
  compartir: () => import('../export/share-dialog.tsx').then((module) => module.ShareDialog),
  propios: () => import('../own/own-dialog.tsx').then((module) => module.OwnDialog),
  deseo: () => import('../new/wish-dialog.tsx').then((module) => module.WishDialog),
  desdeEtiqueta: () => import('../new/label-dialog.tsx').then((module) => module.LabelDialog),
  sustituir: () => import('../new/substitute-dialog.tsx').then((module) => module.SubstituteDialog),
  tipos: () => import('./types-dialog.tsx').then((module) => module.TypesDialog),
  ficha: () => import('../ledger/card-dialog.tsx').then((module) => module.CardDialog),
  teclas: () => import('./keys-dialog.tsx').then((module) => module.KeysDialog),
  recorrido: () => import('./tour-dialog.tsx').then((module) => module.TourDialog),
};

export function Dialogs() {
  return dialog.value === null ? null : <LazyDialog key={dialog.value} load={DIALOG_LOADERS[dialog.value]} />;
}

function LazyDialog({ load }: { load: () => Promise<FunctionComponent> }) {
  const Loaded = useLazy(load, giveUp);
  // A message would stand over it; one with the only way back stays.
  useEffect(() => {
    if (!notice.peek()?.action?.stays) hush();
  }, []);
  return Loaded && <Loaded />;
}

/** A dialogue that could not be fetched counts as closed, so that its button and «Reintentar» open it anew. */
function giveUp(): void {
  const name = dialog.value;
  dialog.value = null;
  tellLoadFailed(() => {
    dialog.value = name;
  });
}
