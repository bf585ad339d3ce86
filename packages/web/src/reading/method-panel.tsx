import { reading } from '../bench/formula.ts';
import type { PanelProps } from '../bench/panel-props.ts';
import { esBench } from '../bench/texts.ts';
import { type Limit, upperFirst } from '../crafts/engine.ts';
import { figure, rangeText } from '../ui/format.ts';
import { esMethod, esReading } from './texts.ts';

/** Pages of the service; they need a connection. */
const DOCS = ['guia', 'referencia', 'catalogo'] as const;

/** How every number is computed and who says so, from the same tables the engine computes with. */
export function MethodPanel({ craft, recipe }: PanelProps) {
  const type = craft.types.find(({ id }) => id === recipe.type);
  return (
    <>
      <p class="lead">{esMethod.lead(craft.catalogue().length)}</p>
      <h3>{esBench.parameters}</h3>
      <dl class="method">
        {craft.params.map(({ key, label, unit, formula, source }) => (
          <div key={key}>
            <dt>
              {label} {unit !== '' && <small>{unit}</small>}
            </dt>
            <dd>{formula}</dd>
            <dd class="source">
              {esReading.source}: {source}
            </dd>
          </div>
        ))}
      </dl>
      <Schools />
      {type && (
        <table class="sheet limits">
          <caption>{esMethod.limits(type.label)}</caption>
          <thead>
            <tr>
              <th scope="col">{esMethod.parameter}</th>
              <th scope="col" class="num">
                {upperFirst(esBench.range)}
              </th>
              <th scope="col">{esReading.source}</th>
            </tr>
          </thead>
          <tbody>
            {type.limits.map((limit) => (
              <LimitRow key={`${limit.param.key}-${limit.level ?? ''}-${limit.min}-${limit.max}`} limit={limit} />
            ))}
          </tbody>
        </table>
      )}
      <ul class="docs-links">
        {DOCS.map((page) => (
          <li key={page}>
            <a class="docs-link" href={`/docs/${page}-${craft.id}`}>
              {esMethod.docs[page]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const SCHOOLS = ['classic', 'corvitto', 'physics'] as const;

/** An ice cream as three schools read it, side by side, for whoever comes from another book. */
function Schools() {
  const physics = reading.value?.kind === 'reading' ? reading.value.analysis.physics?.() : undefined;
  if (!physics || !('escuelas' in physics)) return null;
  const { indice_clasico, corvitto, fisica } = physics.escuelas;
  const said = {
    classic: esMethod.points(figure(indice_clasico, 1)),
    corvitto: corvitto === null ? esBench.emDash : esMethod.degrees(figure(corvitto, 1)),
    physics: fisica === null ? esBench.emDash : esMethod.within(figure(fisica, 1), figure(physics.margen, 1)),
  };
  return (
    <>
      <table class="sheet limits">
        <caption>{esMethod.schools}</caption>
        <thead>
          <tr>
            <th scope="col">{esMethod.school}</th>
            <th scope="col" class="num">
              {esMethod.thisMix}
            </th>
            <th scope="col">{esMethod.counts}</th>
          </tr>
        </thead>
        <tbody>
          {SCHOOLS.map((school) => (
            <tr key={school}>
              <th scope="row">{esMethod.schoolNames[school]}</th>
              <td class="num">{said[school]}</td>
              <td>{esMethod.counted[school]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{esMethod.verdict}</p>
    </>
  );
}

function LimitRow({ limit: { param, min, max, level, source } }: { limit: Limit }) {
  return (
    <tr>
      <th scope="row">
        {param.label} {level && <small>{level}</small>}
      </th>
      <td class="num">
        {rangeText(min, max)} {param.unit}
      </td>
      <td class="source">{source}</td>
    </tr>
  );
}
