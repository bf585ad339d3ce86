export { FIELD_TEXTS, type FieldText, PROPERTY_TEXTS } from './field-texts.gen.ts';

export const typeTexts = {
  /** What is sent in «type», for every craft alike. */
  request: (fallback: string) =>
    `Tipo de elaboración. Sin él, vacío o si no se reconoce, se aplica «${fallback}»; lo que no se reconoce, texto o no, va en un aviso.`,
};

const unitOf = (unit: string): string => (unit === '' ? '' : ` (${unit})`);

/** Of a parameter where it is a value, a range and a judgement. */
export const figureTexts = {
  params: ({ label, unit, formula }: Figure) => `${label}${unitOf(unit)}. ${formula}`,
  ranges: ({ label, unit }: Figure) => `${label}${unitOf(unit)}: [mínimo, máximo] que pide el tipo.`,
  inRange: ({ label }: Figure) => `${label}: true dentro del rango, false fuera, null si el tipo no lo juzga.`,
};

interface Figure {
  readonly label: string;
  readonly unit: string;
  readonly formula: string;
}
