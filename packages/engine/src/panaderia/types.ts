import type { TypeInfo } from '../craft/craft.ts';
import type { Authority, Limit } from '../craft/limit.ts';
import type { ParamInfo } from '../craft/param.ts';
import { idOf } from './names.ts';
import {
  ACTIVE_SOURDOUGH,
  type BakersParam,
  BREAD_SALT,
  PARAMS,
  type ParamKey,
  STRENGTH,
  YEAST_AS_FRESH,
} from './params.ts';

/** A range on total flour, closed on both sides. */
export interface BakersLimit extends Limit {
  readonly param: BakersParam;
  readonly min: number;
  readonly max: number;
}

type Asked = Omit<BakersLimit, 'param'>;

/** A type as written below: yeast as fresh yeast; what the type does not judge is left out. */
interface TypeSheet {
  readonly label: string;
  readonly limits: Readonly<Record<Exclude<ParamKey, 'prefermento'>, Asked>> & { readonly prefermento?: Asked };
  /** Weight lost in the oven, % of the dough. */
  readonly bakingLoss: number;
  /** Alveograph W that suits the dough. */
  readonly strength: StrengthLimit;
  /** Usual temperature of the dough at the end of mixing, °C. */
  readonly doughTemperature: number;
  /** False where the limit of yeast is a legal figure that names no form. */
  readonly yeastByForm: boolean;
  /** Salt of the finished bread, where the law limits it. */
  readonly breadSalt?: UpperLimit;
  /** What the association of the trade asks beyond the ranges of the verdict. */
  readonly avpn?: { readonly yeast: UpperLimit; readonly sourdough: UpperLimit & { readonly min: number } };
}

type UpperLimit = Limit & { readonly max: number };
type StrengthLimit = UpperLimit & { readonly min: number };

export interface DoughType extends Omit<TypeSheet, 'limits'> {
  readonly id: TypeId;
  /** In the order of the parameters. */
  readonly limits: readonly BakersLimit[];
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

const asks = (min: number, max: number, source: string, authority: Authority = 'oficio'): Asked => ({
  min,
  max,
  authority,
  source,
});

const strength = (min: number, max: number): StrengthLimit => ({
  param: STRENGTH,
  min,
  max,
  authority: 'oficio',
  source: 'Uso del oficio',
});

const atMost = (param: ParamInfo, max: number, source: string, authority: Authority): UpperLimit => ({
  param,
  min: null,
  max,
  authority,
  source,
});

/** By chlorides, g per 100 g of bread. */
const LEGAL_SALT = atMost(BREAD_SALT, 1.31, 'RD 308/2019', 'ley');

/** Up to 3 g of fresh yeast per litre, and present practice of 3 g per kg of flour. */
const AVPN_YEAST = atMost(YEAST_AS_FRESH, 0.3, 'AVPN: hasta 3 g de fresca por litro de agua', 'denominacion');
const AVPN_SOURDOUGH = {
  ...atMost(ACTIVE_SOURDOUGH, 20, 'AVPN: masa madre 5-20 % de la harina', 'denominacion'),
  min: 5,
};

/** Beyond this some weight is wrong. */
export const FLOODED = atMost(PARAMS[0], 120, 'Uso del oficio', 'consejo');

/** Hydration of pan candeal or bregado, kneaded with rollers; from `least` on it may be what the baker is after. */
export const CANDEAL = { least: 42, min: 45, max: 50 };

/**
 * Baking loss: Gisslen 10-13 %, pan bread 9.8-11.5 %, Hamelman 10-20 %. The 16 % of pan común is the loss at which
 * 18 g of salt per kg of flour (CEOPAN agreement) makes the legal 1.31 g per 100 g of bread.
 */
const SHEETS: Readonly<Record<TypeId, TypeSheet>> = {
  pan_comun: {
    label: 'Pan común (barra u hogaza)',
    limits: {
      hidratacion: asks(55, 75, 'Uso del oficio 60-70 %; IGP Pan Galego, desde 75 %'),
      sal: asks(1.5, 2, 'Uso del oficio 1,5-2 %; pacto CEOPAN 18 g/kg y RD 308/2019'),
      levadura: asks(0.1, 3, 'Uso del oficio: 2 % habitual, 0,1 % en frío largo, 3 % en procesos cortos'),
      prefermento: asks(0, 100, 'Uso del oficio'),
      grasa: asks(0, 2, 'RD 308/2019: el pan común no lleva grasa; tolerancia técnica', 'ley'),
      azucar: asks(0, 2, 'RD 308/2019: el pan común no lleva azúcar; tolerancia técnica', 'ley'),
    },
    bakingLoss: 16,
    strength: strength(150, 240),
    doughTemperature: 24,
    yeastByForm: true,
    breadSalt: LEGAL_SALT,
  },
  baguette: {
    label: 'Baguette',
    limits: {
      hidratacion: asks(60, 76, 'D. Rosada 63 %, Hamelman 70-76 %, M. Philip 68-75 %'),
      sal: asks(1.6, 2.2, 'D. Rosada 1,8 %; acuerdo francés de la sal de 2022 (1,4 g/100 g de pan)'),
      levadura: asks(0.1, 2.5, 'Hamelman 0,75 %, D. Rosada 1 %, King Arthur 1,1 %'),
      prefermento: asks(0, 100, 'King Arthur: 66 % de poolish'),
      grasa: asks(0, 1, 'Decreto francés 93-1074: sin grasa; tolerancia técnica', 'ley'),
      azucar: asks(0, 1, 'Decreto francés 93-1074: sin azúcar; tolerancia para jarabe de malta', 'ley'),
    },
    bakingLoss: 20,
    strength: strength(170, 260),
    doughTemperature: 24,
    yeastByForm: true,
    breadSalt: LEGAL_SALT,
  },
  ciabatta: {
    label: 'Ciabatta (chapata)',
    limits: {
      hidratacion: asks(70, 90, 'Giorilli 70-75 %, King Arthur 76 %, Roca Fariners 80 %, chapata con aceite 81-85 %'),
      sal: asks(1.7, 2.5, 'Giorilli 1,9 %, Roca Fariners 2,3 %'),
      levadura: asks(0.1, 2.5, 'Giorilli 1,1-1,2 %, Roca Fariners 0,8 % seca'),
      prefermento: asks(0, 160, 'Giorilli: 145 % de biga'),
      grasa: asks(0, 5, 'Chapata española con aceite: 4 %'),
      azucar: asks(0, 2, 'Uso del oficio'),
    },
    bakingLoss: 17,
    strength: strength(260, 400),
    doughTemperature: 24,
    yeastByForm: true,
    breadSalt: LEGAL_SALT,
  },
  pizza_napolitana: {
    label: 'Pizza napolitana',
    limits: {
      hidratacion: asks(55, 66, 'AVPN y Reglamento (UE) 97/2010: 55,6-62,5 %; práctica actual 65 %', 'denominacion'),
      sal: asks(2.2, 3.75, 'AVPN: 40-60 g por litro de agua', 'denominacion'),
      levadura: asks(0.01, 1, 'AVPN: 0,1-3 g de fresca por litro de agua; hasta 1 % con fermentación corta'),
      prefermento: asks(0, 100, 'Uso del oficio con poolish y biga; AVPN: masa madre 5-20 %'),
      grasa: asks(0, 0.5, 'Reglamento (UE) 97/2010: sin grasa; tolerancia técnica', 'denominacion'),
      azucar: asks(0, 0.5, 'Reglamento (UE) 97/2010: sin azúcar; tolerancia técnica', 'denominacion'),
    },
    bakingLoss: 10,
    strength: strength(220, 380),
    doughTemperature: 24,
    yeastByForm: true,
    avpn: { yeast: AVPN_YEAST, sourdough: AVPN_SOURDOUGH },
  },
  pizza_teglia: {
    label: 'Pizza en teglia romana',
    limits: {
      hidratacion: asks(70, 90, 'G. Bonci 80 %, A. Lo Stocco 75 %'),
      sal: asks(1.8, 3, 'G. Bonci 2 %, escuela de la biga 2,5 %'),
      levadura: asks(0.1, 2.5, 'G. Bonci 0,5-0,7 %, escuela de la biga 0,25 %'),
      prefermento: asks(0, 160, 'Escuela de la biga: 91 %'),
      grasa: asks(0, 6, 'G. Bonci 3-4 %, A. Lo Stocco 5 %'),
      azucar: asks(0, 2, 'Uso del oficio'),
    },
    bakingLoss: 15,
    strength: strength(270, 380),
    doughTemperature: 23,
    yeastByForm: true,
  },
  pan_molde: {
    label: 'Pan de molde',
    limits: {
      hidratacion: asks(50, 75, 'I. Yarza 57 %, King Arthur 62 %, estilo japonés con escaldado 72 %'),
      sal: asks(1.5, 2.3, 'I. Yarza 2 %, King Arthur 2,2 %'),
      levadura: asks(0.5, 5, 'Uso del oficio: 1-5 % de fresca'),
      grasa: asks(2, 15, 'Pan de molde comercial desde 2 %; King Arthur 12,5 %'),
      azucar: asks(0, 12, 'I. Yarza 5 %, King Arthur 6 %'),
    },
    bakingLoss: 10,
    strength: strength(200, 320),
    doughTemperature: 26,
    yeastByForm: true,
  },
  brioche: {
    label: 'Brioche',
    limits: {
      hidratacion: asks(45, 70, 'CAP 53 %, Gisslen 67 %'),
      sal: asks(1.2, 2.5, 'CAP y Gisslen 2 %'),
      levadura: asks(1, 6, 'CAP 4 %, Gisslen 5 %'),
      grasa: asks(18, 70, 'Pain brioché CAP 30 % de mantequilla; Gisslen 70 %'),
      azucar: asks(5, 25, 'Gisslen 5 %, escuela española 20 %'),
    },
    bakingLoss: 12,
    strength: strength(280, 420),
    doughTemperature: 24,
    yeastByForm: true,
  },
  pan_rustico_mm: {
    label: 'Pan rústico de masa madre',
    limits: {
      hidratacion: asks(60, 85, 'Hamelman 65 %, I. Yarza 66-72 %, Tartine 77-82 %'),
      sal: asks(1.5, 2.2, 'Calvel 1,5 %, Hamelman 1,9 %'),
      levadura: asks(0, 0.2, 'RD 308/2019, «elaborado con masa madre»: hasta 0,2 % de la harina', 'ley'),
      prefermento: asks(5, 60, 'RD 308/2019: masa madre desde 5 % de la harina; Hamelman 45 %', 'ley'),
      grasa: asks(0, 3, 'Uso del oficio'),
      azucar: asks(0, 3, 'Uso del oficio'),
    },
    bakingLoss: 14,
    strength: strength(180, 320),
    doughTemperature: 25,
    yeastByForm: false,
    breadSalt: LEGAL_SALT,
  },
};

function limitsOf({ limits }: TypeSheet): readonly BakersLimit[] {
  return PARAMS.flatMap((param) => {
    const asked = limits[param.key];
    return asked === undefined ? [] : [{ param, ...asked }];
  });
}

const rules = new Map<TypeId, DoughType>(
  TYPE_IDS.map((id) => [id, { ...SHEETS[id], id, limits: limitsOf(SHEETS[id]) }]),
);

export function rulesOf(id: TypeId): DoughType {
  return rules.get(id)!;
}

export function limitOf({ limits }: Pick<DoughType, 'limits'>, key: ParamKey): BakersLimit | undefined {
  return limits.find(({ param }) => param.key === key);
}

export const TYPE_INFOS: readonly TypeInfo[] = TYPE_IDS.map((id) => {
  const { label, limits } = rulesOf(id);
  return { id, label, limits };
});

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
