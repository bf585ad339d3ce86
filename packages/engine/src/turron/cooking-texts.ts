import { BITES, GRAIN, cooking as texts } from './texts.gen.ts';

/** % of moisture below which no turrón is dried. */
const DRIEST_TOLD = 0.5;

/** What a boil leaves, %: in the syrup, in the product, and from where the model has been held to measurements. */
interface Left {
  readonly humedad: number;
  readonly producto: number;
  readonly sure: number;
}

/** What the type admits, %, who says so, and the °C it takes, if known. */
interface Asked {
  readonly most: number;
  /** The quality of the law that admits it. */
  readonly quality: string;
  readonly isLaw: boolean;
  readonly least: number | null;
}

function limitText({ most, quality, isLaw, least }: Asked): readonly string[] {
  if (least === null) return [];
  return [isLaw ? texts.lawful(most, quality, least) : texts.admitted(most, least)];
}

function hardeningText(bite: keyof typeof BITES, dry: number, sweating: number): string {
  if (dry < DRIEST_TOLD) return texts.NEVER_BREAKS;
  return bite === 'breaks' ? texts.breaking(dry, sweating) : texts.yielding(dry, sweating);
}

export const cooking = {
  told: (degrees: number, left: Left, asked: Asked, altitude: number) => {
    const cooked = texts.cooked(degrees, Math.max(0, altitude));
    const isDry = left.humedad < left.sure;
    return [
      isDry ? texts.dry(cooked, left.sure) : texts.damp(cooked, left),
      ...limitText(asked),
      isDry ? texts.UNMEASURED : texts.DOUBT,
    ].join(' ');
  },
  bite: (bite: keyof typeof BITES, { humedad, sure }: Left, dry: number, sweating: number) =>
    `${texts.bites(humedad < sure ? undefined : humedad, BITES[bite])} ${hardeningText(bite, dry, sweating)}`,
  grain: (index: number) => {
    if (index === 0) return GRAIN.none;
    if (index < 0.3) return GRAIN.months;
    return index <= 0.6 ? GRAIN.weeks : GRAIN.days;
  },
} as const;
