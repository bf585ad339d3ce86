import { InputError } from '../craft/errors.ts';
import { readHeated } from '../craft/heated.ts';
import { identity } from '../craft/identity.ts';
import { precedentOf } from '../craft/precedent.ts';
import { isObject } from '../craft/read.ts';
import { charge, type Ledger, spend } from './budget.ts';
import { type Obstacle, reachAlone } from './conflict.ts';
import { multiple } from './integer.ts';
import { isGood } from './judge.ts';
import { mayServe, type Settled, settle } from './ladder.ts';
import type { Amount, Limitation } from './limitations.ts';
import { strangersIn } from './objections.ts';
import type { Way } from './schema.ts';
import { isUnknown, openTask, type Task } from './task.ts';
import { without } from './taste.ts';
import { type Condition, ways as say } from './texts.ts';
import {
  FREED_NOISE,
  FREED_ROOM,
  JUDGEMENT,
  MOST_ADDITIONS,
  MOST_GROWTH,
  MOST_OFFERED,
  MOST_REMOVED,
  MOST_TRIED,
  MOST_TYPES,
  MOST_UNKNOWN_REMOVED,
  MOST_WAYS,
} from './tuning.ts';

type RawOptions = Readonly<Record<string, unknown>>;

/** What to free, add or change so that it can be done; each is tried out before it is offered. */
export function waysOut(asked: Task, obstacles: readonly Obstacle[], ledger: Ledger): Remedies {
  const task = { ...asked, problem: { ...asked.problem, budget: ledger.budgets.ways } };
  const found = new Map<string, Way>();
  const amounts = new Map<string, number>();
  const remedies: Tried = { found, amounts, names: new Set() };
  // While nobody knows what something is, only saying so helps: it may be what the formula is made of.
  const kinds = isUnknown(task) ? [] : [removing, otherTypes, freeing, adding, withoutConditions];
  // What was found before the work ran out has been tried out all the same.
  spend(
    ledger,
    'ways',
    () => {
      for (const kind of kinds) kind(task, remedies, obstacles);
    },
    undefined,
  );
  const order = [...found.values()].sort((a, b) => Number('type' in a) - Number('type' in b));
  return { found: order.slice(0, MOST_WAYS), amounts };
}

/** What helps, and the grams that did so by the limitation they free. */
interface Remedies {
  readonly found: readonly Way[];
  readonly amounts: ReadonlyMap<string, number>;
}

/** What has been tried out so far, and which ingredients it is about. */
interface Tried {
  readonly found: Map<string, Way>;
  readonly amounts: Map<string, number>;
  readonly names: Set<string>;
}

/** The same thing in other words is offered once. */
function offer({ found }: Tried, way: Way): void {
  const told = [...found.values()].some((one) => one.texto === way.texto || whatOf(one) === whatOf(way));
  if (!told) found.set(way.texto, way);
}

function whatOf({ opciones, type }: Way): string {
  return JSON.stringify([opciones, type]);
}

function optionsOf({ request }: Task): RawOptions {
  return isObject(request.opciones) ? request.opciones : {};
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** The task under other options, when they are accepted and lead somewhere: most are ruled out by one look at the whole. */
function tryOut(asked: Task, opciones: RawOptions): (Settled & { readonly task: Task }) | null {
  const task = reopened(asked, opciones);
  return task && served(task);
}

function served(task: Task): (Settled & { readonly task: Task }) | null {
  const settled = mayServe(task.problem) ? settle(task, true) : null;
  return settled && { ...settled, task };
}

/** Null where the options are refused. */
function reopened({ craft, request, before, problem }: Task, opciones: RawOptions): Task | null {
  try {
    return openTask(craft, { ...request, opciones }, problem.budget, before);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

function freeing(task: Task, tried: Tried, obstacles: readonly Obstacle[]): void {
  const limitations = obstacles.map(({ limitation }) => limitation).slice(0, MOST_TRIED);
  const before = tried.found.size;
  for (const limitation of limitations) {
    const reached = isMovable(limitation) ? reachAlone(task.problem, limitation) : null;
    for (const room of [0, FREED_ROOM]) {
      const opciones = freed(task, limitation, reached, room);
      const worked = opciones && tryOut(task, opciones);
      if (!worked) continue;
      offer(tried, { texto: textOf(task, limitation, worked), opciones });
      if ('index' in limitation && limitation.kind !== 'unidades') {
        tried.amounts.set(limitation.id, worked.grams[limitation.index]!);
        tried.names.add(identity(task.craft, task.problem.candidates[limitation.index]!.name));
      }
      break;
    }
  }
  if (tried.found.size === before) freeingAll(task, tried, limitations);
}

/** Without everything that may not be there at all, such as what a protected name does not admit. */
function removing(task: Task, tried: Tried): void {
  const { candidates, cases } = task.problem;
  const raw = optionsOf(task);
  const limites = objectOf(raw.limites);
  const { craft, before, request } = task;
  const strangers = strangersIn(before);
  for (const { terms } of cases) {
    const banned = terms.filter(({ range }) => range !== null && range[0] === 0 && range[1] === 0);
    const isOut = (name: string, i: number) =>
      strangers.includes(i) ||
      banned.some(({ num }) => num[i]! > 0) ||
      craft.forbids?.(before.type, name, readHeated(request)) === true;
    const out = candidates.filter(({ name, sent }, i) => sent && isOut(name, i));
    const gone = (some: typeof out) => some.reduce((sum, { sent }) => sum + (sent ?? 0), 0) / task.problem.total;
    const unknown = out.filter((one) => strangers.includes(candidates.indexOf(one)));
    // Without most of itself it is no longer that formula; what nobody knows may be what it is made of.
    if (out.length === 0 || gone(out) > MOST_REMOVED || gone(unknown) > MOST_UNKNOWN_REMOVED) continue;
    const allowed = out.map(({ name }) => [name, { ...objectOf(limites[name]), min: 0 }]);
    const names = new Set(out.map(({ name }) => identity(craft, name)));
    const opciones = {
      ...raw,
      ...withoutNames(raw, (name) => !names.has(identity(craft, name))),
      limites: { ...limites, ...Object.fromEntries(allowed) },
    };
    const labels = [...new Set(out.map(({ label }) => label))];
    if (tryOut(task, opciones)) {
      offer(tried, { texto: say.remove(labels), opciones });
      return;
    }
  }
}

/** When no single one will do: every ingredient of the conflict at once. */
function freeingAll(task: Task, tried: Tried, limitations: readonly Limitation[]): void {
  const amounts = limitations.filter((limitation): limitation is Amount => 'index' in limitation);
  if (amounts.length < 2) return;
  const raw = optionsOf(task);
  const names = new Set(amounts.map(({ index }) => identity(task.craft, task.problem.candidates[index]!.name)));
  const other = (name: string) => !names.has(identity(task.craft, name));
  const limites = Object.fromEntries([
    ...Object.entries(objectOf(raw.limites)).filter(([name]) => other(name)),
    ...amounts.map(({ index }) => [task.problem.candidates[index]!.name, {}]),
  ]);
  const opciones = { ...raw, limites, ...withoutNames(raw, other) };
  const labels = [...new Set(amounts.map((amount) => labelOf(task, amount)))];
  if (tryOut(task, opciones)) offer(tried, { texto: say.freeAll(labels), opciones });
}

/** `fijos` and `unidades` with only the names that pass. */
function withoutNames(raw: RawOptions, passes: (name: string) => boolean): RawOptions {
  return {
    ...(Array.isArray(raw.fijos) ? { fijos: raw.fijos.filter(passes) } : {}),
    ...(isObject(raw.unidades)
      ? { unidades: Object.fromEntries(Object.entries(raw.unidades).filter(([name]) => passes(name))) }
      : {}),
  };
}

function labelOf({ problem }: Task, { index }: Amount): string {
  return problem.candidates[index]!.label;
}

/** Whether there is a nearest to move it to: units and the step are given up whole, and a range is not the person's. */
function isMovable({ kind }: Limitation): boolean {
  return kind !== 'parametro' && kind !== 'paso' && kind !== 'unidades';
}

/**
 * The options with the limitation moved to where it is `reached`, and `room` more; null for one that is not the
 * person's to give up, or that alone changes nothing.
 */
function freed(task: Task, limitation: Limitation, reached: number | null, room: number): RawOptions | null {
  const { craft, problem } = task;
  const raw = optionsOf(task);
  if (limitation.kind === 'parametro') return null;
  if (limitation.kind === 'paso') return { ...raw, paso: multiple(1, limitation.limit / (room === 0 ? 10 : 100)) };
  if (!('index' in limitation)) return otherTotal(task, reached, room);
  const { name } = problem.candidates[limitation.index]!;
  const other = (one: string) => identity(craft, one) !== identity(craft, name);
  if (limitation.kind === 'unidades') return { ...raw, ...withoutNames(raw, other) };
  if (reached === null) return null;
  const limites = objectOf(raw.limites);
  const own = limitation.kind === 'minimo' || limitation.kind === 'maximo' ? objectOf(limites[name]) : {};
  const lower = limitation.kind === 'minimo' || limitation.kind === 'resto' || reached < limitation.limit;
  // The solver leaves noise around 0.
  const bound = lower
    ? { min: Math.max(0, Math.floor(reached * (1 - room) + FREED_NOISE)) }
    : { max: Math.ceil(reached * (1 + room) - FREED_NOISE) };
  return {
    ...raw,
    ...withoutNames(raw, limitation.kind === 'fijo' ? other : () => true),
    limites: { ...limites, [name]: { ...own, ...bound } },
  };
}

/** Another total, with what was not to be touched left at its grams instead of growing with the rest. */
function otherTotal(task: Task, reached: number | null, room: number): RawOptions | null {
  const { problem } = task;
  const raw = optionsOf(task);
  if (reached === null || reached > MOST_GROWTH * problem.total || reached * MOST_GROWTH < problem.total) return null;
  const still = problem.candidates
    .filter(({ still: kind, sent }) => kind === 'sin_mover' && sent !== null)
    .map(({ name }) => name);
  const fijos = [...(Array.isArray(raw.fijos) ? (raw.fijos as readonly string[]) : []), ...still];
  const total = reached > problem.total ? Math.ceil(reached * (1 + room)) : Math.floor(reached * (1 - room));
  return { ...raw, total, ...(fijos.length > 0 ? { fijos } : {}) };
}

function textOf(task: Task, limitation: Limitation, { grams, task: other }: Settled & { readonly task: Task }): string {
  if (limitation.kind === 'paso') return say.step(other.options.step!);
  if (!('index' in limitation)) {
    const still = task.problem.candidates
      .filter(({ still: kind, sent }) => kind === 'sin_mover' && sent !== null)
      .map(({ label }) => label);
    return say.total(other.problem.total, still);
  }
  const label = labelOf(task, limitation);
  const amount = grams[limitation.index]!;
  if (limitation.limit === 0) return say.add(label, amount);
  if (limitation.kind === 'resto' || limitation.kind === 'minimo') return say.lower(label, amount);
  return limitation.kind === 'maximo' ? say.raise(label, amount) : say.free(label, amount);
}

/** The conditions a person may have set without which it works, taken all together. */
const CONDITIONS: readonly Condition[] = ['fijos', 'limites', 'unidades', 'anadir', 'total', 'paso'];

function withoutConditions(task: Task, tried: Tried): void {
  if (tried.found.size > 0) return;
  const raw = optionsOf(task);
  const given = CONDITIONS.filter((field) => raw[field] !== undefined && raw[field] !== null);
  if (given.length === 0) return;
  const opciones = Object.fromEntries(Object.entries(raw).filter(([field]) => !(given as string[]).includes(field)));
  if (tryOut(task, opciones)) offer(tried, { texto: say.without(given), opciones });
}

/** One ingredient more, of those the craft balances with. */
function adding(task: Task, tried: Tried): void {
  const { craft, items, before, problem } = task;
  const allowed = problem.candidates.filter(({ sent, still }) => sent === null && !still).map(({ name }) => name);
  const present = new Set([...items.map(({ name }) => name), ...allowed].map((name) => identity(craft, name)));
  const offered = [...craft.additions(before.type), ...craft.types.flatMap(({ id }) => craft.additions(id))];
  const isNew = (name: string) => {
    const id = identity(craft, name);
    return !present.has(id) && !tried.names.has(id) && craft.find(name) !== undefined;
  };
  const names = [...new Set(offered)].filter((name) => isNew(name) && !craft.forbids?.(before.type, name));
  // One problem holds them all; each is tried alone in it.
  const asked = [...allowed, ...names.slice(0, MOST_TRIED)].slice(0, MOST_ADDITIONS);
  const all = reopened(task, { ...optionsOf(task), anadir: asked });
  const first = items.length + allowed.length;
  let ways = 0;
  for (let i = first; all !== null && ways < MOST_OFFERED && i < items.length + asked.length; i++) {
    const alone = { ...all, problem: without(all.problem, (k) => k >= first && k !== i) };
    const amount = served(alone)?.grams[i] ?? 0;
    if (amount === 0) continue;
    ways++;
    const { name, label } = alone.problem.candidates[i]!;
    offer(tried, { texto: say.add(label, amount), opciones: { ...optionsOf(task), anadir: [...allowed, name] } });
  }
}

/** Types of its family for which the formula is good as it stands, and like what is published of them. */
function otherTypes({ craft, request, before, options, items, problem }: Task, tried: Tried): void {
  // Good as it is for its own type: then something else is in the way.
  if (options.ranges.size > 0 || isGood(craft, before, options)) return;
  const near = craft.nearTypes?.(before.type);
  const own = craft.types.find(({ id }) => id === before.type);
  const offered = near
    ? near.flatMap((id) => craft.types.filter((type) => type.id === id))
    : craft.types.filter(({ id, family }) => family === own?.family && isKin(id));
  const told = new Set(before.warnings.map(({ text }) => text));
  let count = 0;
  for (const { id, label } of offered) {
    if (count === MOST_TYPES) return;
    charge(problem.budget, JUDGEMENT * items.length);
    if (id === before.type || !isGoodAs(id)) continue;
    count++;
    offer(tried, { texto: say.type(label), type: id });
  }

  function isKin(type: string): boolean {
    const families = craft.families?.(before.type);
    return families === undefined || craft.families!(type).some((family) => families.includes(family));
  }

  function isGoodAs(type: string): boolean {
    try {
      const analysis = craft.analyse({ ...request, type });
      const isUnlike = precedentOf(craft, analysis)?.objection !== undefined;
      return isGood(craft, analysis, options) && !isUnlike && analysis.warnings.every(({ text }) => told.has(text));
    } catch (error) {
      if (error instanceof InputError) return false;
      throw error;
    }
  }
}
