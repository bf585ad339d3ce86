import { PLAIN, type Trade } from '../crear/trade.ts';

export const TRADE: Trade = { ...PLAIN, starchIsFlour: true };
