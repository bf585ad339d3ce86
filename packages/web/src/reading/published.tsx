import { type Precedent, precedentOf, type ShownFormula } from '@obrador/engine/publicadas';
import { useMemo, useState } from 'preact/hooks';
import type { Craft } from '../crafts/craft-engines.ts';
import { type Analysis, type Meter, usualIn } from '../crafts/engine.ts';
import { consultEvidence } from '../loading/evidence.ts';
import { exact, short, signed } from '../ui/format.ts';
import './published.css';
import { esPublished } from './published-texts.ts';

interface PublishedProps {
  readonly craft: Craft;
  readonly analysis: Analysis;
}

/** The published formulas of the type beside the person's. */
export function Published({ craft, analysis }: PublishedProps) {
  const [isOpen, setOpen] = useState(false);
  const precedent = precedentOf(craft, analysis);
  if (precedent === undefined) return null;
  return (
    <details class="published" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{esPublished.title(precedent.formulas)}</summary>
      {isOpen && <Comparison craft={craft} analysis={analysis} precedent={precedent} />}
    </details>
  );
}

/** Drawn once it is opened: every formula has to be measured. */
function Comparison({ craft, analysis, precedent }: PublishedProps & { precedent: Precedent }) {
  const { type, meters } = analysis;
  const formulas = useMemo(() => consultEvidence(craft, type)?.formulas ?? [], [craft.id, type]);
  const [first] = precedent.alike;
  const nearest = formulas.find(({ nombre, fuente }) => nombre === first?.nombre && fuente === first.fuente);
  return (
    <>
      <p class="note">
        {precedent.variant && `${precedent.variant.texto} `}
        {esPublished.lead}
      </p>
      <ul class="strips">
        {meters.map((meter) => (
          <Strip key={meter.key} meter={meter} formulas={formulas} />
        ))}
      </ul>
      {nearest && <Nearest formula={nearest} analysis={analysis} />}
    </>
  );
}

interface Dot {
  readonly value: number;
  readonly formula: ShownFormula;
}

/** One figure of all formulas on a line; what is pointed at says whose it is. */
function Strip({ meter, formulas }: { meter: Meter; formulas: readonly ShownFormula[] }) {
  const [chosen, choose] = useState<Dot | null>(null);
  const { key, label, unit, value: own, info } = meter;
  const dots = formulas.flatMap((formula): Dot[] => {
    const value = formula.cifras[key];
    return value === undefined ? [] : [{ value, formula }];
  });
  const values = dots.map(({ value }) => value);
  const [low, high] = [Math.min(...values, own), Math.max(...values, own)];
  if (dots.length === 0 || low === high) return null;
  const place = (x: number) => (100 * (Math.min(high, Math.max(low, x)) - low)) / (high - low);
  const usual = usualIn(meter.limits);
  const said = (x: number) => `${exact(x, info)}${unit === '' ? '' : ` ${unit}`}`;
  const text = chosen
    ? esPublished.dot(chosen.formula.nombre, chosen.formula.fuente, said(chosen.value))
    : esPublished.span(said(Math.min(...values)), said(Math.max(...values)), said(own));
  return (
    <li class="strip">
      <p class="strip-name">{label}</p>
      <div class="strip-track">
        {usual && (
          <span
            class="strip-usual"
            style={{ left: `${place(usual[0] ?? low)}%`, right: `${100 - place(usual[1] ?? high)}%` }}
          />
        )}
        {dots.map((dot, i) => (
          <span
            key={i}
            class="strip-dot"
            data-blog={dot.formula.blog}
            data-chosen={dot === chosen}
            style={{ left: `${place(dot.value)}%` }}
          />
        ))}
        <span class="strip-own" style={{ left: `${place(own)}%` }} />
        <input
          type="range"
          min={low}
          max={high}
          step="any"
          value={chosen?.value ?? own}
          aria-label={esPublished.pick(label)}
          aria-valuetext={text}
          onInput={(event) => choose(nearestTo(dots, Number(event.currentTarget.value)))}
        />
      </div>
      <p class="strip-said">{text}</p>
    </li>
  );
}

function nearestTo(dots: readonly Dot[], value: number): Dot {
  return dots.reduce((best, dot) => (Math.abs(dot.value - value) < Math.abs(best.value - value) ? dot : best));
}

/** The likest formula, brought to the person's total, and what differs. */
function Nearest({ formula, analysis }: { formula: ShownFormula; analysis: Analysis }) {
  const portions = analysis.portions?.() ?? [];
  const total = portions.reduce((sum, { grams }) => sum + grams, 0);
  const whole = formula.ingredientes.reduce((sum, { gramos }) => sum + gramos, 0);
  const foods = new Map<string, { name: string; published: number; own: number }>();
  const at = (id: string, name: string) => {
    const row = foods.get(id) ?? { name, published: 0, own: 0 };
    foods.set(id, row);
    return row;
  };
  for (const { id, nombre, gramos } of formula.ingredientes) at(id, nombre).published += (gramos * total) / whole;
  for (const { food, grams } of portions) if (food) at(food.id, food.name).own += grams;
  return (
    <section class="nearest">
      <h4>{esPublished.nearest}</h4>
      <p>{esPublished.from(formula.nombre, formula.fuente)}</p>
      <table class="sheet">
        <caption>{esPublished.scaled(short(total, 0))}</caption>
        <thead>
          <tr>
            <th scope="col">{esPublished.food}</th>
            <th scope="col" class="num">
              {esPublished.published}
            </th>
            <th scope="col" class="num">
              {esPublished.own}
            </th>
            <th scope="col" class="num">
              {esPublished.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...foods].map(([id, { name, published, own }]) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td class="num">{short(published, 1)}</td>
              <td class="num">{short(own, 1)}</td>
              <td class="num">{signed(own - published, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
