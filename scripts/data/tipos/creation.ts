import type { Fields } from './files.ts';

/** How formulas of a craft are created, as its own file says: what it does not say is not so. */
export function creationOf(common: Fields): object {
  const fields = common.map('crear');
  return {
    pastes: fields.flag('en_pasta'),
    oneFlavour: fields.flag('un_sabor'),
    frozen: fields.flag('helado'),
    starchIsFlour: fields.flag('almidon_es_harina'),
    corrections: fields.texts('corrige_con'),
  };
}

export function creationModule(made: string, traits: Readonly<Record<string, object>>): string {
  const lines = Object.entries(traits).map(([craft, own]) => `  ${craft}: ${JSON.stringify(own)},`);
  return `${made}
import type { CraftId } from '../craft/ids.ts';
import type { CreationTraits } from './creation-traits.ts';

export const CREATION_TRAITS: Readonly<Record<CraftId, CreationTraits>> = {
${lines.join('\n')}
};
`;
}
