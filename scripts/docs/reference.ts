import { type Craft, consultTypes, type Limit, type TypeInfo, trimmed } from '@obrador/engine';
import { usualOf } from '../../packages/engine/src/craft/unusual.ts';
import { EVIDENCE } from '../../packages/engine/src/evidencia/all.gen.ts';

/** The reference of a craft in Markdown: every number with its formula, every range with its source. */
export function referencePage(craft: Craft): string {
  return [
    `# ${craft.label}: números, rangos y fuentes`,
    '',
    '<!-- Generado a partir de las tablas del motor con «npm run docs»; no se edita a mano. -->',
    '',
    '## Cómo se calcula cada número',
    '',
    '| Parámetro | Clave | Unidad | Cálculo | Fuente |',
    '|---|---|---|---|---|',
    ...craft.params.map((p) => row([p.label, `\`${p.key}\``, p.unit || '—', p.formula, p.source])),
    '',
    '## Tipos y rangos',
    '',
    'El rango es lo que se acepta; el objetivo, donde están cuatro de cada cinco fórmulas firmadas, o el rango del oficio si son menos de ocho. Las fórmulas firmadas son las publicadas con las que se compara (`data/evidencia`).',
    '',
    ...craft.types.flatMap((type) => typeSection(type, type.id === craft.defaultType, signedOf(craft, type))),
    ...rulesSections(craft),
  ].join('\n');
}

/** What holds on the ingredients, whatever the numbers: doses, and what a type does not admit. */
function rulesSections(craft: Craft): string[] {
  const { dosis, vetos } = consultTypes(craft);
  const where = (types: readonly string[]) =>
    types.length === craft.types.length ? 'todos' : types.map((type) => `\`${type}\``).join(', ');
  const percent = (value: number | null) => (value === null ? '—' : `${trimmed(value)} %`);
  return [
    '## Dosis',
    '',
    'Por encima del aviso se dice; por encima del tope ningún resultado es bueno.',
    '',
    row(['De qué', 'Sobre', 'Aviso', 'Tope', 'Tipos', 'Fuente']),
    '|---|---|---|---|---|---|',
    ...dosis.map((dose) =>
      row([dose.que, dose.sobre, percent(dose.aviso), percent(dose.tope), where(dose.tipos), dose.fuente]),
    ),
    '',
    '## Lo que un tipo no admite',
    '',
    row(['Qué se dice', 'Se admite hasta', 'Es falta', 'En su lugar', 'Tipos', 'Fuente']),
    '|---|---|---|---|---|---|',
    ...vetos.map((ban) =>
      row([
        ban.dice.replace(/\{([^{}|]*)(\|[^{}]*)?\}/g, (_, one, several) => (several ? one : '…')),
        percent(ban.hasta),
        ban.falta ? 'sí' : 'no',
        ban.en_su_lugar ?? '—',
        where(ban.tipos),
        ban.fuente,
      ]),
    ),
    '',
  ];
}

/** How many signed formulas of a type are known. */
function signedOf({ id }: Craft, type: TypeInfo): number {
  return EVIDENCE[id].types.find((known) => known.type === type.id)?.formulas.split('\n').length ?? 0;
}

/** What a name asks for is «legal» only where the law asks for it. */
function levelText({ level, authority }: TypeInfo['limits'][number]): string {
  return level === 'legal' && authority !== 'ley' ? 'exigido' : (level ?? '—');
}

function typeSection(type: TypeInfo, isDefault: boolean, signed: number): string[] {
  const leveled = type.limits.some((limit) => limit.level !== undefined);
  const aimed = type.limits.some((limit) => usualOf(limit) !== undefined);
  const header = [
    'Parámetro',
    'Clave',
    ...(leveled ? ['Nivel'] : []),
    'Rango',
    ...(aimed ? ['Objetivo'] : []),
    'Fuente',
  ];
  return [
    `### ${type.label}`,
    '',
    `\`${type.id}\`${type.family ? ` · ${type.family}` : ''}${isDefault ? ' · tipo por defecto' : ''} · fórmulas firmadas: ${signed}`,
    '',
    row(header),
    `|${header.map(() => '---').join('|')}|`,
    ...type.limits.map((limit) =>
      row([
        limit.param.label,
        `\`${limit.param.key}\``,
        ...(leveled ? [levelText(limit)] : []),
        rangeText(limit),
        ...(aimed ? [usualText(limit)] : []),
        limit.source,
      ]),
    ),
    '',
  ];
}

export function rangeText({ min, max, param: { unit } }: Limit): string {
  const tail = unit === '' ? '' : ` ${unit}`;
  if (min === null) return max === null ? '—' : `hasta ${trimmed(max)}${tail}`;
  return max === null ? `desde ${trimmed(min)}${tail}` : `${trimmed(min)} a ${trimmed(max)}${tail}`;
}

function usualText(limit: Limit): string {
  const usual = usualOf(limit);
  return usual === undefined ? '—' : rangeText({ ...limit, min: usual[0], max: usual[1] });
}

/** The catalogue of a craft as a table: what it holds, what it costs and where the figures come from. */
export function cataloguePage(craft: Craft): string {
  const entries = craft.catalogue();
  const columns = [...new Set(entries.flatMap((entry) => Object.keys(entry.composition)))];
  return [
    `# ${craft.label}: catálogo de ingredientes`,
    '',
    `${entries.length} ingredientes. Valores por 100 g; precio en €/kg sin IVA, orientativo.`,
    '',
    row(['Nombre', 'Grupo', ...columns, '€/kg', 'Fuente']),
    `|${[0, 0, ...columns, 0, 0].map(() => '---').join('|')}|`,
    ...entries.map((entry) =>
      row([
        entry.label === entry.name ? entry.name : `${entry.label} (\`${entry.name}\`)`,
        entry.group,
        ...columns.map((column) => trimmed(entry.composition[column] ?? 0, 3)),
        entry.price === null ? '—' : trimmed(entry.price, 3),
        entry.source,
      ]),
    ),
    '',
  ].join('\n');
}

export function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
