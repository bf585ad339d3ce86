/** What a text was read as, then what resembles it; what it may have meant when there is neither. */
export function understoodFirst<T>(read: T | undefined, alike: readonly T[], meant: () => readonly T[]): readonly T[] {
  if (read !== undefined) return [read, ...alike.filter((one) => one !== read)];
  return alike.length > 0 ? alike : meant();
}
