import { expect, it } from 'vitest';
import { packPhrases } from '../../../../scripts/data/phrases.ts';
import { partsOf, saidAs } from '../../src/despensa/phrases.ts';
import { dataFile } from './read-csv.ts';

const parted = (text: string) => ({ text, parts: () => partsOf(text) });
const rephrased = (text: string) => saidAs('frase', parted(text));
const withoutNotes = (text: string) => saidAs('nota', parted(text), 1);

it('says at length what the pantry says in a word', () => {
  const said: Readonly<Record<string, string>> = {
    // What stands around a phrase stays, in its place.
    'bebida vegetal de avena': 'bebida de avena',
    'leche parcialmente descremada': 'leche semidesnatada',
    'mantequilla quemada': 'mantequilla noisette',
    'licuado de zanahoria': 'zumo de zanahoria',
    'nata 35 per cent': 'nata 35 %',
    'chocolate 70 % en gotas': 'chocolate 70 %',
    // Only where it stands, only after the words it follows.
    'pan con todo el chocolate': 'pan con todo el chocolate',
    'todo el poolish': 'poolish',
    'sirope de arce 66 °Brix': 'sirope de arce',
    'almíbar 30 °Brix': 'almíbar 30 °Brix',
    'free-range eggs': 'eggs',
    'cherries, washed, and dried': 'cherries,',
    'harina de trigo': 'harina de trigo',
  };
  for (const [line, meant] of Object.entries(said)) expect(rephrased(line), line).toBe(meant);
});

it('leaves notes aside, and what follows those that go on', () => {
  expect(withoutNotes('limones sin tratar')).toBe('limones');
  expect(withoutNotes('pistachos sin sal ni colorantes 1 kg')).toBe('pistachos 1 kg');
  expect(withoutNotes('icing sugar to dust the cake')).toBe('icing sugar');
  expect(withoutNotes('agua de la masa madre')).toBe('agua');
  // A note first is no note: it is what the line is about.
  expect(withoutNotes('sin sal')).toBe('sin sal');
});

it('is refused where a row does not add up', () => {
  const faultsOf = (row: string) => {
    const faults: string[] = [];
    packPhrases(`clase,frase,dice,tras,salvo,sitio\n${row}\n`, faults);
    return faults.length;
  };
  expect(['frase,sin tostar,,,,', 'nota,to taste,,,,resto'].map(faultsOf)).toEqual([0, 0]);
  const wrong = [
    'cosa,sin tostar,,,,',
    'frase,de? maíz,,,,',
    'frase,[de maíz,,,,',
    'frase,de] maíz,,,,',
    'nota,a,,,,ahí',
  ];
  expect(wrong.map(faultsOf)).toEqual([1, 1, 1, 1, 1]);
  const faults: string[] = [];
  packPhrases(dataFile('frases.csv'), faults);
  expect(faults).toEqual([]);
});
