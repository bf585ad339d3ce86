/** Kinds of food the code speaks of, by their English names; data/clases.yaml says what each is. */
export {
  animal as isAnimal,
  aromaConcentrado as isAromaConcentrate,
  colorante as isColour,
  conGluten as hasGluten,
  conservante as isPreservative,
  cortaGelatina as isProteolytic,
  edulcoranteIntenso as isIntenseSweetener,
  emulgente as isEmulsifier,
  endulzaConAzucar as sweetensWithSugar,
  esencia as isEssence,
  especia as isSpice,
  especiaCorriente as isPlainSpice,
  extractoDeMalta as isMaltExtract,
  fraccionDeLeche as isMilkFraction,
  frutoSecoEntero as isWholeNut,
  gasificante as isChemicalLeaven,
  gelatina as isGelatine,
  gelatinaSeca as gelatineIn,
  glutenSeco as isWheatGluten,
  goma as isGum,
  harinaDeMalta as isMaltFlour,
  hortalizaDulce as isSweetVegetable,
  lacteo as isDairy,
  masaDeGelatina as isGelatineMass,
  mejorante as isImprover,
  neutro5 as isStabiliser5,
  nuezMoscada as isNutmeg,
  prohibido as isOutlawed,
  psyllium as isPsyllium,
  salComun as isSalt,
  tonka as isTonka,
} from './classes.gen.ts';
export { contains } from './contains.ts';

/** Less lactose than this, g per 100 g, is what «sin lactosa» admits by the Spanish food agency (AESAN). */
export const LACTOSE_FREE = 0.01;
