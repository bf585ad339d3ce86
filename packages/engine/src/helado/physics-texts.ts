import type { Frozen } from '../craft/physics.ts';
import { fixed, trimmed } from '../craft/spanish.ts';
import { SERVING_PERCENT } from './freezing.ts';

/** How an ice cream is to the spoon. */
export type Hardness = 'verySoft' | 'soft' | 'right' | 'hard' | 'veryHard';

/** What moves physics away from the PAC. */
export type Reason = 'salt' | 'uncounted' | 'bound' | 'simple' | 'alcohol' | 'polyols';

/** The five words for it, from soft to hard. */
export const HARDNESS: Readonly<Record<Hardness, string>> = {
  verySoft: 'muy blando',
  soft: 'blando',
  right: 'en su punto',
  hard: 'duro',
  veryHard: 'muy duro',
};

/** °C below which no mix has been measured: ripples and spreads, which no freezer hardens. */
export const COLDEST_TOLD = -25;

const degrees = (value: number) => `${trimmed(value, 1)} °C`;

const REASONS: Readonly<Record<Reason, string>> = {
  salt: 'la sal se separa en dos iones y el PAC la cuenta como uno',
  uncounted: 'los ácidos y los minerales también bajan el punto de congelación y el PAC no los cuenta',
  bound: 'proteína, almidón y fibra retienen agua que no se hiela',
  simple: 'en frío la dextrosa y la fructosa bajan el punto algo menos de lo que supone el factor 1,9',
  alcohol: 'en frío el alcohol baja el punto menos de lo que supone su factor',
  polyols: 'en frío los polialcoholes bajan el punto menos de lo que supone su factor',
};

export const physics = {
  told: (natural: number | null, margin: number, served: Pick<Frozen, 't' | 'agua_pct'> | null) =>
    [
      natural === null
        ? `No llega a helarse el ${SERVING_PERCENT} % del agua: no hay temperatura física.`
        : natural < COLDEST_TOLD
          ? `Temperatura física por debajo de ${degrees(COLDEST_TOLD)}: ahí no hay medidas con que comprobarla.`
          : `Temperatura física: ${fixed(natural, 1)} °C (±${trimmed(margin, 1)}).`,
      ...(served === null ? [] : [physics.frozen(served)]),
    ].join(' '),
  frozen: ({ t, agua_pct }: Pick<Frozen, 't' | 'agua_pct'>) =>
    `A ${degrees(t)} estará helado el ${trimmed(agua_pct, 0)} % del agua.`,
  hardness: (word: Hardness, t: number) => `A ${degrees(t)}, ${HARDNESS[word]} a la pala.`,
  difference: (PAC: number, natural: number, reasons: readonly Reason[], hardened: boolean) => {
    const side = natural < PAC ? 'más blando' : 'más duro';
    const why = reasons.length > 0 ? `: ${reasons.map((reason) => REASONS[reason]).join('; ')}` : '';
    const before = hardened ? 'Antes de contar lo que endurecen el cacao y los frutos secos, la' : 'La';
    return `${before} física da ${degrees(natural)} y el PAC ${degrees(PAC)}; puede quedar ${side} de lo que dice el PAC${why}. El veredicto lo da el PAC.`;
  },
} as const;
