/**
 * What each property of requests and answers means, for those whose schema does not say it itself. A key with a dot
 * holds for the property under that parent; figures are per 100 g of the ingredient where nothing else is said.
 */
export const PROPERTY_TEXTS: Readonly<Record<string, string>> = {
  ingredients: 'Ingredientes de la fórmula, de 1 a 500. Los pesos son proporciones: no tienen que sumar nada.',
  name: 'Nombre del ingrediente, como en el catálogo o corriente: «Nata 35%», «leche entera». Con composición propia vale cualquiera.',
  ingrediente: 'Identificador o nombre del ingrediente en el catálogo: «almendra_tostada», «pasta_cacao».',
  status: 'Siempre «ok» en una respuesta 200.',
  verdict:
    '«equilibrada» si todo lo que se juzga está en su rango; «revisar» si algo se sale. En panadería y pastelería también la quitan una dosis, un ingrediente que el tipo no admite o uno sin identificar: el motivo es la primera sugerencia.',
  craft: 'Oficio.',
  typeLabel: 'Nombre del tipo aplicado. Por ejemplo, «Helado crema».',
  params: 'Cifras de la fórmula.',
  ranges: 'Rango que pide el tipo para cada cifra, [mínimo, máximo].',
  inRange: 'true dentro del rango, false fuera, null si el tipo no lo juzga.',
  pac_info: 'Cómo se lee el PAC: la escala del servicio y el índice clásico como referencia.',
  suggestions:
    'Qué cambiar, en español y con gramos; si la fórmula está equilibrada, un único mensaje que lo confirma.',
  warnings:
    'Avisos del cálculo, en español: ingredientes que no se reconocen, dosis, valores cerca de su límite, datos estimados…',
  disclaimer: 'Alcance del cálculo.',
  poweredBy: 'Servicio que responde.',
  escala: 'En qué escala va el PAC.',
  'pac_info.valor': 'PAC de la mezcla, igual que «params.PAC»: ≈ temperatura de servicio en °C, negativo.',
  rango_trabajo: 'Rango de trabajo del PAC en la escala del servicio, [mínimo, máximo].',
  indice_clasico: 'PAC en el índice clásico, para comparar con otras herramientas.',
  descripcion: 'Qué es el índice clásico.',
  'indice_clasico.valor': 'Índice clásico de la mezcla (sacarosa = 100), igual que «params.PAC_indice_clasico».',
  rango_por_tipo: 'Rango del índice clásico para el tipo, [mínimo, máximo].',
  service: 'Nombre del servicio.',
  version: 'Versión de la API.',
  description: 'Qué hace la operación.',
  types: 'Tipos que admite «type».',
  bodyExample: 'Cuerpo de ejemplo, que sale equilibrado.',
  note: 'Cuándo conviene enviar la composición de un ingrediente.',
  docs: 'Dirección de la documentación para personas.',
  score: 'Calificación que alcanza la fórmula.',
  categoria: 'Categoría que alcanza: Suprema, Extra, Fuera de IGP o Básico.',
  'temple.fundir': 'Temperatura a la que se funde, [mínima, máxima] en °C.',
  'temple.enfriar': 'Temperatura a la que se enfría, [mínima, máxima] en °C.',
  'temple.trabajar': 'Temperatura a la que se trabaja, [mínima, máxima] en °C.',
  servicio: 'La mezcla a su temperatura de servicio.',
  opciones: 'Lo que se permite y lo que se pide; sin ellas, el menor cambio.',
  nombre: 'Nombre del ingrediente.',
  diferencia: 'Gramos que cambia: «despues» menos «antes».',
  'Coste.antes': 'Coste de la fórmula enviada, en €/kg.',
  'Coste.despues': 'Coste de la fórmula nueva, en €/kg.',
  antes: 'Análisis de la fórmula enviada.',
  despues: 'Análisis de la fórmula nueva.',
  coste: 'Coste antes y después, en €/kg.',
  unidad: 'Unidad de las cifras.',
  texto: 'Lo mismo en palabras, en español.',
  limite: 'Valor del límite, en su unidad.',
  falta: 'Lo que falta para cumplirlo, en su unidad; null si no hay medida.',
  cambios: 'Gramos de cada ingrediente antes y después.',
  explicacion: 'Qué se ha hecho y por qué, en español.',
  total: 'Cuántos hay.',
  ingredientes: 'Ingredientes encontrados.',
  tipos: 'Tipos del oficio.',
  'tipos.id': 'Lo que se envía en «type». Por ejemplo, «helado_crema».',
  parametros: 'Qué significa cada cifra.',
};

/** What a number of an ingredient means, and one it may well be. */
export interface FieldText {
  readonly text: string;
  readonly example: number;
}

/** Numbers of an ingredient, which people send: with an example of each. */
export const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
  grams: { text: 'Cantidad en gramos, que cuenta como proporción.', example: 600 },
  peso: { text: 'Cantidad en gramos, que cuenta como proporción.', example: 600 },
  azucares: { text: 'Azúcares sin la lactosa, en g por 100 g (0 a 100).', example: 56 },
  'pasteleria.azucares': { text: 'Azúcares totales, en g por 100 g (0 a 100).', example: 56 },
  materiagrasa: { text: 'Materia grasa total, en g por 100 g (0 a 100).', example: 35 },
  grasa: { text: 'Materia grasa total, en g por 100 g (0 a 100); lo mismo que «materiagrasa».', example: 35 },
  esml: { text: 'Sólidos lácteos no grasos, lactosa incluida, en g por 100 g (0 a 100).', example: 8.7 },
  lactosa: { text: 'Lactosa, en g por 100 g (0 a 100).', example: 4.8 },
  proteinas: { text: 'Proteínas, en g por 100 g (0 a 100).', example: 3.2 },
  otrossolidos: {
    text: 'Sólidos que no son azúcares, grasa ni lácteos no grasos, en g por 100 g (0 a 100).',
    example: 12,
  },
  pac: {
    text: 'Poder anticongelante por 100 g en el índice clásico (sacarosa = 100, dextrosa ≈ 190), no en °C; negativo solo en tablas que restan el endurecimiento de cacao y frutos secos.',
    example: 190,
  },
  pod: { text: 'Poder edulcorante por 100 g (sacarosa = 100).', example: 70 },
  kcal: { text: 'Energía, en kcal por 100 g.', example: 335 },
  precio: { text: 'Precio, en €/kg.', example: 4.2 },
  polioles: { text: 'Polioles (sorbitol, maltitol…), en g por 100 g (0 a 100).', example: 70 },
  almidon: { text: 'Almidón, en g por 100 g (0 a 100).', example: 70 },
  hidratos: { text: 'Hidratos de carbono de la etiqueta, en g por 100 g (0 a 100).', example: 72 },
  fibra: { text: 'Fibra, en g por 100 g (0 a 100).', example: 3 },
  sal: { text: 'Sal, en g por 100 g (0 a 100).', example: 1.2 },
  agua: { text: 'Agua, en g por 100 g (0 a 100).', example: 59 },
  solidos: { text: 'Sólidos totales, en g por 100 g (0 a 100).', example: 41 },
  alcohol: { text: 'Alcohol etílico, en g por 100 g (0 a 100).', example: 32 },
  manteca_cacao: { text: 'Manteca de cacao, en g por 100 g (0 a 100).', example: 38 },
};

export const typeTexts = {
  /** What is sent in «type», for every craft alike. */
  request: (fallback: string) =>
    `Tipo de elaboración. Sin él, vacío o si no se reconoce, se aplica «${fallback}»; lo que no se reconoce, texto o no, va en un aviso.`,
};

const unitOf = (unit: string): string => (unit === '' ? '' : ` (${unit})`);

/** Of a parameter where it is a value, a range and a judgement. */
export const figureTexts = {
  params: ({ label, unit, formula }: Figure) => `${label}${unitOf(unit)}. ${formula}`,
  ranges: ({ label, unit }: Figure) => `${label}${unitOf(unit)}: [mínimo, máximo] que pide el tipo.`,
  inRange: ({ label }: Figure) => `${label}: true dentro del rango, false fuera, null si el tipo no lo juzga.`,
};

interface Figure {
  readonly label: string;
  readonly unit: string;
  readonly formula: string;
}
