/** Moves the focus to an element that the next render may still have to create. */
export function focusSoon(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus());
}

export const nameFieldId = (line: number): string => `nombre-${line}`;
export const gramsFieldId = (line: number): string => `gramos-${line}`;
export const ADD_FIELD_ID = 'nuevo-ingrediente';
