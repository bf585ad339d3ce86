import { schedulePanaderia } from '@obrador/engine/horario';
import { bakersTable } from '@obrador/engine/panaderia';
import { useEffect, useState } from 'preact/hooks';
import { batchFactor } from '../bench/batch.ts';
import { addNote, loadBook } from '../bench/library.ts';
import { base, isSaved } from '../bench/open-recipes.ts';
import type { PanelProps } from '../bench/panel-props.ts';
import type { Body } from '../recipe/request.ts';
import { Field } from '../ui/field.tsx';
import { figure, short } from '../ui/format.ts';
import { tell } from '../ui/screen.ts';
import { type AskedTemperature, learnt, settings, temperatures } from './bread-state.ts';
import { clock, minutesOf } from './days.ts';
import { duration } from './duration.ts';
import { PrefermentSheets } from './preferment-sheet.tsx';
import { esBread, esProcess } from './texts.ts';
import { iceOf, USUAL_TAP, waterText } from './water.ts';

/** Water and clock of a dough, for the weights of the batch. */
export function BreadTools({ craft, request: { body } }: PanelProps) {
  const { weight } = craft.shape;
  useEffect(() => void loadBook(), []);
  const batch: Body = {
    ...body,
    ingredients: body.ingredients.map((item) => ({ ...item, [weight]: Number(item[weight]) * batchFactor.value })),
  };
  // A dough without flour has neither; the reading says so already.
  if (!isDough(batch)) return null;
  return (
    <>
      <Water body={batch} />
      <PrefermentSheets body={batch} />
      <Timetable body={batch} />
    </>
  );
}

function isDough(body: Body): boolean {
  try {
    return bakersTable(body).harinaTotal > 0;
  } catch {
    return false;
  }
}

const ASKED = Object.keys(esBread.fields) as readonly AskedTemperature[];

/** As the engine takes it. */
const USUAL_FRICTION = 11;

/** Beyond this yeast suffers, °C. */
const HOTTEST = 45;

function Water({ body }: { body: Body }) {
  const said = temperatures.value;
  const detail = bakersTable({ ...body, proceso: settings.value });
  const isAsked = (field: AskedTemperature) => field !== 'temperaturaPrefermento' || detail.harinaPrefermentada > 0;
  return (
    <section class="bread-tool">
      <h3>{esBread.water}</h3>
      <p class="lead">{esBread.waterLead}</p>
      <div class="fields">
        {ASKED.filter(isAsked).map((field) => (
          <Field
            key={field}
            label={esBread.fields[field]}
            value={said[field] ?? null}
            placeholder={usual(field, detail.proceso.temperaturaMasa)}
            negative
            onChange={(value) => {
              const { [field]: _former, ...rest } = said;
              temperatures.value = value === null ? rest : { ...rest, [field]: value };
            }}
          />
        ))}
      </div>
      {learnt.value && <p class="note">{esBread.learnt(figure(learnt.value.friction, 1), learnt.value.doughs)}</p>}
      <WaterAnswer detail={detail} />
    </section>
  );
}

/** What counts while nothing is said; flour and room must be. */
function usual(field: AskedTemperature, dough: number): string {
  if (field === 'temperaturaMasa') return short(dough, 1);
  if (field === 'friccion') return short(learnt.value?.friction ?? USUAL_FRICTION, 1);
  return field === 'temperaturaGrifo' ? `${USUAL_TAP}` : '';
}

function WaterAnswer({ detail }: { detail: ReturnType<typeof bakersTable> }) {
  const { temperaturaAgua, temperaturaBase, friccionMedida } = detail.proceso;
  if (temperaturaAgua === null) return <p class="soft">{esBread.askTemperatures}</p>;
  const { ice, poured } = iceOf(detail);
  return (
    <div role="status">
      <p class="water-answer">{waterText(detail)}</p>
      {ice > 0 && ice >= Math.floor(poured) && <p class="fault">{esBread.tooCold}</p>}
      {temperaturaAgua > HOTTEST && <p class="fault">{esBread.tooHot}</p>}
      {temperaturaBase !== null && <p class="note">{esBread.base(figure(temperaturaBase, 1))}</p>}
      {friccionMedida !== null && <Learn friction={friccionMedida} />}
    </div>
  );
}

/** The dough just measured, kept with its version: the next water is reckoned with it. */
function Learn({ friction }: { friction: number }) {
  const keep = async () => {
    const { temperaturaMasaMedida: temperatura, temperaturaMasa: _wanted, ...said } = temperatures.value;
    const { friccion: _friction, temperaturaGrifo: _tap, ...measured } = said;
    if (!base.value || (await addNote(base.value, '', { ...measured, temperatura: temperatura! })) === null) return;
    const { temperaturaAguaUsada: _water, temperaturaMasaMedida: _dough, ...rest } = temperatures.value;
    temperatures.value = rest;
    tell(esBread.kept);
  };
  return (
    <>
      <p class="note">{esBread.friction(figure(friction, 1))}</p>
      <button type="button" class="secondary" disabled={!isSaved.value} onClick={() => void keep()}>
        {esBread.keep}
      </button>
      {!isSaved.value && <p class="note">{esBread.saveFirst}</p>}
    </>
  );
}

const ANCHORS = ['horno', 'amasado'] as const;

function Timetable({ body }: { body: Body }) {
  const usualTemperature = bakersTable(body).proceso.temperaturaMasa;
  const [temperature, setTemperature] = useState<number | null>(null);
  const [time, setTime] = useState('06:00');
  const [anchor, setAnchor] = useState<(typeof ANCHORS)[number]>('horno');
  const at = minutesOf(time);
  const schedule =
    at === null ? null : schedulePanaderia(body, { temperature: temperature ?? usualTemperature, at, anchor });
  return (
    <section class="bread-tool">
      <h3>{esBread.schedule}</h3>
      <p class="lead">{esBread.scheduleLead}</p>
      <div class="fields">
        <Field
          label={esBread.risesAt}
          value={temperature}
          placeholder={short(usualTemperature, 1)}
          fault={schedule === null && at !== null ? esBread.outOfReach : null}
          onChange={setTemperature}
        />
        <label class="field">
          <span>{esBread.clock}</span>
          <input type="time" value={time} onInput={(event) => setTime(event.currentTarget.value)} />
        </label>
        <label class="field double">
          <span>{esBread.anchor}</span>
          <select value={anchor} onChange={(event) => setAnchor(event.currentTarget.value as typeof anchor)}>
            {ANCHORS.map((each) => (
              <option key={each} value={each}>
                {esBread.anchors[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {schedule && (
        <>
          <table class="sheet">
            <caption>{esBread.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{esProcess.step}</th>
                <th scope="col" class="num">
                  {esBread.when}
                </th>
                <th scope="col" class="num">
                  {esBread.lasts}
                </th>
                <th scope="col" class="num">
                  °C
                </th>
              </tr>
            </thead>
            <tbody>
              {schedule.steps.map(({ key, start, minutes, temperature: degrees }) => (
                <tr key={key}>
                  <th scope="row">{esBread.steps[key]}</th>
                  <td class="num">
                    <Clock minutes={start} />
                  </td>
                  <td class="num soft">{duration(minutes)}</td>
                  <td class="num soft">{degrees === null ? '' : short(degrees, 1)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr class="pair">
                <th scope="row">{esBread.out}</th>
                <td class="num">
                  <Clock minutes={schedule.end} />
                </td>
                <td colSpan={2} />
              </tr>
            </tfoot>
          </table>
          <p class="note">{esBread.origins[schedule.origin](figure(schedule.rise, 1))}</p>
          {schedule.warning !== null && <p class="fault">{schedule.warning}</p>}
        </>
      )}
    </section>
  );
}

function Clock({ minutes }: { minutes: number }) {
  const { time, days } = clock(minutes);
  const day = esBread.day(days);
  return (
    <>
      {time}
      {day !== '' && <small>{day}</small>}
    </>
  );
}
