import { PLAIN, type Trade } from '../crear/trade.ts';

export const TRADE: Trade = { ...PLAIN, corrections: ['agua', 'azucar', 'aceite_girasol'] };
