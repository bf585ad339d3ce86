import './legend.css';

/** The stroke of each of several curves: its colour and its dashes, so that neither has to be told alone. */
export const seriesClass = (index: number) => `series series-${index}`;

interface LegendEntry {
  /** Which of the curves. */
  readonly i: number;
  readonly name: string;
  readonly text: string;
}

/** Whose each curve is, and its figures. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul class="legend">
      {entries.map(({ i, name, text }) => (
        <li key={i}>
          <svg class={`plot ${seriesClass(i)}`} viewBox="0 0 48 12" aria-hidden="true">
            <path class="curve" d="M2 6h44" />
          </svg>
          <span>
            <b>{name}</b>: {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
