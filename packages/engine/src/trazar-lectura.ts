import { type Analisis, analizar } from './analizar.ts';
import type { Craft } from './craft/craft.ts';
import type { FoodReading } from './despensa/reading.ts';
import { affordsTrace } from './despensa/reading-budget.ts';
import { type TrazaLectura, traceOf } from './lectura/trace.ts';

/** As `analizar`, with how each name was read, as far as the budget of its request goes. */
export function analizarTrazado(craft: Craft, body: unknown): Analisis {
  const analysis = analizar(craft, body);
  const ingredientes = analysis.ingredientes.map((one) => {
    const traza = trazaOf(craft, one);
    return traza === undefined ? one : { ...one, traza };
  });
  return { ...analysis, ingredientes };
}

function trazaOf(craft: Craft, { enviado, id, lectura }: Analisis['ingredientes'][number]): TrazaLectura | undefined {
  const { read, entryOf } = craft.shelf;
  if (id === null && lectura !== 'desconocida') return { como: 'declarado', aparte: [] };
  const reading = read(enviado);
  const meant = reading.food ?? reading.candidates[0];
  const entry = meant && entryOf(meant);
  const names = meant && entry && ([entry.label, meant.name, meant.id.replaceAll('_', ' '), ...entry.aliases] as const);
  if (names && !affordsTrace(enviado, names.length)) return undefined;
  const found = names && traceOf(enviado, names);
  return {
    como: comoOf(reading),
    ...(found && reading.food ? { nombre: found.name } : {}),
    aparte: found?.left ?? [],
    ...(reading.food === undefined && reading.doubt ? { duda: reading.doubt } : {}),
  };
}

function comoOf(reading: FoodReading): TrazaLectura['como'] {
  if (reading.food === undefined) return reading.how ?? 'parecido';
  const { lectura, propia, how } = reading;
  if (lectura === 'por_defecto' && !propia) return 'oficio';
  return how ?? (lectura === 'supuesta' ? 'parecido' : 'nombre');
}
