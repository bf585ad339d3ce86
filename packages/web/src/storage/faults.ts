/** Why the browser did not keep something. */
export type FaultKind =
  /** No room left. */
  | 'lleno'
  /** Storage is forbidden or broken. */
  | 'negado'
  /** The database does not open: another tab holds it. */
  | 'ocupado'
  /** What stands there was written by a newer Obrador. */
  | 'nuevo';

export class StorageFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

export function faultOf(error: unknown): StorageFault {
  if (error instanceof StorageFault) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new StorageFault(name === 'QuotaExceededError' ? 'lleno' : 'negado', error);
}
