import type { Labelling } from '../craft/labelling.ts';
import { isLevel } from './judge.ts';
import { type Category, DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Of RD 1787/1982, the best first. */
const QUALITIES = ['Suprema', 'Extra', 'Estándar', 'Popular'] as const;

/** Added cocoa butter only sets the mass: it does not characterise the product. */
const COCOA_BUTTER = 90;

/** Turrón and marzipan are almond to whoever buys them; the new ones, what stands for it: coconut or chocolate. */
export const labelling: Labelling = {
  quality: ({ type, values, outcome }) => {
    const { legal } = rulesOf(findType(type) ?? DEFAULT_TYPE);
    const ofLaw = legal?.minima.find(({ param, min }) => min !== null && (values[param.key] ?? 0) >= min)?.level;
    const [category = ''] = outcome.text.split(',');
    const level = isLevel(category as Category) ? category : outcome.good ? QUALITIES[2] : undefined;
    return { reached: legal === undefined ? level : ofLaw, scale: QUALITIES };
  },
  characterises: (type, { category, manteca_cacao }) => {
    const { almond } = rulesOf(findType(type) ?? DEFAULT_TYPE);
    const chocolate = category === 'cacao_chocolate' && manteca_cacao < COCOA_BUTTER;
    return category === 'frutos_secos' || (almond === 'chocolate_negro' && chocolate);
  },
};
