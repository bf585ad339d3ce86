import type { EquilibrarResponse } from '@obrador/engine/equilibrar';
import { useSignal } from '@preact/signals';
import {
  accepted,
  type BalanceSettings,
  balanceRecipe,
  DEFAULT_SETTINGS,
  type Options,
  optionsOf,
} from '../balancing.ts';
import { es } from '../es.ts';
import type { Recipe } from '../state/recipe.ts';
import { tab, tell } from '../state/ui.ts';
import { edit, undo } from '../state/workbench.ts';
import { BalanceLines } from './balance-lines.tsx';
import { BalanceResult } from './balance-result.tsx';
import { BalanceSettingsForm } from './balance-settings.tsx';
import { focusSoon } from './focus.ts';
import type { PanelProps } from './panel.tsx';

/** An answer, and the recipe it was asked for: when the recipe moves on, the answer is stale. */
interface Proposal {
  readonly of: Recipe;
  readonly answer: EquilibrarResponse | string;
}

export function BalancePanel({ craft, recipe, request }: PanelProps) {
  const settings = useSignal<BalanceSettings>(DEFAULT_SETTINGS);
  const proposal = useSignal<Proposal | null>(null);
  const current = proposal.value?.of === recipe ? proposal.value.answer : null;

  const run = (options: Options, type = recipe.type) => {
    proposal.value = { of: recipe, answer: balanceRecipe(craft, { ...request.body, type }, options) };
  };
  const accept = (answer: EquilibrarResponse) => {
    edit((present) => accepted(present, request, answer));
    tell(es.balance.accepted, { label: es.undo, run: undo });
    tab.value = 'lectura';
    focusSoon('tab-lectura');
  };

  return (
    <>
      <p class="lead">{es.balance.lead}</p>
      <BalanceSettingsForm craft={craft} recipe={recipe} settings={settings} />
      <BalanceLines craft={craft} lines={request.lines} />
      <button
        type="button"
        class="primary"
        disabled={request.lines.length === 0}
        onClick={() => run(optionsOf(request, settings.value))}
      >
        {es.balance.run}
      </button>
      <div role="status" class="balance-answer">
        {typeof current === 'string' && <p class="refusal">{current}</p>}
        {current !== null && typeof current !== 'string' && (
          <BalanceResult
            craft={craft}
            answer={current}
            onAccept={() => accept(current)}
            onDiscard={() => {
              proposal.value = null;
            }}
            onTry={(options, type) => run(options ?? optionsOf(request, settings.value), type)}
          />
        )}
      </div>
    </>
  );
}
