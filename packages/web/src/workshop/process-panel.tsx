import { Photo } from '../bench/photo.tsx';
import { esBench } from '../bench/texts.ts';
import { Loading } from '../ui/loading.tsx';
import './pairs.css';
import './process.css';
import { type ProcessStep, stagesOf, tempered, usualSteps } from '@obrador/engine/elaboraciones';
import { undo } from '../bench/edits.ts';
import { reading } from '../bench/formula.ts';
import type { PanelProps } from '../bench/panel-props.ts';
import { altitude } from '../crafts/altitude.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { lowerFirst } from '../crafts/engine.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import type { KeptStep } from '../storage/workshop-records.ts';
import { focusSoon } from '../ui/focus.ts';
import { CrossIcon } from '../ui/icons.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { tell } from '../ui/screen.ts';
import { duration } from './duration.ts';
import { PhotoInput } from './photo-input.tsx';
import { RecipePhoto } from './recipe-photo.tsx';
import { StepTimer } from './step-timer.tsx';
import { esProcess } from './texts.ts';
import { stepsOf } from './workshop.ts';
import { setSteps } from './workshop-edit.ts';

/** How the recipe is made, step by step, and what the workshop of its craft reckons with. */
export function ProcessPanel(props: PanelProps) {
  return (
    <>
      <Steps {...props} />
      {CRAFTS[props.craft.id].isRaised && <Bread {...props} />}
    </>
  );
}

const Bread = lazyComponent(() => import('./bread-tools.tsx').then(({ BreadTools }) => BreadTools), { until: Loading });

const stepId = (index: number) => `paso-${index}`;
const ADD_ID = 'anadir-paso';

function Steps({ craft, recipe }: PanelProps) {
  const steps = stepsOf(recipe);
  const type = craft.types.find(({ id }) => id === recipe.type);
  const start = () => {
    const usual = usualSteps(craft.id, recipe.type, type?.family);
    const analysis = reading.value?.kind === 'reading' ? reading.value.analysis : null;
    setSteps((analysis ? tempered(usual, stagesOf(analysis, altitude.value)) : usual).map(keptStep));
    focusSoon(stepId(0));
  };
  const add = () => {
    setSteps([...steps, { texto: '', temperatura: null, minutos: null }]);
    focusSoon(stepId(steps.length));
  };
  const total = steps.reduce((sum, { minutos }) => sum + (minutos ?? 0), 0);
  return (
    <section class="process">
      <p class="lead">{esProcess.lead}</p>
      <RecipePhoto recipe={recipe} />
      {steps.length > 0 && (
        <table class="sheet steps">
          <caption class="sr-only">{esProcess.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{esProcess.step}</th>
              <th scope="col" class="num">
                {esProcess.temperature}
              </th>
              <th scope="col" class="num">
                {esProcess.minutes}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {steps.map((step, i) => (
              // Steps have no name of their own: their place is what tells them apart.
              <StepRow key={i} steps={steps} step={step} index={i} />
            ))}
          </tbody>
          <tfoot>
            <tr class="pair">
              <th scope="row">{esProcess.total}</th>
              <td class="num" colSpan={2}>
                {duration(total)}
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      )}
      <div class="actions">
        {steps.length === 0 && (
          <button type="button" class="primary" onClick={start}>
            {esProcess.template(lowerFirst(type?.label ?? craft.label))}
          </button>
        )}
        <button id={ADD_ID} type="button" class="secondary" onClick={add}>
          {esProcess.add}
        </button>
        {steps.length > 1 && (
          <button
            type="button"
            class="text"
            onClick={() => {
              setSteps([]);
              focusSoon(ADD_ID);
              tell(esProcess.cleared, { label: esBench.undo, run: () => undo() });
            }}
          >
            {esProcess.clear}
          </button>
        )}
      </div>
      {steps.length > 0 && <p class="note">{esProcess.templateNote}</p>}
    </section>
  );
}

function keptStep({ text, temperature, minutes }: ProcessStep): KeptStep {
  return { texto: text, temperatura: temperature, minutos: minutes };
}

interface StepRowProps {
  readonly steps: readonly KeptStep[];
  readonly step: KeptStep;
  readonly index: number;
}

function StepRow({ steps, step, index }: StepRowProps) {
  const n = index + 1;
  const set = (change: Partial<KeptStep>) =>
    setSteps(
      steps.map((each, i) => (i === index ? { ...each, ...change } : each)),
      `paso-${index}-${Object.keys(change)[0]}`,
    );
  const drop = () => {
    setSteps(steps.filter((_, i) => i !== index));
    focusSoon(index > 0 ? stepId(index - 1) : ADD_ID);
    tell(esProcess.removed, { label: esBench.undo, run: () => undo() });
  };
  const dropPhoto = () => {
    const { foto: _former, ...rest } = step;
    setSteps(steps.map((each, i) => (i === index ? rest : each)));
    focusSoon(stepId(index));
    tell(esProcess.photoRemoved, { label: esBench.undo, run: () => undo() });
  };
  const up = () => {
    const next = [...steps];
    next.splice(index - 1, 2, step, steps[index - 1]!);
    setSteps(next);
    focusSoon(stepId(index - 1));
  };
  return (
    <tr>
      <td class="step-text">
        <textarea
          id={stepId(index)}
          rows={1}
          aria-label={esProcess.stepNumber(n)}
          value={step.texto}
          onInput={(event) => set({ texto: event.currentTarget.value })}
        />
        {step.foto !== undefined && (
          <span class="step-photo">
            <Photo id={step.foto} alt={esProcess.stepPhoto(n)} />
            <button type="button" class="text" aria-label={esProcess.dropPhotoOf(n)} onClick={dropPhoto}>
              {esProcess.dropPhoto}
            </button>
          </span>
        )}
      </td>
      <td class="num">
        <NumberField
          label={esProcess.temperatureOf(n)}
          value={step.temperatura}
          negative
          onChange={(temperatura) => set({ temperatura })}
        />
      </td>
      <td class="num">
        <NumberField
          label={esProcess.minutesOf(n)}
          unit="min"
          value={step.minutos}
          step={5}
          onChange={(minutos) => set({ minutos })}
        />
      </td>
      <td class="step-tools">
        {step.minutos !== null && step.minutos > 0 && <StepTimer n={n} text={step.texto} minutes={step.minutos} />}
        <PhotoInput label={esProcess.photoOf(n)} onKept={(foto) => set({ foto })} />
        <button type="button" class="quiet" aria-label={esProcess.up(n)} disabled={index === 0} onClick={up}>
          ↑
        </button>
        <button type="button" class="quiet" aria-label={esProcess.removeOf(n)} onClick={drop}>
          <CrossIcon />
        </button>
      </td>
    </tr>
  );
}
