export const esBegin = {
  label: 'Cómo empezar',
  type: '¿Qué vas a hacer?',
  typeNow: (type: string) => `Se juzgará como «${type}»; toca para elegir otra cosa.`,
  ways: {
    deseo: ['Empieza con un deseo', 'Di qué quieres y qué no: Obrador formula.'],
    desdeEtiqueta: ['Desde una etiqueta', 'Estima los gramos de un producto que ya existe.'],
    pegar: ['Pega una receta', 'Un mensaje, una página, celdas de una hoja.'],
  },
  blank: ['En blanco', 'Escribe los ingredientes uno a uno.'],
  example: 'Ver un ejemplo publicado',
};
