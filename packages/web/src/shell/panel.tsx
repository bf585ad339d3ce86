import type { FunctionComponent } from 'preact';
import type { PanelProps } from '../bench/panel-props.ts';
import { room } from '../bench/reading-module.ts';
import { esBench } from '../bench/texts.ts';
import { craft, recipe, request } from '../bench/workbench.ts';
import { useLazy } from '../loading/use-lazy.ts';
import type { Tab } from '../ui/screen.ts';

/** Every tab but the first is fetched when it is first opened. */
const PANELS: Readonly<Record<Exclude<Tab, 'lectura'>, () => Promise<FunctionComponent<PanelProps>>>> = {
  equilibrar: () => import('../balance/balance-panel.tsx').then((module) => module.BalancePanel),
  lote: () => import('../workshop/batch-panel.tsx').then((module) => module.BatchPanel),
  coste: () => import('../workshop/cost-panel.tsx').then((module) => module.CostPanel),
  elaboracion: () => import('../workshop/process-panel.tsx').then((module) => module.ProcessPanel),
  etiqueta: () => import('../label/label-panel.tsx').then((module) => module.LabelPanel),
  comparar: () => import('../compare/compare-panel.tsx').then((module) => module.ComparePanel),
  metodo: () => import('../reading/method-panel.tsx').then((module) => module.MethodPanel),
};

export function Panel({ name }: { name: Tab }) {
  if (name === 'lectura') return <FirstPanel />;
  return <LazyPanel load={PANELS[name]} />;
}

/** The reading comes with what reads. */
function FirstPanel() {
  const Reading = room.value?.ReadingPanel;
  if (recipe.value?.lines.length === 0) return <p class="lead">{esBench.empty}</p>;
  return Reading && craft.value ? <Reading /> : <p class="loading">{esBench.loading}</p>;
}

function LazyPanel({ load }: { load: () => Promise<FunctionComponent<PanelProps>> }) {
  const Loaded = useLazy(load);
  if (!Loaded || !craft.value || !recipe.value || !request.value) return <p class="loading">{esBench.loading}</p>;
  return <Loaded craft={craft.value} recipe={recipe.value} request={request.value} />;
}
