/** A word of the trade for hands: what it is, what is noticed in the mouth, what moves it. */
export interface Guide {
  readonly sentences: readonly [string, string, string];
  /** What the drawing shows at each end. */
  readonly ends: readonly [string, string];
  /** Ice and crumb are dense at the first end; sweetness, sand and loose water at the second. */
  readonly isDenseLast: boolean;
}

const AW: Guide = {
  sentences: [
    'Es el agua que queda suelta, de 0 a 1: la que usan el moho y las bacterias.',
    'Cuanto más baja, más aguanta la pieza fuera de la nevera; por encima de 0,85 es producto fresco y va en frío.',
    'Baja con azúcares que sujetan el agua (glucosa, invertido, miel) y con menos nata o leche.',
  ],
  ends: ['agua sujeta: aguanta', 'agua suelta: va en frío'],
  isDenseLast: true,
};
const POD: Guide = {
  sentences: [
    'Es cuánto endulza, contando el azúcar común como 100.',
    'Bajo, el dulce no se nota; alto, empalaga y tapa el sabor.',
    'La dextrosa y la glucosa endulzan menos que el azúcar; la fructosa y la miel, más.',
  ],
  ends: ['poco dulce', 'empalaga'],
  isDenseLast: true,
};

/** By the key of the figure; tempering by the word that stands over its curve. */
export const GUIDES: Readonly<Record<string, Guide>> = {
  PAC: {
    sentences: [
      'Es lo blando que sale el helado: la temperatura a la que está en su punto para servir.',
      'Si sale alto (cerca de cero), a la temperatura de la vitrina está duro como una piedra; si sale bajo, se derrite en la pala.',
      'Se ablanda con más azúcar, sobre todo dextrosa; se endurece con menos azúcar, o con cacao y frutos secos.',
    ],
    ends: ['más hielo: duro', 'menos hielo: blando'],
    isDenseLast: false,
  },
  POD,
  pod: POD,
  SLNG: {
    sentences: [
      'Son los sólidos de la leche que no son grasa: proteína, lactosa y sales.',
      'Con pocos, el helado queda aguado y coge poco aire; con demasiados, la lactosa cristaliza y se nota arenoso.',
      'Suben con leche en polvo desnatada y bajan con agua o nata en lugar de leche.',
    ],
    ends: ['aguado', 'arenoso'],
    isDenseLast: true,
  },
  hidratacion: {
    sentences: [
      'Es el agua por cada 100 de harina, contando la del prefermento y la de la leche o el huevo.',
      'Con poca, la miga sale prieta y la masa se forma bien; con mucha, la miga se abre y la masa se pega y se extiende.',
      'La harina de fuerza y la integral piden más agua que la floja.',
    ],
    ends: ['miga prieta', 'miga abierta'],
    isDenseLast: false,
  },
  templado: {
    sentences: [
      'Es fundir el chocolate, enfriarlo y calentarlo un poco para que su manteca cuaje en el cristal bueno.',
      'Bien templado brilla, cruje y se despega solo del molde; mal templado queda mate, se funde en los dedos y cría vetas blancas.',
      'Cada parada tiene su temperatura, la de la curva: si al trabajar se pasa, los cristales se funden y hay que empezar de nuevo.',
    ],
    ends: ['mate y blando', 'brilla y cruje'],
    isDenseLast: true,
  },
  aw: AW,
  awEstimada: AW,
};
