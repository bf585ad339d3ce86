/** `npm run sbom`: writes what is in the shipped bundles and packages to reports/sbom.cdx.json (CycloneDX 1.6). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './lib/run.mjs';
import { components } from './sbom/components.ts';

const FILE = `${root}reports/sbom.cdx.json`;
const { version, license } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const list = await components();
const ref = `pkg:npm/obrador@${version}`;
// No date and no serial number: the same sources give the same document.
const document = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': ref,
      name: 'obrador',
      version,
      purl: ref,
      licenses: [{ license: { id: license } }],
    },
  },
  components: list,
  dependencies: [{ ref, dependsOn: list.map((component) => component['bom-ref']) }],
};
mkdirSync(`${root}reports`, { recursive: true });
writeFileSync(FILE, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${list.length} components in ${FILE.slice(root.length)}`);
