/** Where Obrador 1.0 kept things: texts in the local storage of the browser. */
export const OLD_PREFIX = 'obrador.';

/** Work a page could not write to the notebook before it went; the next one takes it in. */
export const PENDING_PREFIX = 'obrador.pendiente.';
