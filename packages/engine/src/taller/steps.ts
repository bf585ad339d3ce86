/** A step of the making of a recipe. */
export interface ProcessStep {
  readonly text: string;
  /** °C; null when it does not matter. */
  readonly temperature: number | null;
  readonly minutes: number | null;
  /** Stage whose temperature comes from the formula itself. */
  readonly stage?: Stage;
}

/** Where a chocolate is melted, cooled and worked. */
export type TemperingStage = 'fundir' | 'enfriar' | 'trabajar';

/** A stage of tempering, or the boiling of a syrup. */
export type Stage = TemperingStage | 'cocer';

/** Steps to start from: of a type, of its family, or of the whole craft where neither has any of its own. */
export interface StepTemplates {
  readonly usual: readonly ProcessStep[];
  readonly byFamily?: Readonly<Record<string, readonly ProcessStep[]>>;
  readonly byType: Readonly<Record<string, readonly ProcessStep[]>>;
}

/** The steps at the temperatures of a formula's stages: the middle of what it gives, in half degrees. */
export function tempered(
  steps: readonly ProcessStep[],
  stages: Readonly<Partial<Record<Stage, readonly number[]>>>,
): readonly ProcessStep[] {
  return steps.map((step) => {
    const range = step.stage && stages[step.stage];
    return range ? { ...step, temperature: Math.round(range[0]! + range[1]!) / 2 } : step;
  });
}

export function templateOf(templates: StepTemplates, type: string, family = ''): readonly ProcessStep[] {
  return own(templates.byType, type) ?? own(templates.byFamily ?? {}, family) ?? templates.usual;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
