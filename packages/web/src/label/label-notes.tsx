import type { Etiqueta } from '@obrador/engine/etiqueta';
import { unbroken } from '../ui/unbroken.ts';
import { type LabelSheet, missingFrom } from './sheet.ts';
import { esLabel } from './texts.ts';

/** What the engine says of the label and is not printed on it. */
export function LabelNotes({ label, sheet }: { label: Etiqueta; sheet: LabelSheet }) {
  const { quid, menciones, declaraciones, disclaimer } = label;
  return (
    <div class="label-notes">
      <Notices label={label} sheet={sheet} />
      {quid.length > 0 && (
        <section>
          <h3>{esLabel.quid}</h3>
          <ul>
            {quid.map(({ ingrediente, texto, motivo, lugares }) => (
              <li key={ingrediente}>
                <strong>{ingrediente}</strong>: {texto} ({esLabel.quidWhy[motivo]}
                {lugares > 1 && `; ${esLabel.quidPlaces(lugares)}`})
              </li>
            ))}
          </ul>
        </section>
      )}
      {menciones.length > 0 && (
        <section>
          <h3>{esLabel.mentions}</h3>
          <ul>
            {menciones.map(({ codigo, texto, articulo }) => (
              <li key={codigo + texto}>
                {texto} <small>{articulo}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{esLabel.claims}</h3>
        <dl class="claims">
          {declaraciones.map(({ id, texto, estado, porque, articulo }) => (
            <div key={id} data-estado={estado}>
              <dt>
                {texto} <span>{esLabel.claimStates[estado]}</span>
              </dt>
              <dd>
                {unbroken(porque)} <small>{articulo}</small>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <p class="note">{disclaimer}</p>
    </div>
  );
}

/** What the fields of this tab fill in is told by what is missing of them. */
const FILLED_HERE: readonly string[] = ['fuera_de_la_etiqueta', 'falta_denominacion'];

function Notices({ label, sheet }: { label: Etiqueta; sheet: LabelSheet }) {
  const missing = missingFrom(sheet);
  const told = label.avisos.filter(({ codigo }) => !FILLED_HERE.includes(codigo));
  return (
    <section>
      <h3>{esLabel.notices}</h3>
      <ul>
        {missing.length > 0 && (
          <li class="label-missing">
            {esLabel.missing(missing.join(', '))} <small>{esLabel.missingArticle}</small>
          </li>
        )}
        {told.map(({ codigo, texto, articulo }) => (
          <li key={codigo + texto}>
            {unbroken(texto)} {articulo !== undefined && <small>{articulo}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
