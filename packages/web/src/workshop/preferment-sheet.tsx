import { type Preferment, prefermentsPanaderia } from '@obrador/engine/horario';
import type { Body } from '../recipe/request.ts';
import { Field } from '../ui/field.tsx';
import { figure, grams, short } from '../ui/format.ts';
import { wishFor, wishOf } from './bread-state.ts';
import { esPreferment } from './preferment-texts.ts';
import { prefermentName, startText } from './preferment-words.ts';
import { type Mixing, mixedWeights, mixing, USUAL } from './preferments.ts';

/** What is mixed the evening before: a sheet for each pre-ferment of the dough. */
export function PrefermentSheets({ body }: { body: Body }) {
  return prefermentsPanaderia(body).map((made, i) => (
    <PrefermentSheet key={`${i}-${made.name ?? ''}`} preferment={made} />
  ));
}

function PrefermentSheet({ preferment }: { preferment: Preferment }) {
  const title = prefermentName(preferment);
  return (
    <section class="bread-tool preferment">
      <h3>{esPreferment.title(title)}</h3>
      {preferment.isSourdough ? <Refresh preferment={preferment} /> : <Mix preferment={preferment} />}
    </section>
  );
}

/** Poolish, biga, sponge: flour, water and the yeast its hours ask for. */
function Mix({ preferment }: { preferment: Preferment }) {
  const name = prefermentName(preferment);
  const { hours = null, temperature = null, ready } = wishFor(name);
  const made = mixing(preferment, { hours, temperature });
  return (
    <>
      <p class="lead">{esPreferment.mixLead(short(preferment.hydration, 1))}</p>
      <div class="fields">
        <Field
          label={esPreferment.hours}
          value={hours}
          placeholder={`${USUAL.hours}`}
          onChange={(value) => wishOf(name, { hours: value })}
        />
        <Field
          label={esPreferment.temperature}
          value={temperature}
          placeholder={`${USUAL.temperature}`}
          fault={made.hours === null ? esPreferment.outOfReach : null}
          onChange={(value) => wishOf(name, { temperature: value })}
        />
        <Ready value={ready} set={(value) => wishOf(name, { ready: value })} />
      </div>
      <Weights made={made} />
      <When ready={ready} hours={hours ?? USUAL.hours} />
      {preferment.yeast === 0 && <p class="note">{esPreferment.yeastNote}</p>}
    </>
  );
}

/** A sourdough: what it is refreshed with, what the dough takes and what is kept for the next time. */
function Refresh({ preferment }: { preferment: Preferment }) {
  const name = prefermentName(preferment);
  const { parts = null, kept = null, temperature = null, ready } = wishFor(name);
  const made = mixing(preferment, { parts, kept, temperature });
  return (
    <>
      <p class="lead">{esPreferment.refreshLead(short(preferment.hydration, 1))}</p>
      <div class="fields">
        <Field
          label={esPreferment.parts}
          value={parts}
          placeholder={`${USUAL.parts}`}
          onChange={(value) => wishOf(name, { parts: value })}
        />
        <Field
          label={esPreferment.kept}
          value={kept}
          placeholder="0"
          onChange={(value) => wishOf(name, { kept: value })}
        />
        <Field
          label={esPreferment.temperature}
          value={temperature}
          placeholder={`${USUAL.sourTemperature}`}
          fault={made.hours === null ? esPreferment.outOfReach : null}
          onChange={(value) => wishOf(name, { temperature: value })}
        />
        <Ready value={ready} set={(value) => wishOf(name, { ready: value })} />
      </div>
      <Weights made={made} />
      {made.hours !== null && (
        <>
          <When ready={ready} hours={made.hours} />
          <p class="note">{esPreferment.hoursNote(figure(made.hours, 1))}</p>
        </>
      )}
    </>
  );
}

function Ready({ value, set }: { value: string; set: (value: string) => void }) {
  return (
    <label class="field">
      <span>{esPreferment.ready}</span>
      <input type="time" value={value} onInput={(event) => set(event.currentTarget.value)} />
    </label>
  );
}

function Weights({ made }: { made: Mixing }) {
  const weights = mixedWeights(made);
  return (
    <table class="sheet">
      <caption class="sr-only">{esPreferment.caption}</caption>
      <tbody>
        {weights.map(({ part, grams: weight }) => (
          <tr key={part} class="pair">
            <th scope="row">{esPreferment.mixed[part]}</th>
            <td class="num big">{grams(weight)} g</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr class="pair">
          <th scope="row">{esPreferment.total}</th>
          <td class="num big">
            {grams(weights.reduce((sum, { part, grams: weight }) => sum + (part === 'yeast' ? 0 : weight), 0))} g
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function When({ ready, hours }: { ready: string; hours: number }) {
  const said = startText(ready, hours);
  return said === null ? null : <p class="water-answer">{said}</p>;
}
