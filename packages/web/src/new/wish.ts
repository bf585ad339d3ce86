/** What somebody fills in of a wish. */
export interface WishForm {
  readonly type: string;
  readonly flavours: string;
  /** Allergens and kinds, as the engine names them. */
  readonly without: readonly string[];
  readonly withoutFoods: string;
  readonly withFoods: string;
  readonly cost: number | null;
  readonly service: number | null;
  readonly total: number | null;
}

export function emptyWish(type: string): WishForm {
  return {
    type,
    flavours: '',
    without: [],
    withoutFoods: '',
    withFoods: '',
    cost: null,
    service: null,
    total: null,
  };
}

/** Ways out a person can compare at a glance. */
const VARIANTS = 3;

export function wishBody(wish: WishForm): Readonly<Record<string, unknown>> {
  const { type, flavours, without, withoutFoods, withFoods, cost, service, total } = wish;
  return {
    type,
    variantes: VARIANTS,
    sabores: namesIn(flavours).map(flavourOf),
    sin: [...without, ...namesIn(withoutFoods)],
    con: namesIn(withFoods),
    ...(cost === null ? {} : { maximo_coste_kg: cost }),
    ...(service === null ? {} : { temperatura_servicio: service }),
    ...(total === null ? {} : { total }),
  };
}

/** The names of a list with commas, of which one between digits is a decimal one. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/[;\n]|,(?!\d)/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const SHARE = /[\s(]*(\d+(?:[.,]\d+)?)\s*%\s*\)?/;

/** «pistacho 12 %», «12 % de pistacho», «pistacho (12 %)». */
function flavourOf(text: string): { readonly name: string; readonly porcentaje?: number } {
  const share = SHARE.exec(text);
  const name = text
    .replace(SHARE, ' ')
    .trim()
    .replace(/^de\s+/i, '');
  if (share === null || name === '') return { name: text };
  return { name, porcentaje: Number(share[1]!.replace(',', '.')) };
}
