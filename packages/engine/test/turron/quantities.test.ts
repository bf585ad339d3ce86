import { describe, expect, it } from 'vitest';
import { findRow } from '../../src/turron/catalogue.ts';
import { FIGURES } from '../../src/turron/figures.gen.ts';
import { quantitiesOf } from '../../src/turron/resolve.ts';
import { rulesOf } from '../../src/turron/types.ts';
import { balance } from './formula.ts';

function gram(id: string, toasts: boolean) {
  return quantitiesOf(findRow(id), rulesOf(toasts ? 'jijona' : 'mazapan'));
}

describe('almond toasted on the way', () => {
  it('loses 3 % of water and counts as the toasted almond of its variety', () => {
    expect(gram('almendra_cruda', true).almond).toBe(0.97);
    expect(gram('almendra_cruda', true).fat).toBeCloseTo(0.97 * 0.542, 12);
    expect(gram('almendra_marcona_cruda', true).fat).toBeCloseTo(0.97 * 0.58, 12);
    expect(gram('almendra_marcona_cruda', true).dry).toBeCloseTo(0.97 * 0.98, 12);
  });

  it('costs what was bought: raw almond', () => {
    expect(gram('almendra_marcona_cruda', true).cost).toBe(13);
    expect(gram('almendra_marcona_cruda', true).weighed).toBe(1);
  });

  it('stays raw in the types that do not toast it', () => {
    expect(gram('almendra_marcona_cruda', false).fat).toBeCloseTo(0.563, 12);
    expect(gram('almendra_marcona_cruda', false).mass).toBe(1);
  });

  it('Marcona makes a richer Jijona than common almond', () => {
    const jijona = (almond: string) => balance('jijona', `${almond} 700, miel 200, azucar 100`).params;
    expect(jijona('almendra_marcona_cruda')).toMatchObject({ pctGrasa: 40.43, kcal_100g: 557.77 });
    expect(jijona('almendra_cruda')).toMatchObject({ pctGrasa: 37.83, kcal_100g: 539.74 });
  });
});

describe('parity of Mazapán de Toledo', () => {
  it.each([
    ['sugar', 'azucar 500', 'Extra'],
    ['sugar and honey', 'azucar 400, miel 150', 'Extra'],
    ['sugar and sweetener', 'azucar 300, maltitol 220', 'Extra'],
    ['honey whose water makes the difference: 495 g weighed, 478 g dry', 'azucar 400, miel 95', 'Suprema'],
  ])('480 g of almond against %s', (_, sweet, category) => {
    expect(balance('mazapan', `almendra_cruda 480, ${sweet}`).score.categoria).toBe(category);
  });
});

describe('what a marzipan or a turrón may hold', () => {
  it('white and yolk add up as egg: 60 g and 50 g in 990 g are 11 %', () => {
    const { score } = balance('mazapan', 'almendra_cruda 480, azucar 400, clara 60, yema 50');
    expect(score.motivos[1]).toContain('El huevo (11,11 %)');
    expect(balance('mazapan', 'almendra_cruda 480, azucar 400, clara 40, yema 50').score.categoria).toBe('Suprema');
  });

  it('the starch of tubers counts: 100 g of potato bring 17.4 g', () => {
    expect(balance('panellets', 'almendra_cruda 500, azucar 400, patata 100').score.categoria).toBe('Extra');
    expect(balance('panellets', 'almendra_cruda 500, azucar 450, patata 50').score.categoria).toBe('Suprema');
    expect(balance('generico', 'almendra_cruda 500, azucar 450, patata 5').score.categoria).toBe('Básico');
  });
});

describe('yolk', () => {
  it('counts as its formula says', () => {
    expect(gram('yema', false).yolk).toBe(FIGURES.yema_fresca);
    expect(gram('huevo', false).yolk).toBe(FIGURES.huevo_entero);
  });
});
