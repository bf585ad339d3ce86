import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { DIALOG_TITLE_ID, leaveDialog } from './focus.ts';
import { CrossIcon } from './icons.tsx';
import { NoticeBar } from './notice.tsx';
import { type DialogName, dialog } from './screen.ts';
import { esUi } from './texts.ts';

/** A native modal dialog: the browser keeps the focus inside and gives it back. */
export function Dialog({ name, children }: { name: DialogName; children: ComponentChildren }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = element.current;
    const opener = document.activeElement;
    box?.showModal();
    return () => {
      box?.close();
      leaveDialog(opener);
    };
  }, []);
  return (
    <dialog ref={element} class="dialog" aria-labelledby={DIALOG_TITLE_ID} onClose={() => close(name)}>
      <header>
        <h2 id={DIALOG_TITLE_ID} tabIndex={-1}>
          {esUi.dialogs[name]}
        </h2>
        <button type="button" class="quiet" aria-label={esUi.close} onClick={() => close(name)}>
          <CrossIcon />
        </button>
      </header>
      {children}
      {/* Outside the dialogue nothing can be pressed while it is open. */}
      <NoticeBar />
    </dialog>
  );
}

function close(name: DialogName): void {
  if (dialog.value === name) dialog.value = null;
}
