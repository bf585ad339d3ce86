import { describe, expect, it } from 'vitest';
import type { RoleSum } from '../../src/pasteleria/sums.ts';
import * as sums from '../../src/pasteleria/sums.ts';

/** Roles that count whole, and how a professional calls them together. */
const WHOLE: readonly (readonly [RoleSum, string, roles: string])[] = [
  [sums.AGUA_Y_ZUMO, 'agua y zumo', 'agua zumo'],
  [sums.FRUTOS_SECOS_Y_CACAO, 'almendra, otros frutos secos y cacao', 'almendra fruto_molido fruto_seco cacao'],
  [sums.ALMENDRA, 'almendra', 'almendra'],
  [sums.AZUCAR, 'azúcar y otros edulcorantes', 'azucar'],
  [sums.CACAO, 'cacao en polvo', 'cacao'],
  [sums.CLARA, 'clara', 'clara'],
  [sums.GELATINA, 'gelatina seca', 'gelatina'],
  [sums.GELIFICANTE, 'pectina, agar u otro gelificante', 'gelificante'],
  [sums.GRASA, 'mantequilla, aceite u otra grasa', 'grasa'],
  [sums.HORTALIZA, 'zanahoria u otra hortaliza', 'hortaliza'],
  [sums.IMPULSOR, 'impulsor', 'impulsor'],
  [sums.NATA, 'nata', 'nata'],
  [sums.QUESO, 'queso', 'queso'],
  [sums.SAL, 'sal', 'sal'],
  [sums.YEMA, 'yema', 'yema'],
  [sums.YOGUR, 'yogur u otro lácteo', 'lacteo'],
  [sums.ZUMO, 'zumo', 'zumo'],
  [sums.HARINAS, 'harina y almidón', 'harina almidon'],
  [sums.BASE_SECA, 'harina, almidón, cacao y fruto seco molido', 'harina almidon cacao almendra fruto_molido'],
  [sums.HUEVO, 'huevo, yema y clara', 'huevo yema clara'],
  [sums.LIQUIDO, 'agua, leche, nata, otros lácteos y zumo', 'agua leche nata lacteo condensada zumo'],
  [
    sums.LIQUIDO_Y_HUEVO,
    'agua, leche, nata, otros lácteos, zumo y huevo',
    'agua leche nata lacteo condensada zumo huevo yema clara',
  ],
  [sums.CHOCOLATE, 'chocolate', 'chocolate_negro chocolate_leche chocolate_blanco'],
  [
    sums.FASE_LIQUIDA,
    'nata, leche, agua, zumo, fruta, licor y otros lácteos',
    'nata leche agua zumo fruta licor lacteo condensada',
  ],
  [sums.FRUTOS_SECOS, 'almendra y otros frutos secos', 'almendra fruto_molido fruto_seco'],
  [sums.FRUTA, 'fruta, zumo y fruta seca', 'fruta zumo fruta_seca'],
];

describe('sums of ingredients by what they do', () => {
  it.each(WHOLE.map(([sum, text, roles]) => [text, roles, sum] as const))('%s: %s', (text, roles, sum) => {
    expect(sum.text).toBe(text);
    expect(sum.weights).toEqual(Object.fromEntries(roles.split(' ').map((role) => [role, 1])));
  });

  it('in a cream condensed milk is sugar by its sugar, and milk by the rest', () => {
    expect(sums.AZUCAR_DE_CREMA.weights).toEqual({ azucar: 1, condensada: 0.44 });
    expect(sums.LECHE.weights).toEqual({ leche: 1, condensada: 0.56 });
    expect(sums.LECHE_Y_NATA.weights).toEqual({ leche: 1, nata: 1, condensada: 0.56 });
  });

  it('flour thickens three quarters of what starch does', () => {
    expect(sums.ESPESANTE).toEqual({ text: 'almidón (la harina cuenta 0,75)', weights: { almidon: 1, harina: 0.75 } });
  });

  it('gelatine sets what twelve times as much egg does', () => {
    expect(sums.CUAJANTE.weights).toEqual({ huevo: 1, yema: 1, clara: 1, gelatina: 12 });
  });

  it('cocoa powder counts twice as chocolate', () => {
    expect(sums.CHOCOLATE_Y_CACAO).toEqual({
      text: 'chocolate (el cacao en polvo cuenta el doble)',
      weights: { chocolate_negro: 1, chocolate_leche: 1, chocolate_blanco: 1, cacao: 2 },
    });
  });

  it('none is left out of this list', () => {
    expect(WHOLE.length + 6).toBe(Object.keys(sums).length);
  });
});
