import type { Craft } from '../craft/craft.ts';
import { InputError } from '../craft/errors.ts';
import { readHeated } from '../craft/heated.ts';
import { identity } from '../craft/identity.ts';
import { precedentOf } from '../craft/precedent.ts';
import { isObject } from '../craft/read.ts';
import { charge, type Ledger, spend } from './budget.ts';
import { type Obstacle, reachAlone } from './conflict.ts';
import { multiple } from './integer.ts';
import { isGood } from './judge.ts';
import { KINDS, type Kind } from './kinds.ts';
import { mayServe, type Settled, settle } from './ladder.ts';
import { isAmount, type Limitation } from './limitations.ts';
import type { Candidate } from './model.ts';
import { strangersIn } from './objections.ts';
import type { Way } from './schema.ts';
import { isUnknown, openTask, type Task } from './task.ts';
import { without } from './taste.ts';
import { CONDITIONS, ways as say } from './texts.ts';
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

/** What was tried out and works. */
interface Served extends Settled {
  readonly task: Task;
}

/** What helps so far, the grams that did so by the limitation they free, and the ingredients it is about. */
interface Tried {
  readonly found: Map<string, Way>;
  readonly amounts: Map<string, number>;
  readonly names: Set<string>;
}

/** What to free, add or change so that it can be done; each is tried out before it is offered. */
export function waysOut(asked: Task, obstacles: readonly Obstacle[], ledger: Ledger) {
  const task = { ...asked, problem: { ...asked.problem, budget: ledger.budgets.ways } };
  const tried: Tried = { found: new Map(), amounts: new Map(), names: new Set() };
  // While nobody knows what something is, only saying so helps: it may be what the formula is made of.
  const kinds = isUnknown(task) ? [] : [removing, otherTypes, freeing, adding, withoutConditions];
  const tryAll = () => {
    for (const kind of kinds) kind(task, tried, obstacles);
  };
  // What was found before the work ran out has been tried out all the same.
  spend(ledger, 'ways', tryAll, undefined);
  const order = [...tried.found.values()].sort((a, b) => Number('type' in a) - Number('type' in b));
  return { found: order.slice(0, MOST_WAYS), amounts: tried.amounts };
}

/** The same thing in other words is offered once. */
function offer({ found }: Tried, { texto: text, ...what }: Way): void {
  // A name that ends in a point («40% vol.») closes the sentence.
  const texto = text.replace(/\.\.$/, '.');
  const whatOf = ({ opciones, type }: Omit<Way, 'texto'>) => JSON.stringify([opciones, type]);
  const told = [...found.values()].some((one) => one.texto === texto || whatOf(one) === whatOf(what));
  if (!told) found.set(texto, { texto, ...what });
}

function optionsOf({ request }: Task): RawOptions {
  return isObject(request.opciones) ? request.opciones : {};
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** The task under other options, when they are accepted and lead somewhere: most are ruled out by one look at the whole. */
function tryOut(asked: Task, opciones: RawOptions): Served | null {
  const task = reopened(asked, opciones);
  return task && served(task);
}

function served(task: Task): Served | null {
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
      if (isAmount(limitation)) {
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
    const opciones = {
      ...raw,
      ...withoutNames(raw, otherThan(craft, out)),
      limites: { ...limites, ...Object.fromEntries(allowed) },
    };
    if (tryOut(task, opciones)) {
      offer(tried, { texto: say.remove(labelsOf(out)), opciones });
      return;
    }
  }
}

/** When no single one will do: every ingredient of the conflict at once. */
function freeingAll(task: Task, tried: Tried, limitations: readonly Limitation[]): void {
  const { candidates } = task.problem;
  const lines = limitations.flatMap(({ index }) => (index === undefined ? [] : [candidates[index]!]));
  if (lines.length < 2) return;
  const raw = optionsOf(task);
  const other = otherThan(task.craft, lines);
  const limites = Object.fromEntries([
    ...Object.entries(objectOf(raw.limites)).filter(([name]) => other(name)),
    ...lines.map(({ name }) => [name, {}]),
  ]);
  const opciones = { ...raw, limites, ...withoutNames(raw, other) };
  if (tryOut(task, opciones)) offer(tried, { texto: say.freeAll(labelsOf(lines)), opciones });
}

type Named = Pick<Candidate, 'name' | 'label'>;

function labelsOf(lines: readonly Named[]): readonly string[] {
  return [...new Set(lines.map(({ label }) => label))];
}

/** Whether a name stands for none of these. */
function otherThan(craft: Craft, lines: readonly Pick<Named, 'name'>[]): (name: string) => boolean {
  const names = new Set(lines.map(({ name }) => identity(craft, name)));
  return (name) => !names.has(identity(craft, name));
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

/** Whether there is a nearest to move it to that is the person's to give up: a range is not. */
function isMovable({ kind }: Limitation): boolean {
  const { reach } = KINDS[kind];
  return reach === 'amount' || reach === 'total';
}

/**
 * The options with the limitation moved to where it is `reached`, and `room` more; null for one that is not the
 * person's to give up, or that alone changes nothing.
 */
function freed(task: Task, limitation: Limitation, reached: number | null, room: number): RawOptions | null {
  const { kind, limit, index } = limitation;
  const raw = optionsOf(task);
  if (kind === 'paso') return { ...raw, paso: multiple(1, limit / (room === 0 ? 10 : 100)) };
  if (kind === 'total') return otherTotal(task, reached, room);
  if (index === undefined) return null;
  const { name } = task.problem.candidates[index]!;
  const other = otherThan(task.craft, [{ name }]);
  if (kind === 'unidades') return { ...raw, ...withoutNames(raw, other) };
  if (reached === null) return null;
  const limites = objectOf(raw.limites);
  const own = kind === 'minimo' || kind === 'maximo' ? objectOf(limites[name]) : {};
  // The solver leaves noise around 0.
  const bound =
    isLeast(kind) || reached < limit
      ? { min: Math.max(0, Math.floor(reached * (1 - room) + FREED_NOISE)) }
      : { max: Math.ceil(reached * (1 + room) - FREED_NOISE) };
  return {
    ...raw,
    ...withoutNames(raw, kind === 'fijo' ? other : () => true),
    limites: { ...limites, [name]: { ...own, ...bound } },
  };
}

/** Whether less of an ingredient is what it stands against. */
function isLeast(kind: Kind): boolean {
  return kind === 'minimo' || kind === 'resto';
}

/** Another total, with what was not to be touched left at its grams instead of growing with the rest. */
function otherTotal(task: Task, reached: number | null, room: number): RawOptions | null {
  const { total } = task.problem;
  const raw = optionsOf(task);
  if (reached === null || reached > MOST_GROWTH * total || reached * MOST_GROWTH < total) return null;
  const fixed: readonly unknown[] = Array.isArray(raw.fijos) ? raw.fijos : [];
  const fijos = [...fixed, ...untouchedIn(task).map(({ name }) => name)];
  const wanted = reached > total ? Math.ceil(reached * (1 + room)) : Math.floor(reached * (1 - room));
  return { ...raw, total: wanted, ...(fijos.length > 0 ? { fijos } : {}) };
}

function untouchedIn({ problem }: Task): readonly Named[] {
  return problem.candidates.filter(({ still, sent }) => still === 'sin_mover' && sent !== null);
}

function textOf(task: Task, { kind, label, limit, index }: Limitation, { grams, task: other }: Served): string {
  if (kind === 'paso') return say.step(other.options.step!);
  if (index === undefined)
    return say.total(
      other.problem.total,
      untouchedIn(task).map((one) => one.label),
    );
  const amount = grams[index]!;
  if (limit === 0) return say.add(label, amount);
  if (isLeast(kind)) return say.lower(label, amount);
  return kind === 'maximo' ? say.raise(label, amount) : say.free(label, amount);
}

/** The conditions a person may have set without which it works, taken all together. */
function withoutConditions(task: Task, tried: Tried): void {
  if (tried.found.size > 0) return;
  const raw = optionsOf(task);
  const given = Object.entries(CONDITIONS).filter(([field]) => raw[field] !== undefined && raw[field] !== null);
  if (given.length === 0) return;
  const opciones = { ...raw };
  for (const [field] of given) delete opciones[field];
  if (tryOut(task, opciones)) offer(tried, { texto: say.without(given.map(([, text]) => text)), opciones });
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
function otherTypes(task: Task, tried: Tried): void {
  const { craft, before, options, items, problem } = task;
  // Good as it is for its own type: then something else is in the way.
  if (options.ranges.size > 0 || isGood(craft, before, options)) return;
  let count = 0;
  for (const { id, label } of kinOf(craft, before.type)) {
    if (count === MOST_TYPES) return;
    charge(problem.budget, JUDGEMENT * items.length);
    if (id === before.type || !isGoodAs(task, id)) continue;
    count++;
    offer(tried, { texto: say.type(label), type: id });
  }
}

/** The types a formula of one may well be of: those the craft names, or of one family and nature with it. */
function kinOf({ types, families, nearTypes }: Craft, type: string): Craft['types'] {
  const near = nearTypes?.(type);
  if (near) return near.flatMap((id) => types.filter((one) => one.id === id));
  const own = types.find(({ id }) => id === type);
  const natures = families?.(type);
  return types.filter(
    ({ id, family }) =>
      family === own?.family && (natures === undefined || families!(id).some((one) => natures.includes(one))),
  );
}

function isGoodAs({ craft, request, before, options }: Task, type: string): boolean {
  const told = new Set(before.warnings.map(({ text }) => text));
  try {
    const analysis = craft.analyse({ ...request, type });
    const isUnlike = precedentOf(craft, analysis)?.objection !== undefined;
    return isGood(craft, analysis, options) && !isUnlike && analysis.warnings.every(({ text }) => told.has(text));
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
