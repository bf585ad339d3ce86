import { type Analisis, analizar } from './analizar.ts';
import type { Craft } from './craft/craft.ts';
import type { FoodReading } from './despensa/reading.ts';
import { loadedShelf } from './despensa/shelf.ts';
import { type TrazaLectura, traceOf } from './lectura/trace.ts';

/** As `analizar`, with how each name was read. */
export function analizarTrazado(craft: Craft, body: unknown): Analisis {
  const analysis = analizar(craft, body);
  const ingredientes = analysis.ingredientes.map((one) => ({ ...one, traza: trazaOf(craft, one) }));
  return { ...analysis, ingredientes };
}

function trazaOf(craft: Craft, { enviado, id, lectura }: Analisis['ingredientes'][number]): TrazaLectura {
  const { read, entryOf } = loadedShelf(craft.id)!;
  if (id === null && lectura !== 'desconocida') return { como: 'declarado', aparte: [] };
  const reading = read(enviado);
  const meant = reading.food ?? reading.candidates[0];
  const entry = meant && entryOf(meant);
  const found =
    meant && entry && traceOf(enviado, [entry.label, meant.name, meant.id.replaceAll('_', ' '), ...entry.aliases]);
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
