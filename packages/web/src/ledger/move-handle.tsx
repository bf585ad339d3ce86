import { useRef } from 'preact/hooks';
import { focusSoon } from '../ui/focus.ts';
import { GripIcon } from '../ui/icons.tsx';
import { esLedger } from './texts.ts';

interface MoveHandleProps {
  readonly id: number;
  readonly label: string;
  /** Of the line, from 1. */
  readonly number: number;
  readonly onMove: (to: number, merge: string | null) => void;
}

/** Moves its line: by the arrow keys, or dragged by mouse or finger. */
export function MoveHandle({ id, label, number, onMove }: MoveHandleProps) {
  const drags = useRef(0);
  const handleId = `mover-${id}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(number - 1 + (event.key === 'ArrowUp' ? -1 : 1), null);
    focusSoon(handleId);
  };
  const onPointerMove = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...(event.currentTarget.closest('ol')?.children ?? [])];
    const over = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    const to = over < 0 ? rows.length - 1 : over;
    // All moves of one drag are undone together.
    if (to !== number - 1) onMove(to, `mover-${id}-${drags.current}`);
  };
  return (
    <button
      id={handleId}
      type="button"
      class="grip"
      aria-label={esLedger.move(label)}
      title={esLedger.move(label)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        drags.current += 1;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
    >
      <GripIcon />
    </button>
  );
}
