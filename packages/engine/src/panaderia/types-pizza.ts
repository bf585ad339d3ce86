import { PARAMS, YEAST_AS_FRESH } from './params.ts';
import { AVPN_SOURDOUGH, asks, atMost, demands, strength, type TypeDefinition } from './type-definition.ts';

const AVPN = {
  /** Above this the dough is contemporary rather than classic. */
  hydration: atMost(PARAMS[0], 62.5, 'AVPN: 55,5-62,5 %', 'denominacion'),
  hydrationFrom: 55.5,
  /** Up to 3 g of fresh yeast per litre, and present practice of 3 g per kg of flour. */
  yeast: atMost(YEAST_AS_FRESH, 0.3, 'AVPN: hasta 3 g de fresca por litro de agua', 'denominacion'),
  sourdough: AVPN_SOURDOUGH,
};

/** Pizzas and flat breads. */
export const PIZZAS = {
  pizza_napolitana: {
    label: 'Pizza napolitana',
    limits: {
      hidratacion: asks(54, 71, 60, 'AVPN y Reglamento (UE) 97/2010: 55,5-62,5 %; Forkish y masas actuales 65-70 %'),
      sal: { ...demands('denominacion', 2.2, 3.75, 'AVPN: 40-60 g por litro de agua'), aim: 2.8 },
      levadura: asks(0.01, 1, 0.2, 'AVPN: 0,1-3 g de fresca por litro de agua; hasta 1 % con fermentación corta'),
      prefermento: asks(0, 100, 10, 'Uso del oficio con poolish y biga; AVPN: masa madre 5-20 %'),
      grasa: demands('denominacion', 0, 0.5, 'Reglamento (UE) 97/2010: sin grasa; tolerancia técnica'),
      azucar: demands('denominacion', 0, 0.5, 'Reglamento (UE) 97/2010: sin azúcar; tolerancia técnica'),
    },
    bakingLoss: 10,
    strength: strength(220, 380),
    doughTemperature: 24,
    process: 'Masa a 24 °C; 8-24 h en bolas; 430-480 °C, 60-90 s.',
    yeastByForm: true,
    avpn: AVPN,
  },
  pizza_teglia: {
    label: 'Pizza en teglia romana',
    limits: {
      hidratacion: asks(65, 95, 78, 'G. Bonci 80 %, A. Lo Stocco 75 %; publicadas 65-100 %'),
      sal: asks(1.6, 3, 2.3, 'G. Bonci 2 %, escuela de la biga 2,5 %; publicada 1,58 %'),
      levadura: asks(0.1, 2.5, 0.6, 'G. Bonci 0,5-0,7 %, escuela de la biga 0,25 %'),
      prefermento: asks(0, 160, 50, 'Escuela de la biga: 91 %'),
      grasa: asks(0, 10, 4, 'G. Bonci 3-4 %, A. Lo Stocco 5 %; publicada 10 %'),
      azucar: asks(0, 2, 0, 'Uso del oficio'),
    },
    bakingLoss: 15,
    strength: strength(270, 380),
    doughTemperature: 23,
    process: 'Masa a 23 °C; 24-48 h en frío; bandeja; 280-300 °C.',
    yeastByForm: true,
  },
  focaccia: {
    label: 'Focaccia',
    limits: {
      hidratacion: asks(54, 100, 75, 'Genovesas publicadas 53-67 %; con patata, como la barese, 83-97 %'),
      sal: asks(1.5, 3, 2.5, 'Fórmulas publicadas: 1,5-3 %; G. Bonci 1,6-1,8 %'),
      levadura: asks(0.1, 4.5, 2.5, 'Fórmulas publicadas: 2,4-4,2 %'),
      prefermento: asks(0, 160, 30, 'Uso del oficio'),
      grasa: asks(0, 18, 6, 'Fórmulas publicadas: 0-18,3 %, las más altas con el aceite de la bandeja'),
      azucar: asks(0, 3, 0, 'Fórmulas publicadas: hasta 3 %'),
    },
    bakingLoss: 12,
    strength: strength(220, 350),
    doughTemperature: 25,
    process: 'Masa a 25 °C; 2 h en bloque; bandeja; salmuera de agua y aceite a partes iguales; 220-230 °C.',
    yeastByForm: true,
  },
  pita: {
    label: 'Pan de pita y panes planos',
    limits: {
      hidratacion: asks(52, 76, 62, 'Fórmulas publicadas: 55-75,8 % (naan)'),
      sal: asks(1.2, 2.35, 1.6, 'Fórmulas publicadas: 1,2-2,4 %'),
      levadura: asks(0, 6, 3, 'Fórmulas publicadas: 1,25-5,6 %, de reposo corto; panes planos del oficio sin levadura'),
      prefermento: asks(0, 100, 20, 'Uso del oficio'),
      grasa: asks(0, 14.5, 4, 'Fórmulas publicadas: 0-11,6 % (naan)'),
      azucar: asks(0, 4, 0, 'Fórmulas publicadas: hasta 3,8 %'),
    },
    bakingLoss: 12,
    strength: strength(180, 300),
    doughTemperature: 26,
    process: 'Estirar a 4-5 mm; 280-300 °C sobre piedra, 2-3 min.',
    yeastByForm: true,
  },
  bagel: {
    label: 'Bagel',
    limits: {
      hidratacion: asks(48, 63, 56, 'Reinhart 50,8 %; publicadas 50-64 %'),
      sal: asks(0.85, 2.5, 2, 'Fórmulas publicadas: 1-2,5 %; los de Montreal, del 0,8 %'),
      levadura: asks(0.3, 6, 1.6, 'Reinhart 0,5 % seca; publicadas hasta 1,6 % seca (4,8 % fresca)'),
      prefermento: asks(0, 100, 18, 'Publicada con masa madre: 18 %'),
      grasa: asks(0, 5, 0, 'Fórmulas publicadas: 0-5,4 %'),
      azucar: asks(0.5, 7.8, 2.5, 'Fórmulas publicadas: 0-8 %, casi siempre malta'),
    },
    bakingLoss: 10,
    strength: strength(300, 420),
    doughTemperature: 25,
    process: 'Masa dura; 12-24 h a 4 °C; hervir 30-45 s por cara con malta; 230 °C.',
    yeastByForm: true,
  },
  grissini: {
    label: 'Grissini, picos y regañás',
    limits: {
      hidratacion: asks(39, 67, 50, 'Fórmulas publicadas: 40-68 % (regañás, 40 %)'),
      sal: asks(1.25, 2.5, 2, 'Fórmulas publicadas: 1,6-2,4 %; picos del oficio desde 1,25 %'),
      levadura: asks(0.5, 5, 2.4, 'Fórmulas publicadas: 1,2-5 %'),
      prefermento: asks(0, 140, 30, 'Con biga: 117 %'),
      grasa: asks(0, 23, 10, 'Fórmulas publicadas: 0-23 % (regañás, 23 %)'),
      azucar: asks(0, 4, 0, 'Fórmulas publicadas: hasta 2,5 %'),
    },
    bakingLoss: 35,
    strength: strength(180, 300),
    doughTemperature: 25,
    process: 'Estirar fino; 180-190 °C; secar hasta menos del 7 % de humedad.',
    yeastByForm: true,
  },
} as const satisfies Readonly<Record<string, TypeDefinition>>;
