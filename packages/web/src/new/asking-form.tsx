import type { ComponentChildren } from 'preact';
import { retryable } from '../loading/retryable.ts';
import { focusSoon } from '../ui/focus.ts';
import type { Answers, Kind } from '../worker/work.ts';
import { type Asking, Waiting } from './asking.tsx';
import './new.css';

interface AskingFormProps<K extends Kind> {
  readonly asking: Asking<K>;
  readonly lead: string;
  /** The identifier of the button; what is answered is `<id>-respuesta`. */
  readonly id: string;
  readonly run: string;
  readonly kind?: 'primary' | 'secondary';
  readonly disabled?: boolean;
  readonly ask: () => Promise<void>;
  /** The fields. */
  readonly children: ComponentChildren;
  readonly show: (answer: Answers[K]) => ComponentChildren;
}

/** Something to fill in, a button, and under it what is answered or why it is not; the focus goes there. */
export function AskingForm<K extends Kind>(props: AskingFormProps<K>) {
  const { asking, lead, id, run, kind = 'primary', disabled, ask, children, show } = props;
  const answerId = `${id}-respuesta`;
  const { answer } = asking;
  return (
    <>
      <p>{lead}</p>
      <form
        class="wish"
        onSubmit={(event) => {
          event.preventDefault();
          retryable(async () => {
            await ask();
            focusSoon(answerId);
          });
        }}
      >
        {children}
        <button id={id} type="submit" class={kind} disabled={disabled}>
          {run}
        </button>
      </form>
      <Waiting asking={asking} back={id} />
      <div id={answerId} tabIndex={-1}>
        {typeof answer === 'string' ? (
          <p class="refusal" role="status">
            {answer}
          </p>
        ) : (
          answer !== null && show(answer)
        )}
      </div>
    </>
  );
}
