import { infoOf, type ParamInfo, type Param as PlainParam } from '../craft/param.ts';
import type { Ingredient } from './ingredient.ts';
import type { RoleSum } from './sums.ts';
import * as sums from './sums.ts';

/** Which ingredient to advise when the formula has none that would correct a parameter. */
export type Remedy =
  | 'agua'
  | 'azucar'
  | 'cacao'
  | 'chocolate'
  | 'clara'
  | 'espesante'
  | 'fruta'
  | 'frutoSeco'
  | 'gelatina'
  | 'grasa'
  | 'harina'
  | 'huevo'
  | 'impulsor'
  | 'liquido'
  | 'mantequilla'
  | 'nata'
  | 'pectina'
  | 'queso'
  | 'sal'
  | 'yogur'
  | 'zanahoria'
  | 'zumo';

/** A parameter of pastry, and what corrects it. */
export interface Param extends PlainParam<Ingredient> {
  readonly den: (ingredient: Ingredient) => number;
  /** Ingredients whose weight corrects it; absent where any that holds enough of it does. */
  readonly touches?: (ingredient: Ingredient) => boolean;
  /** Absent where nothing is added or reduced: what does not belong is taken away. */
  readonly remedy?: Remedy;
  /** What a ratio is held against. */
  readonly over?: string;
}

const whole = () => 1;

/** Whether a parameter is a part of the whole recipe, and not of some of its ingredients. */
export function isOfRecipe({ den }: Pick<Param, 'den'>): boolean {
  return den === whole;
}

const TRADE = 'oficio: relaciones sobre el peso de los ingredientes según su función (Gisslen, Professional Baking)';
const LABEL = 'Reglamento (UE) 1169/2011, anexo I';
const RECIPE = '100 g de receta en crudo';
const POLVORON = '; en el polvorón, solo de harina y almidón';

/** Grams of a role sum in each gram of an ingredient. */
export function weigh({ weights }: RoleSum): (ingredient: Ingredient) => number {
  return ({ role, equiv }) => (weights[role] ?? 0) * equiv;
}

function percentWeigh(sum: RoleSum): (ingredient: Ingredient) => number {
  const grams = weigh(sum);
  return (ingredient) => 100 * grams(ingredient);
}

function belongs({ weights }: RoleSum): (ingredient: Ingredient) => boolean {
  return ({ role }) => weights[role] !== undefined;
}

function ratio(key: string, label: string, top: RoleSum, below: RoleSum, remedy: Remedy, note = ''): Param {
  return {
    key,
    label,
    unit: '',
    formula: `Gramos de ${top.text} por cada gramo de ${below.text}${note}.`,
    source: TRADE,
    num: weigh(top),
    den: weigh(below),
    touches: belongs(top),
    remedy,
    over: below.text,
  };
}

function percentOf(key: string, label: string, top: RoleSum, below: RoleSum, remedy: Remedy, note = ''): Param {
  const formula = `Gramos de ${top.text} por cada 100 g de ${below.text}${note}.`;
  return { ...ratio(key, label, top, below, remedy), unit: '%', formula, num: percentWeigh(top) };
}

function percentOfRecipe(key: string, label: string, top: RoleSum, remedy: Remedy, note = ''): Param {
  const formula = `Gramos de ${top.text} por ${RECIPE}${note}.`;
  return {
    key,
    label,
    unit: '%',
    formula,
    source: TRADE,
    num: percentWeigh(top),
    den: whole,
    touches: belongs(top),
    remedy,
  };
}

/** Present in every response, in its order. */
export const COMMON: readonly Param[] = [
  {
    key: 'azucares',
    label: 'Azúcares',
    unit: '%',
    formula: `Gramos de mono y disacáridos, lactosa incluida, por ${RECIPE}.`,
    source: LABEL,
    num: (i) => i.azucares,
    den: whole,
    touches: belongs(sums.AZUCAR),
    remedy: 'azucar',
  },
  {
    key: 'grasa',
    label: 'Grasa',
    unit: '%',
    formula: `Gramos de grasa de cualquier origen por ${RECIPE}.`,
    source: LABEL,
    num: (i) => i.grasa,
    den: whole,
    remedy: 'mantequilla',
  },
  {
    key: 'proteinas',
    label: 'Proteínas',
    unit: '%',
    formula: `Gramos de proteína por ${RECIPE}.`,
    source: LABEL,
    num: (i) => i.proteinas,
    den: whole,
  },
  {
    key: 'agua',
    label: 'Agua',
    unit: '%',
    formula: `Gramos de agua contenida en todos los ingredientes por ${RECIPE}; no se descuenta la merma de horno.`,
    source: 'tablas de composición CIQUAL 2020 y USDA SR28',
    num: (i) => i.agua,
    den: whole,
    remedy: 'agua',
  },
  {
    key: 'solidos',
    label: 'Sólidos',
    unit: '%',
    formula: '100 menos el agua y el alcohol.',
    source: 'por diferencia',
    num: (i) => 100 - i.agua - i.alcohol,
    den: whole,
  },
  {
    key: 'pod',
    label: 'POD',
    unit: '',
    formula: `Poder edulcorante (sacarosa = 100) de ${RECIPE}.`,
    source: 'Corvitto, Los secretos del helado (2005)',
    num: (i) => i.pod,
    den: whole,
  },
  {
    key: 'kcal_100g',
    label: 'Energía',
    unit: 'kcal',
    exactness: 0,
    formula: `Energía de ${RECIPE}.`,
    source: 'Reglamento (UE) 1169/2011, anexo XIV',
    num: (i) => i.kcal,
    den: whole,
  },
  {
    key: 'coste_kg_eur',
    label: 'Coste',
    unit: '€/kg',
    formula: 'Euros por kilo de receta en crudo; los ingredientes sin precio no se incluyen y se avisa.',
    source: 'precios profesionales de compra en España sin IVA, hacia 2025 (estimación), o los que se indiquen',
    num: (i) => i.precio ?? 0,
    den: whole,
  },
];

/** Keys of those a type may judge; energy and cost never are. */
export const JUDGEABLE = COMMON.map(({ key }) => key).filter((key) => key !== 'kcal_100g' && key !== 'coste_kg_eur');

const SPECIFIC: readonly Param[] = [
  ratio('ratioAzucarHarina', 'Azúcar/harina', sums.AZUCAR, sums.BASE_SECA, 'azucar', POLVORON),
  ratio('ratioHuevoHarina', 'Huevo/harina', sums.HUEVO, sums.BASE_SECA, 'huevo'),
  ratio('ratioGrasaHarina', 'Grasa/harina', sums.GRASA, sums.BASE_SECA, 'grasa', POLVORON),
  ratio('ratioLiquidoHarina', 'Líquido/harina', sums.LIQUIDO, sums.BASE_SECA, 'liquido'),
  {
    ...ratio('ratioLiquidoHuevoHarina', 'Líquido y huevo/harina', sums.LIQUIDO_Y_HUEVO, sums.BASE_SECA, 'liquido'),
    touches: belongs(sums.LIQUIDO),
  },
  ratio('ratioAlmendraHarina', 'Fruto seco/harina', sums.FRUTOS_SECOS, sums.HARINAS, 'frutoSeco'),
  percentOf('pctImpulsorHarina', 'Impulsor sobre harina', sums.IMPULSOR, sums.BASE_SECA, 'impulsor'),
  percentOf('pctSalHarina', 'Sal sobre harina', sums.SAL, sums.BASE_SECA, 'sal'),
  percentOf('pctCacaoHarina', 'Cacao sobre harina', sums.CACAO, sums.HARINAS, 'cacao'),
  percentOfRecipe('pctChocolate', 'Chocolate', sums.CHOCOLATE_Y_CACAO, 'chocolate'),
  percentOfRecipe('pctHarina', 'Harina y almidón', sums.HARINAS, 'harina'),
  percentOfRecipe('pctHuevo', 'Huevo', sums.HUEVO, 'huevo'),
  percentOfRecipe('pctCuajante', 'Huevo y gelatina', sums.CUAJANTE, 'huevo'),
  percentOfRecipe('pctClara', 'Clara', sums.CLARA, 'clara'),
  percentOfRecipe('pctMantequilla', 'Mantequilla o grasa añadida', sums.GRASA, 'grasa'),
  percentOfRecipe(
    'pctAlmendra',
    'Fruto seco molido',
    sums.FRUTOS_SECOS,
    'frutoSeco',
    '; en la Tarta de Santiago, solo almendra',
  ),
  percentOfRecipe('pctFrutoSeco', 'Frutos secos', sums.FRUTOS_SECOS, 'frutoSeco'),
  {
    ...percentOfRecipe(
      'pctAzucar',
      'Azúcar añadido',
      sums.AZUCAR_DE_CREMA,
      'azucar',
      '; en la Tarta de Santiago, solo azúcar y azúcar glas',
    ),
    touches: belongs(sums.AZUCAR),
  },
  percentOfRecipe('pctNata', 'Nata', sums.NATA, 'nata'),
  percentOfRecipe('pctGelatina', 'Gelatina', sums.GELATINA, 'gelatina'),
  percentOfRecipe('pctGelificante', 'Gelificante', sums.GELIFICANTE, 'pectina'),
  percentOfRecipe('pctZumo', 'Zumo', sums.ZUMO, 'zumo'),
  percentOfRecipe('pctQueso', 'Queso', sums.QUESO, 'queso'),
  percentOfRecipe('pctFruta', 'Fruta', sums.FRUTA, 'fruta'),
  percentOfRecipe('pctZanahoria', 'Zanahoria', sums.HORTALIZA, 'zanahoria'),
  percentOfRecipe('pctYogur', 'Yogur', sums.YOGUR, 'yogur'),
  {
    key: 'pctMantecaCacao',
    label: 'Manteca de cacao',
    unit: '%',
    formula: `Gramos de manteca de cacao de todos los ingredientes por ${RECIPE}.`,
    source: 'fichas técnicas de coberturas',
    num: (i) => i.manteca_cacao,
    den: whole,
    touches: belongs(sums.CHOCOLATE),
    remedy: 'chocolate',
  },
  {
    key: 'pctNoPermitidos',
    label: 'Ingredientes no admitidos por la IGP',
    unit: '%',
    formula: `Gramos de lo que no es almendra, azúcar (o azúcar glas), huevo, aroma, licor ni sal por ${RECIPE}.`,
    source: 'pliego de la IGP Tarta de Santiago (DOUE 2009/C 223/11)',
    num: (i) => (admittedBySantiago(i) ? 0 : 100),
    den: whole,
  },
  ratio('ratioAzucarAlmendra', 'Azúcar/fruto seco', sums.AZUCAR, sums.FRUTOS_SECOS, 'azucar'),
  ratio('ratioClaraAlmendra', 'Clara/fruto seco', sums.CLARA, sums.FRUTOS_SECOS_Y_CACAO, 'clara'),
  ratio('ratioMantequillaAlmendra', 'Mantequilla/fruto seco', sums.GRASA, sums.FRUTOS_SECOS, 'grasa'),
  ratio('ratioHuevoAlmendra', 'Huevo/fruto seco', sums.HUEVO, sums.FRUTOS_SECOS, 'huevo'),
  percentOf(
    'pctAlmidonLeche',
    'Almidón sobre leche',
    sums.ESPESANTE,
    sums.LECHE_Y_NATA,
    'espesante',
    '; en la crema diplomática, solo de leche, porque la nata se monta y no se cuece',
  ),
  percentOf(
    'pctHuevoLeche',
    'Huevo sobre leche',
    sums.HUEVO,
    sums.LECHE_Y_NATA,
    'huevo',
    '; en la crema diplomática, solo de leche',
  ),
  {
    ...percentOf('pctAzucarLeche', 'Azúcar sobre leche', sums.AZUCAR_DE_CREMA, sums.LECHE_Y_NATA, 'azucar'),
    touches: belongs(sums.AZUCAR),
  },
  ratio('ratioNataLeche', 'Nata/leche', sums.NATA, sums.LECHE, 'nata'),
  ratio('ratioMantequillaLeche', 'Mantequilla/leche', sums.GRASA, sums.LECHE_Y_NATA, 'grasa'),
  ratio('ratioNataChocolate', 'Nata/chocolate', sums.FASE_LIQUIDA, sums.CHOCOLATE, 'nata'),
  ratio('ratioAzucarMantequilla', 'Azúcar/mantequilla', sums.AZUCAR_DE_CREMA, sums.GRASA, 'azucar'),
  ratio('ratioAzucarZumo', 'Azúcar/zumo', sums.AZUCAR, sums.ZUMO, 'azucar'),
  ratio('ratioAzucarClara', 'Azúcar/clara', sums.AZUCAR, sums.CLARA, 'azucar'),
  ratio('ratioAzucarYema', 'Azúcar/yema', sums.AZUCAR, sums.YEMA, 'azucar'),
  ratio('ratioAguaYema', 'Agua/yema', sums.AGUA_Y_ZUMO, sums.YEMA, 'agua'),
];

const AW: ParamInfo = {
  key: 'awEstimada',
  label: 'Actividad de agua estimada',
  unit: 'aw',
  formula:
    'Norrish, con el factor de forma de Starzak y Peacock, para los azúcares, polioles, sales y alcohol disueltos en el agua libre (la que no retienen el cacao seco y la proteína de la leche). Solo en las ganaches; es orientativa (±0,04) y no se juzga.',
  source: 'Norrish (1966); Chirife y otros (1980); Starzak y Peacock (1997)',
};

/** Every number a response may carry. */
export const PARAMS: readonly ParamInfo[] = [...COMMON, ...SPECIFIC, AW].map(infoOf);

const byKey = new Map([...COMMON, ...SPECIFIC].map((param) => [param.key, param]));

export function paramNamed(key: string): Param {
  const param = byKey.get(key);
  if (param === undefined) throw new Error(`No parameter is called «${key}»`);
  return param;
}

const SANTIAGO_ROLES = new Set(['almendra', 'huevo', 'yema', 'clara', 'aroma', 'licor', 'sal']);
const SANTIAGO_SUGARS = new Set(['Azúcar', 'Azúcar glas']);

/** The specification asks for sucrose: honey, syrups and other sugars are not admitted. */
function isSantiagoSugar({ row }: Ingredient): boolean {
  return row !== undefined && SANTIAGO_SUGARS.has(row.name);
}

function admittedBySantiago(ingredient: Ingredient): boolean {
  return SANTIAGO_ROLES.has(ingredient.role) || isSantiagoSugar(ingredient);
}

/** Where one type computes a parameter its own way. */
export const VARIANTS: Readonly<Record<string, readonly Param[]>> = {
  sobre_leche_sola: ['pctAlmidonLeche', 'pctHuevoLeche'].map((key) => ({ ...paramNamed(key), den: weigh(sums.LECHE) })),
  sobre_harinas: ['ratioGrasaHarina', 'ratioAzucarHarina'].map((key) => ({
    ...paramNamed(key),
    den: weigh(sums.HARINAS),
  })),
  segun_el_pliego: [
    { ...paramNamed('pctAlmendra'), num: percentWeigh(sums.ALMENDRA), touches: belongs(sums.ALMENDRA) },
    {
      ...paramNamed('pctAzucar'),
      num: (ingredient) => (isSantiagoSugar(ingredient) ? 100 : 0),
      touches: isSantiagoSugar,
    },
  ],
};
