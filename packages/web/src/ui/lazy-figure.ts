import { lazy } from '../loading/lazy.ts';
import { parseNumber } from './format.ts';

const reader = lazy(() => import('./figure.ts').then(({ readFigure }) => readFigure));

/** Fetches what reads «4 kg» and «+20 %» when somebody is about to write; null once it is there. */
export function loadFigures(): Promise<void> | null {
  if (reader.here.peek()) return null;
  // Without it plain numbers are still read.
  return reader.bring().then(
    () => {},
    () => {},
  );
}

/** A plain number at once; anything else by the reader, once it is there. */
export function readFigureLazily(
  text: string,
  unit: string | undefined,
  current: number | null,
  negative: boolean,
): number | null {
  return parseNumber(text, negative) ?? reader.here.peek()?.(text, unit, current, negative) ?? null;
}

/** The unit a label says: «Peso por pieza, g», «Precio (€/kg)». */
export function unitIn(label: string | undefined): string | undefined {
  return /(?:, |\()([^\s,()]+)\)?$/.exec(label ?? '')?.[1]?.toLowerCase();
}
