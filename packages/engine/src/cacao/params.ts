import type { ParamInfo } from '../craft/craft.ts';

const LAW = 'RD 1055/2003; Directiva 2000/36/CE, anexo I';
const OVER_PRODUCT = 'por 100 g de producto, con su agua';

/** Every parameter of the response, in its order. */
export const PARAMS = [
  {
    key: 'cacaoTotal',
    label: 'Cacao total',
    unit: '%',
    formula: `Materia seca total de cacao: manteca de cacao más cacao seco desgrasado, ${OVER_PRODUCT}.`,
    source: LAW,
  },
  {
    key: 'manteca',
    label: 'Manteca de cacao',
    unit: '%',
    formula: `Manteca de cacao de todos los ingredientes (pasta, polvo, nibs, coberturas y manteca añadida), ${OVER_PRODUCT}.`,
    source: LAW,
  },
  {
    key: 'grasaTotal',
    label: 'Grasa total',
    unit: '%',
    formula: `Manteca de cacao, grasa láctea y las demás grasas (frutos secos, lecitina, vegetales), ${OVER_PRODUCT}.`,
    source: 'suma de las grasas de la tabla de ingredientes',
  },
  {
    key: 'azucar',
    label: 'Azúcar',
    unit: '%',
    formula: `Sacarosa, glucosa, fructosa, sólidos de jarabe de glucosa, polioles y glicerol, ${OVER_PRODUCT}; la lactosa cuenta como sólido lácteo.`,
    source: 'tabla de ingredientes',
  },
  {
    key: 'lacteos',
    label: 'Sólidos lácteos',
    unit: '%',
    formula: `Materia seca láctea: grasa láctea más sólidos lácteos no grasos, ${OVER_PRODUCT}.`,
    source: LAW,
  },
  {
    key: 'coste_kg_eur',
    label: 'Coste',
    unit: '€/kg',
    formula: 'Suma del precio de cada ingrediente por su parte en la fórmula.',
    source: 'precios profesionales de compra en España, hacia 2025 (estimación)',
  },
] as const satisfies readonly ParamInfo[];

export type ParamKey = (typeof PARAMS)[number]['key'];
