import { short } from '../ui/format.ts';

/** «45 min», «1 h», «2 h 30 min», «14 d». */
export function duration(minutes: number): string {
  if (minutes < 60) return `${short(minutes, 1)} min`;
  const whole = Math.round(minutes);
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor((whole % 1440) / 60), whole % 60];
  const parts = [days > 0 && `${days} d`, hours > 0 && `${hours} h`, rest > 0 && `${rest} min`];
  return parts.filter(Boolean).join(' ');
}
