import { fold } from '../craft/names.ts';
import { list as inWords } from '../craft/spanish.ts';
import { ANIMAL_ALLERGENS } from '../despensa/allergen-texts.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import type { Leaf } from '../despensa/receta.ts';
import { LABEL_LAW } from '../ley/label-law.gen.ts';
import { anadeAzucar, origenDudoso, quizaAnadeAzucar } from './classes.gen.ts';
import { estimated } from './estimates.ts';
import type { Notice } from './notices.ts';
import type { Nutrition } from './nutrition.ts';
import { claims, notices } from './texts.ts';
import { CLAIM_WORDS } from './words.gen.ts';

/** Whether a claim may be made. */
export type ClaimState = 'posible' | 'no_posible' | 'no_se_puede_decir';

/** Whether a label may say something of the food, and why. */
export interface Claim {
  readonly id: string;
  readonly texto: string;
  readonly estado: ClaimState;
  readonly porque: string;
  readonly articulo: string;
}

interface Facts {
  readonly leaves: readonly Leaf[];
  readonly nutrition: Nutrition;
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
}

type Judged = readonly [ClaimState, porque: string];

/** A figure against the least a claim asks for; estimated figures decide nothing near the limit. */
function atLeast(value: number, least: number, say: (value: number, least: number) => string): Judged {
  const why = say(value, least);
  if (value >= least * (1 + LABEL_LAW.cerca)) return ['posible', why];
  return value < least * (1 - LABEL_LAW.cerca) ? ['no_posible', why] : ['no_se_puede_decir', claims.near(why)];
}

function isGluten(code: string): boolean {
  return code.startsWith('gluten');
}

function glutenFree({ contains, mayContain }: Facts): Judged {
  if (contains.some(isGluten)) return ['no_posible', claims.hasGluten];
  if (mayContain.some(isGluten)) return ['no_se_puede_decir', claims.glutenTraces(LABEL_LAW.sinGluten)];
  return ['posible', claims.noGluten(LABEL_LAW.sinGluten)];
}

function lactoseFree({ leaves, contains, mayContain }: Facts): Judged {
  const lactose = leaves.reduce((sum, { food, grams }) => sum + (food.lactosa * grams) / 100, 0);
  const told = lactose < 0.1 ? claims.littleLactose : claims.lactose;
  if (lactose > LABEL_LAW.sinLactosa) return ['no_posible', told(lactose, LABEL_LAW.sinLactosa)];
  if (contains.includes('leche') || mayContain.includes('leche'))
    return ['no_se_puede_decir', claims.milkTraces(LABEL_LAW.sinLactosa)];
  return ['posible', claims.noMilk];
}

function vegan({ leaves }: Facts): Judged {
  const used = leaves.filter(({ grams }) => grams > 0);
  const animal = used.filter(({ food }) => (food.id === '' ? tellsAnimal(food) : !etiquetaOf(food).vegano));
  if (animal.length > 0) return ['no_posible', claims.animal(namesOf(animal))];
  const own = used.filter(({ food }) => origenDudoso(food));
  if (own.length > 0) return ['no_se_puede_decir', claims.unknownOrigin(namesOf(own))];
  return ['posible', claims.noAnimal];
}

/** The label of a person's own food says so by its allergens, or does not say. */
function tellsAnimal({ contiene }: Food): boolean {
  return contiene.some((code) => ANIMAL_ALLERGENS.includes(code));
}

function namesOf(leaves: readonly Leaf[]): string {
  return inWords([...new Set(leaves.map(({ food }) => `«${food.name}»`))].slice(0, 3));
}

function noAddedSugars({ leaves, nutrition }: Facts): Judged {
  const used = leaves.filter(({ grams }) => grams > 0);
  const sweet = used.filter(({ food }) => anadeAzucar(food));
  if (sweet.length > 0) return ['no_posible', claims.addedSugar(namesOf(sweet))];
  const doubtful = used.filter(({ food }) => quizaAnadeAzucar(food));
  if (doubtful.length > 0) return ['no_se_puede_decir', claims.perhapsSugar(namesOf(doubtful))];
  return ['posible', nutrition.azucares > LABEL_LAW.sinAzucares ? claims.naturalSugars : claims.noSugar];
}

function noSugars({ nutrition: { azucares } }: Facts): Judged {
  const { sinAzucares: most, cerca } = LABEL_LAW;
  const why = claims.sugars(azucares, most);
  if (azucares > most * (1 + cerca)) return ['no_posible', why];
  return azucares > most * (1 - cerca) ? ['no_se_puede_decir', claims.near(why)] : ['posible', why];
}

function fibreSource({ leaves, nutrition: { fibra, energia_kcal } }: Facts): Judged {
  const perEnergy = energia_kcal > 0 ? (100 * fibra) / energia_kcal : 0;
  const guessed = leaves.some(({ food, grams }) => estimated(food, 'fibra') && food.fibra * grams > 10 * fibra);
  const judged =
    fibra / LABEL_LAW.fibra >= perEnergy / LABEL_LAW.fibraPorEnergia
      ? atLeast(fibra, LABEL_LAW.fibra, claims.fibre)
      : atLeast(perEnergy, LABEL_LAW.fibraPorEnergia, claims.fibrePerEnergy);
  return guessed && judged[0] === 'posible' ? ['no_se_puede_decir', claims.guessed(judged[1])] : judged;
}

function highProtein({ nutrition: { proteinas, energia_kcal } }: Facts): Judged {
  return atLeast(energia_kcal > 0 ? (400 * proteinas) / energia_kcal : 0, LABEL_LAW.proteinas, claims.protein);
}

const CLAIMS: readonly (readonly [keyof typeof claims.titles, (facts: Facts) => Judged])[] = [
  ['sin_gluten', glutenFree],
  ['sin_lactosa', lactoseFree],
  ['vegano', vegan],
  ['sin_azucares_anadidos', noAddedSugars],
  ['sin_azucares', noSugars],
  ['fuente_de_fibra', fibreSource],
  ['alto_contenido_en_proteinas', highProtein],
];

/** What may be said of the food by Regulations (EC) 1924/2006 and (EU) 828/2014. */
export function claimsOf(facts: Facts): Claim[] {
  return CLAIMS.map(([id, judge]) => {
    const [estado, porque] = judge(facts);
    const { texto, articulo } = claims.titles[id];
    return { id, texto, estado, porque, articulo };
  });
}

/** Longest first: «sin azúcares añadidos» does not say «sin azúcares». */
const SPOKEN = Object.entries(CLAIM_WORDS)
  .flatMap(([id, phrases]) => phrases.map((phrase) => ({ id, words: ` ${phrase} ` })))
  .sort((a, b) => b.words.length - a.words.length);

/** The claims a name makes. */
function spokenIn(name: string): ReadonlySet<string> {
  let text = ` ${fold(name).replace(/[^a-z0-9]+/g, ' ')} `;
  const found = new Set<string>();
  for (const { id, words } of SPOKEN) {
    if (!text.includes(words)) continue;
    found.add(id);
    text = text.replaceAll(words, ' · ');
  }
  return found;
}

/** Claims that the very name of a food makes and that its composition does not allow, or not yet. */
export function claimsInName(name: string, made: readonly Claim[]): Notice[] {
  const spoken = spokenIn(name);
  return made.flatMap((claim) => {
    if (claim.estado === 'posible' || !spoken.has(claim.id)) return [];
    return [claim.estado === 'no_posible' ? notices.deniedClaim(claim) : notices.doubtfulClaim(claim)];
  });
}
