import type { MeterState } from '@obrador/engine';
import type { Tab } from '../ui/screen.ts';

/** Texts of the bench that several of its parts show. */
export const esBench = {
  app: 'Obrador',
  pageTitle: 'Obrador · mesa de formulación',
  undo: 'Deshacer',
  tabs: {
    lectura: 'Lectura',
    equilibrar: 'Equilibrar',
    lote: 'Lote',
    coste: 'Coste',
    comparar: 'Comparar',
    elaboracion: 'Elaboración',
    etiqueta: 'Etiqueta',
    metodo: 'De dónde sale',
  } satisfies Record<Tab, string>,
  formula: 'Fórmula',
  untitled: 'Receta sin título',
  title: 'Título de la receta',
  empty: 'La fórmula está vacía: elige cómo empezar o escribe el primer ingrediente.',
  total: 'Total',
  totalGrams: 'Peso total, g',
  perKilo: 'Por kilo pesado',
  lock: (name: string) => `Fijar el peso de ${name} al equilibrar`,
  emDash: '—',
  save: 'Guardar',
  parameters: 'Parámetros',
  range: 'rango',
  states: {
    dentro: 'dentro',
    al_limite: 'admitido',
    bajo: 'bajo',
    alto: 'alto',
    sin_juicio: 'no se juzga',
  } satisfies Record<MeterState, string>,
  /** Of degrees none are missing: they are too low or too high. */
  off: (state: MeterState, amount: string, unit: string) =>
    unit === '°C'
      ? `${amount} por ${state === 'bajo' ? 'debajo' : 'encima'}`
      : `${state === 'bajo' ? 'faltan' : 'sobran'} ${amount}`,
  comeBack: 'Volver',
  savedElsewhere: (title: string, isKept: boolean) =>
    `Otra pestaña ha guardado «${title}». ${isKept ? 'Lo que has escrito aquí sigue como estaba.' : 'Aquí se ve lo que guardó.'}`,
  seeVersions: 'Ver las versiones',
  openedBeside: 'Se ha abierto aparte. La anterior sigue en el recetario.',
  circular: (title: string) =>
    `«${title}» lleva dentro esta misma receta, o es ella: no puede ser uno de sus ingredientes.`,
  verdictLabel: 'Veredicto',
  verdicts: { equilibrada: 'Equilibrada', mejorable: 'Mejorable', revisar: 'Revisar' },
  worst: 'Lo que más se aparta',
  verdictNote: (good: number, all: number) => `${good} de ${all} parámetros dentro del rango`,
  unjudged: 'Se juzga cada receta.',
  comparing: 'Comparando con lo publicado…',
  medals: { gold: 'Oro', silver: 'Plata', bronze: 'Bronce' },
  /** A medal that waits for a meter. */
  unmeasured: 'a falta de medir',
  almonds: (n: number) => `${n} de 3 almendras`,
  notHere: 'Esa receta no está en este navegador.',
  startedNew: 'Receta nueva. La anterior sigue en el recetario.',
  badLink: 'El enlace no contiene una receta que se pueda leer.',
  balanceAll: 'Equilibrar la fórmula',
};
