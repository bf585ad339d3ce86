import { describe, expect, it } from 'vitest';
import { catalogue, findRow, rows } from '../../src/turron/catalogue.ts';

describe('catalogue', () => {
  it('has the 20 ids of the interface among its 89', () => {
    const published =
      'almendra_tostada almendra_cruda miel azucar glucosa azucar_invertido clara yema agua manteca_cerdo mantequilla harina harina_tostada aceite_oliva fruta_confitada pinon boniato avellana_tostada canela oblea';
    for (const id of published.split(' ')) expect(findRow(id)?.id).toBe(id);
    expect(rows).toHaveLength(89);
    expect(catalogue().map((entry) => entry.name)).toEqual(rows.map((row) => row.id));
  });

  it('finds every row by id, name and alias', () => {
    for (const row of rows) {
      for (const key of [row.id, row.nombre, ...row.aliases]) expect(findRow(key)).toBe(row);
    }
  });

  it.each([
    ['  ALMENDRA  ', 'almendra_cruda'],
    ['Azúcar', 'azucar'],
    ['piñones', 'pinon'],
    ['Miel de caña', 'miel_cana'],
    ['pan de ángel', 'oblea'],
    ['Harina de almendra', 'almendra_molida'],
    ['marcona', 'almendra_marcona_tostada'],
    ['e-471', 'emulgente_e471'],
    ['Honey', 'miel'],
    ['clara—de·huevo', 'clara'],
    [`miel${' '.repeat(300)}`, 'miel'],
    ['Azúcar glas (con 3 % de almidón)', 'azucar_glas'],
  ])('%s → %s', (name, id) => {
    expect(findRow(name)?.id).toBe(id);
  });

  it.each(['almendra amarga', '__proto__', 'constructor', '🍯', '\ud800', '', `miel${' '.repeat(300)}de caña`])(
    '%j is not guessed',
    (name) => {
      expect(findRow(name)).toBeUndefined();
    },
  );

  it('keeps cane honey apart from honey, and coconut and sesame from nuts', () => {
    expect(findRow('miel_cana')).toMatchObject({ es_miel: 0, es_azucar: 1 });
    expect(findRow('coco_rallado')).toMatchObject({ es_fruto_seco: 0, materia_basica: 1 });
    expect(findRow('sesamo')).toMatchObject({ es_fruto_seco: 0, materia_basica: 1 });
  });
});
