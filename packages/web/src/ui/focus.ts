/** Moves the focus after the render that is due, which may create the element, and before the next key. */
export function focusSoon(id: string): void {
  queueMicrotask(() => document.getElementById(id)?.focus());
}

let afterDialog: string | null = null;

/** Where the focus goes when the open dialogue closes, instead of back to what opened it. */
export function focusAfterDialog(id: string): void {
  afterDialog = id;
}

/** Gives the focus back as a dialogue goes. */
export function leaveDialog(opener: Element | null): void {
  if (afterDialog !== null) focusSoon(afterDialog);
  else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  afterDialog = null;
}

/** Puts the focus on the first of these elements there is, when what had it has gone. */
export function rescueFocus(...ids: readonly string[]): void {
  setTimeout(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    found?.focus({ preventScroll: true });
  });
}

export const nameFieldId = (line: number): string => `nombre-${line}`;
export const gramsFieldId = (line: number): string => `gramos-${line}`;
export const FORMULA_ID = 'formula';
export const DIALOG_TITLE_ID = 'titulo-dialogo';
export const ADD_FIELD_ID = 'nuevo-ingrediente';
export const BEGIN_ID = 'empezar';
