import type { Preferment } from '@obrador/engine/horario';
import { clock, minutesOf } from './days.ts';
import { esPreferment } from './preferment-texts.ts';
import { esBread } from './texts.ts';

export function prefermentName({ name, isSourdough }: Preferment): string {
  return name ?? (isSourdough ? esPreferment.sourdough : esPreferment.preferment);
}

/** «Mezclar a las 16:00, el día antes»; null while its hour cannot be read. */
export function startText(ready: string, hours: number): string | null {
  const at = minutesOf(ready);
  if (at === null) return null;
  const { time, days } = clock(at - Math.round(60 * hours));
  return esPreferment.start(time, esBread.day(days));
}
