import { describe, expect, it } from 'vitest';
import { everyFood } from '../../src/despensa/table.ts';
import { findRow, shelf } from '../../src/turron/catalogue.ts';

describe('catalogue', () => {
  it('has the 20 ids of the interface and every food of the pantry', () => {
    const published =
      'almendra_tostada almendra_cruda miel azucar glucosa azucar_invertido clara yema agua manteca_cerdo mantequilla harina harina_tostada aceite_oliva fruta_confitada pinon boniato avellana_tostada canela oblea';
    for (const id of published.split(' ')) expect(findRow(id)?.id).toBe(id);
    expect(shelf.catalogue()).toHaveLength(everyFood().length);
  });

  it('finds every entry by id and name', () => {
    for (const entry of shelf.catalogue())
      for (const key of [entry.name, entry.label]) expect(shelf.find(key), key).toBe(entry);
  });

  it.each([
    ['  ALMENDRA  ', 'almendra_cruda'],
    ['Azúcar', 'azucar'],
    ['piñones', 'pinon'],
    ['Miel de caña', 'miel_cana'],
    ['pan de ángel', 'oblea'],
    ['Harina de almendra', 'almendra_molida'],
    ['marcona', 'almendra_marcona_cruda'],
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
