import './process.css';
import { fill, finishedOf, litresOf, MIX_DENSITY, USUAL_OVERRUN, weighedFor } from '@obrador/engine/taller';
import { useState } from 'preact/hooks';
import { batch, mixDensity, setBatch } from '../bench/batch.ts';
import { request } from '../bench/formula.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import type { Craft } from '../crafts/engine.ts';
import { bakingLoss } from '../recipe/loss.ts';
import { NO_BATCH } from '../recipe/no-batch.ts';
import type { Batch } from '../storage/records.ts';
import { Field } from '../ui/field.tsx';
import { short } from '../ui/format.ts';
import { CocoaTool } from './cocoa-tool.tsx';
import { massText } from './mass.ts';
import { MouldTool } from './mould-tool.tsx';
import { esYield } from './texts.ts';

/** What a batch gives: litres and tubs, or finished pieces; and the other way round. */
export function YieldTool({ craft, grams }: { craft: Craft; grams: number }) {
  if (!(grams > 0)) return null;
  const isWhipped = CRAFTS[craft.id].isWhipped === true;
  return (
    <>
      <section class="bread-tool">
        <h3>{esYield.title}</h3>
        <p class="lead">{esYield.of(massText(grams))}</p>
        {isWhipped ? <Litres grams={grams} /> : <Pieces craft={craft} grams={grams} />}
      </section>
      <CocoaTool craft={craft} grams={grams} use={use} />
      {!isWhipped && <MouldTool use={use} />}
    </>
  );
}

/** The batch of the recipe from now on. */
function use(change: Partial<Batch>): void {
  setBatch({ ...NO_BATCH, ...change });
  tellUndoable(esYield.used);
}

/** Of the trade's tray, litres. */
const USUAL_TUB = 5;

function Litres({ grams }: { grams: number }) {
  const { kind, overrun } = batch.value;
  const [tub, setTub] = useState<number | null>(null);
  const density = mixDensity.value ?? MIX_DENSITY;
  const litres = litresOf(grams, overrun ?? USUAL_OVERRUN, density);
  const { count, rest } = fill(litres, tub ?? USUAL_TUB);
  return (
    <>
      <div class="fields">
        {/* A batch in litres has the field already, above. */}
        {kind !== 'litros' && (
          <Field
            label={esYield.air}
            value={overrun}
            placeholder={`${USUAL_OVERRUN}`}
            onChange={(value) => setBatch({ overrun: value })}
          />
        )}
        <Field label={esYield.tub} value={tub} placeholder={`${USUAL_TUB}`} onChange={setTub} />
      </div>
      <div role="status">
        <p class="water-answer">{esYield.litres(short(litres, 1))}</p>
        <p>{esYield.mixDensity(short(density, 3))}</p>
        <p>{esYield.tubs(count, short(tub ?? USUAL_TUB), short(rest, 1))}</p>
      </div>
    </>
  );
}

/** Both losses as one, % of what is weighed in. */
function allLost(losses: readonly number[]): number {
  return Math.round(1000 * (100 - finishedOf(100, losses))) / 1000;
}

function Pieces({ craft, grams }: { craft: Craft; grams: number }) {
  const usual = request.value ? bakingLoss(craft, request.value.body) : null;
  const [making, setMaking] = useState<number | null>(null);
  const [moulding, setMoulding] = useState<number | null>(null);
  const [piece, setPiece] = useState<number | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const losses = [making ?? usual ?? 0, moulding ?? 0];
  const finished = finishedOf(grams, losses);
  const made = piece === null ? null : fill(finished, piece);
  const needed = piece === null || wanted === null ? 0 : weighedFor(piece * wanted, losses);
  return (
    <>
      <div class="fields">
        <Field label={esYield.making} value={making} placeholder={short(usual ?? 0)} onChange={setMaking} />
        <Field label={esYield.moulding} value={moulding} placeholder="0" onChange={setMoulding} />
        <Field label={esYield.piece} value={piece} onChange={setPiece} />
        <Field label={esYield.wanted} value={wanted} onChange={setWanted} />
      </div>
      <div role="status">
        <p class="water-answer">{esYield.finished(massText(finished))}</p>
        {made && piece !== null && <p>{esYield.pieces(made.count, short(piece), short(made.rest, 0))}</p>}
        {needed > 0 && <p>{esYield.toWeigh(short(wanted!), massText(needed, 3))}</p>}
      </div>
      {needed > 0 && (
        <button
          type="button"
          class="secondary"
          onClick={() => use({ kind: 'piezas', count: wanted, each: piece, baked: true, loss: allLost(losses) })}
        >
          {esYield.use}
        </button>
      )}
    </>
  );
}
