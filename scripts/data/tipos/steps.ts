import type { Fields } from './files.ts';

const STAGES = ['fundir', 'enfriar', 'trabajar', 'cocer'];

/** Steps of the making, as the engine takes them: «text», °C, minutes, and the stage it is, whose °C the formula tells. */
export function stepsIn(fields: Fields, key: string): readonly object[] {
  return fields.rows(key).map(([text, temperature, minutes, stage], place) => {
    const isFigure = (value: unknown) => value === null || typeof value === 'number';
    const isRight = typeof text === 'string' && isFigure(temperature) && isFigure(minutes);
    if (!isRight || (stage !== undefined && !STAGES.includes(stage as string))) {
      throw new Error(`${fields.at}, «${key}» ${place + 1}: text, °C, minutes and stage are expected`);
    }
    return { text, temperature, minutes, ...(stage === undefined ? {} : { stage }) };
  });
}

/** Steps to start from: of a type, of its family, or of the whole craft where neither has any of its own. */
export interface Templates {
  readonly usual: readonly object[];
  readonly byFamily?: Readonly<Record<string, readonly object[]>>;
  readonly byType: Readonly<Record<string, readonly object[]>>;
}

export function templatesOf(common: Fields, types: readonly (readonly [id: string, fields: Fields])[]): Templates {
  const families = common.has('pasos_por_familia') ? common.map('pasos_por_familia') : undefined;
  return {
    usual: stepsIn(common, 'pasos'),
    ...(families ? { byFamily: Object.fromEntries(families.keys().map((key) => [key, stepsIn(families, key)])) } : {}),
    byType: Object.fromEntries(
      types.filter(([, fields]) => fields.has('pasos')).map(([id, fields]) => [id, stepsIn(fields, 'pasos')]),
    ),
  };
}

export function stepsModule(made: string, crafts: Readonly<Record<string, Templates>>): string {
  return `${made}
import type { StepTemplates } from './taller/steps.ts';

/** Steps to start from, by craft. */
export const TEMPLATES: Readonly<Record<string, StepTemplates>> = {
${Object.entries(crafts)
  .map(([craft, templates]) => `  ${craft}: ${JSON.stringify(templates)},`)
  .join('\n')}
};
`;
}
