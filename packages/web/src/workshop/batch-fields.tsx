import { USUAL_OVERRUN } from '@obrador/engine/taller';
import { batch, setBatch } from '../bench/batch.ts';
import { request } from '../bench/formula.ts';
import { esBench } from '../bench/texts.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import type { Craft } from '../crafts/engine.ts';
import { bakingLoss } from '../recipe/loss.ts';
import type { Request } from '../recipe/request.ts';
import { Field } from '../ui/field.tsx';
import { grams } from '../ui/format.ts';
import { esBatch } from './texts.ts';

/** How much is wanted, in the words of the way it is measured. */
export function BatchFields({ craft, formula }: { craft: Craft; formula: number }) {
  const { kind, total, count, each, baked, loss, litres, overrun } = batch.value;
  if (kind === 'total') {
    return (
      <div class="fields">
        <Field
          label={esBench.totalGrams}
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
        <Field label={esBatch.litres} value={litres} onChange={(value) => setBatch({ litres: value })} />
        <Field
          label={esBatch.overrun}
          value={overrun}
          placeholder={`${USUAL_OVERRUN}`}
          onChange={(value) => setBatch({ overrun: value })}
        />
      </div>
    );
  }
  const done = kind === 'piezas' ? CRAFTS[craft.id].finished : undefined;
  return (
    <div class="fields">
      <Field label={esBatch.count[kind]} value={count} onChange={(value) => setBatch({ count: value })} />
      <Field label={esBatch.each[kind]} value={each} onChange={(value) => setBatch({ each: value })} />
      {done && baked && (
        <Field
          label={esBatch.loss[done]}
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
          <span>{esBatch.baked(done)}</span>
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
