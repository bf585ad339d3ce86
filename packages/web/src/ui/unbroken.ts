/** A figure and its unit, as sentences of the engine write them. */
const BEFORE_UNIT = /(\d) (?=(?:%|°C|g|kg|mg|mm|cm²|ml|l|€|kcal|kJ)(?![\p{Alpha}\d]))/gu;

/** A sentence as it is shown: no line ends between a figure and its unit. */
export const unbroken = (text: string): string => text.replace(BEFORE_UNIT, '$1\u00a0');
