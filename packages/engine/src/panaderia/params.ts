import type { ParamInfo } from '../craft/craft.ts';

export const PARAM_KEYS = ['hidratacion', 'sal', 'levadura', 'prefermento', 'grasa', 'azucar'] as const;
export type ParamKey = (typeof PARAM_KEYS)[number];
export type Params = Readonly<Record<ParamKey, number>>;

const TOTAL_FLOUR = 'Bread Bakers Guild of America, 2009 (porcentaje panadero sobre harina total)';

export const PARAMS: readonly (ParamInfo & { readonly key: ParamKey })[] = [
  {
    key: 'hidratacion',
    label: 'Hidratación',
    unit: '%',
    formula:
      'Agua líquida ÷ harina total × 100. Cuenta el agua libre, la de los prefermentos y la real de leche, nata, huevo, mantequilla, miel y jarabes; no la humedad de la harina, de la levadura ni de los tropezones. La harina total incluye la de los prefermentos.',
    source: TOTAL_FLOUR,
  },
  {
    key: 'sal',
    label: 'Sal',
    unit: '%',
    formula: 'Sal añadida ÷ harina total × 100, con la de la masa vieja y la mantequilla salada.',
    source: TOTAL_FLOUR,
  },
  {
    key: 'levadura',
    label: 'Levadura',
    unit: '%',
    formula:
      'Levadura tal como se pesa ÷ harina total × 100. El rango se convierte a la forma usada: 1 g de seca instantánea equivale a 3 g de fresca, 1 g de seca activa a 2,5 g y 1 g de líquida a 0,6 g.',
    source: 'AVPN (seca = 1/3 de la fresca); tablas de equivalencia del oficio',
  },
  {
    key: 'prefermento',
    label: 'Prefermento',
    unit: '%',
    formula: 'Peso de masa madre, poolish, biga, esponja o masa vieja ÷ harina total × 100; 0 si no lleva.',
    source: 'RD 308/2019, AVPN e IGP Pan Galego expresan así la masa madre',
  },
  {
    key: 'grasa',
    label: 'Grasa',
    unit: '%',
    formula:
      'Grasa pura de mantequilla (82 %), aceite, manteca, nata, leche y huevo ÷ harina total × 100; no cuenta la de semillas, frutos secos, queso o chocolate en trozos.',
    source: TOTAL_FLOUR,
  },
  {
    key: 'azucar',
    label: 'Azúcar',
    unit: '%',
    formula:
      'Azúcares añadidos ÷ harina total × 100 (miel 80 %, jarabes por su extracto); no cuenta la lactosa ni los azúcares de la harina.',
    source: TOTAL_FLOUR,
  },
];

const byKey = new Map(PARAMS.map((info) => [info.key, info]));

export function paramInfo(key: ParamKey): ParamInfo {
  return byKey.get(key)!;
}
