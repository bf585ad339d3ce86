import { edit } from '../bench/edits.ts';
import { shownBench } from '../bench/formula.ts';
import { esBench } from '../bench/texts.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { type CraftId, isOut, type Meter, missOf } from '../crafts/engine.ts';
import { useFollowed } from '../loading/followed.ts';
import { figure } from '../ui/format.ts';
import { memo } from '../ui/memo.tsx';
import { balanceWanted, tab } from '../ui/screen.ts';
import { type Remedy, remedies } from './apply.ts';
import { wordsOf } from './mouth-texts.ts';
import { esReading } from './texts.ts';

/** How many deviations stand beside the verdict. */
const WORST = 3;

export const Mend = memo(Worst);

/** What is furthest off in words of the mouth, each with its remedy, and the one button that mends all. */
function Worst() {
  const [{ craft, request, reading }, drawn] = useFollowed(shownBench, true);
  if (reading?.kind !== 'reading' || !craft || !request) return null;
  const { meters, advice } = reading.analysis;
  const worst = meters.filter(isOut).sort((a, b) => weight(b) - weight(a));
  const offered = remedies(craft, request, advice);
  const remedyOf = ({ key }: Meter) => offered.find(({ change }, i) => change && advice[i]!.mends.includes(key));
  // One small button has room to be touched; three do not.
  const mended = worst.slice(0, WORST).find(remedyOf);
  // A fault that is no figure, as a salt beyond the law, is told by what mends it.
  const untold = worst.length > 0 || reading.analysis.outcome.good ? undefined : offered[0];
  return (
    <div ref={drawn} class="mend">
      <ul class="worst" aria-label={esBench.worst}>
        {worst.slice(0, WORST).map((meter) => (
          <Fault
            key={meter.key}
            meter={meter}
            said={mouthWord(craft.id, meter)}
            remedy={meter === mended ? remedyOf(meter) : undefined}
          />
        ))}
        {untold && (
          <li class="untold">
            <span>{untold.text}</span>
            <Mending remedy={untold} label={null} />
          </li>
        )}
      </ul>
      <button
        type="button"
        class="primary"
        onClick={() => {
          tab.value = 'equilibrar';
          balanceWanted.value = true;
          document.getElementById('tab-equilibrar')?.focus();
        }}
      >
        {esBench.balanceAll}
      </button>
    </div>
  );
}

interface FaultProps {
  readonly meter: Meter;
  readonly said: string | undefined;
  readonly remedy: Remedy | undefined;
}

function Fault({ meter, said, remedy }: FaultProps) {
  const { label, state, unit } = meter;
  const off = `${figure(missOf(meter))}${unit && `\u00a0${unit}`}`;
  return (
    <li>
      <span title={label}>{said ?? label}</span>{' '}
      <strong>
        {said && <span class="worst-name">{label}</span>}{' '}
        <span>
          <span aria-hidden="true">{state === 'alto' ? '▲' : '▼'}</span> {said ? off : esBench.off(state, off, unit)}
        </span>
      </strong>
      {remedy && <Mending remedy={remedy} label={label} />}
    </li>
  );
}

/** Does what mends a fault; without the name of a figure what it does is said beside it. */
function Mending({ remedy: { text, change }, label }: { remedy: Remedy; label: string | null }) {
  return change === null ? null : (
    <button
      type="button"
      class="text"
      title={text}
      aria-label={label === null ? undefined : esReading.mendOf(label, text)}
      onClick={() => {
        edit(change);
        tellUndoable(esReading.applied);
      }}
    >
      {esReading.mend}
    </button>
  );
}

/** What a fault does to hand and mouth. */
export function mouthWord(id: CraftId, { key, state }: Pick<Meter, 'key' | 'state'>): string | undefined {
  return wordsOf(id, key)?.[state === 'bajo' ? 0 : 1];
}

/** How far off for its range: tenths of a salt weigh as much as whole degrees. */
function weight(meter: Meter): number {
  const { min, max } = meter;
  const width = min !== null && max !== null ? max - min : Math.abs(min ?? max ?? 0);
  return missOf(meter) / (width || 1);
}
