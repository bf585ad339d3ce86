import type { FunctionComponent } from 'preact';
import { craft } from '../bench/bench-crafts.ts';
import { request } from '../bench/formula.ts';
import { recipe } from '../bench/open-recipes.ts';
import type { PanelProps } from '../bench/panel-props.ts';
import { readingModule } from '../bench/reading-module.ts';
import { esBench } from '../bench/texts.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import { Loading } from '../ui/loading.tsx';
import type { Tab } from '../ui/screen.ts';

/** Every tab but the first is fetched when it is first opened. */
const fetched = (load: () => Promise<FunctionComponent<PanelProps>>) => lazyComponent(load, { until: Loading });

const PANELS: Readonly<Record<Exclude<Tab, 'lectura'>, FunctionComponent<PanelProps>>> = {
  equilibrar: fetched(() => import('../balance/balance-panel.tsx').then((module) => module.BalancePanel)),
  lote: fetched(() => import('../workshop/batch-panel.tsx').then((module) => module.BatchPanel)),
  coste: fetched(() => import('../workshop/cost-panel.tsx').then((module) => module.CostPanel)),
  elaboracion: fetched(() => import('../workshop/process-panel.tsx').then((module) => module.ProcessPanel)),
  etiqueta: fetched(() => import('../label/label-panel.tsx').then((module) => module.LabelPanel)),
  comparar: fetched(() => import('../compare/compare-panel.tsx').then((module) => module.ComparePanel)),
  metodo: fetched(() => import('../reading/method-panel.tsx').then((module) => module.MethodPanel)),
};

export function Panel({ name }: { name: Tab }) {
  if (name === 'lectura') return <FirstPanel />;
  const Chosen = PANELS[name];
  if (!craft.value || !recipe.value || !request.value) return <Loading />;
  return <Chosen craft={craft.value} recipe={recipe.value} request={request.value} />;
}

/** The reading comes with what reads. */
function FirstPanel() {
  const Reading = readingModule.here.value?.ReadingPanel;
  if (recipe.value?.lines.length === 0) return <p class="lead">{esBench.empty}</p>;
  return Reading && craft.value ? <Reading /> : <Loading />;
}
