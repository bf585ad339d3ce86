import { fixed, trimmed } from '@obrador/engine';
import { openLink } from '../docs/pages.ts';
import { row } from '../docs/reference.ts';
import { estimatesSection } from './estimates.ts';
import { evidenceSection } from './evidence.ts';
import { labelFiguresOf, labelSection } from './labels.ts';
import { realLabelSection } from './real-labels.ts';
import { type Comparison, type CraftReport, missesOf, requestOf } from './report.ts';
import { TOLERANCES } from './tolerances.ts';
import { unseenSection } from './unseen.ts';
import { waterSection } from './water-page.ts';

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
    'Las cifras comparadas suman las de composición de cada oficio y las de las tablas nutricionales, cada una con su tolerancia.',
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
    ...unseenSection(),
    ...evidenceSection(),
    ...waterSection(),
    ...reports.flatMap(craftSection),
    ...labelSection(),
    ...estimatesSection(),
    ...realLabelSection(),
  ].join('\n');
}

/** Every published figure that stands beside ours in a craft: of formulas and of nutrition tables. */
export function comparedIn({ craft, results, stated }: CraftReport) {
  return [...[...results, ...stated].flatMap(({ comparisons }) => comparisons), ...labelFiguresOf(craft.id)];
}

function summaryRow(report: CraftReport): string {
  const compared = comparedIn(report);
  const misses = compared.filter(({ agrees }) => !agrees);
  const explained = misses.filter(({ cause }) => cause !== undefined).length;
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

/** Published formulas of a type, and how many of them are good today. */
function typeRows({ results }: CraftReport): string[] {
  const published = results.filter(({ formula }) => formula.published);
  const types = [...new Set(published.map(({ formula }) => formula.type))];
  return types.map((type) => {
    const own = published.filter(({ formula }) => formula.type === type);
    return row([type, String(own.length), String(own.filter(({ good }) => good).length)]);
  });
}

function craftSection(report: CraftReport): string[] {
  const misses = missesOf(report);
  return [
    `## ${report.craft.label}`,
    '',
    'Fórmulas publicadas de cada tipo que el motor da por buenas. Los rangos se ajustaron con muchas de ellas: dice más de los rangos que del juicio, que se mide con las no vistas.',
    '',
    row(['Tipo', 'Publicadas', 'Buenas']),
    row(['---', '---:', '---:']),
    ...typeRows(report),
    '',
    ...(report.summaries.length === 0
      ? ['Las fuentes de este oficio no publican cifras de composición: se comparan los veredictos.', '']
      : [
          row([
            'Cifra',
            'Comparadas',
            'De acuerdo',
            'Error mediano',
            'Nueve de cada diez, por debajo de',
            'Error mayor',
          ]),
          '|---|---|---|---|---|---|',
          ...report.summaries.map(({ figure, count, agreeing, median, ninth, worst }) =>
            row([
              nameOf(figure),
              String(count),
              String(agreeing),
              withUnit(figure, median),
              withUnit(figure, ninth),
              withUnit(figure, worst),
            ]),
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
    ...(report.stated.length === 0
      ? []
      : [
          '### Cifras de otras fórmulas',
          '',
          row(['Fórmula', 'Tipo', 'Fuente', 'Publicado → calculado', 'Nota']),
          '|---|---|---|---|---|',
          ...report.stated.map(({ formula, comparisons }) =>
            row([
              `[${formula.name}](${openLink(report.craft, requestOf(formula), formula.name)})`,
              formula.type,
              `${formula.source} (\`${formula.address}\`)`,
              comparisons.map(shown).join('; '),
              formula.note ?? '—',
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
        comparisons.map(shown).join('; ') || '—',
        formula.note ?? '—',
      ]),
    ),
    '',
  ];
}

function shown({ figure, published, computed }: Comparison): string {
  return `${nameOf(figure)} ${trimmed(published)} → ${fixed(computed)}`;
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
