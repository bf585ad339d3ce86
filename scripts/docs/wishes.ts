import { type CraftId, craftOf, lowerFirst, trimmed } from '@obrador/engine';
import { crear, type MadeFormula } from '@obrador/engine/crear';
import { allergenNames } from '@obrador/engine/despensa';

/** A wish in the words of who has it, and as it is asked for. */
export interface ToldWish {
  readonly words: string;
  readonly craft: CraftId;
  readonly body: Readonly<Record<string, unknown>>;
}

export const WISHES: readonly ToldWish[] = [
  {
    words: 'Helado de pistacho sin leche, con un 10 % de pasta y por debajo de 9 €/kg',
    craft: 'helado',
    body: { type: 'vegano', sabores: [{ name: 'pistacho', porcentaje: 10 }], sin: ['leche'], maximo_coste_kg: 9 },
  },
  {
    words: 'Helado de vainilla para una vitrina a −14 °C',
    craft: 'helado',
    body: { type: 'helado_crema', sabores: [{ name: 'vainilla' }], temperatura_servicio: -14 },
  },
  {
    words: 'Helado de café; me he quedado sin dextrosa',
    craft: 'helado',
    body: { type: 'helado_crema', sabores: [{ name: 'café' }], sin: ['dextrosa'] },
  },
  {
    words: 'Sorbete de frambuesa con un 40 % de fruta',
    craft: 'helado',
    body: { type: 'sorbete_agua', sabores: [{ name: 'frambuesa', porcentaje: 40 }] },
  },
  {
    words: 'Helado de crema sin leche',
    craft: 'helado',
    body: { type: 'helado_crema', sin: ['leche'] },
  },
  {
    words: 'Brioche sin leche',
    craft: 'panaderia',
    body: { type: 'brioche', sin: ['leche'] },
  },
  {
    words: 'Cinco kilos de pan de molde integral sin leche',
    craft: 'panaderia',
    body: { type: 'pan_molde', con: ['harina integral'], sin: ['leche'], total: 5000 },
  },
  {
    words: 'Magdalenas sin gluten',
    craft: 'pasteleria',
    body: { type: 'magdalenas', sin: ['gluten'] },
  },
  {
    words: 'Turrón de Jijona por 7 €/kg',
    craft: 'turron',
    body: { type: 'jijona', maximo_coste_kg: 7 },
  },
  {
    words: 'Tableta negra sin soja con un 12 % de naranja confitada',
    craft: 'cacao',
    body: { type: 'negro', sin: ['soja'], sabores: [{ name: 'naranja confitada', porcentaje: 12 }] },
  },
];

/** The wishes with what is answered, computed when the page is made. */
export function wishesText(): string {
  return WISHES.map((wish, i) => section(wish, i + 1)).join('\n\n');
}

function section({ words, craft: id, body }: ToldWish, place: number): string {
  const craft = craftOf(id);
  const { formulas, imposible } = crear(craft, body);
  const [formula] = formulas;
  const request = ['```json', `POST /api/crear/${id}`, JSON.stringify(body, null, 2), '```'];
  const heading = `## ${place}. ${words}`;
  if (formula !== undefined) return [heading, '', ...request, '', ...shown(id, formula)].join('\n');
  const near =
    imposible?.cerca === undefined ? [] : ['', 'Lo más cercano que sí se puede:', '', ...shown(id, imposible.cerca)];
  return [heading, '', ...request, '', imposible?.texto ?? '', '', ...(imposible?.choques ?? []), ...near].join('\n');
}

function shown(
  id: CraftId,
  { ingredients, resultado, coste_kg_eur, alergenos, explicacion, fuente }: MadeFormula,
): string[] {
  const { shape, find } = craftOf(id);
  const rows = ingredients.map((item) => {
    const name = String(item[shape.name]);
    return `| ${find(name)?.label ?? name} | ${trimmed(Number(item[shape.weight]))} | ${item.papel} |`;
  });
  const cost = coste_kg_eur === null ? [] : [`${trimmed(coste_kg_eur)} €/kg`];
  const allergens = alergenos.length === 0 ? 'sin alérgenos' : `alérgenos: ${allergenNames(alergenos)}`;
  return [
    '| Ingrediente | g | Papel |',
    '|---|---:|---|',
    ...rows,
    '',
    `Resultado: ${[lowerFirst(resultado.texto), ...cost, allergens].join('; ')}.`,
    '',
    ...explicacion.slice(1 + ingredients.length),
    '',
    `Parte de: ${fuente}.`,
  ];
}
