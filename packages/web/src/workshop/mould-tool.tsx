import { gramsForMoulds, type Mould, mouldVolume } from '@obrador/engine/taller';
import { useState } from 'preact/hooks';
import type { Batch } from '../storage/records.ts';
import { Field } from '../ui/field.tsx';
import { short } from '../ui/format.ts';
import { esYield } from './texts.ts';

type Shape = Mould['shape'];
type Measure = keyof typeof esYield.measures;

const MEASURES: Readonly<Record<Shape, readonly Measure[]>> = {
  redondo: ['diameter', 'height'],
  rectangular: ['length', 'width', 'height'],
  capacidad: ['ml'],
};
const SHAPES = Object.keys(MEASURES) as readonly Shape[];

/** How much of a mass a mould takes, by its measures. */
export function MouldTool({ use }: { use: (batch: Partial<Batch>) => void }) {
  const [shape, setShape] = useState<Shape>('redondo');
  const [measures, setMeasures] = useState<Readonly<Partial<Record<Measure, number>>>>({});
  const [count, setCount] = useState<number | null>(null);
  const [filling, setFilling] = useState<number | null>(null);
  const [density, setDensity] = useState<number | null>(null);
  const mould = mouldOf(shape, measures);
  const each = Math.round(gramsForMoulds(mould, 1, filling ?? 0, density ?? 0));
  return (
    <section class="bread-tool">
      <h3>{esYield.mould}</h3>
      <div class="fields">
        <label class="field">
          <span>{esYield.shape}</span>
          <select value={shape} onChange={(event) => setShape(event.currentTarget.value as Shape)}>
            {SHAPES.map((name) => (
              <option key={name} value={name}>
                {esYield.shapes[name]}
              </option>
            ))}
          </select>
        </label>
        {MEASURES[shape].map((measure) => (
          <Field
            key={measure}
            label={esYield.measures[measure]}
            value={measures[measure] ?? null}
            onChange={(value) => {
              const { [measure]: _former, ...rest } = measures;
              setMeasures(value === null ? rest : { ...rest, [measure]: value });
            }}
          />
        ))}
        <Field label={esYield.filling} value={filling} onChange={setFilling} />
        <Field label={esYield.density} value={density} step={0.1} onChange={setDensity} />
        <Field label={esYield.count} value={count} onChange={setCount} />
      </div>
      <p class="note">{esYield.densityNote}</p>
      {each > 0 && <p role="status">{esYield.inMould(short(mouldVolume(mould), 0), short(each))}</p>}
      {each > 0 && count !== null && count > 0 && (
        <button type="button" class="secondary" onClick={() => use({ kind: 'moldes', count, each })}>
          {esYield.use}
        </button>
      )}
    </section>
  );
}

function mouldOf(shape: Shape, measures: Readonly<Partial<Record<Measure, number>>>): Mould {
  const { diameter = 0, length = 0, width = 0, height = 0, ml = 0 } = measures;
  if (shape === 'redondo') return { shape, diameter, height };
  return shape === 'rectangular' ? { shape, length, width, height } : { shape, ml };
}
