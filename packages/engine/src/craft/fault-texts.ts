/** Every kind of fault a request is refused for, stable across versions. */
export const FAULTS = {
  peticion_no_valida: 'La petición no es válida por un motivo que solo dice el mensaje.',
  cuerpo_no_valido: 'El cuerpo de la petición no es un objeto.',
  campo_desconocido:
    'Un campo que no existe, en modo estricto o donde pasarlo por alto haría daño: deseos, etiquetas, lotes y opciones.',
  valor_no_valido: 'Un valor fuera de lo que admite su campo.',
  // The list of ingredients.
  faltan_ingredientes: 'No hay ingredientes en la petición.',
  ingredientes_no_validos: 'Los ingredientes no son una lista.',
  lista_vacia: 'La lista de ingredientes o de fórmulas está vacía.',
  demasiados_ingredientes: 'La lista de ingredientes pasa del máximo.',
  lista_demasiado_larga: 'Una lista de nombres pasa del máximo.',
  ingrediente_no_valido: 'Un ingrediente no es un objeto con nombre y peso.',
  nombre_no_valido: 'Un nombre no es un texto, está vacío o es demasiado largo.',
  peso_no_valido: 'Un peso no es un número mayor o igual que 0.',
  peso_total_cero: 'Los pesos suman 0.',
  peso_total_no_valido: 'Los pesos suman demasiado o demasiado poco para equilibrarlos.',
  ingrediente_desconocido: 'En modo estricto o en un deseo, un ingrediente que no se conoce.',
  ingrediente_no_identificado: 'En una etiqueta, un ingrediente del que no se sabe qué alimento es.',
  ingrediente_ausente: 'Lo que se quiere quitar no está en la fórmula.',
  etiqueta_no_valida: 'La etiqueta de un ingrediente no puede ser: el mensaje dice qué cifra.',
  composicion_imposible:
    'Las partes de la composición propia de un ingrediente suman más de 100 %, o más que la cifra que las contiene.',
  // What a craft cannot do without.
  sin_harina: 'Ninguna harina que se reconozca, en panadería.',
  sin_base: 'Falta el ingrediente base del tipo.',
  sin_ingredientes_validos: 'En cacao, ni cacao (pasta, manteca, polvo, nibs o cobertura) ni azúcar con peso.',
  // Crafts and types.
  oficio_no_disponible: 'Un oficio que la operación no admite; «supported» dice cuáles hay.',
  campo_de_otro_oficio: 'Un campo que solo existe en otro oficio.',
  tipo_desconocido: 'En modo estricto o en un deseo, un tipo que no existe.',
  tipo_no_valido: 'El tipo de una receta no es un texto.',
  // Recipes among the ingredients.
  receta_no_valida: 'La receta de un ingrediente no es un objeto con ingredientes.',
  receta_sin_peso: 'Los ingredientes de una receta no pesan nada.',
  receta_demasiado_profunda: 'Hay demasiadas recetas unas dentro de otras.',
  perdida_no_valida: 'La pérdida de peso no es un número desde 0 y menor que 100.',
  perdida_imposible: 'Se pierde más peso que agua hay.',
  // Batches.
  faltan_formulas: 'No hay una lista de fórmulas.',
  demasiadas_formulas: 'Un lote pasa del máximo de fórmulas.',
  formula_no_valida: 'Una fórmula del lote no es un objeto.',
  // Balancing, wishes and labels.
  opcion_no_valida: 'Una opción del equilibrado no vale: «campo» dice cuál.',
  sabor_no_valido: 'Un sabor no es un nombre, con su porcentaje si se quiere.',
  falta_quitar: 'No se dice qué hay que quitar.',
  texto_no_valido: 'El texto de la etiqueta no es un texto o es demasiado largo.',
  nutricion_no_valida: 'La tabla nutricional no vale: «campo» dice qué cifra.',
  porcion_no_valido: 'La porción no es un peso en gramos.',
  destacar_no_valido: 'Lo que se destaca no es una lista corta de nombres.',
  compuestos_no_valido: 'Los ingredientes compuestos no van ni con su lista ni disueltos.',
  destacado_no_esta: 'Lo que se destaca no está en la fórmula.',
} as const;

/** What a fault is called by programs. */
export type FaultCode = keyof typeof FAULTS;
