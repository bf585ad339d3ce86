import { solubleSolids } from '@obrador/engine';
import { CRAFTS } from '../crafts/crafts.ts';
import type { Analysis, Craft, CraftId } from '../crafts/engine.ts';
import { frictionOf } from '../recipe/friction.ts';
import { readingOf } from '../recipe/reading.ts';
import { fromContent } from '../recipe/recipe.ts';
import { isServing, requestOf } from '../recipe/request.ts';
import type { Entry } from '../storage/book.ts';
import type { Content, Measure, Measures } from '../storage/records.ts';
import { figure, short, signed } from '../ui/format.ts';
import { esBook } from './texts.ts';

const OF_DOUGH = [
  'temperatura',
  'temperaturaHarina',
  'temperaturaAguaUsada',
  'temperaturaAmbiente',
  'temperaturaPrefermento',
] as const satisfies readonly Measure[];

/** What a person of a craft measures. */
export function askedOf(craft: CraftId): readonly Measure[] {
  const { isRaised, isServedCold } = CRAFTS[craft];
  if (isRaised) return [...OF_DOUGH, 'rendimiento'];
  return [...(isServedCold ? (['extraccion', 'tacto'] as const) : (['aw', 'humedad'] as const)), 'brix', 'rendimiento'];
}

export const MEASURES = Object.keys(esBook.measures) as readonly Measure[];

/** A measured value in words. */
export function measuredText(key: Measure, value: number): string {
  const said = key === 'tacto' ? esBook.touch[value - 1] : undefined;
  return `${esBook.measures[key]}: ${said ?? short(value, 3)}`;
}

/** What the engine says of a thing measured in a version, in words; null where it says nothing. */
export function calculatedText(craft: Craft, content: Content, key: Measure, measures: Measures): string | null {
  const said = esBook.calculated;
  switch (key) {
    case 'aw': {
      const isRead = measures.aw !== undefined && measures.aw >= 0 && measures.aw <= 1;
      const analysis = analysisOf(craft, content, isRead ? { aw_medida: measures.aw } : {});
      if (analysis?.waterActivity === undefined) return null;
      const { waterActivity, waterActivityBar = 0, outcome } = analysis;
      return said.aw(figure(waterActivity), figure(waterActivityBar), isRead ? outcome.pending : undefined);
    }
    case 'humedad': {
      const moisture = moistureOf(analysisOf(craft, content));
      return moisture === undefined ? null : said.humedad(figure(moisture, 1));
    }
    case 'brix': {
      const analysis = analysisOf(craft, content);
      const brix = analysis && solubleSolids(analysis);
      return brix === null ? null : said.brix(figure(brix, 1));
    }
    case 'tacto': {
      const physics = analysisOf(craft, content)?.physics?.();
      const text = physics && 'dureza' in physics ? physics.dureza?.texto : null;
      return text ? said.tacto(text) : null;
    }
    case 'extraccion': {
      const degrees = measures.extraccion ?? 0;
      if (!isServing(degrees)) return null;
      const physics = analysisOf(craft, content, { temperatura_servicio: degrees })?.physics?.();
      const share = physics && 'a_servicio' in physics ? physics.a_servicio?.agua_pct : undefined;
      return share === undefined ? null : said.extraccion(figure(share, 0));
    }
    case 'temperatura': {
      const friction = frictionOf(craft, content, measures);
      return friction === null ? null : said.temperatura(figure(friction, 1));
    }
    default:
      return null;
  }
}

function analysisOf(craft: Craft, content: Content, more: Readonly<Record<string, unknown>> = {}): Analysis | null {
  const { body } = requestOf(fromContent('', content), craft, {});
  const reading = readingOf(craft, { ...body, ...more });
  return reading?.kind === 'reading' ? reading.analysis : null;
}

/** % of water of what is made: what its usual cooking leaves, where it is cooked. */
function moistureOf(analysis: Analysis | null): number | undefined {
  const physics = analysis?.physics?.();
  if (physics && 'coccion' in physics) return physics.coccion.producto;
  return analysis?.values.pctHumedad ?? analysis?.values.agua;
}

/** How far one's own meter lies from the estimate, over every reading kept in the craft; null without any. */
export function biasText(craft: Craft, entries: readonly Entry[]): string | null {
  const apart = entries
    .filter((entry) => entry.craft === craft.id && entry.trashed === null)
    .flatMap(({ versions, annotations }) =>
      annotations.flatMap(({ version, medidas: { aw } }) => {
        const content = versions.find(({ id }) => id === version)?.contenido;
        const analysis = aw === undefined || content === undefined ? null : analysisOf(craft, content);
        const estimate = analysis?.waterActivity;
        return estimate === undefined ? [] : [{ off: aw! - estimate, bar: analysis?.waterActivityBar ?? 0 }];
      }),
    );
  if (apart.length === 0) return null;
  const mean = apart.reduce((sum, { off }) => sum + off, 0) / apart.length;
  const said = signed(mean, 2, 2);
  const bar = Math.max(...apart.map((one) => one.bar));
  return said === '=' ? esBook.noBias(apart.length) : esBook.bias(apart.length, said, figure(bar));
}
