import { useEffect, useState } from 'preact/hooks';
import { craft } from '../bench/bench-crafts.ts';
import { openBeside } from '../bench/navigate.ts';
import { recipe } from '../bench/open-recipes.ts';
import { esBench } from '../bench/texts.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { type CraftId, upperFirst } from '../crafts/engine.ts';
import type { Example, ExamplePair } from '../crafts/examples.ts';
import { retryable } from '../loading/retryable.ts';
import { fromShared } from '../recipe/recipe.ts';
import { Dialog } from '../ui/dialog.tsx';
import { dialog } from '../ui/screen.ts';
import { esExamples } from './texts.ts';

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
      <p>{esExamples.lead}</p>
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
  const title = example.altered === null ? example.title : esExamples.alteredTitle(example.title, example.altered);
  const open = () =>
    retryable(async () => {
      await openBeside(fromShared({ craft: id, type, title, ingredients: example.ingredients }), esBench.openedBeside);
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
  if (altered !== null) return esExamples.alteredFrom(source);
  return published ? source : esExamples.ownFormula;
}
