/** A line of a recipe to be made: a food, or another recipe of the book. */
export interface PlanLine {
  /** What is bought: lines with the same key are one thing on the shopping list. */
  readonly food: string;
  /** Name for people. */
  readonly label: string;
  readonly grams: number;
  /** EUR per kg; null when nobody knows it. */
  readonly price: number | null;
  /** Codes of Annex II of Regulation (EU) 1169/2011. */
  readonly allergens: readonly string[];
  /** False when nobody could tell its allergens. */
  readonly isKnown: boolean;
  /** The recipe this line stands for, when it is made here and not bought. */
  readonly part?: string;
  /** Never bought: water of the tap, the sourdough the house keeps. */
  readonly isAtHand?: boolean;
}

/** A recipe of the book as the plan of a day reckons with it. */
export interface PlanRecipe {
  readonly id: string;
  readonly title: string;
  /** Where it is made. */
  readonly station: string;
  readonly lines: readonly PlanLine[];
  /** kg/l of its mix, of what is sold by the litre. */
  readonly density?: number;
  /** Hours it must have stood before it is used, where it is begun the day before. */
  readonly ahead?: number;
}

/** So many grams of a recipe, weighed in. */
export interface Order {
  readonly recipe: string;
  readonly grams: number;
}

/** A recipe of the day, once, however many others ask for it. */
export interface Batch {
  readonly recipe: PlanRecipe;
  readonly grams: number;
  /** Its lines at that weight. */
  readonly lines: readonly PlanLine[];
  /** The recipes it goes into, with the grams each takes. */
  readonly goesInto: readonly { readonly recipe: string; readonly grams: number }[];
  /** Of all its lines and those of its parts; codes in the order of the table of allergens they came in. */
  readonly allergens: readonly string[];
  /** EUR of all that is bought for it, parts included. */
  readonly cost: number;
  /** False when some line with weight has no known allergens. */
  readonly isKnown: boolean;
}

/** A food to buy for a day, with its grams and its price. */
export interface Purchase {
  readonly food: string;
  readonly label: string;
  readonly grams: number;
  /** EUR per kg; null when nobody knows it. Where two lines differ, the mean by weight. */
  readonly price: number | null;
  readonly cost: number | null;
}

/** What is weighed at one place of work, in its order. */
export interface Station {
  readonly name: string;
  /** In the order of work: what another recipe needs comes before it. */
  readonly batches: readonly Batch[];
}

/** What is to be weighed, bought and told of a day's orders. */
export interface DayPlan {
  /** What is begun the day before, with all that goes into it, in the order of work. */
  readonly eve: readonly Batch[];
  readonly stations: readonly Station[];
  readonly shopping: readonly Purchase[];
  /** EUR of what has a price. */
  readonly cost: number;
  /** Things to buy that have none. */
  readonly unpriced: number;
  /** Recipes that contain themselves, directly or through others: they cannot be weighed. */
  readonly circular: readonly string[];
  /** Orders for recipes that are not there, or that weigh nothing. */
  readonly empty: readonly string[];
}

/**
 * The day as one piece of work: the parts that several recipes ask for are made once, what is bought is added up. A
 * recipe that asks for itself is taken as bought, and named.
 */
export function gather(orders: readonly Order[], recipes: readonly PlanRecipe[]): DayPlan {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const { order, circular } = orderOfWork(orders, byId);
  const grams = new Map<string, number>();
  const goesInto = new Map<string, { recipe: string; grams: number }[]>();
  const empty: string[] = [];
  for (const { recipe, grams: wanted } of orders) {
    if (!weighs(byId.get(recipe))) empty.push(recipe);
    else if (wanted > 0) grams.set(recipe, (grams.get(recipe) ?? 0) + wanted);
  }
  const linesOf = new Map<string, readonly PlanLine[]>();
  // Products first, parts later: a part is weighed once its total demand is known.
  for (const recipe of [...order].reverse()) {
    const wanted = grams.get(recipe.id) ?? 0;
    if (wanted <= 0) continue;
    const lines = scaledLines(recipe, wanted);
    linesOf.set(recipe.id, lines);
    for (const { part, grams: each } of lines) {
      const made = madeHere(part, recipe, order, byId);
      if (!made || each <= 0) continue;
      grams.set(made.id, (grams.get(made.id) ?? 0) + each);
      goesInto.set(made.id, [...(goesInto.get(made.id) ?? []), { recipe: recipe.id, grams: each }]);
    }
  }
  const batches = batchesOf(order, byId, linesOf, goesInto);
  const shopping = shoppingOf(batches, order, byId);
  const eve = eveOf(batches);
  return {
    eve: batches.filter(({ recipe }) => eve.has(recipe.id)),
    stations: stationsOf(batches.filter(({ recipe }) => !eve.has(recipe.id))),
    shopping,
    cost: sum(shopping.map(({ cost }) => cost ?? 0)),
    unpriced: shopping.filter(({ cost }) => cost === null).length,
    circular,
    empty: [...new Set(empty)],
  };
}

type ById = ReadonlyMap<string, PlanRecipe>;

function weighs(recipe: PlanRecipe | undefined): recipe is PlanRecipe {
  return recipe !== undefined && sum(recipe.lines.map(({ grams }) => grams)) > 0;
}

function scaledLines({ lines }: PlanRecipe, wanted: number): readonly PlanLine[] {
  const factor = wanted / sum(lines.map(({ grams }) => grams));
  return lines.map((line) => ({ ...line, grams: line.grams * factor }));
}

/** Parts before the recipes that use them; a recipe met within itself is circular. */
function orderOfWork(orders: readonly Order[], byId: ById): { order: PlanRecipe[]; circular: string[] } {
  const order: PlanRecipe[] = [];
  const done = new Set<string>();
  const open = new Set<string>();
  const circular = new Set<string>();
  const visit = (recipe: PlanRecipe) => {
    if (done.has(recipe.id)) return;
    open.add(recipe.id);
    for (const { part } of recipe.lines) {
      const next = part === undefined ? undefined : byId.get(part);
      if (!weighs(next)) continue;
      if (open.has(next.id)) circular.add(next.id);
      else visit(next);
    }
    open.delete(recipe.id);
    done.add(recipe.id);
    order.push(recipe);
  };
  for (const { recipe } of orders) {
    const wanted = byId.get(recipe);
    if (weighs(wanted)) visit(wanted);
  }
  return { order, circular: [...circular] };
}

/** The recipe a line stands for, when it comes before the one that asks for it. */
function madeHere(
  part: string | undefined,
  asking: PlanRecipe,
  order: readonly PlanRecipe[],
  byId: ById,
): PlanRecipe | undefined {
  const made = part === undefined ? undefined : byId.get(part);
  if (!made) return undefined;
  const at = order.indexOf(made);
  return at >= 0 && at < order.indexOf(asking) ? made : undefined;
}

function batchesOf(
  order: readonly PlanRecipe[],
  byId: ById,
  linesOf: ReadonlyMap<string, readonly PlanLine[]>,
  goesInto: ReadonlyMap<string, Batch['goesInto']>,
): Batch[] {
  const made = new Map<string, Batch>();
  for (const recipe of order) {
    const lines = linesOf.get(recipe.id);
    if (!lines) continue;
    const allergens = new Set<string>();
    let cost = 0;
    let isKnown = true;
    for (const line of lines) {
      if (line.grams <= 0) continue;
      const part = madeHere(line.part, recipe, order, byId);
      const batch = part && made.get(part.id);
      for (const code of batch?.allergens ?? line.allergens) allergens.add(code);
      cost += batch ? (batch.cost * line.grams) / batch.grams : ((line.price ?? 0) * line.grams) / 1000;
      isKnown &&= batch?.isKnown ?? line.isKnown;
    }
    const grams = sum(lines.map((line) => line.grams));
    const into = goesInto.get(recipe.id) ?? [];
    made.set(recipe.id, { recipe, grams, lines, goesInto: into, allergens: [...allergens], cost, isKnown });
  }
  return [...made.values()];
}

function shoppingOf(batches: readonly Batch[], order: readonly PlanRecipe[], byId: ById): Purchase[] {
  const bought = new Map<string, { label: string; grams: number; priced: number; cost: number }>();
  for (const { recipe, lines } of batches) {
    for (const line of lines) {
      if (line.grams <= 0 || line.isAtHand || madeHere(line.part, recipe, order, byId)) continue;
      const former = bought.get(line.food) ?? { label: line.label, grams: 0, priced: 0, cost: 0 };
      bought.set(line.food, {
        label: former.label,
        grams: former.grams + line.grams,
        priced: former.priced + (line.price === null ? 0 : line.grams),
        cost: former.cost + ((line.price ?? 0) * line.grams) / 1000,
      });
    }
  }
  return [...bought]
    .map(([food, { label, grams, priced, cost }]): Purchase => {
      const price = priced > 0 ? (1000 * cost) / priced : null;
      return { food, label, grams, price, cost: price === null ? null : (price * grams) / 1000 };
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));
}

/** A part of what is begun the day before is made then too. */
function eveOf(batches: readonly Batch[]): ReadonlySet<string> {
  const eve = new Set<string>();
  for (const { recipe, goesInto } of [...batches].reverse()) {
    if (recipe.ahead !== undefined || goesInto.some((into) => eve.has(into.recipe))) eve.add(recipe.id);
  }
  return eve;
}

/** Stations in the order in which work begins at them. */
function stationsOf(batches: readonly Batch[]): Station[] {
  const stations = new Map<string, Batch[]>();
  for (const batch of batches) {
    const { station } = batch.recipe;
    stations.set(station, [...(stations.get(station) ?? []), batch]);
  }
  return [...stations].map(([name, all]) => ({ name, batches: all }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, x) => total + x, 0);
}
