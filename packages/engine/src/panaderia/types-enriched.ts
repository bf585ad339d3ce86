import { asks, strength, type TypeDefinition } from './type-definition.ts';

/** Least of what a classic panettone is named after, % of the whole dough (decreto italiano de 22 de julio de 2005). */
export const CLASSIC_PANETTONE = { mantequilla: 16, yema: 4, fruta: 20 };

/** Soft and enriched doughs, and bread without gluten. Baking loss of pan bread 9.8-11.5 % (Gisslen). */
export const ENRICHED = {
  pan_molde: {
    label: 'Pan de molde',
    limits: {
      hidratacion: asks(
        47,
        75,
        60,
        'I. Yarza 57 %, King Arthur 62 %, estilo japonés con escaldado 72 %; con leche sola, 46,7 %',
      ),
      sal: asks(1.3, 2.4, 1.9, 'I. Yarza 2 %, King Arthur 2,24 %'),
      levadura: asks(0.5, 6, 2.5, 'Uso del oficio: 1-5 % de fresca'),
      grasa: asks(1, 18, 6, 'Pan de molde comercial desde 2 %; King Arthur 12,5 %'),
      azucar: asks(0, 14, 5, 'I. Yarza 5 %, King Arthur 6 %'),
    },
    bakingLoss: 10,
    strength: strength(200, 320),
    doughTemperature: 26,
    process: 'Masa a 26 °C; 1 h en bloque; molde; 180-200 °C hasta 94-96 °C en el centro.',
    yeastByForm: true,
  },
  brioche: {
    label: 'Brioche',
    limits: {
      hidratacion: asks(45, 75, 56, 'CAP 53 %, Gisslen 67 %'),
      sal: asks(1, 2.5, 1.5, 'CAP y Gisslen 2 %; Notrebonne 1 %'),
      levadura: asks(1, 6, 4, 'CAP 4 %, Gisslen 5 %'),
      grasa: asks(15, 75, 40, 'Roscón 16 %, CAP 47 %, Gisslen 63 %, Reinhart 73 %'),
      azucar: asks(4, 25, 12, 'Gisslen 5 %, escuela española 20 %'),
    },
    bakingLoss: 12,
    strength: strength(280, 420),
    doughTemperature: 24,
    process: 'Masa a 24 °C; mantequilla al final; noche a 4 °C; 180 °C.',
    yeastByForm: true,
    enriched: true,
    egg: 10,
  },
  roscon: {
    label: 'Roscón de Reyes',
    limits: {
      hidratacion: asks(40, 64.5, 57, 'Fórmulas publicadas: 41,6-65,2 %'),
      sal: asks(0.5, 2.4, 1.2, 'Fórmulas publicadas: 0,53-2,4 %'),
      levadura: asks(1.5, 6.5, 4.3, 'Fórmulas publicadas: mediana 4,3 %, hasta 6,6 %'),
      grasa: asks(10, 38, 15, 'Fórmulas publicadas: 11,2-37,7 %'),
      azucar: asks(10, 30, 20, 'Fórmulas publicadas: 10-29,3 %'),
    },
    bakingLoss: 12,
    strength: strength(280, 400),
    doughTemperature: 26,
    process:
      'Masa a 26 °C; prefermento del 30-40 % de la harina; 12 h a 4 °C en bloque; 2-3 h a 28 °C; 180-190 °C, 18-20 min.',
    yeastByForm: true,
    enriched: true,
  },
  panettone: {
    label: 'Panettone',
    limits: {
      hidratacion: asks(45, 90, 75, 'Fórmulas publicadas: 56,6-90,3 %'),
      sal: asks(0.6, 2, 1, 'Fórmulas publicadas: 0,58-2 %'),
      levadura: asks(0.3, 3, 1, 'Uso del oficio; con masa madre sola, ninguna'),
      prefermento: asks(0, 60, 20, 'Fórmulas publicadas: 14,3-33,3 %'),
      grasa: asks(30, 70, 53, 'Fórmulas publicadas: 37,5-64,8 %'),
      azucar: asks(24, 50, 38, 'Fórmulas publicadas: 28,9-48,7 %'),
    },
    bakingLoss: 11,
    strength: strength(350, 450),
    doughTemperature: 26,
    process:
      'Tres refrescos; primera masa 12 h a 26-28 °C hasta triplicar; 6-7 h a 28-30 °C; hasta 93-94 °C en el centro; colgar 12 h.',
    yeastByForm: true,
    enriched: true,
    butter: 8,
  },
  bolleria_hojaldrada: {
    label: 'Bollería hojaldrada (cruasán)',
    limits: {
      hidratacion: asks(
        45,
        72,
        60,
        'Fórmulas publicadas: 52,3-72,3 %, con el agua de la mantequilla (detrempe al 60 % y 60-70 % de mantequilla)',
      ),
      sal: asks(1.2, 2.5, 2, 'Fórmulas publicadas: 1,18-2,45 %'),
      levadura: asks(2, 7, 4, 'Fórmulas publicadas: 2,9-6,6 %'),
      prefermento: asks(0, 60, 20, 'Uso del oficio'),
      grasa: asks(35, 70, 54, 'Fórmulas publicadas: 35,2-62,6 %, con la de laminar'),
      azucar: asks(3, 21, 11, 'Fórmulas publicadas: 2,9-16 %; las más dulces del oficio, hasta 21 %'),
    },
    bakingLoss: 12,
    strength: strength(240, 350),
    doughTemperature: 24,
    process:
      'Masa a 24 °C; 12 h a 4 °C; tres vueltas sencillas con la mantequilla a 14-16 °C; fermentar a 26 °C como máximo; 180 °C.',
    yeastByForm: true,
    enriched: true,
  },
  pan_leche: {
    label: 'Pan de leche y de hamburguesa',
    limits: {
      hidratacion: asks(42, 75, 55, 'Fórmulas publicadas: 41,4-71,3 %'),
      sal: asks(1.1, 2.2, 1.6, 'Fórmulas publicadas: 1,08-2,2 %'),
      levadura: asks(0.7, 6.3, 3, 'Fórmulas publicadas: 2,1-6,4 %; en frío largo, desde 0,7 %'),
      grasa: asks(5, 27.5, 10, 'Fórmulas publicadas: 5,4-27,8 % (suizos, pain au lait)'),
      azucar: asks(3, 18.5, 7, 'Fórmulas publicadas: 2,5-18,9 %'),
    },
    bakingLoss: 10,
    strength: strength(220, 350),
    doughTemperature: 26,
    process: 'Masa a 26 °C; 1 h; piezas de 50-90 g; 1 h 30 min a 28 °C; 190 °C, 12 min.',
    yeastByForm: true,
    enriched: true,
    milk: 0.8,
  },
  pan_sin_gluten: {
    label: 'Pan sin gluten',
    limits: {
      hidratacion: asks(84, 160, 124, 'Fórmulas publicadas: 90,7-158 %; del oficio desde 84 %'),
      sal: asks(1.05, 2.6, 1.9, 'Fórmulas publicadas: 1,03-2,5 %'),
      levadura: asks(2, 8, 4.9, 'Fórmulas publicadas: 4,4-6,6 %'),
      grasa: asks(0, 20, 12, 'Fórmulas publicadas: 10,6-16,9 %'),
      azucar: asks(0, 12, 3, 'Fórmulas publicadas: 2-10,5 %'),
    },
    bakingLoss: 12,
    doughTemperature: 26,
    process: 'Masa batida, sin bloque; molde; hasta 97-98 °C en el centro.',
    yeastByForm: true,
    binder: true,
  },
} as const satisfies Readonly<Record<string, TypeDefinition>>;
