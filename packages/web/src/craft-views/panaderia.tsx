import { detailPanaderia, type TableLine } from '@obrador/engine/panaderia';
import { ratioOf } from '../engine.ts';
import { es } from '../es.ts';
import { figure, grams, short } from '../format.ts';
import type { CraftViewProps } from '../ui/craft-view.tsx';

/** Flour and water a line brings, in grams. */
interface Inside {
  readonly flour: number;
  readonly water: number;
}

/** The baker's table on 100 of flour, with what each pre-ferment is made of split out. */
export function PanaderiaView({ body, craft }: CraftViewProps) {
  const detail = detailPanaderia(body);
  const hydration = craft.linear(body).cases[0]!.find(({ key }) => key === 'hidratacion')!;
  // The engine's own content of each line: its water (numerator, %) and its flour (denominator).
  const inside = detail.porcentajes.map(({ grams: weight }, i): Inside => {
    const only = detail.porcentajes.map((_, j) => (j === i ? weight : 0));
    const flour = hydration.den[i]! * weight;
    return { flour, water: flour === 0 ? 0 : (ratioOf(hydration, only) * flour) / 100 };
  });
  const percentOf = (weight: number) => `${figure((100 * weight) / detail.harinaTotal, 1)}`;
  return (
    <section>
      <h3>{es.panaderia.table}</h3>
      <table class="sheet bakers-table">
        <caption class="sr-only">{es.panaderia.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{es.ingredient}</th>
            <th scope="col" class="num">
              g
            </th>
            <th scope="col" class="num">
              {es.bakersShort}
            </th>
          </tr>
        </thead>
        <tbody>
          {detail.porcentajes.map((line, i) => (
            <Lines key={`${i}-${line.name}`} line={line} inside={inside[i]!} percentOf={percentOf} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{es.panaderia.flour}</th>
            <td class="num">{grams(detail.harinaTotal)}</td>
            <td class="num">100,0</td>
          </tr>
          <tr>
            <th scope="row">{es.panaderia.water}</th>
            <td class="num">{grams(detail.aguaTotal)}</td>
            <td class="num">{percentOf(detail.aguaTotal)}</td>
          </tr>
        </tfoot>
      </table>
      <dl class="totals">
        {figuresOf(detail).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lines({ line, inside, percentOf }: { line: TableLine; inside: Inside; percentOf: (grams: number) => string }) {
  const split = line.rol === 'masa_madre';
  return (
    <>
      <tr>
        <th scope="row">{line.name}</th>
        <td class="num">{grams(line.grams)}</td>
        <td class="num big">{line.porcentaje === null ? es.panaderia.finishing : figure(line.porcentaje, 1)}</td>
      </tr>
      {split &&
        (['flour', 'water'] as const).map((part) => (
          <tr key={part} class="part">
            <th scope="row">{es.panaderia.parts[part]}</th>
            <td class="num">{grams(inside[part])}</td>
            <td class="num">{percentOf(inside[part])}</td>
          </tr>
        ))}
    </>
  );
}

function figuresOf(detail: ReturnType<typeof detailPanaderia>): [string, string][] {
  const { labels } = es.panaderia;
  const rows: [string, string][] = [
    [labels.dough, `${grams(detail.masaTotal)} g`],
    [labels.bread, `${grams(detail.pesoPan)} g`],
    [labels.loss, `${short(detail.mermaCoccion)} %`],
    [labels.saltInBread, `${figure(detail.salPan)} g/100 g`],
    [labels.prefermented, `${figure(detail.harinaPrefermentada, 1)} %`],
  ];
  if (detail.fuerzaW !== null) rows.push([labels.strength, short(detail.fuerzaW, 0)]);
  return rows;
}
