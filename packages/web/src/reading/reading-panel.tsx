import { signal } from '@preact/signals';
import { shownBench } from '../bench/formula.ts';
import { esBench } from '../bench/texts.ts';
import { ASSEMBLY } from '../crafts/assembly.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import type { UnjudgedValue } from '../crafts/engine.ts';
import { useFollowed } from '../loading/followed.ts';
import { later } from '../loading/later.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import type { Reading } from '../recipe/reading.ts';
import { change, exact } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { memo } from '../ui/memo.tsx';
import { unbroken } from '../ui/unbroken.ts';
import { CraftView } from './craft-view.tsx';
import { effectsOf } from './effects.ts';
import { InfoNote } from './info-note.tsx';
import { Meter } from './meter.tsx';
import { esReading } from './texts.ts';
import { WHAT_IF_GRAMS, WhatIf } from './what-if.tsx';

/** Null while its field is empty: then the usual amount counts. */
const whatIfGrams = signal<number | null>(WHAT_IF_GRAMS);

export const ReadingPanel = memo(Figures);

function Figures() {
  const [{ craft, recipe, request, reading: current, judged, line }, drawn] = useFollowed(shownBench, true);
  if (!craft || !recipe || !request) return null;
  if (current === null && craft.isFirst && request.lines.length > 0) return <Loading />;
  if (current === null) return <p class="lead">{esBench.empty}</p>;
  if (current.kind === 'refusal') return <p class="refusal">{unbroken(current.message)}</p>;
  const { outcome, meters, objections } = current.analysis;
  const effects = line ? effectsOf(craft, request, line.id, whatIfGrams.value ?? WHAT_IF_GRAMS) : null;
  return (
    <>
      <h3 class="sr-only">{esBench.parameters}</h3>
      {judged !== null && outcome.denomination !== null && <p class="denomination">{outcome.denomination}</p>}
      {(request.body.calentado === true || objections.some(({ raw }) => raw)) && <HeatedBox recipe={recipe} />}
      <WhatIf craft={craft} lines={request.lines} grams={whatIfGrams} />
      <ul ref={drawn} class="meters">
        {meters.map((meter) => (
          <Meter key={meter.key} meter={meter} effect={effects?.[meter.key]} />
        ))}
      </ul>
      {CRAFTS[craft.id].isRaised && (
        <section class="bakers-fields">
          <BakersFields recipe={recipe} request={request} />
        </section>
      )}
      {current.analysis.type !== ASSEMBLY && (
        <CraftView id={craft.id} craft={craft} body={request.body} analysis={current.analysis} />
      )}
      {CRAFTS[craft.id].isServedCold && (
        <section class="service-field">
          <ServiceField recipe={recipe} />
        </section>
      )}
      {!craft.isFirst && <Published craft={craft} analysis={current.analysis} />}
      <OtherFigures reading={current} effects={effects} />
      <Allergens recipe={recipe} heading="h3" />
    </>
  );
}

/** Every published formula of the craft: it comes once they are learnt. */
const Published = lazyComponent(() => import('./published.tsx').then((module) => module.Published));

const ServiceField = lazyComponent(() => import('./service-field.tsx').then((module) => module.ServiceField));

const HeatedBox = lazyComponent(() => import('./heated-box.tsx').then((module) => module.HeatedBox));

const BakersFields = lazyComponent(() => import('./bakers-fields.tsx').then((module) => module.BakersFields));

const ALLERGENS_AFTER_MS = 1500;

/** The pantry's names are not needed to read the formula: they come once that is done. */
const Allergens = lazyComponent(() =>
  later(ALLERGENS_AFTER_MS)
    .then(() => import('../bench/formula-allergens.tsx'))
    .then((module) => module.FormulaAllergens),
);

function OtherFigures({
  reading: { figures },
  effects,
}: {
  reading: Reading;
  effects: Readonly<Record<string, number>> | null;
}) {
  if (figures.length === 0) return null;
  return (
    <section>
      <h3>{esReading.otherFigures}</h3>
      <ul class="figures">
        {figures.map((item) => (
          <FigureRow key={item.key} item={item} effect={effects?.[item.key]} />
        ))}
      </ul>
    </section>
  );
}

function FigureRow({ item, effect }: { item: UnjudgedValue; effect: number | undefined }) {
  return (
    <li>
      <InfoNote label={item.label} info={item.info} />
      <p class="figure-value">
        <span class="figure">{exact(item.value, item.info)}</span> <span class="unit">{item.unit}</span>
        {effect !== undefined && <span class="meter-effect">{change(effect)}</span>}
      </p>
    </li>
  );
}
