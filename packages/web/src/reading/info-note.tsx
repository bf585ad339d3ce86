import { useState } from 'preact/hooks';
import type { Limit, ParamInfo } from '../crafts/engine.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import type { Words } from './mouth-texts.ts';
import { esReading } from './texts.ts';

/** Fetched when a name is first opened. */
const Guide = lazyComponent(() => import('../ui/guide.tsx').then((module) => module.Guide));

interface InfoNoteProps {
  readonly label: string;
  readonly info: ParamInfo | undefined;
  /** Who sets the range, where there is one. */
  readonly limits?: readonly Limit[];
  /** What it does below and above its range. */
  readonly words?: Words | undefined;
}

/** A parameter's name that opens into its formula and sources. */
export function InfoNote({ label, info, limits = [], words }: InfoNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const sources = [...new Set(limits.map(({ source }) => source))];
  if (!info && sources.length === 0) return <p class="param-name">{label}</p>;
  return (
    <details class="param-name" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary title={esReading.howComputed}>{label}</summary>
      {isOpen && info && <Guide name={info.key} />}
      {words && <p>{esReading.mouth(...words)}</p>}
      {info && <p>{info.formula}</p>}
      {info && (
        <p class="source">
          {esReading.source}: {info.source}
        </p>
      )}
      {sources.map((source) => (
        <p key={source} class="source">
          {esReading.rangeSource}: {source}
        </p>
      ))}
    </details>
  );
}
