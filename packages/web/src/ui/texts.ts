import type { DialogName } from './screen.ts';

/** Texts of what every page is made of. */
export const esUi = {
  close: 'Cerrar',
  loading: 'Preparando la mesa…',
  stays: (grams: string) => `Sigue en ${grams} g.`,
  notUnderstood: (text: string, stays: string | null) =>
    `No entiendo «${text.trim()}». ${stays === null ? 'El campo queda sin cifra.' : `Sigue en ${stays}.`}`,
  dismiss: 'Descartar aviso',
  dialogs: {
    guardar: 'Guardar la receta',
    ejemplos: 'Ejemplos publicados',
    pegar: 'Pegar una receta',
    compartir: 'Compartir y exportar',
    propios: 'Mis ingredientes',
    deseo: 'Empieza con un deseo',
    desdeEtiqueta: 'Desde una etiqueta',
    sustituir: 'Sustituir un ingrediente',
    tipos: 'Qué vas a hacer',
    ficha: 'Ficha del ingrediente',
    ir: 'Ir a…',
    teclas: 'Teclas',
    recorrido: 'Recorrido de dos minutos',
  } satisfies Record<DialogName, string>,
  loadFailed: 'No se ha podido cargar esta parte. Comprueba la conexión e inténtalo de nuevo.',
  retry: 'Reintentar',
  ingredient: 'Ingrediente',
  bakersShort: '% harina',
};
