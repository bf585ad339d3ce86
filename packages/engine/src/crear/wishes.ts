import type { Craft } from '../craft/craft.ts';
import { InputError, readEach, readTogether } from '../craft/errors.ts';
import type { CraftId } from '../craft/ids.ts';
import { checkKnown, checkRequest } from '../craft/known-fields.ts';
import { asSent, isObject, readBody } from '../craft/read.ts';
import { didYouMean } from '../craft/texts.ts';
import type { Food } from '../despensa/food.ts';
import { CRAFT_FOODS, findFood } from '../despensa/names.ts';
import { suggest } from '../search/suggest.ts';
import { type Exclusion, readExclusions, unknownFood } from './exclusions.ts';
import { formOf } from './flavours.ts';
import { MOST_SHARE, MOST_VARIANTS, MOST_WISHES } from './limits.ts';
import { refusals } from './texts.ts';

export interface Flavour {
  readonly food: Food;
  /** % of the formula; undefined leaves it to us. */
  readonly share: number | undefined;
}

/** What somebody wants made. */
export interface Wish {
  readonly type: string;
  readonly total: number;
  readonly step: number | undefined;
  readonly flavours: readonly Flavour[];
  readonly without: readonly Exclusion[];
  readonly musts: readonly Food[];
  readonly maxCost: number | undefined;
  readonly service: number | undefined;
  readonly variants: number;
}

/** Only ice cream has it, which is said to the others. */
export const SERVICE_FIELD = 'temperatura_servicio';

const TOTAL = { usual: 1000, least: 1, most: 1_000_000 };
const MOST_STEP = 100;

type Body = Readonly<Record<string, unknown>>;

const FIELDS = [
  'craft',
  'type',
  'total',
  'sabores',
  'sin',
  'con',
  'maximo_coste_kg',
  'paso',
  'variantes',
  SERVICE_FIELD,
];

export function readWish(craft: Craft, json: unknown): Wish {
  const body = readBody(json);
  const { id } = craft;
  const { fields: _, ...wish } = readTogether({
    fields: () => checkRequest(craft, body, FIELDS),
    type: () => readTypeOf(craft, body.type),
    total: () => readNumber(body, 'total', TOTAL.least, TOTAL.most) ?? TOTAL.usual,
    step: () => readNumber(body, 'paso', 0, MOST_STEP) || undefined,
    flavours: () => readFlavours(id, body.sabores),
    without: () => readExclusions(id, readTexts(body, 'sin')),
    musts: () => readEach(readTexts(body, 'con'), (text, i) => readFood(id, text, 'con', i)),
    maxCost: () => readNumber(body, 'maximo_coste_kg', 0, 10_000),
    service: () => readService(craft, body),
    variants: () => readVariants(body),
  });
  return { ...wish, flavours: merged(id, wish.type, wish.flavours), musts: wish.musts.map(notRaw) };

  /** What is asked for as the type may have it: raw egg pasteurised where nothing heats it. */
  function notRaw(food: Food): Food {
    const name = CRAFT_FOODS[id].wireName(food);
    const by = craft.forbids?.(wish.type, name) ? craft.insteadOfRaw?.(wish.type, name) : undefined;
    return (by === undefined ? undefined : findFood(by, id).food) ?? food;
  }
}

export function readTypeOf(craft: Craft, type: unknown): string {
  if (type === undefined || type === null) return craft.defaultType;
  if (typeof type === 'string' && type.trim() === '') return craft.defaultType;
  const found = typeof type === 'string' ? craft.findType(type) : undefined;
  if (found !== undefined) return found;
  const text = asSent(type);
  throw new InputError(refusals.type(text, didYouMean(suggest(text, craft.types))), {
    code: 'tipo_desconocido',
    field: 'type',
  });
}

export function readNumber(body: Body, field: string, min: number, max: number): number | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && value >= min && value <= max) return value + 0;
  throw new InputError(refusals.number(field, min, max), { code: 'valor_no_valido', field });
}

function readVariants(body: Body): number {
  const count = readNumber(body, 'variantes', 1, MOST_VARIANTS) ?? 1;
  if (Number.isInteger(count)) return count;
  throw new InputError(refusals.number('variantes', 1, MOST_VARIANTS), { code: 'valor_no_valido', field: 'variantes' });
}

/** Only ice cream is served at a temperature. */
function readService({ served }: Craft, body: Body): number | undefined {
  if ((body[SERVICE_FIELD] ?? null) === null) return undefined;
  if (served) return readNumber(body, SERVICE_FIELD, served.min, served.max);
  throw new InputError(refusals.onlyIceCream, { code: 'campo_de_otro_oficio', field: SERVICE_FIELD });
}

export function readTexts(body: Body, field: string): readonly string[] {
  const value = body[field];
  if (value === undefined || value === null) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > MOST_WISHES) {
    throw new InputError(refusals.tooMany(field, MOST_WISHES), { code: 'lista_demasiado_larga', field });
  }
  return readEach(list, (text, index) => {
    if (typeof text === 'string' && text.trim() !== '') return text;
    throw new InputError(refusals.names(field), { code: 'nombre_no_valido', field: `${field}[${index}]`, index });
  });
}

/** The food a name stands for, or the refusal with what it may have meant. */
export function readFood(craft: CraftId, text: string, field: string, index: number): Food {
  const reading = findFood(text, craft);
  if (reading.food !== undefined) return reading.food;
  throw unknownFood(reading, text, field, index);
}

/** Of a food with its part of the whole. */
export const SHARED_FIELDS = ['name', 'porcentaje'];

function readFlavours(craft: CraftId, value: unknown): readonly Flavour[] {
  if (value === undefined || value === null) return [];
  const refuse = (field: string, index?: number) =>
    new InputError(refusals.flavours(MOST_SHARE), {
      code: 'sabor_no_valido',
      field,
      ...(index === undefined ? {} : { index }),
    });
  if (!Array.isArray(value)) throw refuse('sabores');
  if (value.length > MOST_WISHES) throw refuse('sabores');
  const flavours = readEach(value, (item: unknown, index): Flavour => {
    const field = `sabores[${index}]`;
    const said = typeof item === 'string' ? { name: item } : item;
    if (!isObject(said) || typeof said.name !== 'string' || said.name.trim() === '') throw refuse(field, index);
    checkKnown(said, SHARED_FIELDS, `${field}.`, { index });
    const { porcentaje = null } = said;
    if (porcentaje !== null && !(typeof porcentaje === 'number' && porcentaje > 0 && porcentaje <= MOST_SHARE)) {
      const text = refusals.share(index + 1, MOST_SHARE);
      throw new InputError(text, { code: 'valor_no_valido', field: `${field}.porcentaje`, index });
    }
    return { food: readFood(craft, said.name, 'sabores', index), share: porcentaje ?? undefined };
  });
  if (flavours.reduce((sum, { share = 0 }) => sum + share, 0) > MOST_SHARE) throw refuse('sabores');
  return flavours;
}

/** The flavours in the form the type takes; one food asked for twice is one, of both shares. */
function merged(craft: CraftId, type: string, flavours: readonly Flavour[]): readonly Flavour[] {
  const shares = new Map<Food, number | undefined>();
  for (const { food: asked, share } of flavours) {
    const food = formOf(craft, type, asked);
    const known = shares.get(food);
    shares.set(food, known === undefined ? share : known + (share ?? 0));
  }
  return [...shares].map(([food, share]) => ({ food, share }));
}
