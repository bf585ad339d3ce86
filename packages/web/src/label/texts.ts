import type { ClaimState } from '@obrador/engine/etiqueta';
import type { DateKind } from '../storage/workshop-records.ts';
import { FORMATS, type Format, type FormatId } from './formats.ts';

const or = new Intl.ListFormat('es', { type: 'disjunction' });

/** Texts of the tab of the label. */
export const esLabel = {
  lead: 'La etiqueta de esta fórmula tal como se imprime. Los campos se guardan con la receta.',
  empty: 'La fórmula está vacía: no hay nada que etiquetar.',
  refused: 'No hay etiqueta',
  refusedHint:
    'Elige el ingrediente de la despensa o descríbelo con su etiqueta y sus alérgenos en «Mis ingredientes».',
  fields: {
    denominacion: 'Denominación, si el título es de fantasía',
    neto: 'Peso neto, g',
    porcion: 'Ración, g',
    perdida: 'Pérdida de peso al cocer, %',
    lote: 'Lote',
    conservacion: 'Conservación',
    operador: 'Nombre y dirección de la empresa',
    destacar: 'Ingredientes que destaca el envase',
    fecha: 'Día',
    clase_fecha: 'Fecha',
    formato: 'Papel',
  },
  placeholders: {
    denominacion: (type: string) => `por ejemplo, ${type}`,
    frozen: 'por ejemplo, conservar a −18 °C',
    dry: 'p. ej., en lugar fresco y seco',
    destacar: 'por ejemplo, avellana, miel',
  },
  dates: {
    preferente: 'Consumo preferente',
    caducidad: 'Caducidad',
  } satisfies Record<DateKind, string>,
  formats: {
    '62x100': 'Rollo de 62 × 100 mm',
    '62x40': 'Rollo de 62 × 40 mm',
    '62x29': 'Rollo de 62 × 29 mm',
    '100x150': 'Rollo de 100 × 150 mm',
    a4: 'Hoja A4 de 3 × 8 etiquetas',
  } satisfies Record<FormatId, string>,
  otherSize: 'Otra medida',
  width: 'Ancho, mm',
  height: 'Alto, mm',
  badSide: (min: number, max: number) => `De ${min} a ${max} mm.`,
  unsaid: (names: string) =>
    `Falta decir los alérgenos de ${names}: hasta entonces la etiqueta no se imprime (Reglamento (UE) 1169/2011, art. 9.1.c).`,
  say: (name: string) => `Decir los alérgenos de ${name}`,
  small: 'La cara mayor del envase mide menos de 80 cm²: letra desde 0,9 mm',
  dissolved: 'Las recetas de dentro, sin lista propia: sus ingredientes con los demás',
  noTable: 'Sin tabla nutricional (solo si te alcanza una exención)',
  preview: (format: string) => `Etiqueta: ${format}`,
  size: (x: string) => `Letra con la equis a ${x} mm`,
  linear: 'La tabla va en línea porque no cabe en columnas (art. 34.2).',
  doesNotFit: (x: string, ways: readonly string[]) =>
    `No cabe con la letra mínima, ${x} mm de altura de la equis (Reglamento (UE) 1169/2011, art. 13): ${or.format(ways)}. Así cortada no se imprime.`,
  /** What would make room. */
  room: {
    paper: 'elige un papel mayor',
    small: 'marca que el envase es pequeño, si lo es',
    portion: 'quita la ración',
    inner: 'disuelve las recetas de dentro',
    table: 'deja fuera la tabla, si te alcanza una exención',
  },
  print: 'Imprimir la etiqueta',
  copy: 'Copiar texto',
  copied: 'Texto copiado, con los alérgenos en mayúsculas.',
  copyByHand: 'El navegador no deja copiar: selecciona el texto y cópialo a mano.',
  svg: 'Descargar SVG',
  printHint: 'En el cuadro de impresión, elige ese papel, escala del 100 % y sin márgenes.',
  nutrition: 'Información nutricional',
  per100: 'Por 100 g',
  perPortion: (grams: string) => `Por ración (${grams}\u00a0g)`,
  linearHead: (per: string) => `Información nutricional ${per}:`,
  net: 'Peso neto:',
  lot: 'Lote:',
  bestBefore: 'Consumir preferentemente antes del',
  useBy: 'Fecha de caducidad:',
  quid: 'Porcentajes obligatorios',
  quidWhy: { nombre: 'lo nombra la denominación', destacado: 'lo destaca el envase' },
  quidPlaces: (n: number) => (n > 1 ? `está en ${n} sitios de la lista: el total va como mención` : ''),
  mentions: 'Menciones obligatorias',
  claims: 'Qué puede decir de sí mismo',
  claimStates: {
    posible: 'Se puede decir',
    no_posible: 'No se puede decir',
    no_se_puede_decir: 'No se sabe',
  } satisfies Record<ClaimState, string>,
  notices: 'Antes de imprimir',
  missing: (names: string) => `Falta en la etiqueta: ${names}. El origen, solo si procede.`,
  missingArticle: 'Reglamento (UE) 1169/2011, art. 9',
  missingNames: {
    denominacion: 'la denominación',
    neto: 'el peso neto',
    fecha: 'la fecha',
    lote: 'el lote',
    conservacion: 'las condiciones de conservación',
    operador: 'el nombre y la dirección de la empresa',
  },
  badLoss: 'La pérdida va de 0 a menos de 100.',
  badPortion: 'La ración va de más de 0 a 10 000 g.',
};

/** «Rollo de 62 × 29 mm», also of a size somebody wrote. */
export function formatName({ id, width, height }: Format): string {
  const known = FORMATS.find((format) => format.id === id);
  return known ? esLabel.formats[known.id] : `${width} × ${height} mm`;
}
