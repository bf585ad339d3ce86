import { type Craft, type CraftId, POWERED_BY } from '@obrador/engine';
import { manifest as manifestHelado } from '@obrador/engine/helado';

interface ManifestTexts {
  readonly service: string;
  readonly description: string;
  readonly note: string;
}

const IDS_NOTE =
  'Usa los identificadores del catálogo en «ingrediente»; también se admiten nombres corrientes. Los pesos son los de la fórmula tal como se pesa.';

const TEXTS: Readonly<Record<Exclude<CraftId, 'helado'>, ManifestTexts>> = {
  panaderia: {
    service: 'Equilibrado de masas de pan y pizza',
    description:
      'Analiza una masa en porcentaje de panadero (harina = 100): hidratación real, sal, levadura, prefermento, grasa y azúcar, con veredicto y sugerencias de corrección.',
    note: 'Si un ingrediente no se reconoce por su nombre, indica su papel en «role» (harina, agua, leche, huevo, sal, levadura, masa_madre, mantequilla, aceite, grasa, azucar u otro).',
  },
  pasteleria: {
    service: 'Equilibrado de pastelería',
    description:
      'Analiza una receta de pastelería por 100 g: azúcares, grasa, proteínas, agua, sólidos, POD, energía y coste, y los parámetros propios del tipo, con veredicto, medalla y sugerencias de corrección.',
    note: 'Para mayor precisión, indica la composición de cada ingrediente por 100 g. Si no, se usa el catálogo estándar.',
  },
  turron: {
    service: 'Equilibrado de turrones y dulces de almendra',
    description:
      'Analiza una fórmula de turrón sobre producto terminado: almendra, miel, azúcares, relación miel-azúcar y grasa, con la categoría que alcanza y sus motivos.',
    note: IDS_NOTE,
  },
  cacao: {
    service: 'Equilibrado de chocolate y cacao',
    description:
      'Analiza una fórmula de chocolate: cacao, manteca, grasa, azúcar, lácteos y coste, con la denominación legal, la medalla, las temperaturas de temple y, en rellenos, la actividad de agua.',
    note: IDS_NOTE,
  },
};

/** Where each craft is calculated; ice cream, the first, has the bare path. */
export function balancePath(id: CraftId): string {
  return id === 'helado' ? '/api/balance' : `/api/balance/${id}`;
}

/** What GET on the path of a craft answers; `docs` is the address of the documentation for people. */
export function manifest(craft: Craft, docs: string): object {
  if (craft.id === 'helado') return manifestHelado(docs);
  const { service, description, note } = TEXTS[craft.id];
  return {
    service,
    version: '1',
    description,
    endpoint: `POST ${balancePath(craft.id)}`,
    types: craft.types.map(({ id }) => id),
    bodyExample: craft.example,
    note,
    docs,
    poweredBy: POWERED_BY,
  };
}
