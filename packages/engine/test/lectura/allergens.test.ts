import { expect, it } from 'vitest';
import { isLost, linesOf, type Word, wordsIn, wordsOf } from '../../../../scripts/lectura/bringing.ts';
import { runs } from '../../../../scripts/lib/long.ts';
import { findFood } from '../../src/despensa/names.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { dataFile, rowsOf } from '../despensa/read-csv.ts';

const LISTED = wordsIn(rowsOf(dataFile('alergenos.csv')));

/** Made lines that are read as a food without what their word brings. */
function lostOf(words: readonly Word[], seed: number): readonly string[] {
  return linesOf(everyFood(), words, runs(5000), seed).flatMap((made) => {
    const reading = findFood(made.line, made.craft);
    return isLost(made, reading) ? [`${made.line}: ${reading.food!.id}`] : [];
  });
}

it('never loses an allergen whose word is listed', () => {
  expect(lostOf(LISTED, 1)).toEqual([]);
});

it('never loses the allergens of a food that a line names besides', () => {
  expect(lostOf(wordsOf(everyFood()), 1)).toEqual([]);
});

it.each([
  ['leche p/ arroz', 'helado', 'leche_entera'],
  ['lait pour riz', 'helado', 'leche_entera'],
  ['nata p/ coco', 'helado', 'nata_35'],
  ['mantequilla para cacao', 'cacao', 'mantequilla'],
  ['ron p/ pasas', 'pasteleria', 'ron_40'],
  // Names to the letter stay what they are, in any number.
  ['fermento para bolo', 'pasteleria', 'impulsor'],
  ['farina per polenta', 'panaderia', 'harina_maiz'],
  ['crema para untar de cacao', 'pasteleria', 'crema_cacao_avellanas'],
] as const)('what a food is for makes no other of it: «%s»', (line, craft, food) => {
  expect(findFood(line, craft).food?.id).toBe(food);
});
