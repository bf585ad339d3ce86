import { heaviest, type Move, type Scale, type Side } from '../craft/correct.ts';
import { sweetensWithSugar } from '../despensa/kinds.ts';
import { findRow, type Row } from './catalogue.ts';
import { ADDED } from './groups.ts';
import { isForbiddenFat, type Part } from './params.ts';
import { type Family, isFilling } from './profile.ts';

/** A kind of ingredient. */
type Kind = (row: Row) => boolean;

const isLiquor: Kind = (row) => row.grupo === 'cacao' && row.manteca_cacao > 30 && row.cacao_seco_desgrasado > 30;
const isPowder: Kind = (row) => row.grupo === 'cacao' && row.cacao_seco_desgrasado > 60;
const isButter: Kind = (row) => row.grupo === 'cacao' && row.manteca_cacao > 90;
const isSugar: Kind = (row) => (row.grupo === 'azucar' || row.grupo === 'poliol') && row.azucar > 50;
const isMilkPowder: Kind = (row) => row.grupo === 'lacteo' && row.agua < 10 && row.sng_leche > 30;
const isSkimmed: Kind = (row) => isMilkPowder(row) && row.grasa_leche < 5;
const isMilkFat: Kind = (row) => row.grupo === 'lacteo' && row.grasa_leche > 60;
const isNut: Kind = (row) => row.frutos_secos > 0;
const isOtherNut: Kind = (row) => isNut(row) && row.avellana === 0;
const isWet: Kind = (row) => row.agua > 30;
const isCouverture: Kind = (row) => row.grupo === 'chocolate';
const isAdded: Kind = (row) => ADDED.has(row.grupo);
const isAddedSugar: Kind = (row) => row.food !== undefined && sweetensWithSugar(row.food);
const isStarch: Kind = (row) => row.grupo === 'almidon';
const isAdditive: Kind = (row) => row.grupo === 'aditivo';
const isAnnexTwo: Kind = (row) => row.grupo === 'grasa_vegetal' && !isForbiddenFat(row);

/** How a move is written: what goes out, by kind, and what comes in, by wire name. */
type Recipe = readonly [out: Kind | null, into: string | null];

/** Ways out of each fault, the one a master tries first in front. */
const MOVES: Readonly<Partial<Record<Part | 'aw', Readonly<Record<Side, readonly Recipe[]>>>>> = {
  cacaoTotal: {
    low: [
      [isSugar, 'pasta_cacao'],
      [null, 'pasta_cacao'],
      [isMilkPowder, 'pasta_cacao'],
      [isWet, 'cob_negra'],
    ],
    high: [
      [null, 'azucar'],
      [isLiquor, 'leche_entera_polvo'],
      [isLiquor, 'azucar'],
    ],
  },
  manteca: {
    low: [
      [null, 'manteca_cacao'],
      [isSugar, 'manteca_cacao'],
      [isPowder, 'pasta_cacao'],
    ],
    high: [
      [isButter, null],
      [isButter, 'azucar'],
      [isLiquor, 'azucar'],
      [isCouverture, 'nata'],
    ],
  },
  mantecaGrasaLactea: {
    low: [
      [null, 'manteca_cacao'],
      [isSugar, 'manteca_cacao'],
    ],
    high: [
      [isButter, null],
      [isMilkFat, null],
    ],
  },
  grasaTotal: {
    low: [
      [null, 'manteca_cacao'],
      [isSugar, 'manteca_cacao'],
      [isWet, 'manteca_cacao'],
      [null, 'mantequilla'],
    ],
    high: [
      [isMilkFat, null],
      [isButter, null],
      [isButter, 'azucar'],
      [isNut, 'azucar'],
      [isLiquor, 'azucar'],
    ],
  },
  csd: {
    low: [
      [isButter, 'pasta_cacao'],
      [isSugar, 'pasta_cacao'],
      [null, 'pasta_cacao'],
      [null, 'cacao_polvo'],
    ],
    high: [
      [isPowder, 'manteca_cacao'],
      [isLiquor, 'manteca_cacao'],
      [isPowder, null],
      [isLiquor, null],
      [isCouverture, 'manteca_cacao'],
      [isCouverture, null],
    ],
  },
  ratio: {
    low: [
      [isPowder, 'pasta_cacao'],
      [isPowder, 'manteca_cacao'],
      [null, 'manteca_cacao'],
    ],
    high: [
      [isButter, 'pasta_cacao'],
      [isButter, null],
    ],
  },
  azucar: {
    low: [
      [null, 'azucar'],
      [null, 'azucar_invertido'],
      [isWet, 'azucar_invertido'],
      [isLiquor, 'azucar'],
      [isButter, 'azucar'],
    ],
    high: [
      [isSugar, 'pasta_cacao'],
      [isSugar, 'leche_entera_polvo'],
      [isSugar, 'manteca_cacao'],
      [isSugar, 'pasta_avellana'],
      [isSugar, null],
      [isCouverture, 'pasta_cacao'],
      [isSugar, 'nata'],
    ],
  },
  lacteos: {
    low: [
      [isSugar, 'leche_entera_polvo'],
      [null, 'leche_entera_polvo'],
      [isButter, 'leche_entera_polvo'],
    ],
    high: [
      [isMilkPowder, null],
      [isMilkPowder, 'azucar'],
      [isMilkPowder, 'pasta_cacao'],
      [isMilkFat, 'manteca_cacao'],
    ],
  },
  grasaLactea: {
    low: [
      [isSkimmed, 'leche_entera_polvo'],
      [isButter, 'mantequilla_clarificada'],
      [null, 'mantequilla_clarificada'],
      [isSugar, 'leche_entera_polvo'],
    ],
    high: [
      [isMilkFat, null],
      [isMilkFat, 'manteca_cacao'],
      [isWet, 'leche_entera'],
      [isMilkPowder, 'leche_desn_polvo'],
      [isWet, null],
    ],
  },
  agua: {
    low: [[null, 'nata']],
    high: [
      [isWet, null],
      [isWet, 'cob_negra'],
      [isSugar, 'azucar'],
      [isWet, 'mantequilla'],
    ],
  },
  avellana: {
    low: [
      [isOtherNut, 'pasta_avellana'],
      [isSugar, 'pasta_avellana'],
      [null, 'pasta_avellana'],
    ],
    high: [
      [isNut, null],
      [isNut, 'cob_leche'],
      [isNut, 'azucar'],
    ],
  },
  frutosSecos: {
    low: [],
    high: [
      [isNut, null],
      [isNut, 'cob_leche'],
    ],
  },
  anadidos: { low: [], high: [[isAdded, null]] },
  grasaVegetal: { low: [], high: [[isAnnexTwo, 'manteca_cacao']] },
  grasaNoAutorizada: {
    low: [],
    high: [
      [isForbiddenFat, 'manteca_cacao'],
      [isForbiddenFat, null],
    ],
  },
  almidon: {
    low: [[null, 'almidon_maiz']],
    high: [
      [isStarch, null],
      [isStarch, 'azucar'],
    ],
  },
  polvo: { low: [[isSugar, 'cacao_polvo']], high: [] },
  azucarAnadido: { low: [], high: [[isAddedSugar, 'maltitol']] },
  aditivos: { low: [], high: [[isAdditive, null]] },
  aw: {
    low: [],
    high: [
      [(row) => isSugar(row) && row.sacarosa > 50, 'dextrosa'],
      [isWet, 'azucar_invertido'],
      [null, 'azucar_invertido'],
      [null, 'sorbitol'],
      [isWet, 'cob_negra'],
    ],
  },
};

/** The moves that may mend a number with what is there, in the order of the trade. */
export function movesFor(part: Part | 'aw', side: Side, family: Family, formula: Scale<Row>): readonly Move<Row>[] {
  const moves: Move<Row>[] = [];
  for (const [out, into] of MOVES[part]?.[side] ?? []) {
    const from = out === null ? undefined : heaviest(formula, out);
    if (out !== null && from === undefined) continue;
    const to = into === null ? undefined : comingIn(into, family, formula);
    if (into !== null && (to === undefined || to.row === from?.row)) continue;
    moves.push({ from, to });
  }
  return moves;
}

/** Grains of sugar stay in a ganache, which is not boiled: invert sugar sweetens it and holds its water. */
const OF_GANACHE: Readonly<Record<string, string>> = { azucar: 'azucar_invertido' };

/** Caramel is mended with what it is made of, not into a ganache. */
const OF_CARAMEL: ReadonlySet<string> = new Set([
  'azucar',
  'azucar_invertido',
  'dextrosa',
  'sorbitol',
  'nata',
  'mantequilla',
]);

/** The couverture of a filling is the one it already has. */
function comingIn(usual: string, family: Family, formula: Scale<Row>): Move<Row>['to'] {
  if (family === 'caramelo' && !OF_CARAMEL.has(usual)) return undefined;
  const id = (family === 'ganache' ? OF_GANACHE[usual] : undefined) ?? usual;
  const own = isFilling(family) && id.startsWith('cob_') ? heaviest(formula, isCouverture) : undefined;
  if (own !== undefined) return own;
  const row = findRow(id)!;
  return formula.find((one) => one.row === row) ?? { name: id, row };
}
