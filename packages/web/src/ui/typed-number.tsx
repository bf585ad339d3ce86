import { useId, useRef, useState } from 'preact/hooks';
import { gramsExact } from './format.ts';
import { esUi } from './texts.ts';

/** A weight as it was read. */
export type Amount =
  /** `said` is null when the text was a plain number of grams. */
  { readonly grams: number; readonly said: string | null } | { readonly fault: string };

/** What was understood of a text, or what is wrong with it. */
export interface FieldNote {
  readonly text: string;
  readonly wrong: boolean;
}

export interface TypedNumberProps {
  readonly id?: string;
  readonly class?: string;
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly value: number | null;
  readonly placeholder?: string;
  /** Step of the arrow keys; with Shift ten times as much. */
  readonly step?: number;
  readonly negative?: boolean;
  /** Decimals it shows at least; a price has two. */
  readonly decimals?: number;
  /** Reads what is typed as a number, or as none. */
  readonly figure?: (text: string, former: number | null) => number | null;
  /** Reads more than plain numbers; what it says of the text goes to `onNote`. */
  readonly read?: (text: string, former: number | null) => Amount | null;
  readonly onNote?: (note: FieldNote | null) => void;
  /** Takes what is no figure in this unit, «12 l» in kilos: what it comes to, or null. */
  readonly elsewhere?: (text: string) => number | null;
  /** Until `read` can read all it will; null once it can. */
  readonly wait?: () => Promise<void> | null;
  /** Called at every keystroke that leaves a number, and with null when the field is emptied. */
  readonly onChange: (value: number | null) => void;
  readonly onEnter?: (backwards: boolean) => void;
  readonly onFocus?: () => void;
  /** Called once the field was left and what was typed is read. */
  readonly onSettled?: () => void;
}

/** A number as it is typed, read by whoever knows what it may say. While it has the focus it shows what is typed. */
export function TypedNumber(props: TypedNumberProps) {
  const { value, step = 1, negative = false, onChange } = props;
  const faultId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  /** What the field held before anything was typed: what is not understood changes nothing. */
  const before = useRef<number | null>(null);
  const amount = (text: string): Amount | null => {
    const former = typed === null ? value : before.current;
    if (props.read) return props.read(text, former);
    const figure = props.figure?.(text, former) ?? null;
    return figure === null ? null : { grams: figure, said: null };
  };
  const parse = (text: string) => {
    const read = amount(text);
    return read && 'grams' in read ? read.grams : null;
  };
  const [isRefused, setRefused] = useState(false);
  /** The value that came of what was typed: an emptied price, say, is the catalogue's again. */
  const outcome = useRef<number | null | undefined>(undefined);
  if (typed !== null && outcome.current === undefined) outcome.current = value;
  // Undo, scaling or advice may have changed the value behind what was typed: then the value wins.
  const text = typed !== null && outcome.current === value ? typed : null;
  const invalid = text !== null && text.trim() !== '' && parse(text) === null;
  const shown = text ?? (value === null ? '' : gramsExact(value, props.decimals));

  const latest = useRef<string | null>(null);
  /** True when the field was left before what was typed could be read. */
  const isLate = useRef(false);
  const type = (text: string) => {
    if (typed === null && !isLate.current) before.current = value;
    isLate.current = false;
    outcome.current = undefined;
    setRefused(false);
    setTyped(text);
    latest.current = text;
    take(text);
    const unread = text.trim() !== '' && parse(text) === null;
    if (unread)
      void props.wait?.()?.then(() => latest.current === text && (isLate.current ? settle(text) : take(text)));
  };
  const settle = (text: string) => {
    isLate.current = false;
    const next = parse(text);
    if (next === null) {
      refuse(text);
      setRefused(!props.read);
    } else {
      onChange(next);
      setTyped(null);
    }
    props.onSettled?.();
  };
  const refuse = (text: string) => {
    const former = before.current;
    onChange(former);
    if (!props.read) return;
    const wrong = noteOf(amount(text))?.text ?? '';
    props.onNote?.({ text: `${wrong} ${esUi.stays(gramsExact(former ?? 0))}`, wrong: true });
  };
  const take = (text: string) => {
    // Read once: a share of the mix is another when the mix has changed.
    const read = amount(text);
    const next = read && 'grams' in read ? read.grams : null;
    if (next !== null || text.trim() === '') onChange(next);
    else before.current = props.elsewhere?.(text) ?? before.current;
    props.onNote?.(noteOf(read));
  };
  const leave = () => {
    isLate.current = invalid && props.wait?.() != null;
    if (invalid && !isLate.current) refuse(text);
    else props.onNote?.(null);
    setRefused(invalid && !props.read && !isLate.current);
    // What cannot be read stays written, for whoever wrote it to mend.
    if (invalid && !props.read) outcome.current = undefined;
    else setTyped(null);
    if (!isLate.current) props.onSettled?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    if (event.key === 'Enter' && props.onEnter) {
      event.preventDefault();
      props.onEnter(event.shiftKey);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const by = (event.key === 'ArrowUp' ? 1 : -1) * step * (event.shiftKey ? 10 : 1);
      const next = Math.max(negative ? Number.NEGATIVE_INFINITY : 0, Math.round(((value ?? 0) + by) * 1000) / 1000);
      setTyped(null);
      onChange(next);
    }
  };

  const fault = isRefused && invalid ? esUi.notUnderstood(text, value === null ? null : gramsExact(value)) : null;
  const input = (
    <input
      id={props.id}
      class={`number ${props.class ?? ''}`}
      type="text"
      inputmode="decimal"
      autocomplete="off"
      enterkeyhint="next"
      aria-label={props.label}
      aria-describedby={fault === null ? props.describedBy : faultId}
      aria-invalid={invalid || undefined}
      placeholder={props.placeholder}
      value={shown}
      onInput={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        // The first click chooses the whole number, ready to be replaced; a second one places the caret.
        if (document.activeElement === event.currentTarget) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onFocus={(event) => {
        event.currentTarget.select();
        props.onFocus?.();
      }}
      onBlur={leave}
    />
  );
  // One shape with and without a fault: another would make a new field, and take the focus.
  return (
    <>
      {input}
      {fault !== null && (
        <span id={faultId} class="fault number-fault" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}

function noteOf(read: Amount | null): FieldNote | null {
  if (read === null) return null;
  if ('fault' in read) return { text: read.fault, wrong: true };
  return read.said === null ? null : { text: read.said, wrong: false };
}
