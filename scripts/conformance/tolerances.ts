/** How far a published figure may lie from ours and still agree, and why that much. */
export interface Tolerance {
  readonly label: string;
  readonly unit: string;
  readonly within: number;
  /** True when `within` is a share of the published figure instead of points. */
  readonly relative?: boolean;
  readonly why: string;
}

const ROUNDED = 'las publicaciones redondean al punto o al medio punto';
const DOSE = 'dosis que la fuente da con una decimal';

/** By figure; the same name means the same quantity in every craft. */
export const TOLERANCES: Readonly<Record<string, Tolerance>> = {
  azucares: { label: 'Azúcares', unit: '%', within: 0.6, why: ROUNDED },
  materiaGrasa: { label: 'Materia grasa', unit: '%', within: 0.6, why: ROUNDED },
  SLNG: { label: 'SLNG', unit: '%', within: 0.6, why: ROUNDED },
  solidosTotales: { label: 'Sólidos totales', unit: '%', within: 0.6, why: ROUNDED },
  POD: { label: 'POD', unit: '', within: 1, why: 'las tablas de dulzor difieren en torno a un punto' },
  PAC_indice_clasico: { label: 'PAC índice clásico', unit: '', within: 0.6, why: ROUNDED },
  puntoCongelacion: {
    label: 'Punto de congelación',
    unit: '°C',
    within: 0.12,
    why: 'error de la curva frente a la publicada por Goff',
  },
  puntoCongelacionFruta: {
    label: 'Punto de congelación de una fruta',
    unit: '°C',
    within: 0.4,
    why: 'la medida lleva ±0,1-0,3 °C y los azúcares de la fruta cambian con su madurez',
  },
  temperaturaServicio: {
    label: 'Temperatura de servicio',
    unit: '°C',
    within: 0.75,
    why: 'las fuentes dan el grado entero',
  },
  hidratacion: { label: 'Hidratación', unit: '%', within: 0.6, why: ROUNDED },
  sal: { label: 'Sal', unit: '%', within: 0.06, why: DOSE },
  levadura: { label: 'Levadura', unit: '%', within: 0.06, why: DOSE },
  harinaPrefermentada: { label: 'Harina prefermentada', unit: '%', within: 0.6, why: ROUNDED },
  pctAlmendra: {
    label: 'Almendra',
    unit: '%',
    within: 1.5,
    why: 'la etiqueta da el punto entero y no dice la humedad final',
  },
  pctMiel: { label: 'Miel', unit: '%', within: 0.6, why: ROUNDED },
  pctFrutosSecos: {
    label: 'Frutos secos',
    unit: '%',
    within: 1.5,
    why: 'la etiqueta da el punto entero y no dice la humedad final',
  },
  pesoFinal_g: { label: 'Peso final', unit: 'g', within: 0.1, relative: true, why: 'rendimientos caseros redondeados' },
  cacaoTotal: { label: 'Cacao total', unit: '%', within: 0.5, why: 'la etiqueta redondea al punto' },
  manteca: { label: 'Manteca de cacao', unit: '%', within: 0.6, why: ROUNDED },
  grasaTotal: { label: 'Grasa total', unit: '%', within: 0.6, why: ROUNDED },
  grasaLactea: { label: 'Grasa láctea', unit: '%', within: 0.6, why: ROUNDED },
  azucar: { label: 'Azúcar', unit: '%', within: 0.6, why: ROUNDED },
  lacteos: { label: 'Lácteos', unit: '%', within: 0.6, why: ROUNDED },
  agua: { label: 'Agua', unit: '%', within: 0.6, why: ROUNDED },
  aw: { label: 'Actividad de agua', unit: '', within: 0.04, why: 'incertidumbre declarada del modelo' },
};
