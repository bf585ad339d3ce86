import type { CraftId } from '../craft/ids.ts';
import type { Category, Food } from '../despensa/food.ts';
import {
  isChemicalLeaven,
  isEmulsifier,
  isGelatine,
  isGelatineMass,
  isImprover,
  isMaltExtract,
  isMaltFlour,
  isPsyllium,
  isStabiliser5,
  isWheatGluten,
  sweetensWithSugar,
} from '../despensa/kinds.ts';

import { CREATION_TRAITS } from './creation-traits.gen.ts';

/** What an ingredient does in a formula. */
export type Role =
  | 'agua'
  | 'sal'
  | 'leche'
  | 'nata'
  | 'solidos_lacteos'
  | 'mantequilla'
  | 'azucar'
  | 'azucar_reductor'
  | 'anticongelante'
  | 'edulcorante'
  | 'fibra'
  | 'huevo'
  | 'yema'
  | 'clara'
  | 'fruta'
  | 'fruto_seco'
  | 'cacao'
  | 'manteca'
  | 'grasa'
  | 'gelificante'
  | 'estabilizante'
  | 'emulgente'
  | 'harina'
  | 'espesante'
  | 'impulsor'
  | 'levadura'
  | 'masa_madre'
  | 'mejorante'
  | 'ligante'
  | 'aroma'
  | 'licor'
  | 'bebida_vegetal'
  | 'conservante'
  | 'otro';

const BY_SHELF: Readonly<Partial<Record<Category, Role>>> = {
  sal: 'sal',
  quesos: 'solidos_lacteos',
  frutas: 'fruta',
  zumos: 'fruta',
  frutos_secos: 'fruto_seco',
  cafe_infusiones: 'aroma',
  licores_vinos: 'licor',
  grasas: 'grasa',
  especias_aromas: 'aroma',
  vegetal: 'bebida_vegetal',
};

/** Of egg: yolk is fat, white is water and protein. */
const YOLK_FAT = 20;
const WHITE_FAT = 1;
const CREAM_FAT = 12;
const BUTTER_FAT = 60;
const DRY = 15;

/** Cocoa butter, and what little else is as fat. */
const PURE_FAT = 90;

/** What a food does in a craft, from its shelf and its composition. */
export function roleOf(craft: CraftId, food: Food): Role {
  if (isImprover(food) || isMaltFlour(food) || isMaltExtract(food) || isWheatGluten(food)) return 'mejorante';
  switch (food.category) {
    case 'agua':
      // Sea water salts, and orange flower water is there for its scent.
      if (food.sal > 0) return 'sal';
      return food.agua < 100 ? 'aroma' : 'agua';
    case 'cacao_chocolate':
      return food.manteca_cacao > PURE_FAT ? 'manteca' : 'cacao';
    case 'lacteos':
      if (food.grasa >= BUTTER_FAT) return 'mantequilla';
      if (food.agua < DRY) return 'solidos_lacteos';
      return food.grasa >= CREAM_FAT ? 'nata' : 'leche';
    case 'azucares':
      if (food.sacarosa > 85) return 'azucar';
      return CREATION_TRAITS[craft].frozen ? 'anticongelante' : 'azucar_reductor';
    case 'edulcorantes_fibras':
      if (isPsyllium(food)) return 'ligante';
      return food.fibra > 50 ? 'fibra' : 'edulcorante';
    case 'huevo':
      if (food.grasa >= YOLK_FAT) return 'yema';
      return food.grasa < WHITE_FAT ? 'clara' : 'huevo';
    case 'gelificantes_estabilizantes':
      return isGelatine(food) || isGelatineMass(food) || (!CREATION_TRAITS[craft].frozen && !isStabiliser5(food))
        ? 'gelificante'
        : 'estabilizante';
    case 'harinas_almidones':
      return !CREATION_TRAITS[craft].starchIsFlour && food.almidon > 78 ? 'espesante' : 'harina';
    case 'levaduras_masas':
      // Yeast is protein, a sourdough is flour.
      return food.almidon > food.proteina ? 'masa_madre' : 'levadura';
    case 'aditivos':
      if (isChemicalLeaven(food)) return 'impulsor';
      return isEmulsifier(food) ? 'emulgente' : 'conservante';
    default:
      return BY_SHELF[food.category] ?? (sweetensWithSugar(food) ? 'aroma' : 'otro');
  }
}
