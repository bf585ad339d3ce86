/** The crafts as the whole library has them: they read all that a person may write. */
import * as chocolate from './cacao/craft.ts';
import { taught } from './despensa/taught.ts';
import * as iceCream from './helado/craft.ts';
import * as bread from './panaderia/craft.ts';
import * as pastry from './pasteleria/craft.ts';
import * as nougat from './turron/craft.ts';

/** Ice cream. */
export const helado = taught(iceCream.helado);
/** Analyses an ice cream formula: the response of the interface, or an InputError. */
export const balanceHelado = taught(iceCream.balanceHelado);
/** The freezing curve of a formula, without the hardening of cocoa and nuts: it does not change what freezes. */
export const freezingCurve = taught(iceCream.freezingCurve);
/** Bread and pizza. */
export const panaderia = taught(bread.panaderia);
/** Baker's percentages of a dough, judged for its type, with advice in grams and warnings. */
export const balancePanaderia = taught(bread.balancePanaderia);
/** Pastry. */
export const pasteleria = taught(pastry.pasteleria);
/** Composition of a pastry recipe, judged for its type, with a medal, advice in grams and warnings. */
export const balancePasteleria = taught(pastry.balancePasteleria);
/** Turrón and almond confectionery. */
export const turron = taught(nougat.turron);
/** Composition on finished product, category and reasons of a formula of turrón or almond confectionery. */
export const balanceTurron = taught(nougat.balanceTurron);
/** Chocolate. */
export const cacao = taught(chocolate.cacao);
/** Composition, legal denomination, medal, tempering and reasons of a formula of chocolate or of a filling. */
export const balanceCacao = taught(chocolate.balanceCacao);
