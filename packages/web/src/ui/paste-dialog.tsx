import { Dialog } from './dialog.tsx';

export function PasteDialog() {
  return <Dialog name="pegar">…</Dialog>;
}
