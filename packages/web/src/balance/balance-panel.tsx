import type { EquilibrarResponse } from '@obrador/engine/equilibrar';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { edit } from '../bench/edits.ts';
import type { PanelProps } from '../bench/panel-props.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { ASSEMBLY } from '../crafts/assembly.ts';
import type { Craft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { retryable } from '../loading/retryable.ts';
import { craftsWithin } from '../recipe/receta.ts';
import { isSameRequest, type Request } from '../recipe/request.ts';
import { focusSoon } from '../ui/focus.ts';
import { acceptances, balanceWanted, tab } from '../ui/screen.ts';
import { type Running, startWork } from '../worker/client.ts';
import type { Task } from '../worker/work.ts';
import { BalanceLines } from './balance-lines.tsx';
import { BalanceResult } from './balance-result.tsx';
import { BalanceSettingsForm } from './balance-settings.tsx';
import { accepted, ambiguousName, type BalanceSettings, type Options, optionsOf } from './balancing.ts';
import { settingsOf } from './settings.ts';
import { esBalance } from './texts.ts';

/** An answer, and what it was asked for: when the formula, its prices or the settings move on, the answer is stale. */
interface Proposal {
  readonly of: Request;
  readonly under: BalanceSettings;
  readonly answer: EquilibrarResponse | string;
}

const proposal = signal<Proposal | null>(null);
/** The search in course; `slow` once a person would begin to wonder, and then the seconds it has taken. */
const running = signal<{
  readonly work: Running<'equilibrar'>;
  readonly slow: boolean;
  readonly seconds: number;
} | null>(null);
const SLOW_AFTER_MS = 200;
const SECOND_MS = 1000;

async function search(task: Omit<Task, 'kind'>): Promise<EquilibrarResponse | string | null> {
  running.value?.work.cancel();
  const work = startWork({ ...task, kind: 'equilibrar' });
  running.value = { work, slow: false, seconds: 0 };
  const timer = setTimeout(() => {
    if (running.value?.work === work) running.value = { ...running.value, slow: true };
  }, SLOW_AFTER_MS);
  const clock = setInterval(() => {
    if (running.value?.work === work) running.value = { ...running.value, seconds: running.value.seconds + 1 };
  }, SECOND_MS);
  try {
    return await work.answer;
  } finally {
    clearTimeout(timer);
    clearInterval(clock);
    if (running.value?.work === work) running.value = null;
  }
}

const RUN_ID = 'equilibrar-formula';
const ANSWER_ID = 'propuesta';

export function BalancePanel({ craft, recipe, request }: PanelProps) {
  const settings = settingsOf(craft.id);
  const made = proposal.value;
  const isFresh = made !== null && made.under === settings && isSameRequest(made.of, request);
  const current = isFresh ? made.answer : null;

  const run = async (options: Options, type = recipe.type) => {
    const refused = refusal(craft, request);
    const within = craftsWithin(request.lines.map((line) => ({ formula: line.made })));
    const found =
      refused ?? (await search({ craft: craft.id, body: { ...request.body, type, opciones: options }, within }));
    if (found !== null) proposal.value = { of: request, under: settings, answer: found };
  };
  const accept = (answer: EquilibrarResponse) => {
    edit((present) => accepted(present, request, answer));
    acceptances.value += 1;
    tellUndoable(esBalance.accepted);
    tab.value = 'lectura';
    focusSoon('tab-lectura');
  };

  // Asked for beside the verdict: nobody should have to press twice.
  const wanted = balanceWanted.value;
  useEffect(() => {
    if (!wanted) return;
    balanceWanted.value = false;
    retryable(async () => {
      await run(optionsOf(request, settings));
      focusSoon(ANSWER_ID);
    });
  }, [wanted]);

  if (recipe.type === ASSEMBLY) return <p class="lead">{esBalance.unjudged}</p>;
  return (
    <>
      <p class="lead">{esBalance.lead}</p>
      <BalanceSettingsForm craft={craft} recipe={recipe} />
      <BalanceLines craft={craft} lines={request.lines} />
      <button
        id={RUN_ID}
        type="button"
        class="primary"
        disabled={request.lines.length === 0}
        onClick={() => retryable(() => run(optionsOf(request, settings)))}
      >
        {esBalance.run}
      </button>
      <p class="progress" role="status">
        {running.value?.slow && (
          <>
            {esBalance.searching} {/* Not read aloud every second. */}
            {running.value.seconds > 0 && <span aria-hidden="true">{esBalance.seconds(running.value.seconds)} </span>}
            <button
              type="button"
              class="secondary"
              onClick={() => {
                running.value?.work.cancel();
                focusSoon(RUN_ID);
              }}
            >
              {esBalance.cancel}
            </button>
          </>
        )}
      </p>
      <div id={ANSWER_ID} role="status" class="balance-answer" tabIndex={-1}>
        {typeof current === 'string' && <p class="refusal">{current}</p>}
        {current !== null && typeof current !== 'string' && (
          <BalanceResult
            craft={craft}
            recipe={recipe}
            request={request}
            answer={current}
            onAccept={() => accept(current)}
            onDiscard={() => {
              proposal.value = null;
              focusSoon(RUN_ID);
            }}
            onTry={(options, type) => {
              retryable(async () => {
                await run(options ?? optionsOf(request, settings), type);
                focusSoon(ANSWER_ID);
              });
            }}
          />
        )}
      </div>
    </>
  );
}

/** What can be told without searching. */
function refusal(craft: Craft, request: Request): string | null {
  const repeated = ambiguousName(craft, request);
  return repeated === null ? null : esBalance.repeated(labelOf(craft, repeated));
}
