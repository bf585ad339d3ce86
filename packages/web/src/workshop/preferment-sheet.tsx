import { type Preferment, prefermentsPanaderia, refreshment, yeastFor } from '@obrador/engine/horario';
import { useState } from 'preact/hooks';
import { weighable } from '../recipe/batch.ts';
import type { Body } from '../recipe/request.ts';
import { Field } from '../ui/field.tsx';
import { figure, grams, short } from '../ui/format.ts';
import { clock, minutesOf } from './days.ts';
import { esPreferment } from './preferment-texts.ts';
import { esBread } from './texts.ts';

/** What is mixed the evening before: a sheet for each pre-ferment of the dough. */
export function PrefermentSheets({ body }: { body: Body }) {
  return prefermentsPanaderia(body).map((made, i) => (
    <PrefermentSheet key={`${i}-${made.name ?? ''}`} preferment={made} />
  ));
}

/** Uso del oficio: a night for what takes yeast, a morning for a sourdough; flour per part of ripe sourdough. */
const USUAL = { hours: 14, temperature: 21, parts: 2, sourTemperature: 25 };

function PrefermentSheet({ preferment }: { preferment: Preferment }) {
  const title = preferment.name ?? (preferment.isSourdough ? esPreferment.sourdough : esPreferment.preferment);
  return (
    <section class="bread-tool preferment">
      <h3>{esPreferment.title(title)}</h3>
      {preferment.isSourdough ? <Refresh preferment={preferment} /> : <Mix preferment={preferment} />}
    </section>
  );
}

/** Poolish, biga, sponge: flour, water and the yeast its hours ask for. */
function Mix({ preferment: { flour, water, salt, yeast, hydration } }: { preferment: Preferment }) {
  const [hours, setHours] = useState<number | null>(null);
  const [temperature, setTemperature] = useState<number | null>(null);
  const [ready, setReady] = useState('06:00');
  const wanted = hours ?? USUAL.hours;
  const needed = yeast > 0 ? yeast : yeastFor(flour, wanted, temperature ?? USUAL.temperature);
  const listed = [
    { label: esPreferment.flour, weight: flour },
    { label: esPreferment.water, weight: water },
    ...(salt > 0 ? [{ label: esPreferment.salt, weight: salt }] : []),
  ];
  const at = minutesOf(ready);
  return (
    <>
      <p class="lead">{esPreferment.mixLead(short(hydration, 1))}</p>
      <div class="fields">
        <Field label={esPreferment.hours} value={hours} placeholder={`${USUAL.hours}`} onChange={setHours} />
        <Field
          label={esPreferment.temperature}
          value={temperature}
          placeholder={`${USUAL.temperature}`}
          fault={needed === null ? esPreferment.outOfReach : null}
          onChange={setTemperature}
        />
        <label class="field">
          <span>{esPreferment.ready}</span>
          <input type="time" value={ready} onInput={(event) => setReady(event.currentTarget.value)} />
        </label>
      </div>
      <Weights
        lines={[...listed, ...(needed === null ? [] : [{ label: esPreferment.yeast, weight: needed, small: true }])]}
      />
      {at !== null && <When minutes={at - Math.round(60 * wanted)} />}
      {yeast === 0 && <p class="note">{esPreferment.yeastNote}</p>}
    </>
  );
}

/** A sourdough: what it is refreshed with, what the dough takes and what is kept for the next time. */
function Refresh({ preferment }: { preferment: Preferment }) {
  const [parts, setParts] = useState<number | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  const [temperature, setTemperature] = useState<number | null>(null);
  const [ready, setReady] = useState('06:00');
  const wanted = preferment.grams + (kept ?? 0);
  const made = refreshment(preferment, wanted, parts ?? USUAL.parts, temperature ?? USUAL.sourTemperature);
  const at = minutesOf(ready);
  return (
    <>
      <p class="lead">{esPreferment.refreshLead(short(preferment.hydration, 1))}</p>
      <div class="fields">
        <Field label={esPreferment.parts} value={parts} placeholder={`${USUAL.parts}`} onChange={setParts} />
        <Field label={esPreferment.kept} value={kept} placeholder="0" onChange={setKept} />
        <Field
          label={esPreferment.temperature}
          value={temperature}
          placeholder={`${USUAL.sourTemperature}`}
          fault={made.hours === null ? esPreferment.outOfReach : null}
          onChange={setTemperature}
        />
        <label class="field">
          <span>{esPreferment.ready}</span>
          <input type="time" value={ready} onInput={(event) => setReady(event.currentTarget.value)} />
        </label>
      </div>
      <Weights
        lines={[
          { label: esPreferment.starter, weight: made.starter },
          { label: esPreferment.flour, weight: made.flour },
          { label: esPreferment.water, weight: made.water },
        ]}
      />
      {made.hours !== null && at !== null && (
        <>
          <When minutes={at - Math.round(60 * made.hours)} />
          <p class="note">{esPreferment.hoursNote(figure(made.hours, 1))}</p>
        </>
      )}
    </>
  );
}

interface WeightLine {
  readonly label: string;
  readonly weight: number;
  /** Pinches are told to the hundredth of a gram and no rest is put on them. */
  readonly small?: boolean;
}

function Weights({ lines }: { lines: readonly WeightLine[] }) {
  const large = weighable(lines.filter(({ small }) => !small).map(({ weight }) => weight));
  return (
    <table class="sheet">
      <caption class="sr-only">{esPreferment.caption}</caption>
      <tbody>
        {lines.map(({ label, weight, small }, i) => (
          <tr key={label} class="pair">
            <th scope="row">{label}</th>
            <td class="num big">{grams(small ? Math.round(100 * weight) / 100 : large[i]!)} g</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr class="pair">
          <th scope="row">{esPreferment.total}</th>
          <td class="num big">{grams(large.reduce((sum, weight) => sum + weight, 0))} g</td>
        </tr>
      </tfoot>
    </table>
  );
}

function When({ minutes }: { minutes: number }) {
  const { time, days } = clock(minutes);
  return <p class="water-answer">{esPreferment.start(time, esBread.day(days))}</p>;
}
