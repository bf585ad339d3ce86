/** `npm run conformance`: runs the corpus, prints how it compares with the publications and writes the page. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CRAFTS, fixed, trimmed } from '@obrador/engine';
import { conformancePage } from './page.ts';
import { missesOf, reportOf } from './report.ts';

const reports = CRAFTS.map(reportOf);
for (const report of reports) {
  const published = report.results.filter(({ formula }) => formula.published).length;
  const flipped = report.results.filter(({ formula, result }) => result !== formula.expect);
  console.log(`\n${report.craft.label}: ${report.results.length} formulas, ${published} published`);
  console.log(`  results as recorded: ${report.results.length - flipped.length} of ${report.results.length}`);
  for (const { formula, result } of flipped) console.log(`    ${formula.id}: ${result}, recorded ${formula.expect}`);
  for (const { figure, count, agreeing, median, ninth, worst } of report.summaries) {
    const errors = `median error ${fixed(median)}, nine of ten ${fixed(ninth)}, worst ${fixed(worst)}`;
    console.log(`  ${figure}: ${agreeing} of ${count} agree, ${errors}`);
  }
  for (const { formula, comparison } of missesOf(report)) {
    const { figure, published: stated, computed, cause } = comparison;
    console.log(
      `  miss ${formula.id}: ${figure} ${trimmed(stated)} published, ${fixed(computed)} computed: ${cause ?? 'NO KNOWN CAUSE'}`,
    );
  }
}
writeFileSync(fileURLToPath(new URL('../../docs/conformance.md', import.meta.url)), conformancePage(reports));
