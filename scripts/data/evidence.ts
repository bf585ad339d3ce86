import type { CraftId } from '../../packages/engine/src/craft/ids.ts';
import type { Food } from '../../packages/engine/src/despensa/food.ts';
import { type Base, FEATURES, featuresOf } from '../../packages/engine/src/evidencia/features.ts';
import { type Broad, type Calibrated, calibrateAll, type VariantRows } from '../evidence/calibrate.ts';
import type { EvidenceRow } from '../evidence/rows.ts';

/** What the build knows of the pantry and of the types of a craft. */
export interface EvidenceContext {
  readonly craft: CraftId;
  readonly base: Base;
  readonly foodOf: (id: string) => Food;
  readonly indexOf: (id: string) => number | undefined;
  /** The types of the craft, and the shelf each stands on. */
  readonly shelves: ReadonlyMap<string, string>;
  readonly variants: VariantRows;
}

const VERDICTS: ReadonlySet<string> = new Set(['buena', 'mala']);

/** Faults of the rows of a file, by the name of their formula. */
export function faultsOf(rows: readonly EvidenceRow[], { craft, indexOf, shelves }: EvidenceContext): string[] {
  const ids = new Set<string>();
  return rows.flatMap(({ id, type, nombre, fuente, veredicto, foods }) => {
    const at = `data/evidencia/${craft}.json, «${id}»`;
    const faults: string[] = [];
    if (ids.has(id)) faults.push(`${at}: twice`);
    ids.add(id);
    if (!shelves.has(type)) faults.push(`${at}: «${type}» is no type`);
    if (!VERDICTS.has(veredicto)) faults.push(`${at}: «${veredicto}» is no verdict`);
    if (!nombre || !fuente || /[\t\n]/.test(nombre + fuente))
      faults.push(`${at}: name and source must be one line each`);
    for (const [food, grams] of foods) {
      if (indexOf(food) === undefined) faults.push(`${at}: the pantry has no food «${food}»`);
      if (!(grams > 0)) faults.push(`${at}: ${grams} g of «${food}»`);
    }
    return faults;
  });
}

/** The signed formulas of a craft in numbers. */
export function signedOf(
  rows: readonly EvidenceRow[],
  { craft, base, foodOf }: Pick<EvidenceContext, 'craft' | 'base' | 'foodOf'>,
) {
  return rows.flatMap((row) => {
    if (row.veredicto !== 'buena') return [];
    const portions = row.foods.map(([food, grams]) => ({ food: foodOf(food), grams }));
    const features = featuresOf(portions, base);
    if (features === undefined) throw new Error(`data/evidencia/${craft}.json, «${row.id}»: it has none of its base`);
    return { row, type: row.type, round: String(row.ronda), features };
  });
}

/** The module of a craft: its signed formulas by type, with what they are measured with. */
export function evidenceModule(rows: readonly EvidenceRow[], context: EvidenceContext): string {
  const { craft, base, shelves, indexOf } = context;
  const faults = [...faultsOf(rows, context), ...variantFaults(craft, context.variants, (type) => shelves.has(type))];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const signed = signedOf(rows, context);
  const types = [...calibrateAll(signed, base, (type) => shelves.get(type)!, context.variants)].map(
    ([type, broad]: [string, Broad]) => {
      const own = signed.filter((one) => one.type === type);
      const variants = broad.variants.map(({ name, families, least, size, known }) => {
        return { name, families, least, size, ...(known ? { known: measures(known) } : {}) };
      });
      return {
        type,
        ...measures(broad),
        formulas: own.map(({ row }) => packed(row, indexOf)).join('\n'),
        ...(variants.length > 0 ? { variants } : {}),
      };
    },
  );
  return [
    `// Made from data/evidencia/${craft}.json by scripts/data/build.ts; edit the formulas, not this file.`,
    "import type { PackedEvidence } from './evidence.ts';",
    '',
    '/** The signed formulas of the craft. */',
    `export const ${craft}: PackedEvidence = ${JSON.stringify({ base, types })};`,
    '',
  ].join('\n');
}

function measures({ sample, refuse, note }: Calibrated) {
  return {
    refuse: Number(refuse.toPrecision(3)),
    note: Number(note.toPrecision(3)),
    scales: [...sample.scales].join(' '),
  };
}

/** Faults of the variants of a craft: each names families and the last takes what is left. */
export function variantFaults(craft: string, variants: VariantRows, isType: (type: string) => boolean): string[] {
  const isFamily = (id: string) => FEATURES.some((feature) => feature.kind === 'familia' && feature.id === id);
  return Object.entries(variants).flatMap(([type, rows]) => {
    const at = `data/evidencia/variantes.json, ${craft}, «${type}»`;
    const strange = rows.flatMap(({ lleva }) => lleva).filter((id) => !isFamily(id));
    return [
      ...(isType(type) ? [] : [`${at}: no such type`]),
      ...strange.map((id) => `${at}: «${id}» is no family`),
      ...(rows.at(-1)?.desde === 0 ? [] : [`${at}: the last must take what is left`]),
    ];
  });
}

function packed({ nombre, fuente, autoridad, foods }: EvidenceRow, indexOf: EvidenceContext['indexOf']): string {
  const amounts = foods.map(([food, grams]) => `${indexOf(food)!.toString(36)}:${grams}`).join(' ');
  return [nombre, fuente, autoridad?.includes('blog') ? '1' : '', amounts].join('\t');
}

/** The module that has the evidence of every craft. */
export function allEvidenceModule(crafts: readonly CraftId[]): string {
  return [
    '// Made by scripts/data/build.ts.',
    "import type { CraftId } from '../craft/ids.ts';",
    "import type { PackedEvidence } from './evidence.ts';",
    ...crafts.map((craft) => `import { ${craft} } from './${craft}.gen.ts';`),
    '',
    `export const EVIDENCE: Readonly<Record<CraftId, PackedEvidence>> = { ${crafts.join(', ')} };`,
    '',
  ].join('\n');
}
