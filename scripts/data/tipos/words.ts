import type { Fields } from './files.ts';

/** What a parameter is called and how it is read, as its file gives it. */
export const wordsOf = (key: string, fields: Fields, unit: string) => ({
  key,
  label: fields.text('nombre'),
  unit: fields.has('unidad') ? String(fields.plain('unidad')) : unit,
  ...(fields.has('exactitud') ? { exactness: fields.number('exactitud') } : {}),
});
