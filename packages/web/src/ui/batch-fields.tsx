import { CRAFTS } from '../crafts.ts';
import type { Craft } from '../engine.ts';
import { grams } from '../format.ts';
import { bakingLoss } from '../loss.ts';
import { esPanels } from '../panel-texts.ts';
import type { Request } from '../request.ts';
import { batch, setBatch } from '../state/batch.ts';
import { request } from '../state/workbench.ts';
import { Field } from './field.tsx';

/** How much is wanted, in the words of the way it is measured. */
export function BatchFields({ craft, formula }: { craft: Craft; formula: number }) {
  const { kind, total, count, each, baked, loss, litres, overrun } = batch.value;
  if (kind === 'total') {
    return (
      <div class="fields">
        <Field
          label={esPanels.batch.total}
          value={total}
          placeholder={grams(formula)}
          onChange={(value) => setBatch({ total: value })}
        />
      </div>
    );
  }
  if (kind === 'litros') {
    return (
      <div class="fields">
        <Field label={esPanels.batch.litres} value={litres} onChange={(value) => setBatch({ litres: value })} />
        <Field
          label={esPanels.batch.overrun}
          value={overrun}
          placeholder="0"
          onChange={(value) => setBatch({ overrun: value })}
        />
      </div>
    );
  }
  const done = kind === 'piezas' ? CRAFTS[craft.id].finished : undefined;
  return (
    <div class="fields">
      <Field label={esPanels.batch.count[kind]} value={count} onChange={(value) => setBatch({ count: value })} />
      <Field label={esPanels.batch.each[kind]} value={each} onChange={(value) => setBatch({ each: value })} />
      {done && baked && (
        <Field
          label={esPanels.batch.loss[done]}
          value={loss}
          placeholder="0"
          onChange={(value) => setBatch({ loss: value })}
        />
      )}
      {done && (
        <label class="check">
          <input
            type="checkbox"
            checked={baked}
            onChange={(event) => {
              setBatch({ baked: event.currentTarget.checked });
              if (loss === null && request.value) suggestLoss(craft, request.value);
            }}
          />
          <span>{esPanels.batch.baked(done)}</span>
        </label>
      )}
    </div>
  );
}

/** The engine knows what each type loses; another loss may be written. */
function suggestLoss(craft: Craft, { body }: Request): void {
  const usual = bakingLoss(craft, body);
  if (usual !== null && batch.value.loss === null) setBatch({ loss: usual });
}
