import { describe, expect, it } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { balance, formula, outOf } from './formula.ts';

const TYPE = 'cremoso_crema';

describe('crémeux of cream that masters sign', () => {
  it.each([
    [
      'caramel with glucose and butter',
      'azúcar 140, jarabe de glucosa 30, nata 35 % 400, yema 90, mantequilla 60, gelatina 5, sal 3',
    ],
    ['praliné', 'leche 220, nata 220, yema 80, azúcar 20, praliné de avellana 60 % 160, mantequilla 50, gelatina 6'],
    ['caramel with salted butter', 'azúcar 140, nata 450, yemas 110, leche 150, mantequilla semisalada 40, gelatina 6'],
    ['plain, to be flavoured', 'nata 35 % 500, yemas 120, azúcar 100, gelatina en polvo 4, agua 20'],
  ])('%s', (_what, recipe) => {
    expect(analizar(pasteleria, formula(TYPE, recipe)).resultado.bueno).toBe(true);
  });
});

describe('what they refuse', () => {
  it.each([
    ['liquid', 'Nata 35% 500, Leche entera 250, Yema 40, Azúcar 90, Gelatina 1', ['pctHuevo', 'pctGelatina']],
    ['rubbery', 'Nata 35% 400, Leche entera 150, Yema 100, Azúcar 90, Gelatina 14', ['pctGelatina']],
    ['too sweet', 'Azúcar 250, Glucosa 40, Nata 35% 330, Yema 90, Mantequilla 30, Gelatina 5', ['azucares']],
    ['greasy', 'Nata 35% 450, Yema 100, Azúcar 90, Mantequilla 120, Gelatina 5', ['grasa']],
    [
      'neither yolk nor gelatine',
      'Nata 35% 400, Leche entera 200, Azúcar 90, Praliné de avellana 120',
      ['pctHuevo', 'pctGelatina'],
    ],
    ['a panna cotta', 'Nata 35% 450, Leche entera 150, Azúcar 90, Gelatina 6', ['pctHuevo']],
    ['a crème anglaise', 'Nata 35% 300, Leche entera 300, Yema 120, Azúcar 90', ['pctGelatina']],
    ['lean', 'Leche entera 550, Nata 35% 60, Yema 90, Azúcar 90, Gelatina 5', ['grasa']],
    [
      'a pastry cream',
      'Leche entera 300, Nata 35% 300, Yema 90, Azúcar 90, Almidón/Maicena 45, Gelatina 5',
      ['pctAlmidonLeche'],
    ],
  ])('%s', (_what, recipe, out) => {
    const answer = balance(TYPE, recipe);
    expect(outOf(answer)).toEqual(out);
    expect(answer.verdict).toBe('revisar');
    expect(analizar(pasteleria, formula(TYPE, recipe)).resultado.bueno).toBe(false);
  });
});

describe('what belongs to another crémeux says so', () => {
  it.each([
    [
      'chocolate',
      'Nata 35% 300, Leche entera 150, Yema 90, Azúcar 40, Gelatina 4, Chocolate negro 70% 150',
      'Con tanto chocolate es otro tipo, el cremoso de chocolate.',
    ],
    [
      'fruit',
      'Nata 35% 250, Puré de frambuesa 250, Yema 90, Azúcar 70, Gelatina 5',
      'Con tanta fruta es otro tipo, el cremoso de fruta.',
    ],
  ])('%s', (_what, recipe, text) => {
    expect(balance(TYPE, recipe).suggestions[0]).toContain(text);
  });

  it('a little of either flavours it', () => {
    const coffee = 'Nata 35% 250, Leche entera 250, Yema 80, Azúcar 60, Gelatina 4, Chocolate con leche 40% 100';
    const coconut = 'Azúcar 250, Nata 35% 300, Puré de coco 100, Mantequilla 80, Yema 100, Gelatina 7';
    expect([coffee, coconut].map((recipe) => balance(TYPE, recipe).verdict)).toEqual(['equilibrada', 'equilibrada']);
  });
});
