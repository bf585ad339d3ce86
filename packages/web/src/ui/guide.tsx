import './guide.css';
import { GUIDES } from './guide-texts.ts';

/** Dots of a drawing: many and close at one end, few and apart at the other. */
const LAST = 203;
const DOTS = [0, 9, 18, 27, 37, 48, 60, 73, 88, 105, 124, 146, 172, LAST];

/** What a word of the trade means to whoever makes it: three sentences and a drawing. */
export function Guide({ name }: { name: string }) {
  const guide = GUIDES[name];
  if (!guide) return null;
  const [from, to] = guide.ends;
  return (
    <div class="guide">
      {guide.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <figure>
        <svg viewBox="-6 -8 220 16" aria-hidden="true">
          {DOTS.map((x) => (
            <circle key={x} cx={guide.isDenseLast ? LAST - x : x} cy="0" r="3.4" fill="currentColor" />
          ))}
        </svg>
        <figcaption>
          <span>{from}</span>
          <span>{to}</span>
        </figcaption>
      </figure>
    </div>
  );
}
