/** The list of keys and the tour; both come when they are asked for. */
export const esHelp = {
  keysLead: 'Todo se puede hacer sin soltar el teclado.',
  key: 'Tecla',
  does: 'Qué hace',
  keys: [
    {
      label: 'En la fórmula',
      keys: [
        [
          ['Intro'],
          'Elige el ingrediente o, si no has escrito nada, va a sus gramos; en los gramos, pasa a la fila siguiente',
        ],
        [['Mayús', 'Intro'], 'Vuelve a la fila anterior'],
        [['↑', '↓'], 'Suma o resta 1 g; en un nombre, recorre la lista'],
        [['Mayús', '↑ ↓'], 'Suma o resta 10 g'],
        [['Alt', '↑ ↓'], 'Mueve la fila'],
        [['Ctrl', 'Z'], 'Deshace'],
        [['Ctrl', 'Y'], 'Rehace'],
      ],
    },
    {
      label: 'En toda la página',
      keys: [
        [['Tab'], 'Pasa a lo siguiente; con Mayús, a lo anterior'],
        [['←', '→'], 'Cambia de pestaña; Inicio y Fin van a la primera y a la última'],
        [['Esc'], 'Cierra lo que esté abierto'],
        [['Ctrl', 'K'], 'Va a una receta, un tipo, un ingrediente o una página'],
        [['Ctrl', 'S'], 'Guarda la receta'],
        [['?'], 'Abre esta lista'],
      ],
    },
  ] as readonly { readonly label: string; readonly keys: readonly (readonly [readonly string[], string])[] }[],
  startTour: 'Hacer el recorrido',

  tourOf: (n: number, all: number) => `Paso ${n} de ${all}`,
  previous: 'Anterior',
  next: 'Siguiente',
  leave: 'Dejarlo',
  finish: 'Terminar',
  steps: [
    {
      target: '.crafts',
      title: 'Cinco oficios, una mesa',
      text: 'Elige el oficio aquí arriba. Cada uno guarda su fórmula: puedes ir y volver sin perder nada.',
    },
    {
      target: '.type',
      title: 'Di qué haces',
      text: 'El tipo decide los rangos con los que se juzga la fórmula. Están por familias y se buscan por su nombre.',
    },
    {
      target: '.ledger',
      title: 'Escribe ingredientes y gramos',
      text: 'Escribe un nombre, elígelo con Intro y pon los gramos. Sirven también 1,5 kg, 250+50, 2 huevos o 12 %. El candado fija un peso cuando equilibras.',
    },
    {
      target: '.verdict',
      title: 'Lee el veredicto',
      text: 'Una palabra, lo que más se aparta y un botón: «Equilibrar la fórmula» busca los gramos que la dejan en su sitio y te los enseña antes de tocar nada.',
    },
    {
      target: '.reading',
      title: 'Cada número se explica',
      text: 'Toca el nombre de un parámetro y verás cómo se calcula y quién lo dice. Elige un ingrediente para ver qué mueve. Las otras pestañas llevan al lote, al coste y a la elaboración.',
    },
    {
      target: '.tools',
      title: 'Guarda y llévatela',
      text: 'Guardar la deja en el recetario de este navegador, con todas sus versiones. En «Más» están los ejemplos, pegar una receta, compartirla e imprimir la hoja de pesada.',
    },
  ] as readonly { readonly target: string; readonly title: string; readonly text: string }[],
};
