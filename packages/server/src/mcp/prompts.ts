import { CRAFTS } from '@obrador/engine';
import { promptTexts as texts } from './texts.ts';

/** A way to begin, for each craft. */
const ALL = CRAFTS.map((craft) => ({ craft, name: `formular_${craft.id}` }));

export const PROMPTS = ALL.map(({ craft: { label }, name }) => ({
  name,
  title: texts.title(label),
  description: texts.description(label),
  arguments: [
    { name: 'idea', description: texts.idea, required: true },
    { name: 'type', description: texts.type, required: false },
  ],
}));

export interface PromptMessages {
  readonly description: string;
  readonly messages: readonly { readonly role: 'user'; readonly content: { type: 'text'; text: string } }[];
}

/** The message of a prompt; undefined when there is none of that name. */
export function promptNamed(name: string): ((idea: string, type: string | undefined) => PromptMessages) | undefined {
  const found = ALL.find((prompt) => prompt.name === name);
  if (found === undefined) return undefined;
  const { id, label, findType } = found.craft;
  return (idea, type) => {
    const known = type === undefined || type.trim() === '' ? undefined : findType(type);
    return {
      description: texts.description(label),
      messages: [{ role: 'user', content: { type: 'text', text: texts.message(id, idea, known) } }],
    };
  };
}
