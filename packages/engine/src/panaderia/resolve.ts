import type { Certainty } from '../craft/analysis.ts';
import { asSent, type Item } from '../craft/read.ts';
import { type IngredientRow, ROWS, roleDefault, rowOf } from './catalogue.ts';
import { classify, type Reading } from './classify.ts';
import { idOf } from './names.ts';
import { ROLES, type Role } from './roles.ts';

/** What 100 g bring to the dough. */
export interface Parts {
  readonly harina: number;
  readonly agua: number;
  readonly grasa: number;
  readonly azucar: number;
  readonly sal: number;
}

export interface Ingredient {
  /** As sent. */
  readonly name: string;
  readonly grams: number;
  readonly row: IngredientRow;
  readonly parts: Parts;
  /** False when neither the name nor a role says what it is. */
  readonly known: boolean;
  /** How sure it is that the name means the row. */
  readonly certainty: Certainty;
  /** The role sent, when it is none of the twelve. */
  readonly badRole: string | undefined;
  /** Goes on the piece or the tray: no part of the dough. */
  readonly finishing: boolean;
  /** Hydration of a pre-ferment, %; undefined for anything else. */
  readonly hydration: number | undefined;
  /** True when that hydration is the usual one and nobody stated it. */
  readonly assumedHydration: boolean;
  /** Whether its grams are pre-ferment: whole, or as a part listed on its own. */
  readonly preferment: 'whole' | Reading['partOf'];
  /** Alveograph W stated for a flour. */
  readonly strength: number | undefined;
  readonly powderedYeast: boolean;
}

export function resolve({ name, grams, raw }: Item): Ingredient {
  const reading = classify(name);
  const role = readRole(raw.role);
  const finishing = reading.finishing && role === undefined;
  const row = role === undefined || reading.row.rol === role ? reading.row : roleDefault(role);
  const stated = ferments(row) ? (readHydration(raw.hidratacion) ?? reading.hydration) : undefined;
  const hydration = ferments(row) ? (stated ?? row.hidratacion_pref!) : undefined;
  return {
    name,
    grams,
    row,
    parts: finishing ? NOTHING : hydration === undefined ? partsByRow.get(row)! : prefermentParts(row, hydration),
    known: reading.known || role !== undefined,
    certainty: role === undefined || (reading.known && row === reading.row) ? reading.certainty : 'supuesta',
    badRole: role === undefined && !isBlank(raw.role) ? asSent(raw.role) : undefined,
    finishing,
    hydration,
    assumedHydration: hydration !== undefined && stated === undefined,
    preferment: finishing ? undefined : prefermentOf(row, reading),
    strength: row.rol === 'harina' ? reading.strength : undefined,
    powderedYeast: reading.powderedYeast && row === reading.row,
  };
}

/** Part of the dough, with some weight. */
export function isCounted({ grams, finishing }: Ingredient): boolean {
  return grams > 0 && !finishing;
}

export function isYeast({ row, finishing }: Ingredient): boolean {
  return row.rol === 'levadura' && !finishing;
}

/** A pre-ferment that leavens; dried sourdough only flavours. */
export function isLive({ preferment, hydration }: Ingredient): boolean {
  return preferment !== undefined && (preferment !== 'whole' || hydration !== undefined);
}

const SOURDOUGHS: ReadonlySet<string> = new Set(['masa_madre', 'masa_madre_solida', '_rol_masa_madre']);

/** Living sourdough, weighed whole. */
export function isActiveSourdough({ row, finishing }: Ingredient): boolean {
  return SOURDOUGHS.has(row.id) && !finishing;
}

const roles = new Map<string, Role>(ROLES.map((role) => [role, role]));

function readRole(role: unknown): Role | undefined {
  return typeof role === 'string' ? roles.get(idOf(role)) : undefined;
}

function isBlank(role: unknown): boolean {
  return role === undefined || role === null || (typeof role === 'string' && role.trim() === '');
}

/** A stated hydration outside 0-300 % is ignored. */
function readHydration(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 300 ? value + 0 : undefined;
}

const DRIED_SOURDOUGH = rowOf('masa_madre_seca');

/** Dried sourdough is flour: it holds no water and does not leaven. */
function ferments(row: IngredientRow): boolean {
  return row.rol === 'masa_madre' && row !== DRIED_SOURDOUGH;
}

/** Roles that may be a part of a pre-ferment listed ingredient by ingredient. */
const CAN_BE_PART: ReadonlySet<Role> = new Set(['harina', 'agua', 'leche', 'levadura']);

function prefermentOf({ rol }: IngredientRow, { partOf }: Reading): Ingredient['preferment'] {
  if (rol === 'masa_madre') return 'whole';
  return CAN_BE_PART.has(rol) ? partOf : undefined;
}

const NOTHING: Parts = { harina: 0, agua: 0, grasa: 0, azucar: 0, sal: 0 };

const partsByRow = new Map<IngredientRow, Parts>(
  ROWS.map((row) => [
    row,
    { harina: row.f_harina, agua: row.f_agua, grasa: row.f_grasa, azucar: row.f_azucar, sal: row.f_sal },
  ]),
);

/** Flour 100, water h and salt s make 100 + h + s of pre-ferment. */
function prefermentParts(row: IngredientRow, hydration: number): Parts {
  const salt = row.sal_pref ?? 0;
  const total = 100 + hydration + salt;
  return {
    harina: (100 * 100) / total,
    agua: (100 * hydration) / total,
    sal: (100 * salt) / total,
    grasa: 0,
    azucar: 0,
  };
}
