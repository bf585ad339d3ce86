import { useEffect, useState } from 'preact/hooks';
import { CRAFTS } from '../crafts.ts';
import { type CraftId, upperFirst } from '../engine.ts';
import { es } from '../es.ts';
import type { Example, ExamplePair } from '../examples.ts';
import { openBeside } from '../navigate.ts';
import { esPanels } from '../panel-texts.ts';
import { fromShared } from '../state/recipe.ts';
import { dialog } from '../state/ui.ts';
import { craft, recipe } from '../state/workbench.ts';
import { Dialog } from './dialog.tsx';
import { retryable } from './retryable.ts';

/** One formula that works and one that does not per type; the type on the bench comes first. */
export function ExamplesDialog() {
  const [pairs, setPairs] = useState<readonly ExamplePair[]>([]);
  const id = craft.value?.id;
  useEffect(() => {
    if (id) retryable(async () => setPairs(await CRAFTS[id].examples()));
  }, [id]);
  if (!id) return null;
  const first = recipe.value?.type;
  const sorted = [...pairs].sort((a, b) => Number(b.type === first) - Number(a.type === first));
  return (
    <Dialog name="ejemplos">
      <p>{esPanels.examplesDialog.lead}</p>
      <ul class="examples">
        {sorted.map((pair) => (
          <li key={pair.type}>
            <h3>{pair.label}</h3>
            <ExampleButton craft={id} type={pair.type} example={pair.good} good />
            <ExampleButton craft={id} type={pair.type} example={pair.bad} good={false} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ExampleButtonProps {
  readonly craft: CraftId;
  readonly type: string;
  readonly example: Example;
  readonly good: boolean;
}

function ExampleButton({ craft: id, type, example, good }: ExampleButtonProps) {
  const title =
    example.altered === null ? example.title : esPanels.examplesDialog.alteredTitle(example.title, example.altered);
  const open = () =>
    retryable(async () => {
      await openBeside(fromShared({ craft: id, type, title, ingredients: example.ingredients }), es.openedBeside);
      dialog.value = null;
    });
  return (
    <button type="button" class="entry-open" data-good={good} onClick={open}>
      <strong>
        <span aria-hidden="true">{good ? '✓' : '✗'}</span> {title}
      </strong>
      <span>
        {upperFirst(example.result)} · {origin(example)}
      </span>
    </button>
  );
}

function origin({ published, altered, source }: Example): string {
  if (altered !== null) return esPanels.examplesDialog.alteredFrom(source);
  return published ? source : esPanels.examplesDialog.ownFormula;
}
