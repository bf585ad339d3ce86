import { type Limit, physicsTexts, type SyrupPhysics, stateOf } from '@obrador/engine';
import { computed } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { Field } from '../../ui/field.tsx';
import { figure, rangeText } from '../../ui/format.ts';
import { Frame, frame, MARGIN } from '../../ui/plot/frame.tsx';
import { altitude } from '../altitude.ts';
import type { CraftViewProps } from './props.ts';
import { esViews } from './texts.ts';

/** The categories as rungs: what each asks for, what the formula has, and where it stands. */
export function TurronView({ craft, analysis }: CraftViewProps) {
  const limits = craft.types.find(({ id }) => id === analysis.type)?.limits ?? [];
  const levels = [...new Set(limits.flatMap(({ level }) => (level === undefined ? [] : [level])))];
  const category = analysis.outcome.text;
  const values = new Map(analysis.meters.map((meter) => [meter.key, meter.value]));
  const reached = levels.indexOf(category);
  const physics = analysis.physics?.(altitude.value);
  return (
    <>
      <section>
        <h3>{esViews.turron.ladder}</h3>
        <ol class="ladder" reversed>
          {levels.map((level, index) => (
            <Rung
              key={level}
              level={level}
              here={level === category}
              reached={reached >= 0 && reached <= index}
              limits={limits.filter((limit) => limit.level === level)}
              values={values}
            />
          ))}
          {reached < 0 && (
            <li class="rung here">
              <p class="rung-name">
                {category} <span class="rung-mark">{esViews.turron.here}</span>
              </p>
            </li>
          )}
        </ol>
      </section>
      {physics && 'coccion' in physics && <Cooking physics={physics} />}
    </>
  );
}

const y = computed(() => scaleLinear([0, 25], [frame.value.height - MARGIN.bottom, MARGIN.top]));
/** As far as the usual one, where the curve ends before it: no drier syrup has been measured. */
const across = ({ curva, temperatura }: SyrupPhysics['coccion']) =>
  scaleLinear(
    [curva[0]!.temperatura, Math.max(temperatura, curva.at(-1)!.temperatura)],
    [MARGIN.left, frame.value.width - MARGIN.right],
  );

/** Metres the engine cooks at. */
const HIGHEST = 5000;

/** Moisture of the syrup against the temperature it is cooked to, with the usual one marked. */
function Cooking({ physics }: { physics: SyrupPhysics }) {
  const { coccion } = physics;
  const x = across(coccion);
  const path = line<SyrupPhysics['coccion']['curva'][number]>(
    ({ temperatura }) => x(temperatura),
    ({ humedad }) => y.value(humedad),
  ).curve(curveMonotoneX)([...coccion.curva]);
  return (
    <section>
      <h3>{esViews.turron.cooking}</h3>
      <Frame
        title={`${esViews.turron.cooking}. ${physics.texto}`}
        x={x}
        y={y.value}
        xLabel={esViews.turron.xAxis}
        yLabel={esViews.turron.yAxis}
      >
        <path class="curve" d={path ?? ''} />
        <g class="serving">
          <circle cx={x(coccion.temperatura)} cy={y.value(coccion.humedad)} r="7" />
        </g>
      </Frame>
      <div class="fields">
        <Field
          label={esViews.turron.height}
          value={altitude.value === 0 ? null : altitude.value}
          placeholder="0"
          onChange={(metres) => {
            altitude.value = Math.min(HIGHEST, metres ?? 0);
          }}
        />
      </div>
      <p class="note">{physicsTexts(physics).join(' ')}</p>
      <p class="note">
        {esViews.turron.altitude(
          coccion.altitud.map(({ metros, temperatura }) =>
            esViews.turron.at(figure(metros, 0), figure(temperatura, 0)),
          ),
        )}
      </p>
    </section>
  );
}

interface RungProps {
  readonly level: string;
  readonly here: boolean;
  readonly reached: boolean;
  readonly limits: readonly Limit[];
  readonly values: ReadonlyMap<string, number>;
}

function Rung({ level, here, reached, limits, values }: RungProps) {
  return (
    <li class={here ? 'rung here' : reached ? 'rung reached' : 'rung'}>
      <p class="rung-name">
        {level} {here && <span class="rung-mark">{esViews.turron.here}</span>}
      </p>
      <ul>
        {limits.map((limit) => (
          <Condition key={limit.param.key} limit={limit} value={values.get(limit.param.key)} />
        ))}
      </ul>
    </li>
  );
}

function Condition({ limit, value }: { limit: Limit; value: number | undefined }) {
  const {
    param: { label, unit },
    min,
    max,
    source,
  } = limit;
  const met = value === undefined || stateOf(value, limit) === 'dentro';
  return (
    <li class={met ? 'met' : 'unmet'} title={source}>
      <span aria-hidden="true">{met ? '✓' : '✗'}</span> {label}{' '}
      {min === null && max === 0 ? esViews.turron.none : `${rangeText(min, max)}\u00a0${unit}`}
      {value !== undefined && <b>{esViews.turron.has(figure(value), unit)}</b>}
      <span class="sr-only">{met ? esViews.turron.met : esViews.turron.unmet}</span>
    </li>
  );
}
