import { GLUTEN_FREE } from '../craft/claims.ts';
import { fixed, lowerFirst, shortened, trimmed, upperFirst } from '../craft/spanish.ts';
import { LACTOSE_FREE } from '../despensa/kinds.ts';

/** What a label says and what is said of it. */

export const words = {
  water: 'agua',
  spices: 'especias',
  toBeListed: 'indicar su lista',
  heading: 'Ingredientes: ',
  percent: (value: number) => `${trimmed(value, 1)} %`,
  below: (value: number) => `<${trimmed(value, 1)} %`,
  perHundred: (grams: number) => `${trimmed(grams, 0)} g por 100 g de producto`,
};

export const LABEL_DISCLAIMER =
  'Borrador calculado con composiciones medias y leyendo la norma en resumen: revísalo con las fichas de tus proveedores, y con quien te asesore, antes de imprimirlo.';

/** «a», «b» o «c»; «u» before the sound o. */
function anyOf(names: readonly string[]): string {
  const quoted = names.map((name) => `«${name}»`);
  const last = quoted.pop() ?? '';
  if (quoted.length === 0) return last;
  return `${quoted.join(', ')} ${/^«h?o/i.test(last) ? 'u' : 'o'} ${last}`;
}

/** 10000 → «10 000». */
const spaced = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ' ');

export const refusals = {
  unidentified: (names: string) => `No se puede hacer la etiqueta: no se sabe qué alimento es ${names}.`,
  perhaps: (name: string, candidates: readonly string[]) => `«${name}» (quizá ${anyOf(candidates)})`,
  notStressed: (text: string) => `«${shortened(text)}» no está entre los ingredientes: no se puede destacar.`,
  name: (most: number) => `El nombre del producto no es válido: debe ser un texto de hasta ${most} caracteres.`,
  denomination: (most: number) => `La denominación no es válida: debe ser un texto de hasta ${most} caracteres.`,
  portion: (most: number) =>
    `La porción no es válida: debe ser un número de gramos mayor que 0 y de hasta ${spaced(most)}.`,
  stressed: (most: number) =>
    `Los ingredientes destacados no son válidos: debe ser una lista de hasta ${most} nombres.`,
  compounds: 'Los ingredientes compuestos van con su lista o disueltos: indica «lista» o «disueltos».',
};

/** Rows of the nutrition table as annex XV names them. */
export const NUTRIENT_LABELS = {
  energia_kj: 'Valor energético',
  energia_kcal: 'Valor energético',
  grasas: 'Grasas',
  saturadas: 'de las cuales saturadas',
  hidratos: 'Hidratos de carbono',
  azucares: 'de los cuales azúcares',
  fibra: 'Fibra alimentaria',
  proteinas: 'Proteínas',
  sal: 'Sal',
} as const;

const REGULATION = 'Reglamento (UE) 1169/2011';

type MadeClaim = Readonly<Record<'texto' | 'porque' | 'articulo', string>>;

/** What the norm of bread calls so, folded (RD 308/2019). */
const BREADS =
  '(?:pan(?:es|ecillos?)?|barras?|baguettes?|hogazas?|molletes?|chapatas?|ciabattas?|biscotes?|colin(?:es)?|picos|grissini|reganas?)';

/** Words, folded, by which the figure of a name is understood. */
export const PROMISES = {
  /** Whose figure is that of the cocoa in it. */
  cocoa: ['cacao', 'chocolate', 'cobertura'],
  /** A name that starts with one is about chocolate as a whole. */
  chocolates: ['chocolate', 'cacao', 'cobertura', 'tableta', 'chocolatina'],
  milkChocolate: 'chocolate con leche',
  /** «30 % menos azúcar» tells of another food, «80 % hidratación» of a dough. */
  compared: ['menos', 'mas', 'reducido', 'reducida', 'hidratacion'],
  flours: /^(?:harina|sémola)/,
  /** Named after a flour without a figure, a bread has no other (RD 308/2019). */
  wholemeal: new RegExp(
    `\\b(?:${BREADS} (?:(?!con |sin |y |semi)\\w+ ){0,2}?integral(?:es)?|pan(?:es|ecillos?)? de (?:centeno|espelta|escanda|avena|cebada|kamut|maiz|arroz|mijo|sorgo|teff|quinoa|amaranto|trigo sarraceno|sarraceno))\\b`,
  ),
};

/** Additives of a list of ingredients that may come of animals, folded. */
export const DOUBTFUL_ORIGIN = /\be-?(?:422|47[1-7])|digliceridos|glicerina|glicerol/;

/** Classes of annex VII, part C, as a list of ingredients writes them, folded. */
export const ADDITIVE_CLASSES =
  /\b(?:acidulante|antioxidante|colorante|conservador|conservante|corrector de acidez|edulcorante|emulgente|espesante|estabilizador|estabilizante|gasificante|gelificante|humectante)s?\b|\be-?\d{3}/;

/** A food a name names, as what it is made of. */
export const NAMED = /\b(?:de|con|y|e|al|a la)\s+(\p{Alpha}+)/giu;
/** «Sabor a fresa», «sin nueces»: no food is promised. */
export const NOT_NAMED = /\b(?:(?:sabor|gusto|aroma)(?:\s+(?:a|al|de))?|sin)\s+\p{Alpha}+/giu;

/** «pan de centeno» → «pan de centeno 65 %»; a wholemeal one is made with so much wholemeal flour. */
function wordingDue(said: string, percent: number): string {
  const bread = said.replace(/ integral(?:es)?$/, '');
  return bread === said ? `${said} ${percent} %` : `${bread} elaborado con harina integral ${percent} %`;
}

export const notices = {
  supposed: (names: string) => ({
    codigo: 'lectura_supuesta',
    texto: `Comprueba cómo se ha leído: ${names}.`,
    articulo: `${REGULATION}, art. 18`,
  }),
  generic: (names: string) => ({
    codigo: 'alimento_generico',
    texto: `${names}: el nombre vale para varios alimentos y no puede ir en una etiqueta; elige el que usas.`,
    articulo: `${REGULATION}, art. 18`,
  }),
  sheet: (names: string) => ({
    codigo: 'ficha_del_proveedor',
    texto: `${names}: la lista es la de la ficha de tu proveedor; los alérgenos y los valores son los habituales, compruébalos en ella.`,
    articulo: `${REGULATION}, anexo VII, parte E`,
  }),
  ownList: (names: string) => ({
    codigo: 'lista_propia',
    texto: `${names}: si es un ingrediente compuesto, añade su lista de ingredientes y lo que pueda contener.`,
    articulo: `${REGULATION}, anexo VII, parte E`,
  }),
  toFill: (names: string) => ({
    codigo: 'dato_por_completar',
    texto: `${names}: donde pone «indicar», escribe lo que usas.`,
    articulo: `${REGULATION}, anexo VII`,
  }),
  vague: (names: string) => ({
    codigo: 'alergeno_sin_concretar',
    texto: `${names}: hay que nombrar el cereal o el fruto de cáscara concreto.`,
    articulo: `${REGULATION}, anexo II`,
  }),
  allergens: (names: string) => ({
    codigo: 'alergenos_estimados',
    texto: `${names}: los alérgenos son los habituales en el oficio; confírmalos con la ficha.`,
    articulo: `${REGULATION}, art. 21`,
  }),
  sulphites: (names: string) => ({
    codigo: 'sulfitos',
    texto: `${names}: los sulfitos se declaran desde 10 mg/kg en el producto; el contenido no se puede calcular, pídelo a tu proveedor.`,
    articulo: `${REGULATION}, anexo II, punto 12`,
  }),
  saturates: (names: string) => ({
    codigo: 'saturadas_estimadas',
    texto: `${names}: las grasas saturadas están estimadas; compruébalas en la ficha.`,
    articulo: `${REGULATION}, art. 31.4`,
  }),
  salt: (names: string) => ({
    codigo: 'sal_estimada',
    texto: `${names}: la sal está estimada; compruébala en la ficha.`,
    articulo: `${REGULATION}, art. 31.4`,
  }),
  mayStress: (names: string) => ({
    codigo: 'porcentaje_si_se_destaca',
    texto: `Si el nombre, un dibujo o unas palabras destacan ${names}, hay que dar su porcentaje.`,
    articulo: `${REGULATION}, art. 22 y anexo VIII`,
  }),
  mayContain: {
    codigo: 'puede_contener',
    texto:
      'Las trazas son las habituales en el oficio. «Puede contener» solo se escribe tras evaluar el riesgo en tu obrador, y nunca junto a un «sin» del mismo alérgeno.',
    articulo: `${REGULATION}, art. 36`,
  },
  noName: {
    codigo: 'falta_denominacion',
    texto: 'Falta la denominación del alimento: la legal, la habitual o una que lo describa.',
    articulo: `${REGULATION}, art. 17`,
  },
  fancyName: (name: string) => ({
    codigo: 'nombre_de_fantasia',
    texto: `«${name}» no dice qué alimento es: junto a un nombre de fantasía debe ir la denominación legal, la habitual o una que lo describa.`,
    articulo: `${REGULATION}, art. 17`,
  }),
  usualLoss: (loss: number) => ({
    codigo: 'perdida_supuesta',
    texto: `Se ha contado la pérdida de peso habitual de su tipo, un ${trimmed(loss, 1)} %: pesa antes y después e indica la tuya.`,
    articulo: `${REGULATION}, art. 31.3`,
  }),
  noLoss: {
    codigo: 'sin_perdida',
    texto:
      'No se ha contado ninguna pérdida de peso: si se hornea o se cuece, indícala para que la tabla sea la del producto terminado.',
    articulo: `${REGULATION}, art. 31.3`,
  },
  assembled: {
    codigo: 'sin_perdida',
    texto:
      'Solo se ha contado la pérdida de peso de las recetas que lleva dentro: si después se hornea o se cuece el conjunto, indica la suya.',
    articulo: `${REGULATION}, art. 31.3`,
  },
  noType: {
    codigo: 'tipo_sin_indicar',
    texto:
      'No se ha indicado el tipo: faltan las menciones que la ley pide a algunos, como el mínimo de cacao del chocolate.',
    articulo: `${REGULATION}, art. 10`,
  },
  unknownType: (type: string) => ({
    codigo: 'tipo_desconocido',
    texto: `No se conoce el tipo «${type}»: la etiqueta va sin la pérdida de peso ni las menciones propias de un tipo.`,
    articulo: `${REGULATION}, art. 17`,
  }),
  deniedClaim: ({ texto, porque, articulo }: MadeClaim) => ({
    codigo: 'nombre_no_posible',
    texto: `El nombre dice «${lowerFirst(texto)}» y no puede decirlo. ${porque}`,
    articulo,
  }),
  doubtfulClaim: ({ texto, porque, articulo }: MadeClaim) => ({
    codigo: 'nombre_por_comprobar',
    texto: `El nombre dice «${lowerFirst(texto)}» y hay que comprobarlo antes. ${porque}`,
    articulo,
  }),
  overpromised: (name: string, said: string, held: number) => ({
    codigo: 'nombre_promete_de_mas',
    texto: `«${name}»: el nombre dice «${said}» y la fórmula lleva un ${trimmed(held, 1)} %. Un nombre no puede prometer más de lo que hay.`,
    articulo: `${REGULATION}, art. 7`,
  }),
  notAll: (name: string, said: string, held: number) => ({
    codigo: 'nombre_promete_de_mas',
    texto: `«${name}»: sin cifra, «${said}» pide que lo sea toda la harina, y lo es un ${trimmed(held, 1)} %. Di junto al nombre el porcentaje, sobre la harina: «${wordingDue(said, Math.floor(held + 1e-9))}».`,
    articulo: 'RD 308/2019, art. 4.3 y 4.4',
  }),
  ofAmount: ({ code, text, source }: { readonly code: string; readonly text: string; readonly source: string }) => ({
    codigo: code,
    texto: text,
    articulo: source,
  }),
  unlawful: ({ text, source }: { readonly text: string; readonly source: string }) => ({
    codigo: 'ley',
    texto: text,
    articulo: source,
  }),
  lawMissed: (
    { label, value, unit }: { readonly label: string; readonly value: number; readonly unit: string },
    { min, max, source }: { readonly min: number | null; readonly max: number | null; readonly source: string },
  ) => ({
    codigo: 'ley',
    texto: `${upperFirst(label)}: ${trimmed(value)} ${unit}, y la denominación pide ${min !== null && value < min ? `al menos ${trimmed(min)}` : `como mucho ${trimmed(max ?? 0)}`} ${unit}.`,
    articulo: source,
  }),
  craftLaw: (text: string) => ({ codigo: 'ley', texto: text }),
  quality: (name: string, said: string, reached: string | undefined) => ({
    codigo: 'calidad',
    texto: `«${name}»: la fórmula no llega a la calidad ${said}${reached === undefined ? '' : `; le corresponde la calidad ${reached}`}.`,
    articulo: 'RD 1787/1982, 7.3 y 7.4',
  }),
  noQuality: (name: string) => ({
    codigo: 'calidad',
    texto: `«${name}»: la fórmula no llega a ninguna calidad de su clase, o lleva más almidón o algo que no admite: no puede venderse con ese nombre.`,
    articulo: 'RD 1787/1982, 6.4 y 7.4',
  }),
  called: (name: string, called: string) => ({
    codigo: 'calidad',
    texto: `«${name}»: por su almidón se llama «${called}».`,
    articulo: 'RD 1787/1982, 2.3, 2.5, 6.4.3 y 6.4.5',
  }),
  broken: (name: string, { says, article }: { readonly says: string; readonly article: string }) => ({
    codigo: 'nombre_promete_de_mas',
    texto: `«${name}»: ${says}`,
    articulo: article,
  }),
  ofName: (
    name: string,
    { says, source }: { readonly says: string; readonly source: string },
    held?: number,
    word = '',
  ) => ({
    codigo: held === undefined ? 'nombre_por_comprobar' : 'nombre_promete_de_mas',
    texto: `«${name}»: ${says.replace('{hay}', trimmed(held ?? 0)).replaceAll('{palabra}', word)}`,
    articulo: source,
  }),
  protectedName: (name: string, indication: string, file: string) => ({
    codigo: 'nombre_protegido',
    texto: `«${name}»: «${indication}» es una indicación geográfica protegida (${file}). Solo la usa quien está certificado en ella; si es un ingrediente, ha de ser el certificado.`,
    articulo: 'Reglamento (UE) 2024/1143, arts. 26 y 27',
  }),
  absent: (name: string, word: string) => ({
    codigo: 'nombre_promete_de_mas',
    texto: `«${name}»: no hay ${word} entre los ingredientes. Si es solo el sabor, di «sabor ${word}».`,
    articulo: `${REGULATION}, art. 7`,
  }),
  sweetenedBesideSugar: {
    codigo: 'ley',
    texto:
      'Lleva azúcares y un edulcorante: para endulzar, los polialcoholes y los edulcorantes intensos solo se autorizan sin azúcares añadidos o con un valor energético reducido al menos en un 30 %, también si llegan dentro de un ingrediente.',
    articulo: 'Reglamento (CE) 1333/2008, art. 18.4 y anexo II, parte E',
  },
  rest: {
    codigo: 'fuera_de_la_etiqueta',
    texto:
      'Faltan la cantidad neta, la fecha, el lote, las condiciones de conservación, el nombre y la dirección de la empresa y, si procede, el origen.',
    articulo: `${REGULATION}, art. 9`,
  },
};

export const exemptions = {
  smallMaker: {
    codigo: 'exencion_pequeno_productor',
    texto:
      'La tabla nutricional no es obligatoria si vendes pequeñas cantidades directamente al consumidor o a comercios locales; si la pones, debe ser completa y correcta, y cualquier declaración la hace obligatoria.',
    articulo: `${REGULATION}, anexo V, punto 19`,
  },
  smallPack: {
    codigo: 'exencion_envase_pequeno',
    texto: 'La tabla nutricional no es obligatoria en envases cuya cara mayor mide menos de 25 cm².',
    articulo: `${REGULATION}, anexo V, punto 18`,
  },
  loose: {
    codigo: 'venta_sin_envasar',
    texto: 'Sin envasar, o envasado a la vista del comprador, bastan la denominación y los alérgenos, a la vista.',
    articulo: 'RD 126/2015, arts. 4 a 6',
  },
};

const ANNEX_III = `${REGULATION}, anexo III`;
const many = (count: number, one: string, several: string) => (count > 1 ? several : one);

export const mentions = {
  sweetener: (count: number) => ({
    codigo: 'edulcorante',
    texto: many(count, 'Con edulcorante', 'Con edulcorantes'),
    articulo: `${ANNEX_III}, punto 2.1`,
  }),
  sugarAndSweetener: (count: number) => ({
    codigo: 'azucar_y_edulcorante',
    texto: many(count, 'Con azúcares y edulcorante', 'Con azúcares y edulcorantes'),
    articulo: `${ANNEX_III}, punto 2.2`,
  }),
  laxative: {
    codigo: 'efecto_laxante',
    texto: 'Un consumo excesivo puede producir efectos laxantes',
    articulo: `${ANNEX_III}, punto 2.4`,
  },
  total: (ingredient: string, amount: string) => ({
    codigo: 'porcentaje_total',
    texto: `${upperFirst(ingredient)}: ${amount} en total`,
    articulo: `${REGULATION}, art. 22.2`,
  }),
  quality: (reached: string) => ({
    codigo: 'calidad',
    texto: `Calidad ${reached}`,
    articulo: 'RD 1787/1982, 7.3',
  }),
};

const NUTRITION_CLAIMS = 'Reglamento (CE) 1924/2006, anexo';

export const claims = {
  titles: {
    sin_gluten: { texto: 'Sin gluten', articulo: 'Reglamento de Ejecución (UE) 828/2014' },
    sin_lactosa: { texto: 'Sin lactosa', articulo: `${REGULATION}, art. 36, y criterio de AESAN` },
    vegano: { texto: 'Vegano', articulo: `${REGULATION}, arts. 7 y 36` },
    sin_azucares_anadidos: { texto: 'Sin azúcares añadidos', articulo: NUTRITION_CLAIMS },
    sin_azucares: { texto: 'Sin azúcares', articulo: NUTRITION_CLAIMS },
    fuente_de_fibra: { texto: 'Fuente de fibra', articulo: NUTRITION_CLAIMS },
    alto_contenido_en_proteinas: { texto: 'Alto contenido en proteínas', articulo: NUTRITION_CLAIMS },
  },
  near: (why: string) => `${why} Está demasiado cerca del límite para decirlo sin un análisis.`,
  guessed: (why: string) => `${why} La cifra está estimada: hace falta la ficha o un análisis.`,
  hasGluten: 'Lleva un ingrediente con gluten.',
  glutenTraces: `Algún ingrediente puede traer trazas: hay que comprobar que quedan menos de ${GLUTEN_FREE} mg/kg.`,
  noGluten: `Ningún ingrediente lleva gluten; tu obrador debe asegurar menos de ${GLUTEN_FREE} mg/kg.`,
  lactose: (grams: number) =>
    `Tiene ${grams < 0.1 ? fixed(grams, 3) : trimmed(grams, 1)} g de lactosa por 100 g y el límite es ${trimmed(LACTOSE_FREE)}.`,
  milkTraces: `Lleva leche o puede llevarla: hay que comprobar que quedan menos de ${trimmed(LACTOSE_FREE)} g de lactosa por 100 g.`,
  noMilk: 'Ningún ingrediente lleva leche.',
  animal: (names: string) => `No son de origen vegetal, o no se sabe: ${names}.`,
  unknownOrigin: (names: string) => `No se sabe el origen de ${names}.`,
  noAnimal: 'Ningún ingrediente es de origen animal.',
  addedSugar: (names: string) => `Se añaden azúcares u otros ingredientes que endulzan: ${names}.`,
  perhapsSugar: (names: string) => `Hay que ver si llevan azúcar añadido, o si se usan para endulzar: ${names}.`,
  naturalSugars: 'No se añaden azúcares; debe decir también «contiene azúcares naturalmente presentes».',
  noSugar: 'No se añaden azúcares ni otros alimentos usados para endulzar.',
  sugars: (grams: number, most: number) =>
    `Tiene ${trimmed(grams, 1)} g de azúcares por 100 g y el límite es ${trimmed(most)}.`,
  fibre: (grams: number, least: number) =>
    `Tiene ${trimmed(grams, 1)} g de fibra por 100 g y hacen falta ${trimmed(least)}.`,
  fibrePerEnergy: (grams: number, least: number) =>
    `Tiene ${trimmed(grams, 1)} g de fibra por 100 kcal y hacen falta ${trimmed(least)}.`,
  protein: (share: number, least: number) =>
    `Las proteínas dan el ${trimmed(share, 1)} % de la energía y hace falta el ${trimmed(least)} %.`,
};
