import type { FAULTS } from './faults.gen.ts';

export { FAULTS } from './faults.gen.ts';

/** What a fault is called by programs. */
export type FaultCode = keyof typeof FAULTS;
