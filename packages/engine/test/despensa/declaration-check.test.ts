import { expect, it } from 'vitest';
import {
  type DeclaredFigures,
  declarationFaults,
  declaredEnergyOff,
  declaredTotal,
} from '../../src/despensa/declaration-check.ts';

const PASTE = { energia: 610, grasas: 50, saturadas: 6, hidratos: 12, azucares: 12, fibra: 16, proteinas: 20 };

it('a label that cannot be is told where it contradicts itself', () => {
  const faults = (label: DeclaredFigures) => Object.fromEntries(declarationFaults(label));
  expect(faults(PASTE)).toEqual({});
  expect(faults({ hidratos: 80, grasas: 50 })).toEqual({ sal: 'total' });
  expect(faults({ grasas: 5, saturadas: 6 })).toEqual({ saturadas: 'saturated' });
  expect(faults({ hidratos: 10, azucares: 12 })).toEqual({ azucares: 'sugars' });
  expect(faults({ agua: 30, solidos: 60 })).toEqual({ solidos: 'waterTwice' });
  expect(faults({ grasas: 120 })).toEqual({ grasas: 'bounds' });
  expect(faults({ precio: 120 })).toEqual({});
});

it('adds up what a label says, and knows the energy of its parts', () => {
  expect(declaredTotal(PASTE)).toBe(98);
  expect(declaredEnergyOff(PASTE)).toBeNull();
  // The same in kJ.
  expect(declaredEnergyOff({ ...PASTE, energia: 2552 })).toBe(610);
});
