import { allergenNames } from '@obrador/engine/despensa';

/** What the agent interface says of itself and of its answers. */

export const mcpTexts = {
  instructions:
    'Obrador analiza y equilibra fórmulas de helado, panadería, pastelería, turrón y chocolate. Si solo hay un deseo, empieza por crear. Pasos habituales: busca los ingredientes con buscar_ingrediente, elige el tipo con listar_tipos, analiza con analizar y, si hay que corregir, usa equilibrar. Pesos en gramos. Las respuestas van resumidas; con «detalle» llegan enteras, con fuentes.',
  noJson: 'La línea no es JSON válido.',
  noMessage: 'La línea no es un mensaje JSON-RPC.',
  internal: 'Error interno al calcular la respuesta.',
  craft: 'Oficio.',
  type: 'Tipo de elaboración, de los que da listar_tipos. Sin él, el habitual del oficio.',
  detail: 'true para la respuesta entera: todas las cifras, con sus fuentes.',
  ingredients: 'Ingredientes de la fórmula. Los pesos son proporciones.',
  plainIngredients: 'Ingredientes de la fórmula; pueden llevar los demás campos que dice analizar.',
  plainName: 'Nombre o identificador.',
  plainGrams: 'Gramos.',
  name: 'Nombre o identificador del ingrediente: «leche entera», «almendra_tostada». Con composición propia, cualquiera.',
  noCraft: (known: readonly string[]) => `«craft» debe ser uno de estos oficios: ${known.join(', ')}.`,
  noType: (known: readonly string[], meant: string) =>
    `«type» debe ser uno de estos tipos: ${known.join(', ')}.${meant}`,
  noQuery: '«q» debe ser un texto con lo que se busca.',
  noneFound: 'No hay ningún ingrediente parecido en el catálogo.',
  found: 'Encontrados, del más al menos parecido:',
  per100: 'por 100 g',
  priceless: 'sin precio',
  sourced: (source: string) => `fuente: ${source}`,
  typesOf: (label: string, fallback: string) =>
    `Tipos de ${label.toLowerCase()} (por defecto, ${fallback}). Para ver los rangos, pide uno en «type».`,
  ranges: 'Rangos, con el número de su fuente:',
  sources: 'Fuentes:',
  numbered: 'Número en «fuentes»; con «detalle», su texto.',
  meaning: 'Qué es cada cifra:',
  law: 'Lo que pide la ley en la fecha, como GET /api/tipos/{craft}/{type}/ley.',
  figures: 'Cifras:',
  noLimit: 'sin límite',
  upTo: (max: string) => `hasta ${max}`,
  from: (min: string) => `desde ${min}`,
  between: (min: string, max: string) => `${min} a ${max}`,
  states: { dentro: 'dentro', al_limite: 'admitido', bajo: 'por debajo', alto: 'por encima', sin_juicio: '' },
  advice: 'Consejos:',
  warnings: 'Avisos:',
  doubtful: 'Sin «detalle», solo los leídos con dudas.',
  readAs: 'Ingredientes leídos con dudas:',
  unknownReading: 'no se conoce',
  obstacles: 'Lo impide:',
  ways: 'Lo haría posible:',
  withOptions: (options: string) => `opciones ${options}`,
  formula: (grams: string) => `Fórmula: ${grams}.`,
  after: (text: string) => `Con estos gramos: ${text}.`,
  cost: (amount: string) => `Coste: ${amount} €/kg.`,
  more: (count: number) => `… y ${count} más; con «detalle» llegan todos.`,
  noIce: 'La mezcla no tiene agua: no se congela.',
  freezes: (degrees: string) => `Empieza a congelarse a ${degrees} °C.`,
  frozen: (degrees: string, percent: string) => `A ${degrees} °C está congelado el ${percent} % del agua.`,
  serving: (degrees: string, percent: string) => `Se sirve a ${degrees} °C, con el ${percent} % congelado.`,
  unknownResource: (uri: string) => `No existe el recurso «${uri.slice(0, 100)}»: pide la lista con «resources/list».`,
  missingUri: 'Falta «uri»: la dirección del recurso.',
  unknownPrompt: (name: string) => `No existe la plantilla «${name.slice(0, 100)}»: pide la lista con «prompts/list».`,
  missingPrompt: 'Falta «name»: el nombre de la plantilla.',
  unknownArgument: (name: string, meant: string, known: readonly string[]) =>
    `No existe el argumento «${name.slice(0, 100)}».${meant} Los argumentos son: ${known.join(', ')}.`,
  missingIdea: 'Falta «idea»: qué se quiere elaborar.',
} as const;

export const toolTexts = {
  analizar: {
    title: 'Analizar una fórmula',
    description:
      'Analiza una fórmula de cualquier oficio: cada cifra con el rango de su tipo y si está dentro, el resultado (veredicto, categoría o medalla), consejos con gramos y avisos.',
  },
  equilibrar: {
    title: 'Equilibrar una fórmula',
    description:
      'Busca los gramos que equilibran una fórmula con el menor cambio. En «opciones» se fijan ingredientes, límites, total, paso de báscula y objetivo. Si no es posible, dice qué lo impide y qué ayudaría, con las opciones ya comprobadas.',
  },
  crear: {
    title: 'Crear una fórmula a partir de un deseo',
    description:
      'Da fórmulas con gramos que cumplen lo que pide su tipo, a partir de lo que se quiere: sabor, lo que no puede llevar, coste, temperatura de servicio. Si no se puede, dice qué choca y lo más cercano.',
  },
  sustituir: {
    title: 'Quitar un ingrediente o un alérgeno',
    description:
      'La fórmula entera sin un ingrediente, un alérgeno o lo más caro, ya equilibrada, de la más a la menos parecida; si la función se pierde, lo dice.',
  },
  etiqueta: {
    title: 'Hacer la etiqueta legal',
    description:
      'Lista de ingredientes en su orden legal con los alérgenos, tabla nutricional por 100 g y avisos, según el Reglamento (UE) 1169/2011. Un ingrediente puede llevar «receta» con los suyos.',
  },
  buscar: {
    title: 'Buscar en el catálogo',
    description:
      'Busca ingredientes por nombre en el catálogo de un oficio; perdona tildes, plurales y erratas. Da el nombre que hay que enviar, la composición por 100 g y el precio.',
    q: 'Lo que se busca, por ejemplo «nata».',
  },
  tipos: {
    title: 'Tipos y rangos',
    description:
      'Tipos de elaboración de un oficio. Con «type», los rangos de ese tipo con su fuente; con «detalle», además qué significa cada cifra; con «fecha», lo que le pedía la ley ese día.',
    fecha: 'Día por el que se pregunta qué pide la ley a «type», año-mes-día.',
  },
  curva: {
    title: 'Curva de congelación',
    description:
      'Curva de congelación de una fórmula de helado: a qué temperatura empieza a congelarse y qué parte del agua está helada a cada temperatura.',
  },
} as const;

export const resourceTexts = {
  types: (label: string) => ({
    title: `${label}: tipos`,
    description: `Tipos de ${label.toLowerCase()} con sus rangos y fuentes, y qué significa cada cifra.`,
  }),
  pantry: {
    title: 'Despensa',
    description: 'Todos los alimentos de la despensa, con su identificador, categoría, energía, precio y alérgenos.',
  },
  food: {
    title: 'Despensa: un alimento',
    description: 'Composición, etiqueta, alérgenos y fuentes de un alimento, por su identificador («nata_35»).',
  },
} as const;

export const promptTexts = {
  title: (label: string) => `Formular: ${label.toLowerCase()}`,
  description: (label: string) => `De una idea a una fórmula equilibrada de ${label.toLowerCase()}.`,
  idea: 'Qué se quiere elaborar, con lo que ya se sabe: ingredientes, cantidades, condiciones.',
  type: 'Tipo de elaboración, si se sabe.',
  message: (craft: string, idea: string, type: string | undefined) =>
    [
      `Quiero formular (oficio «${craft}»): ${idea}`,
      '',
      'Hazlo con las herramientas de Obrador:',
      type === undefined
        ? `1. Elige el tipo con listar_tipos (craft: ${craft}) y mira sus rangos.`
        : `1. El tipo es «${type}»: mira sus rangos con listar_tipos (craft: ${craft}, type: ${type}).`,
      `2. Si la idea no trae cantidades, pídelas con crear (craft: ${craft}): sabor, lo que no puede llevar, coste.`,
      '3. Si las trae, busca cada ingrediente con buscar_ingrediente, usa el nombre que devuelve y analízalas con analizar.',
      '4. Si hay algo fuera de rango, usa equilibrar; respeta en «opciones» lo que no pueda cambiar.',
      '5. Da la fórmula final en gramos, el resultado, cada cifra con su rango y los avisos. No inventes cifras: todas salen de las herramientas.',
    ].join('\n'),
} as const;

export const crearTexts = {
  total: 'Gramos de la fórmula.',
  sabores: 'A qué ha de saber, con su % del peso si importa.',
  sin: 'Lo que no puede llevar: alérgeno («leche», «gluten»…), «animal», «azúcares», «lactosa» o un ingrediente.',
  flavour: 'Ingrediente que da el sabor.',
  share: '% del peso.',
  con: 'Ingredientes que ha de llevar.',
  cost: 'Coste máximo, en €/kg.',
  service: 'Helado: °C a los que se sirve.',
  variants: 'Cuántas: la más sencilla, la más barata, la de mejor textura.',
  likeFormulas: 'Como las de «formulas».',
  near: 'Lo más cercano que sí se puede:',
  why: 'Por qué así:',
  costs: (euros: string) => `Coste: ${euros} €/kg.`,
  allergens: (codes: readonly string[]) => `Alérgenos: ${allergenNames(codes) || 'ninguno'}.`,
  source: (source: string) => `Parte de: ${source}.`,
} as const;

export const sustituirTexts = {
  remove: 'Ingrediente, alérgeno o «lo más caro».',
  by: 'Con qué, si se sabe.',
  most: 'Propuestas como mucho.',
  closeness: (near: string, euros: string | null) =>
    `Parecido: ${near} de 1.${euros === null ? '' : ` Coste: ${euros} €/kg.`}`,
} as const;

type Shown = Readonly<
  Record<'energia_kj' | 'energia_kcal' | 'grasas' | 'saturadas' | 'hidratos' | 'azucares' | 'proteinas' | 'sal', string>
>;

export const labelTexts = {
  nombre: 'Nombre del producto.',
  denominacion: 'Denominación legal o descriptiva, si el nombre es de fantasía.',
  perdida: 'Parte del peso que se pierde al hornear o cocer, en %; sin ella, la habitual del tipo.',
  porcion: 'Gramos de una ración, para su columna.',
  mentions: 'Menciones obligatorias:',
  notices: 'Avisos:',
  allergens: (codes: readonly string[]) => `Alérgenos: ${allergenNames(codes) || 'ninguno'}.`,
  portion: (grams: string) => `Por ración de ${grams} g`,
  nutrition: (n: Shown, per = 'Por 100 g') =>
    `${per}: ${n.energia_kj} kJ / ${n.energia_kcal} kcal; grasas ${n.grasas} g (saturadas ${n.saturadas} g); hidratos ${n.hidratos} g (azúcares ${n.azucares} g); proteínas ${n.proteinas} g; sal ${n.sal} g.`,
};
