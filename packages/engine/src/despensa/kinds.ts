/** Kinds of food the code speaks of, by their English names; data/clases.yaml says what each is. */
export {
  animal as isAnimal,
  conGluten as hasGluten,
  cortaGelatina as isProteolytic,
  edulcoranteIntenso as isIntenseSweetener,
  emulgente as isEmulsifier,
  endulzaConAzucar as sweetensWithSugar,
  especiaCorriente as isPlainSpice,
  extractoDeMalta as isMaltExtract,
  fraccionDeLeche as isMilkFraction,
  gasificante as isChemicalLeaven,
  gelatina as isGelatine,
  gelatinaSeca as gelatineIn,
  glutenSeco as isWheatGluten,
  goma as isGum,
  harinaDeMalta as isMaltFlour,
  lacteo as isDairy,
  masaDeGelatina as isGelatineMass,
  mejorante as isImprover,
  neutro5 as isStabiliser5,
  psyllium as isPsyllium,
  salComun as isSalt,
} from './classes.gen.ts';
export { contains } from './contains.ts';

/** Less lactose than this, g per 100 g, is what «sin lactosa» admits by the Spanish food agency (AESAN). */
export const LACTOSE_FREE = 0.01;
