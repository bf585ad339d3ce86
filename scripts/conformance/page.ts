import { fixed, trimmed } from '@obrador/engine';
import { openLink } from '../docs/pages.ts';
import { row } from '../docs/reference.ts';
import { estimatesSection } from './estimates.ts';
import { labelSection } from './labels.ts';
import { type CraftReport, missesOf, requestOf } from './report.ts';
import { TOLERANCES } from './tolerances.ts';

/** The conformance page in Markdown. Every number on it comes from the reports. */
export function conformancePage(reports: readonly CraftReport[]): string {
  return [
    '# Tabla de conformidad',
    '',
    '<!-- Escrita por «npm run conformance»; no se edita a mano. -->',
    '',
    'Cada herramienta de este oficio pide confianza; aquí se enseña en qué se apoya la nuestra. El motor calcula todas las fórmulas del corpus, la mayoría publicadas, y compara sus resultados con las cifras que da cada fuente. Los fallos se muestran igual que los aciertos.',
    '',
    '## Resumen',
    '',
    row([
      'Oficio',
      'Fórmulas',
      'Publicadas',
      'Cifras comparadas',
      'Dentro de tolerancia',
      'Con causa conocida',
      'Fallos',
    ]),
    '|---|---|---|---|---|---|---|',
    ...reports.map(summaryRow),
    '',
    '## Tolerancias',
    '',
    row(['Cifra', 'Tolerancia', 'Por qué']),
    '|---|---|---|',
    ...Object.values(TOLERANCES).map(({ label, unit, within, relative, why }) =>
      row([
        label,
        relative ? `${trimmed(100 * within)} % de lo publicado` : `${trimmed(within)}${unit && ` ${unit}`}`,
        why,
      ]),
    ),
    '',
    ...reports.flatMap(craftSection),
    ...labelSection(),
    ...estimatesSection(),
  ].join('\n');
}

function summaryRow(report: CraftReport): string {
  const compared = report.results.flatMap(({ comparisons }) => comparisons);
  const misses = missesOf(report);
  const explained = misses.filter(({ comparison }) => comparison.cause !== undefined).length;
  return row([
    report.craft.label,
    String(report.results.length),
    String(report.results.filter(({ formula }) => formula.published).length),
    String(compared.length),
    String(compared.length - misses.length),
    String(explained),
    String(misses.length - explained),
  ]);
}

function craftSection(report: CraftReport): string[] {
  const misses = missesOf(report);
  return [
    `## ${report.craft.label}`,
    '',
    ...(report.summaries.length === 0
      ? ['Las fuentes de este oficio no publican cifras de composición: se comparan los veredictos.', '']
      : [
          row(['Cifra', 'Comparadas', 'De acuerdo', 'Error mediano', 'Error mayor']),
          '|---|---|---|---|---|',
          ...report.summaries.map(({ figure, count, agreeing, median, worst }) =>
            row([nameOf(figure), String(count), String(agreeing), withUnit(figure, median), withUnit(figure, worst)]),
          ),
          '',
        ]),
    ...(misses.length === 0
      ? []
      : [
          '### Fuera de tolerancia',
          '',
          row(['Fórmula', 'Cifra', 'Publicada', 'Calculada', 'Causa']),
          '|---|---|---|---|---|',
          ...misses.map(({ formula, comparison: { figure, published, computed, cause } }) =>
            row([
              formula.name,
              nameOf(figure),
              trimmed(published),
              fixed(computed),
              cause ?? '**Fallo**: causa desconocida',
            ]),
          ),
          '',
        ]),
    '### Todas las fórmulas',
    '',
    row(['Fórmula', 'Tipo', 'Fuente', 'Resultado', 'Publicado → calculado', 'Nota']),
    '|---|---|---|---|---|---|',
    ...report.results.map(({ formula, result, comparisons }) =>
      row([
        `[${formula.name}](${openLink(report.craft, requestOf(formula), formula.name)})`,
        formula.type,
        formula.published ? formula.source : `${formula.source} (sin publicar)`,
        RESULTS[result] ?? result,
        comparisons
          .map(({ figure, published, computed }) => `${nameOf(figure)} ${trimmed(published)} → ${fixed(computed)}`)
          .join('; ') || '—',
        formula.note ?? '—',
      ]),
    ),
    '',
  ];
}

/** Medals are English on the wire and Spanish on the page. */
const RESULTS: Readonly<Record<string, string>> = { gold: 'oro', silver: 'plata', bronze: 'bronce' };

function nameOf(figure: string): string {
  return TOLERANCES[figure]?.label ?? figure;
}

function withUnit(figure: string, value: number): string {
  const unit = TOLERANCES[figure]?.unit ?? '';
  return `${fixed(value)}${unit && ` ${unit}`}`;
}
