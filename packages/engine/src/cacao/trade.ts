export { PLAIN as TRADE } from '../crear/trade.ts';
