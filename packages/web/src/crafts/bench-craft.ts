import type { CatalogueEntry, TypeInfo } from '@obrador/engine';
import { CRAFTS, type CraftId } from './crafts.ts';

/** A food as it is looked for. */
export type NamedFood = Pick<CatalogueEntry, 'name' | 'label' | 'group' | 'source'>;

/** What an empty bench needs of a craft. Each craft is one; before its engine has come, only its names are. */
export interface BenchCraft {
  readonly id: CraftId;
  readonly defaultType: string;
  readonly types: readonly Pick<TypeInfo, 'id' | 'label'>[];
  readonly catalogue: () => readonly NamedFood[];
  /** What a text is read as; absent while there is nobody to read it. */
  readonly find?: (name: string) => NamedFood | undefined;
  /** It reads no more than names of its list yet, and has nothing published to judge a good formula by. */
  readonly isFirst?: true;
}

/** The types of a craft and the names of its foods: what there is to write in before its engine has come. */
export async function loadNames(id: CraftId): Promise<BenchCraft> {
  const packed = await CRAFTS[id].names();
  const typeLabels = packed.typeLabels.split('|');
  const names = packed.names.split('|');
  const groups = packed.groups.split('|');
  const foods = packed.labels.split('|').map((label, i): NamedFood => {
    return { name: names[i] || label, label, group: groups[packed.groupOf.charCodeAt(i) - 35]!, source: '' };
  });
  return {
    id,
    defaultType: packed.defaultType,
    types: packed.typeIds.split('|').map((type, i) => ({ id: type, label: typeLabels[i]! })),
    catalogue: () => foods,
  };
}
