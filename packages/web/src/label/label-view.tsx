import type { Ref } from 'preact';
import { type Format, sizeOf } from './formats.ts';
import { type LabelSheet, linesOf } from './sheet.ts';
import { esLabel } from './texts.ts';

interface LabelViewProps {
  readonly sheet: LabelSheet;
  readonly format: Format;
  readonly label: Ref<HTMLElement>;
}

/** The label itself: what is seen here is what is printed. */
export function LabelView({ sheet, format, label }: LabelViewProps) {
  const { fancy, name, mentions, list, nutrition, net, said, conservation, operator } = sheet;
  return (
    <article ref={label} class="label" style={sizeOf(format)}>
      {fancy !== null && <p class="label-name">{fancy}</p>}
      {name !== null && <p class={fancy === null ? 'label-name' : 'label-denomination'}>{name}</p>}
      {mentions.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p class="label-list">
        {list.map(({ texto, alergeno }, i) => (alergeno === null ? texto : <strong key={i}>{texto}</strong>))}
      </p>
      {nutrition && (
        <>
          <NutritionTable {...nutrition} />
          <div class="label-lines">
            {linesOf(nutrition).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </>
      )}
      {net && (
        <p class="label-net">
          {esLabel.net} <strong>{net.text}</strong>
        </p>
      )}
      <p class="label-said">
        {said.map(({ label: words, value }) => (
          <span key={words}>
            {words} {value === null ? <span class="label-blank" data-rule="" /> : value}
          </span>
        ))}
      </p>
      {conservation !== null && <p>{conservation}</p>}
      {operator !== null && <p>{operator}</p>}
    </article>
  );
}

function NutritionTable({ heads, rows }: NonNullable<LabelSheet['nutrition']>) {
  return (
    <table class="label-table">
      <thead>
        <tr data-rule="">
          <th scope="col">{esLabel.nutrition}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, isPart, values }) => (
          <tr key={key} data-rule="">
            <th scope="row" class={isPart ? 'label-part' : undefined}>
              {label}
            </th>
            {values.map((value, i) => (
              <td key={i}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
