import { bakersTable, type TableLine } from '@obrador/engine/panaderia';
import { figure, grams, short } from '../../ui/format.ts';
import { esUi } from '../../ui/texts.ts';
import type { CraftViewProps } from './props.ts';
import { esViews } from './texts.ts';

/** The baker's table on 100 of flour, with what each pre-ferment is made of split out. */
export function PanaderiaView({ body, analysis }: CraftViewProps) {
  const detail = bakersTable(body);
  return (
    <section>
      <h3>{esViews.panaderia.table}</h3>
      <table class="sheet bakers-table">
        <caption class="sr-only">{esViews.panaderia.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{esUi.ingredient}</th>
            <th scope="col" class="num">
              g
            </th>
            <th scope="col" class="num">
              {esUi.bakersShort}
            </th>
          </tr>
        </thead>
        <tbody>
          {detail.porcentajes.map((line, i) => (
            <Lines key={`${i}-${line.name}`} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{esViews.panaderia.flour}</th>
            <td class="num">{grams(detail.harinaTotal)}</td>
            <td class="num">100,0</td>
          </tr>
          <tr>
            <th scope="row">{esViews.panaderia.water}</th>
            <td class="num">{grams(detail.aguaTotal)}</td>
            <td class="num">{figure(analysis.values.hidratacion!, 1)}</td>
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

function Lines({ line }: { line: TableLine }) {
  return (
    <>
      <tr>
        <th scope="row">{line.name}</th>
        <td class="num">{grams(line.grams)}</td>
        <td class="num big">{line.porcentaje === null ? esViews.panaderia.finishing : figure(line.porcentaje, 1)}</td>
      </tr>
      {line.rol === 'masa_madre' &&
        (['harina', 'agua'] as const).map((part) => (
          <tr key={part} class="part">
            <th scope="row">{esViews.panaderia.parts[part]}</th>
            <td class="num">{grams(line[part].grams)}</td>
            <td class="num">{figure(line[part].porcentaje, 1)}</td>
          </tr>
        ))}
    </>
  );
}

function figuresOf(detail: ReturnType<typeof bakersTable>): [string, string][] {
  const { labels } = esViews.panaderia;
  const rows: [string, string][] = [
    [labels.dough, `${grams(detail.masaTotal)} g`],
    [labels.bread, `${short(detail.pesoPan, 0)} g`],
    [labels.loss, `${short(detail.mermaCoccion)} %`],
    [labels.saltInBread, `${figure(detail.salPan)} g/100 g`],
    [labels.prefermented, `${figure(detail.harinaPrefermentada, 1)} %`],
  ];
  if (detail.fuerzaW !== null) rows.push([labels.strength, short(detail.fuerzaW, 0)]);
  return rows;
}
