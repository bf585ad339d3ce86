import type { Limit, TypeInfo } from '../craft/craft.ts';
import type { Range } from '../craft/ranges.ts';
import { idOf } from './names.ts';
import { PARAM_KEYS, type ParamKey, paramInfo } from './params.ts';

/** A range on total flour and who says so. */
interface Target {
  readonly range: Range;
  readonly source: string;
}

/** A type as written below: yeast as fresh yeast, null where the type sets no limit. */
interface TypeSheet {
  readonly label: string;
  readonly targets: Readonly<Record<Exclude<ParamKey, 'prefermento'>, Target>> & {
    readonly prefermento: Target | null;
  };
  /** Weight lost in the oven, % of the dough. */
  readonly bakingLoss: number;
  /** Alveograph W that suits the dough. */
  readonly strength: Range;
  /** Usual temperature of the dough at the end of mixing, °C. */
  readonly doughTemperature: number;
  /** False where the limit of yeast is a legal figure that names no form. */
  readonly yeastByForm: boolean;
}

/** Ranges by parameter; pre-ferment is left out where the type sets no limit. */
export interface Ranges {
  readonly hidratacion: Range;
  readonly sal: Range;
  readonly levadura: Range;
  readonly prefermento?: Range;
  readonly grasa: Range;
  readonly azucar: Range;
}

export interface DoughType extends TypeSheet {
  readonly id: TypeId;
  /** % of total flour, yeast as fresh yeast. */
  readonly ranges: Ranges;
}

export const TYPE_IDS = [
  'pan_comun',
  'baguette',
  'ciabatta',
  'pizza_napolitana',
  'pizza_teglia',
  'pan_molde',
  'brioche',
  'pan_rustico_mm',
] as const;
export type TypeId = (typeof TYPE_IDS)[number];

export const DEFAULT_TYPE: TypeId = 'pan_comun';

const target = (min: number, max: number, source: string): Target => ({ range: [min, max], source });

/**
 * Baking loss: Gisslen 10-13 %, pan bread 9.8-11.5 %, Hamelman 10-20 %. The 16 % of pan común is the loss at which
 * 18 g of salt per kg of flour (CEOPAN agreement) makes the legal 1.31 g per 100 g of bread.
 */
const SHEETS: Readonly<Record<TypeId, TypeSheet>> = {
  pan_comun: {
    label: 'Pan común (barra u hogaza)',
    targets: {
      hidratacion: target(55, 75, 'Uso del oficio 60-70 %; IGP Pan Galego, desde 75 %'),
      sal: target(1.5, 2, 'Uso del oficio 1,5-2 %; pacto CEOPAN 18 g/kg y RD 308/2019'),
      levadura: target(0.1, 3, 'Uso del oficio: 2 % habitual, 0,1 % en frío largo, 3 % en procesos cortos'),
      prefermento: target(0, 100, 'Uso del oficio'),
      grasa: target(0, 2, 'RD 308/2019: el pan común no lleva grasa; tolerancia técnica'),
      azucar: target(0, 2, 'RD 308/2019: el pan común no lleva azúcar; tolerancia técnica'),
    },
    bakingLoss: 16,
    strength: [150, 240],
    doughTemperature: 24,
    yeastByForm: true,
  },
  baguette: {
    label: 'Baguette',
    targets: {
      hidratacion: target(60, 76, 'D. Rosada 63 %, Hamelman 70-76 %, M. Philip 68-75 %'),
      sal: target(1.6, 2.2, 'D. Rosada 1,8 %; acuerdo francés de la sal de 2022 (1,4 g/100 g de pan)'),
      levadura: target(0.1, 2.5, 'Hamelman 0,75 %, D. Rosada 1 %, King Arthur 1,1 %'),
      prefermento: target(0, 100, 'King Arthur: 66 % de poolish'),
      grasa: target(0, 1, 'Decreto francés 93-1074: sin grasa; tolerancia técnica'),
      azucar: target(0, 1, 'Decreto francés 93-1074: sin azúcar; tolerancia para jarabe de malta'),
    },
    bakingLoss: 20,
    strength: [170, 260],
    doughTemperature: 24,
    yeastByForm: true,
  },
  ciabatta: {
    label: 'Ciabatta (chapata)',
    targets: {
      hidratacion: target(70, 90, 'Giorilli 70-75 %, King Arthur 76 %, Roca Fariners 80 %, chapata con aceite 81-85 %'),
      sal: target(1.7, 2.5, 'Giorilli 1,9 %, Roca Fariners 2,3 %'),
      levadura: target(0.1, 2.5, 'Giorilli 1,1-1,2 %, Roca Fariners 0,8 % seca'),
      prefermento: target(0, 160, 'Giorilli: 145 % de biga'),
      grasa: target(0, 5, 'Chapata española con aceite: 4 %'),
      azucar: target(0, 2, 'Uso del oficio'),
    },
    bakingLoss: 17,
    strength: [260, 400],
    doughTemperature: 24,
    yeastByForm: true,
  },
  pizza_napolitana: {
    label: 'Pizza napolitana',
    targets: {
      hidratacion: target(55, 66, 'AVPN y Reglamento (UE) 97/2010: 55,6-62,5 %; práctica actual 65 %'),
      sal: target(2.2, 3.75, 'AVPN: 40-60 g por litro de agua'),
      levadura: target(0.01, 1, 'AVPN: 0,1-3 g de fresca por litro de agua; hasta 1 % con fermentación corta'),
      prefermento: target(0, 100, 'Uso del oficio con poolish y biga; AVPN: masa madre 5-20 %'),
      grasa: target(0, 0.5, 'Reglamento (UE) 97/2010: sin grasa; tolerancia técnica'),
      azucar: target(0, 0.5, 'Reglamento (UE) 97/2010: sin azúcar; tolerancia técnica'),
    },
    bakingLoss: 10,
    strength: [220, 380],
    doughTemperature: 24,
    yeastByForm: true,
  },
  pizza_teglia: {
    label: 'Pizza en teglia romana',
    targets: {
      hidratacion: target(70, 90, 'G. Bonci 80 %, A. Lo Stocco 75 %'),
      sal: target(1.8, 3, 'G. Bonci 2 %, escuela de la biga 2,5 %'),
      levadura: target(0.1, 2.5, 'G. Bonci 0,5-0,7 %, escuela de la biga 0,25 %'),
      prefermento: target(0, 160, 'Escuela de la biga: 91 %'),
      grasa: target(0, 6, 'G. Bonci 3-4 %, A. Lo Stocco 5 %'),
      azucar: target(0, 2, 'Uso del oficio'),
    },
    bakingLoss: 15,
    strength: [270, 380],
    doughTemperature: 23,
    yeastByForm: true,
  },
  pan_molde: {
    label: 'Pan de molde',
    targets: {
      hidratacion: target(50, 75, 'I. Yarza 57 %, King Arthur 62 %, estilo japonés con escaldado 72 %'),
      sal: target(1.5, 2.3, 'I. Yarza 2 %, King Arthur 2,2 %'),
      levadura: target(0.5, 5, 'Uso del oficio: 1-5 % de fresca'),
      prefermento: null,
      grasa: target(2, 15, 'Pan de molde comercial desde 2 %; King Arthur 12,5 %'),
      azucar: target(0, 12, 'I. Yarza 5 %, King Arthur 6 %'),
    },
    bakingLoss: 10,
    strength: [200, 320],
    doughTemperature: 26,
    yeastByForm: true,
  },
  brioche: {
    label: 'Brioche',
    targets: {
      hidratacion: target(45, 70, 'CAP 53 %, Gisslen 67 %'),
      sal: target(1.2, 2.5, 'CAP y Gisslen 2 %'),
      levadura: target(1, 6, 'CAP 4 %, Gisslen 5 %'),
      prefermento: null,
      grasa: target(18, 70, 'Pain brioché CAP 30 % de mantequilla; Gisslen 70 %'),
      azucar: target(5, 25, 'Gisslen 5 %, escuela española 20 %'),
    },
    bakingLoss: 12,
    strength: [280, 420],
    doughTemperature: 24,
    yeastByForm: true,
  },
  pan_rustico_mm: {
    label: 'Pan rústico de masa madre',
    targets: {
      hidratacion: target(60, 85, 'Hamelman 65 %, I. Yarza 66-72 %, Tartine 77-82 %'),
      sal: target(1.5, 2.2, 'Calvel 1,5 %, Hamelman 1,9 %'),
      levadura: target(0, 0.2, 'RD 308/2019, «elaborado con masa madre»: hasta 0,2 % de la harina'),
      prefermento: target(5, 60, 'RD 308/2019: masa madre desde 5 % de la harina; Hamelman 45 %'),
      grasa: target(0, 3, 'Uso del oficio'),
      azucar: target(0, 3, 'Uso del oficio'),
    },
    bakingLoss: 14,
    strength: [180, 320],
    doughTemperature: 25,
    yeastByForm: false,
  },
};

function rangesOf({ targets }: TypeSheet): Ranges {
  const { hidratacion, sal, levadura, prefermento, grasa, azucar } = targets;
  return {
    hidratacion: hidratacion.range,
    sal: sal.range,
    levadura: levadura.range,
    ...(prefermento === null ? {} : { prefermento: prefermento.range }),
    grasa: grasa.range,
    azucar: azucar.range,
  };
}

const types = new Map<TypeId, DoughType>(
  TYPE_IDS.map((id) => [id, { id, ...SHEETS[id], ranges: rangesOf(SHEETS[id]) }]),
);

export function typeOf(id: TypeId): DoughType {
  return types.get(id)!;
}

/** Other words people use for the eight types. */
const SYNONYMS: Readonly<Record<string, TypeId>> = {
  pan: 'pan_comun',
  barra: 'pan_comun',
  hogaza: 'pan_comun',
  chapata: 'ciabatta',
  pizza: 'pizza_napolitana',
  pizza_napoletana: 'pizza_napolitana',
  teglia: 'pizza_teglia',
  pizza_romana: 'pizza_teglia',
  pan_de_molde: 'pan_molde',
  molde: 'pan_molde',
  masa_madre: 'pan_rustico_mm',
  pan_rustico: 'pan_rustico_mm',
  pan_de_masa_madre: 'pan_rustico_mm',
};

const typesByName = new Map<string, TypeId>([
  ...TYPE_IDS.map((id): [string, TypeId] => [id, id]),
  ...Object.entries(SYNONYMS),
]);

export function findType(text: string): TypeId | undefined {
  return typesByName.get(idOf(text));
}

function limitsOf({ targets }: TypeSheet): Limit[] {
  return PARAM_KEYS.flatMap((key) => {
    const limit = targets[key];
    if (limit === null) return [];
    const { label, unit } = paramInfo(key);
    return [{ key, label, unit, min: limit.range[0], max: limit.range[1], source: limit.source }];
  });
}

export const TYPE_INFOS: readonly TypeInfo[] = TYPE_IDS.map((id) => ({
  id,
  label: SHEETS[id].label,
  limits: limitsOf(SHEETS[id]),
}));
