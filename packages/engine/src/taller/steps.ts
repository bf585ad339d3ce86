/** A step of the making of a recipe. */
export interface ProcessStep {
  readonly text: string;
  /** °C; null when it does not matter. */
  readonly temperature: number | null;
  readonly minutes: number | null;
  /** Stage of the tempering; its temperature comes from the formula's own curve. */
  readonly stage?: TemperingStage;
}

/** Where a chocolate is melted, cooled and worked. */
export type TemperingStage = 'fundir' | 'enfriar' | 'trabajar';

/** Steps to start from: of a type, of its family, or of the whole craft where neither has any of its own. */
export interface StepTemplates {
  readonly usual: readonly ProcessStep[];
  readonly byFamily?: Readonly<Record<string, readonly ProcessStep[]>>;
  readonly byType: Readonly<Record<string, readonly ProcessStep[]>>;
}

/** The steps at the temperatures of a curve: the middle of what it gives, in half degrees. */
export function tempered(
  steps: readonly ProcessStep[],
  curve: Readonly<Record<TemperingStage, readonly number[]>>,
): readonly ProcessStep[] {
  return steps.map((step) => {
    if (step.stage === undefined) return step;
    const [low, high] = curve[step.stage];
    return { ...step, temperature: Math.round(low! + high!) / 2 };
  });
}

export function templateOf(templates: StepTemplates, type: string, family = ''): readonly ProcessStep[] {
  return own(templates.byType, type) ?? own(templates.byFamily ?? {}, family) ?? templates.usual;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
