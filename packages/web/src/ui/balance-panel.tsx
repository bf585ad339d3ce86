import type { EquilibrarResponse } from '@obrador/engine/equilibrar';
import { signal } from '@preact/signals';
import { accepted, ambiguousName, type BalanceSettings, balanceRecipe, type Options, optionsOf } from '../balancing.ts';
import { es } from '../es.ts';
import type { Request } from '../request.ts';
import { labelOf } from '../search.ts';
import { settingsOf } from '../state/balance.ts';
import { tab } from '../state/ui.ts';
import { tellUndoable } from '../state/way-back.ts';
import { edit } from '../state/workbench.ts';
import { BalanceLines } from './balance-lines.tsx';
import { BalanceResult } from './balance-result.tsx';
import { BalanceSettingsForm } from './balance-settings.tsx';
import { focusSoon } from './focus.ts';
import type { PanelProps } from './panel-props.ts';

/** An answer, and what it was asked for: when the formula, its prices or the settings move on, the answer is stale. */
interface Proposal {
  readonly of: Request;
  readonly under: BalanceSettings;
  readonly answer: EquilibrarResponse | string;
}

const proposal = signal<Proposal | null>(null);

const RUN_ID = 'equilibrar-formula';
const ANSWER_ID = 'propuesta';

export function BalancePanel({ craft, recipe, request }: PanelProps) {
  const settings = settingsOf(craft.id);
  const { of, under, answer } = proposal.value ?? {};
  const current = of === request && under === settings ? (answer ?? null) : null;

  const run = (options: Options, type = recipe.type) => {
    const repeated = ambiguousName(craft, request);
    const found =
      repeated === null
        ? balanceRecipe(craft, { ...request.body, type }, options)
        : es.balance.repeated(labelOf(craft, repeated));
    proposal.value = { of: request, under: settings, answer: found };
  };
  const accept = (answer: EquilibrarResponse) => {
    edit((present) => accepted(present, request, answer));
    tellUndoable(es.balance.accepted);
    tab.value = 'lectura';
    focusSoon('tab-lectura');
  };

  return (
    <>
      <p class="lead">{es.balance.lead}</p>
      <BalanceSettingsForm craft={craft} recipe={recipe} />
      <BalanceLines craft={craft} lines={request.lines} />
      <button
        id={RUN_ID}
        type="button"
        class="primary"
        disabled={request.lines.length === 0}
        onClick={() => run(optionsOf(request, settings))}
      >
        {es.balance.run}
      </button>
      <div id={ANSWER_ID} role="status" class="balance-answer" tabIndex={-1}>
        {typeof current === 'string' && <p class="refusal">{current}</p>}
        {current !== null && typeof current !== 'string' && (
          <BalanceResult
            craft={craft}
            body={request.body}
            answer={current}
            onAccept={() => accept(current)}
            onDiscard={() => {
              proposal.value = null;
              focusSoon(RUN_ID);
            }}
            onTry={(options, type) => {
              run(options ?? optionsOf(request, settings), type);
              focusSoon(ANSWER_ID);
            }}
          />
        )}
      </div>
    </>
  );
}
