import { useEffect, useState } from 'preact/hooks';
import { DIALOG_TITLE_ID } from '../ui/focus.ts';
import { dialog } from '../ui/screen.ts';
import { esUi } from '../ui/texts.ts';
import { esHelp } from './help-texts.ts';

const { steps } = esHelp;

/** A walk over the page: it shows one thing after another, stands in the way of none, and ends whenever one likes. */
export function TourDialog() {
  const [at, setAt] = useState(0);
  const step = steps[at]!;
  const leave = () => {
    dialog.value = null;
  };
  useEffect(() => {
    const opener = document.activeElement;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const target = document.querySelector(step.target);
    target?.classList.add('toured');
    target?.scrollIntoView({ block: 'nearest' });
    document.getElementById(DIALOG_TITLE_ID)?.focus({ preventScroll: true });
    return () => target?.classList.remove('toured');
  }, [step]);
  return (
    <section class="tour" role="dialog" aria-labelledby={DIALOG_TITLE_ID}>
      <p class="note">
        {esUi.dialogs.recorrido} · {esHelp.tourOf(at + 1, steps.length)}
      </p>
      <h2 id={DIALOG_TITLE_ID} tabIndex={-1}>
        {step.title}
      </h2>
      <p>{step.text}</p>
      <div class="actions">
        <button type="button" class="text" onClick={leave}>
          {esHelp.leave}
        </button>
        {at > 0 && (
          <button type="button" class="secondary" onClick={() => setAt(at - 1)}>
            {esHelp.previous}
          </button>
        )}
        <button type="button" class="primary" onClick={() => (at + 1 < steps.length ? setAt(at + 1) : leave())}>
          {at + 1 < steps.length ? esHelp.next : esHelp.finish}
        </button>
      </div>
    </section>
  );
}
