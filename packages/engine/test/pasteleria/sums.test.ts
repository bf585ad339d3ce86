import { describe, expect, it } from 'vitest';
import type { RoleSum } from '../../src/pasteleria/param.ts';
import { SUMS } from '../../src/pasteleria/params.gen.ts';

/** Roles that count whole, and how a professional calls them together. */
const WHOLE: readonly (readonly [RoleSum, string, roles: string])[] = [
  [SUMS.agua_y_zumo, 'agua y zumo', 'agua zumo'],
  [SUMS.frutos_secos_y_cacao, 'almendra, otros frutos secos y cacao', 'almendra fruto_molido fruto_seco cacao'],
  [SUMS.almendra, 'almendra', 'almendra'],
  [SUMS.azucar, 'azúcar y otros edulcorantes', 'azucar'],
  [SUMS.cacao, 'cacao en polvo', 'cacao'],
  [SUMS.clara, 'clara', 'clara'],
  [SUMS.gelatina, 'gelatina seca', 'gelatina'],
  [SUMS.gelificante, 'pectina, agar u otro gelificante', 'gelificante'],
  [SUMS.grasa, 'mantequilla, aceite u otra grasa', 'grasa'],
  [SUMS.hortaliza, 'zanahoria u otra hortaliza', 'hortaliza'],
  [SUMS.impulsor, 'impulsor', 'impulsor'],
  [SUMS.nata, 'nata', 'nata'],
  [SUMS.queso, 'queso', 'queso'],
  [SUMS.sal, 'sal', 'sal'],
  [SUMS.yema, 'yema', 'yema'],
  [SUMS.yogur, 'yogur u otro lácteo', 'lacteo'],
  [SUMS.zumo, 'zumo', 'zumo'],
  [SUMS.harinas, 'harina y almidón', 'harina almidon'],
  [SUMS.base_seca, 'harina, almidón, cacao y fruto seco molido', 'harina almidon cacao almendra fruto_molido'],
  [SUMS.huevo, 'huevo, yema y clara', 'huevo yema clara'],
  [SUMS.liquido, 'agua, leche, nata, otros lácteos y zumo', 'agua leche nata lacteo condensada zumo'],
  [
    SUMS.liquido_y_huevo,
    'agua, leche, nata, otros lácteos, zumo y huevo',
    'agua leche nata lacteo condensada zumo huevo yema clara',
  ],
  [SUMS.chocolate, 'chocolate', 'chocolate_negro chocolate_leche chocolate_blanco'],
  [
    SUMS.fase_liquida,
    'nata, leche, agua, zumo, fruta, licor y otros lácteos',
    'nata leche agua zumo fruta licor lacteo condensada',
  ],
  [SUMS.frutos_secos, 'almendra y otros frutos secos', 'almendra fruto_molido fruto_seco'],
  [SUMS.fruta, 'fruta, zumo y fruta seca', 'fruta zumo fruta_seca'],
];

describe('sums of ingredients by what they do', () => {
  it.each(WHOLE.map(([sum, text, roles]) => [text, roles, sum] as const))('%s: %s', (text, roles, sum) => {
    expect(sum.text).toBe(text);
    expect(sum.weights).toEqual(Object.fromEntries(roles.split(' ').map((role) => [role, 1])));
  });

  it('in a cream condensed milk is sugar by its sugar, and milk by the rest', () => {
    expect(SUMS.azucar_de_crema.weights).toEqual({ azucar: 1, condensada: 0.44 });
    expect(SUMS.leche.weights).toEqual({ leche: 1, condensada: 0.56 });
    expect(SUMS.leche_y_nata.weights).toEqual({ leche: 1, nata: 1, condensada: 0.56 });
  });

  it('flour thickens three quarters of what starch does', () => {
    expect(SUMS.espesante).toEqual({ text: 'almidón (la harina cuenta 0,75)', weights: { almidon: 1, harina: 0.75 } });
  });

  it('gelatine sets what twelve times as much egg does', () => {
    expect(SUMS.cuajante.weights).toEqual({ huevo: 1, yema: 1, clara: 1, gelatina: 12 });
  });

  it('cocoa powder counts twice as chocolate', () => {
    expect(SUMS.chocolate_y_cacao).toEqual({
      text: 'chocolate (el cacao en polvo cuenta el doble)',
      weights: { chocolate_negro: 1, chocolate_leche: 1, chocolate_blanco: 1, cacao: 2 },
    });
  });

  it('none is left out of this list', () => {
    expect(WHOLE.length + 6).toBe(Object.keys(SUMS).length);
  });
});
