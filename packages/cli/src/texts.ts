import { didYouMean, type Fault } from '@obrador/engine';
import { allergenNames } from '@obrador/engine/despensa';
import type { OptionName } from './option-table.ts';

/** What the command line says by itself; the engine words the faults of a formula. */

export const mistakes = {
  contradiction: '«--solo-estos» y «--anadir» se contradicen: usa solo una de las dos.',
  unknownOption: (option: string, meant: readonly string[]) => `Opción desconocida: «${option}».${didYouMean(meant)}`,
  uselessOption: (option: string, order: string) => `«--${option}» no tiene efecto en «obrador ${order}».`,
  onlyWith: (option: string, other: string) => `«--${option}» solo tiene efecto con «--${other}».`,
  oneForm: (forms: readonly string[]) =>
    `Pide una sola forma de respuesta: ${forms.map((name) => `«--${name}»`).join(' o ')}.`,
  nothingToWatch: '«--vigilar» necesita un archivo o una carpeta de recetas.',
  optionValue: (option: string) => `La opción «${option}» no lleva bien su valor.`,
  unclear: 'No se entiende la orden.',
  grams: (option: string, text: string) => `«--${option}» debe ser un número de gramos: «${text}» no lo es.`,
  numbers: (option: string, text: string) => `«--${option}» debe llevar números: «${text}» no lo es.`,
  port: (last: number, text: string) => `«--puerto» debe ser un número entero entre 0 y ${last}: «${text}» no lo es.`,
  form: (option: string, form: string, text: string) => `«--${option}» se escribe ${form}: «${text}» no vale.`,
  noQuery: (order: string) => `Escribe qué ingrediente buscas: «obrador ${order} nata».`,
  unknownCraft: (id: string, known: readonly string[], meant: readonly string[]) =>
    `Oficio desconocido: «${id}».${didYouMean(meant)} Los oficios son ${known.join(', ')}.`,
  unknownType: (type: string, craft: string, meant: readonly string[]) =>
    `No existe el tipo «${type}».${didYouMean(meant)} Los tipos salen con «obrador tipos ${craft}».`,
  lawOfWhat: '«--fecha» pide el oficio y el tipo: «obrador tipos panaderia --tipo pan_comun --fecha 2020-06-01».',
  noFile: (path: string) => `No existe el archivo «${path}».`,
  isFolder: (path: string, craft: string) =>
    `«${path}» es una carpeta: para analizar las recetas que contiene, «obrador analizar ${craft} ${path}».`,
  noRecipes: (path: string) => `En «${path}» no hay recetas (.json, .csv, .tsv o .txt).`,
  whichCraft:
    'no se sabe de qué oficio es: escribe el oficio tras «analizar», o guarda la receta en una carpeta con su nombre.',
  badJson: 'el JSON no es válido.',
  noIngredients: (origin: string) => `${origin}: no hay ningún ingrediente.`,
  noRecipe: 'Falta la receta: indica un archivo o los ingredientes. Véase «obrador ayuda».',
  noCraft: (order: string, known: readonly string[]) =>
    `Falta el oficio: «obrador ${order} ${known[0] ?? ''} …». Los oficios son ${known.join(', ')}.`,
  noTable: (known: readonly string[], text: string) =>
    `«--nutricion» se escribe cifra=valor, con una de ${known.join(', ')}: «${text}» no vale.`,
  noLabel: 'Falta la etiqueta: indica un archivo con su lista de ingredientes, o escríbela entre comillas.',
  noRemoval: 'Falta qué quitar: «--quitar dextrosa», «--quitar leche» o «--quitar "lo más caro"».',
  tooMuch: (order: string, words: readonly string[]) =>
    `«obrador ${order}» no sabe qué hacer con ${words.map((word) => `«${word}»`).join(', ')}.`,
  otherCraft: (said: string, craft: string) => `la receta dice que es de «${said}», y la orden es de «${craft}».`,
  noFiles: 'Falta qué analizar: uno o más archivos o carpetas de recetas.',
  unknownOrder: (order: string, meant: readonly string[]) =>
    `Orden desconocida: «${order}».${didYouMean(meant)} Véase «obrador ayuda».`,
  noShell: 'Indica el intérprete: «obrador completar bash», «zsh», «fish» o «powershell».',
};

/** «receta.txt, línea 3: …», with the column where it is known. */
export function atLine(origin: string, line: number, message: string, column?: number): string {
  return `${origin}, línea ${line}${column === undefined ? '' : `, columna ${column}`}: ${message}`;
}

/**
 * Faults the engine words for programs, as somebody who writes recipes calls them. Those that are not here name nothing
 * but the recipe.
 */
export const formulaMistakes: Readonly<Record<string, (fault: Fault) => string>> = {
  cuerpo_no_valido: () => 'la receta debe ser un objeto o una lista de ingredientes.',
  faltan_ingredientes: () => 'falta la lista de ingredientes.',
  ingredientes_no_validos: () => 'los ingredientes deben ser una lista.',
  lista_vacia: () => 'no hay ningún ingrediente.',
  ingrediente_no_valido: ({ index = 0 }) => `el ingrediente ${index + 1} debe llevar nombre y peso.`,
  nombre_no_valido: ({ index = 0 }) => `el ingrediente ${index + 1} no tiene nombre.`,
  peso_no_valido: ({ index = 0 }) => `el peso del ingrediente ${index + 1} debe ser un número de gramos, desde 0.`,
  sin_harina: () => 'no se reconoce ninguna harina en la fórmula.',
};

/** How an option is called here, for faults that name it as programs do. */
export const optionNames: Readonly<Record<string, string>> = {
  fijos: '--fijar',
  limites: '--limite',
  parametros: '--parametro',
  unidades: '--unidad',
  anadir: '--anadir',
  total: '--total',
  paso: '--paso',
  objetivo: '--objetivo',
  centrado: '--centrado',
  sabores: '--sabor',
  sin: '--sin',
  con: '--con',
  maximo_coste_kg: '--coste',
  temperatura_servicio: '--servicio',
  variantes: '--variantes',
  quitar: '--quitar',
  por: '--por',
  nutricion: '--nutricion',
  perdida: '--perdida',
};

export const answers = {
  balanced: 'Fórmula equilibrada',
  notBalanced: 'No se puede equilibrar con estas condiciones',
  waysOut: 'Qué lo haría posible',
  near: 'Lo más cercano que sí se puede',
  why: 'Por qué así',
  allergens: (codes: readonly string[]) => `Alérgenos: ${allergenNames(codes) || 'ninguno'}`,
  costs: (euros: string) => `Coste: ${euros} €/kg`,
  estimateHead: ['Ingrediente', '%', 'entre'],
  range: (min: string, max: string) => `${min} y ${max}`,
  fitHead: ['Por 100 g', 'etiqueta', 'calculado'],
  closeness: (near: string) => `Parecido: ${near} de 1`,
  perHundred: 'Por 100 g',
  perPortion: (grams: string) => `Por ración de ${grams} g`,
  containing: (names: readonly string[]) =>
    names.length === 0
      ? 'Contiene: ninguno de los catorce alérgenos, por lo que se sabe de sus ingredientes.'
      : `Contiene: ${names.join(', ')}.`,
  mayContain: (names: readonly string[]) => `Puede contener: ${names.join(', ')}.`,
  claims: 'Qué podría decir la etiqueta',
  claimStates: { posible: 'posible', no_posible: 'no posible', no_se_puede_decir: 'no se puede decir' },
  noneFound: (query: string) => `No hay ningún ingrediente parecido a «${query}».`,
  noIce: 'La mezcla no tiene agua: no se congela.',
  freezes: (degrees: string) => `Empieza a congelarse a ${degrees} °C.`,
  serving: (degrees: string, percent: string) => `Se sirve a ${degrees} °C, con el ${percent} % del agua congelada.`,
  warnings: 'Avisos',
  physics: 'Según la física del agua',
  reasons: 'Motivos',
  suggestions: 'Sugerencias',
  tempering: (steps: string) => `Templado: ${steps}`,
  waterActivity: (value: string, bar: string) => `Actividad de agua estimada: ${value} ±${bar}`,
  curveHead: ['°C', '% congelado', 'g de hielo por 100 g'],
  tableHead: ['Receta', 'Tipo', 'Resultado', '€/kg', 'Fuera de rango'],
  csvHead: ['archivo', 'oficio', 'tipo', 'resultado', 'coste (€/kg)', 'fuera de rango', 'error'],
  figureHead: (name: string, unit: string) => (unit === '' ? name : `${name} (${unit})`),
  watching: (paths: readonly string[]) => `Vigilando ${paths.join(', ')}. Ctrl+C para terminar.`,
  unreadable: 'no se puede leer',
  summary: (all: number, good: number, review: number, unread: number) =>
    `${all} ${all === 1 ? 'receta' : 'recetas'}: ${good} bien, ${review} por revisar${unread > 0 ? `, ${unread} sin leer` : ''}.`,
  progress: (done: number, all: number) => `${done} de ${all}`,
  priceless: 'sin precio',
  perKilo: (price: string) => `${price} €/kg`,
  sourced: (source: string) => `fuente: ${source}`,
  energy: (kcal: string) => `${kcal} kcal`,
  contains: (allergens: readonly string[]) => (allergens.length === 0 ? '' : `contiene ${allergenNames(allergens)}`),
  byDefault: ' (por defecto)',
  upTo: (max: string) => `hasta ${max}`,
  from: (min: string) => `desde ${min}`,
  between: (min: string, max: string) => `${min} a ${max}`,
};

export const orderTexts = {
  craft: (label: string, alias: string | undefined) => ({
    words: '[receta]',
    summary: `${label}: analiza o equilibra una fórmula${alias === undefined ? '' : ` (también «obrador ${alias}»)`}`,
  }),
  analizar: { words: '[oficio] <archivos o carpetas>', summary: 'analiza muchas recetas' },
  curva: { words: '[receta]', summary: 'helado: curva de congelación' },
  etiqueta: { words: '[oficio] [receta]', summary: 'lista de ingredientes, alérgenos y tabla nutricional' },
  crear: { words: '<oficio>', summary: 'de un deseo a una fórmula: sabor, sin, con, coste' },
  sustituir: { words: '<oficio> [receta]', summary: 'quita un ingrediente o un alérgeno y reequilibra' },
  desdeEtiqueta: {
    words: '<oficio> [etiqueta]',
    summary: 'estima los gramos de un producto por su lista de ingredientes y su tabla',
  },
  tipos: { words: '[oficio]', summary: 'tipos y rangos; con «--tipo» y «--fecha», su ley ese día' },
  catalogo: { words: '[oficio] <texto>', summary: 'busca ingredientes' },
  despensa: { words: '<texto>', summary: 'busca alimentos, con su energía, precio y alérgenos' },
  servir: { words: '', summary: 'abre el servicio HTTP y el formulador' },
  mcp: { words: '', summary: 'servidor para agentes por entrada y salida estándar' },
  completar: { words: '<bash|zsh|fish|powershell>', summary: 'escribe el autocompletado del intérprete de órdenes' },
  ayuda: { words: '[orden]', summary: 'esta ayuda, o la de una orden' },
};

interface OptionText {
  /** What stands for its value. */
  readonly value?: string;
  readonly summary: string;
}

export const optionTexts: Readonly<Record<OptionName, OptionText>> = {
  tipo: { value: 'T', summary: 'tipo de elaboración (véase «obrador tipos»)' },
  fecha: { value: 'AAAA-MM-DD', summary: 'con «--tipo», lo que le pide la ley ese día' },
  json: { summary: 'respuesta para programas; los errores también' },
  balance: { summary: 'con «--json», la forma de POST /api/balance en lugar de la de /api/analizar' },
  tabla: { summary: 'solo un resumen, una línea por receta' },
  csv: { summary: 'una fila por receta, para una hoja de cálculo' },
  estricto: { summary: 'rechaza un tipo, un ingrediente o un campo que no se conoce' },
  traza: { summary: 'con «--json», por qué se ha leído así cada ingrediente' },
  vigilar: { summary: 'vuelve a responder cada vez que cambia el archivo o la carpeta' },
  equilibrar: { summary: 'busca los gramos que la equilibran' },
  fijar: { value: 'N', summary: 'no cambies ese ingrediente (se puede repetir)' },
  limite: { value: 'N=MIN:MAX', summary: 'límites en gramos de un ingrediente (se puede repetir)' },
  parametro: { value: 'K=MIN:MAX', summary: 'rango propio de un parámetro, por su clave (se puede repetir)' },
  unidad: { value: 'N=G', summary: 'unidades enteras de G gramos (huevos de 50 g)' },
  anadir: { value: 'N', summary: 'ingrediente que se puede añadir (se puede repetir)' },
  'solo-estos': { summary: 'no añadas ningún ingrediente' },
  total: { value: 'G', summary: 'peso total deseado' },
  paso: { value: 'G', summary: 'precisión de la báscula (1 por defecto; 0 = exacto)' },
  objetivo: { value: 'O', summary: 'minimo_cambio, minimo_coste, suprema, extra, oro o plata' },
  centrado: { summary: 'prefiere el centro de los rangos' },
  nombre: { value: 'T', summary: 'nombre del producto, en la etiqueta' },
  denominacion: { value: 'T', summary: 'denominación legal o descriptiva, si el nombre es de fantasía' },
  porcion: { value: 'G', summary: 'gramos de una ración, en la etiqueta' },
  perdida: { value: 'P', summary: '% del peso que se pierde al hornear o cocer' },
  destacar: { value: 'N', summary: 'ingrediente que el envase destaca (se puede repetir)' },
  sabor: { value: 'N[=P]', summary: 'sabor y, si importa, su % del peso (se puede repetir)' },
  sin: { value: 'N', summary: 'alérgeno, «animal», «azúcares» o ingrediente que no puede llevar (se puede repetir)' },
  con: { value: 'N', summary: 'ingrediente que ha de llevar (se puede repetir)' },
  coste: { value: 'E', summary: 'coste máximo, en €/kg' },
  servicio: { value: 'T', summary: 'helado: temperatura de servicio, en °C' },
  variantes: { value: 'V', summary: 'cuántas fórmulas, de 1 a 3' },
  quitar: { value: 'N', summary: 'ingrediente, alérgeno o «lo más caro» que se quita' },
  por: { value: 'N', summary: 'con qué se sustituye (se puede repetir)' },
  nutricion: { value: 'K=V', summary: 'cifra de la tabla por 100 g: grasas=8,5 (se puede repetir)' },
  puerto: { value: 'P', summary: 'puerto en el que escucha (3000 por defecto)' },
  ayuda: { summary: 'esta ayuda' },
  help: { summary: 'esta ayuda' },
  version: { summary: 'versión' },
};

export const helpTexts = {
  title: 'Obrador: equilibra fórmulas de helado, panadería, pastelería, turrón y chocolate.',
  usage: 'Uso',
  options: 'Opciones',
  ofOrder: (order: string) => `Las opciones de cada orden: «obrador ayuda ${order}».`,
  recipe:
    'La receta es un archivo (.json, .csv, .txt), «-» o nada para la entrada estándar, o los ingredientes escritos en la orden: obrador helado "leche entera 600" "nata 35% 150" "azúcar 150".',
  status: 'Estado de salida: 0 equilibrada, 1 por revisar, 2 entrada no válida.',
};
