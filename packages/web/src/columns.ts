import { upperFirst } from './engine.ts';

/** Spanish headings of the catalogue columns and own-composition fields; the rest read well as they are. */
const LABELS: Readonly<Record<string, string>> = {
  azucares: 'Azúcares',
  azucar: 'Azúcares',
  materiagrasa: 'Materia grasa',
  esml: 'SLNG (sólidos lácteos no grasos)',
  sng_leche: 'Sólidos lácteos no grasos',
  proteinas: 'Proteínas',
  otrossolidos: 'Otros sólidos',
  otros_solidos: 'Otros sólidos',
  otros_hc: 'Otros hidratos',
  pac: 'PAC clásico',
  pod: 'POD',
  kcal: 'Energía (kcal)',
  precio: 'Precio (€/kg)',
  almidon: 'Almidón',
  acidos: 'Ácidos',
  cacao_seco: 'Cacao seco',
  cacao_seco_desgrasado: 'Cacao seco desgrasado',
  manteca_cacao: 'Manteca de cacao',
  grasa_leche: 'Grasa láctea',
  otra_grasa: 'Otra grasa',
  solutos_mmol: 'Solutos (mmol)',
  de_jarabe: 'DE del jarabe',
  rol: 'Papel en la masa',
  role: 'Papel en la masa',
  f_harina: 'Cuenta como harina',
  f_agua: 'Cuenta como agua',
  f_grasa: 'Cuenta como grasa',
  f_azucar: 'Cuenta como azúcar',
  f_sal: 'Cuenta como sal',
  k_levadura: 'Fuerza frente a levadura fresca',
  hidratacion_pref: 'Hidratación del prefermento',
  sal_pref: 'Sal del prefermento',
  w_min: 'W mínimo',
  w_max: 'W máximo',
  absorcion: 'Absorción',
  yema_eq: 'Equivalente en yema',
};

export function columnLabel(key: string): string {
  return LABELS[key] ?? upperFirst(key.replaceAll('_', ' '));
}
