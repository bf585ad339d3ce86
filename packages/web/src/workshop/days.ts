/** Days as they are kept: «2026-11-15», in the calendar of the workshop. */

export function dayOf(date: Date): string {
  const two = (n: number) => `${n}`.padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function today(): string {
  return dayOf(new Date());
}

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Anybody may have typed the address; what is no day is today. */
export function dayOrToday(text: string | null): string {
  return text !== null && SHAPE.test(text) && !Number.isNaN(noon(text).getTime()) ? text : today();
}

/** Noon, so that no change of the hour moves the day. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

export function shifted(day: string, days: number): string {
  const date = noon(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** Monday to Sunday of a day's week. */
export function weekOf(day: string): readonly string[] {
  const sinceMonday = (noon(day).getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, i) => shifted(day, i - sinceMonday));
}

/** Made at the first day that is written: it takes longer than the rest of the module. */
let long: Intl.DateTimeFormat | undefined;
let short: Intl.DateTimeFormat | undefined;
let narrow: Intl.DateTimeFormat | undefined;

/** «domingo, 15 de noviembre de 2026». */
export function longDay(day: string): string {
  long ??= new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return long.format(noon(day));
}

/** «15/11/2026»; what is no day as it stands. */
export function shortDay(day: string): string {
  short ??= new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'numeric', year: 'numeric' });
  return SHAPE.test(day) ? short.format(noon(day)) : day;
}

/** «dom 15». */
export function weekday(day: string): string {
  narrow ??= new Intl.DateTimeFormat('es-ES', { weekday: 'short', day: 'numeric' });
  return narrow.format(noon(day)).replace(',', '');
}

/** «6:05», and how many days from the one meant. */
export function clock(minutes: number): { readonly time: string; readonly days: number } {
  const whole = Math.round(minutes);
  const days = Math.floor(whole / 1440);
  const rest = whole - days * 1440;
  return { time: `${Math.floor(rest / 60)}:${`${rest % 60}`.padStart(2, '0')}`, days };
}

/** Minutes after midnight of «06:30»; null for no time of the day. */
export function minutesOf(time: string): number | null {
  const read = /^(\d{1,2}):(\d{2})$/.exec(time);
  if (!read) return null;
  const minutes = Number(read[1]) * 60 + Number(read[2]);
  return minutes < 1440 ? minutes : null;
}
