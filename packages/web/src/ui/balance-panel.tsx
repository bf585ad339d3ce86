import type { PanelProps } from './panel.tsx';

export function BalancePanel(_props: PanelProps) {
  return null;
}
