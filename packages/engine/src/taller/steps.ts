/** A step of the making of a recipe. */
export interface ProcessStep {
  readonly text: string;
  /** °C; null when it does not matter. */
  readonly temperature: number | null;
  readonly minutes: number | null;
}

/** Steps to start from: of a type, of its family, or of the whole craft where neither has any of its own. */
export interface StepTemplates {
  readonly usual: readonly ProcessStep[];
  readonly byFamily?: Readonly<Record<string, readonly ProcessStep[]>>;
  readonly byType: Readonly<Record<string, readonly ProcessStep[]>>;
}

/** «text», °C, minutes. */
export type WrittenStep = readonly [text: string, temperature: number | null, minutes: number | null];

export function stepsOf(written: readonly WrittenStep[]): readonly ProcessStep[] {
  return written.map(([text, temperature, minutes]) => ({ text, temperature, minutes }));
}

export function templateOf(templates: StepTemplates, type: string, family = ''): readonly ProcessStep[] {
  return own(templates.byType, type) ?? own(templates.byFamily ?? {}, family) ?? templates.usual;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
