import { fixed, trimmed } from '@obrador/engine';
import {
  allergenNames,
  CATEGORIES,
  type Category,
  type FoodSheet,
  type Quality,
  type Rated,
  type WholePantry,
  wholePantry,
} from '@obrador/engine/despensa';
import { checksumOf, PANTRY_FILES } from '../../packages/server/src/routes/despensa-file.ts';
import { escapeHtml } from './html.ts';
import type { Target } from './search.ts';

const CATEGORY_TITLES: Readonly<Record<Category, string>> = {
  agua: 'Agua',
  sal: 'Sal',
  lacteos: 'Lácteos',
  quesos: 'Quesos',
  azucares: 'Azúcares y jarabes',
  edulcorantes_fibras: 'Edulcorantes y fibras',
  huevo: 'Huevo',
  frutas: 'Frutas',
  galletas_toppings: 'Galletas y coberturas crujientes',
  zumos: 'Zumos',
  frutos_secos: 'Frutos secos y semillas',
  cacao_chocolate: 'Cacao y chocolate',
  cafe_infusiones: 'Café e infusiones',
  vegetal: 'Bebidas y productos vegetales',
  licores_vinos: 'Licores y vinos',
  grasas: 'Grasas y aceites',
  gelificantes_estabilizantes: 'Gelificantes y estabilizantes',
  harinas_almidones: 'Harinas y almidones',
  aditivos: 'Aditivos',
  especias_aromas: 'Especias y aromas',
  salados: 'Salados',
  bases: 'Bases preparadas',
  levaduras_masas: 'Levaduras y masas',
};

const QUALITIES: Readonly<Record<Quality, string>> = { m: 'medido', c: 'calculado', e: 'estimado' };

/** What each rated group of figures is called, in the order people ask for it. */
const RATED_TITLES: Readonly<Record<Rated, string>> = {
  macro: 'macronutrientes',
  azucares: 'azúcares',
  saturadas: 'saturadas',
  fibra: 'fibra',
  sal: 'sal',
  cenizas: 'cenizas',
  prot_etiqueta: 'proteína de etiqueta',
  alergenos: 'alérgenos',
  precio: 'precio',
};

/** Parts of the composition by their name; what a food has none of is not shown. */
const COMPOSITION: Readonly<Record<string, string>> = {
  agua: 'agua',
  alcohol: 'alcohol',
  grasa: 'grasa',
  sacarosa: 'sacarosa',
  glucosa: 'glucosa',
  fructosa: 'fructosa',
  galactosa: 'galactosa',
  lactosa: 'lactosa',
  maltosa: 'maltosa',
  otros_azucares: 'otros azúcares',
  jarabe: 'jarabe de glucosa',
  sorbitol: 'sorbitol',
  glicerol: 'glicerol',
  maltitol: 'maltitol',
  eritritol: 'eritritol',
  otros_polioles: 'otros polioles',
  almidon: 'almidón',
  fibra: 'fibra',
  proteina: 'proteína',
  acidos: 'ácidos',
  cenizas: 'cenizas',
  otros: 'otros',
};

const LABEL: readonly (readonly [key: keyof FoodSheet['etiqueta'], title: string, decimals: number])[] = [
  ['energia_kj', 'kJ', 0],
  ['energia_kcal', 'kcal', 0],
  ['grasas', 'Grasas', 1],
  ['saturadas', 'Saturadas', 1],
  ['hidratos', 'Hidratos', 1],
  ['azucares', 'Azúcares', 1],
  ['fibra', 'Fibra', 1],
  ['proteinas', 'Proteínas', 1],
  ['sal', 'Sal', 2],
];

type Food = WholePantry['alimentos'][number];

const HEAD = ['Alimento', ...LABEL.map(([, title]) => title), 'Composición, g', 'Alérgenos', 'Calidad', 'Fuente'];

/** «medido; estimado: precio»: how good most figures are, then those that are otherwise. */
function qualityOf(calidad: FoodSheet['calidad']): string {
  const rated = Object.keys(RATED_TITLES) as Rated[];
  const rest = (Object.keys(QUALITIES) as Quality[])
    .filter((quality) => quality !== calidad.macro)
    .map((quality) => [quality, rated.filter((key) => calidad[key] === quality)] as const)
    .filter(([, keys]) => keys.length > 0)
    .map(([quality, keys]) => `${QUALITIES[quality]}: ${keys.map((key) => RATED_TITLES[key]).join(', ')}`);
  return [QUALITIES[calidad.macro], ...rest].join('; ');
}

function compositionOf(composicion: FoodSheet['composicion']): string {
  return Object.entries(COMPOSITION)
    .filter(([key]) => composicion[key]! > 0)
    .map(([key, title]) => `${title} ${trimmed(composicion[key]!, 2)}`)
    .join(', ');
}

function allergensOf({ contiene, puedeContener }: Food): string {
  const parts = [
    allergenNames(contiene),
    puedeContener.length > 0 ? `puede contener: ${allergenNames(puedeContener)}` : '',
  ];
  return parts.filter((part) => part !== '').join('; ') || '—';
}

function rowOf(food: Food): string {
  const cells = [
    ...LABEL.map(([key, , decimals]) => `<td class="n">${fixed(food.etiqueta[key], decimals)}</td>`),
    ...[compositionOf(food.composicion), allergensOf(food), qualityOf(food.calidad), food.fuente].map(
      (text) => `<td>${escapeHtml(text)}</td>`,
    ),
  ];
  return `<tr id="${food.id}"><th scope="row">${escapeHtml(food.nombre)}</th>${cells.join('')}</tr>`;
}

/** Where the whole pantry can be downloaded, with what its bytes add up to. */
function filesText(pantry: WholePantry): string {
  const rows = PANTRY_FILES.map(
    ({ path, write }) => `<li><a href="${path}">${path}</a>: SHA-256 <code>${checksumOf(write(pantry))}</code></li>`,
  );
  return `<p>Entera, en un archivo, con licencia ${pantry.licencia} y datos de la versión <code>${pantry.version}</code>; la suma es la del archivo sin comprimir y va también en la cabecera <code>X-Checksum-Sha256</code>:</p>
<ul>
${rows.join('\n')}
</ul>`;
}

/** Every food of the pantry by its shelf: what it holds, what a label says of it, and where the figures come from. */
export function pantryPage(): string {
  const pantry = wholePantry();
  const foods = pantry.alimentos;
  const head = HEAD.map((title) => `<th scope="col">${title}</th>`).join('');
  const shelves = CATEGORIES.map((category) => {
    const rows = foods.filter(({ categoria }) => categoria === category).map(rowOf);
    const title = CATEGORY_TITLES[category];
    return `<h2 id="${category}">${title}</h2>
<div class="table pantry" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
  });
  return `<h1 id="la-despensa">La despensa</h1>
<p>Los ${foods.length} alimentos que conocen los cinco oficios, por categorías. Todo va por 100 g del alimento como se compra: primero los valores de una etiqueta, sin redondear como manda la ley; después la composición, que suma 100.</p>
<p>La calidad dice si las cifras se han medido, se han calculado a partir de otras o se han estimado por las de su familia. Los alérgenos son los habituales: manda la ficha del proveedor. Lo mismo se consulta en <code>/api/despensa</code>, alimento por alimento, también con los demás nombres por los que se reconoce.</p>
${filesText(pantry)}
${shelves.join('\n')}
`;
}

/** Each food, for the search. */
export function pantryTargets(): readonly Target[] {
  return wholePantry().alimentos.map(({ id, nombre }) => ({ anchor: id, heading: nombre }));
}
