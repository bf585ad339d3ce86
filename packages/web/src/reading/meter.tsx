import { craftId } from '../bench/open-recipes.ts';
import { esBench } from '../bench/texts.ts';
import { isOut, type Meter as MeterData, missOf, usualIn } from '../crafts/engine.ts';
import { change, exact, figure, rangeText, short } from '../ui/format.ts';
import { Tick } from '../ui/tick.tsx';
import { InfoNote } from './info-note.tsx';
import { wordsOf } from './mouth-texts.ts';
import { esReading } from './texts.ts';

interface MeterProps {
  readonly meter: MeterData;
  /** Change that the ingredient that one asks about would bring; undefined while none is looked at. */
  readonly effect: number | undefined;
}

const SIGNS = { dentro: '✓', bajo: '▼', alto: '▲', al_limite: '✓', sin_juicio: '·' } as const;

/** A ruler with the good stretch marked: value, range, and how far off. */
export function Meter({ meter, effect }: MeterProps) {
  const { label, unit, value, min, max, state } = meter;
  const place = scaleOf(meter);
  const usual = usualIn(meter.limits);
  const span = (low: number | null, high: number | null) => ({
    left: `${place(low ?? -Infinity)}%`,
    right: `${100 - place(high ?? Infinity)}%`,
  });
  return (
    <li class="meter" data-state={state}>
      <InfoNote label={label} info={meter.info} limits={meter.limits} words={wordsOf(craftId.value, meter.key)} />
      <p class="meter-value">
        <Tick text={exact(value, meter.info)} /> <span class="unit">{unit}</span>
      </p>
      <div class="meter-track" aria-hidden="true">
        <span class="meter-band" style={span(min, max)} />
        {usual && <span class="meter-usual" style={span(...usual)} />}
        {meter.mark !== null && <span class="meter-tick" style={{ left: `${place(meter.mark.at)}%` }} />}
        {effect !== undefined && <span class="meter-ghost" style={moved(place(value + effect))} />}
        <span class="meter-mark" style={moved(place(value))} />
      </div>
      <p class="meter-foot" style={{ paddingLeft: span(min, max).left }}>
        <span class="meter-range">
          <span class="sr-only">{esBench.range}</span> {rangeText(min, max)}
          {meter.mark !== null && ` · ${meter.mark.label} ${short(meter.mark.at)}`}
        </span>
        {usual && (
          <span class="meter-range">
            {esReading.usual} {rangeText(...usual)}
          </span>
        )}
        {effect !== undefined && <span class="meter-effect">{change(effect)}</span>}
      </p>
      <p class="meter-state">
        <span aria-hidden="true">{SIGNS[state]}</span>{' '}
        {isOut(meter) ? esBench.off(state, figure(missOf(meter)), meter.unit) : esBench.states[state]}
      </p>
    </li>
  );
}

/** Moved along the ruler, not placed anew: a key lays out nothing while it slides. */
const moved = (percent: number) => ({ translate: `${percent}cqi` });

/** Percent along the ruler: the range takes the middle half, and values beyond the ends stop there. */
function scaleOf({ value, min, max, mark }: MeterData): (x: number) => number {
  const low = min ?? Math.min(0, value);
  const high = max ?? Math.max(low + 1, value * 1.2, (min ?? 0) * 1.6, (mark?.at ?? 0) * 1.2);
  const width = high - low || 1;
  const from = min === null ? low : low - width / 2;
  const to = max === null ? high : high + width / 2;
  return (x) => Math.min(100, Math.max(0, (100 * (x - from)) / (to - from)));
}
