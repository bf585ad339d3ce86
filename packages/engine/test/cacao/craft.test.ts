import { describe, expect, it } from 'vitest';
import { findRow } from '../../src/cacao/catalogue.ts';
import { cacao } from '../../src/cacao/craft.ts';
import { answer, request } from './formula.ts';

describe('descriptor', () => {
  it('has an example worth a gold medal', () => {
    expect(answer(cacao.example).score.medalla).toBe('gold');
  });

  it('explains every parameter of the response, in its order', () => {
    expect(cacao.params.map(({ key }) => key)).toEqual(Object.keys(answer(cacao.example).params));
  });

  it('gives every limit a source and at least one end', () => {
    for (const { id, limits } of cacao.types) {
      expect(limits.length, id).toBeGreaterThan(0);
      for (const limit of limits) {
        expect(limit.source, `${id} ${limit.param.key}`).not.toBe('');
        expect(limit.min !== null || limit.max !== null, `${id} ${limit.param.key}`).toBe(true);
      }
    }
  });

  it('states the law of dark chocolate with its article', () => {
    const [{ limits } = { limits: [] }] = cacao.types;
    expect(
      limits.filter(({ level }) => level === 'legal').map(({ param, min, max }) => [param.label, min, max]),
    ).toEqual([
      ['Cacao total', 35, null],
      ['Manteca de cacao', 18, null],
      ['Cacao seco desgrasado', 14, null],
      ['Sólidos lácteos', null, 14],
      ['Agua', null, 5],
      ['Otras sustancias comestibles', null, 40],
      ['Grasa vegetal del anexo II', null, 5],
      ['Grasa no autorizada', null, 0],
      ['Harina y almidón', null, 0],
    ]);
    expect(limits[0]!.source).toBe('RD 1055/2003; Directiva 2000/36/CE, anexo I A.3');
  });

  it('moves cocoa, sugar, milk and water, but neither flavour nor additives nor strangers', () => {
    const parts = { pasta_cacao: 1, azucar: 1, nata: 1, agua: 1, aceite_coco: 1, vainilla: 1, lecitina: 1, nadie: 1 };
    expect(cacao.levers(request('negro', parts)).map(({ lever }) => lever)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(cacao.levers(request('negro', { nadie: 1, nata: 1 }))).toMatchObject([
      { lever: false, label: 'nadie', price: null },
      { lever: true, label: 'Nata 35 % MG', price: 4.2 },
    ]);
  });

  it('moves nuts where they are the body and not where they stud the bar', () => {
    const lever = (type: string) => cacao.levers(request(type, { pasta_avellana: 1, azucar: 1 }))[0]!.lever;
    expect(['negro', 'gianduja', 'crema_untable', 'bombon'].map(lever)).toEqual([false, true, true, true]);
  });

  it('moves flour only in a cup of chocolate, which judges how much', () => {
    const lever = (type: string) => cacao.levers(request(type, { almidon_maiz: 1, azucar: 1 }))[0]!.lever;
    expect(['negro', 'chocolate_taza', 'bombon'].map(lever)).toEqual([false, true, false]);
  });

  it('finds what the analysis reads', () => {
    expect(cacao.find('  Pasta de CACAO')).toBe(cacao.catalogue().find(({ name }) => name === 'pasta_cacao'));
    expect(cacao.find('pasta_cacao')?.name).toBe('pasta_cacao');
    expect(cacao.find('polvo de estrellas')).toBeUndefined();
    expect(cacao.findType('Bean to bar')).toBe('bean_to_bar');
    expect(cacao.findType('tableta')).toBeUndefined();
  });

  it('offers additions the catalogue holds, for every type', () => {
    for (const { id } of cacao.types) {
      expect(cacao.additions(id).length).toBeGreaterThan(0);
      for (const name of cacao.additions(id)) expect(findRow(name)?.id).toBe(name);
    }
    expect(cacao.additions('no existe')).toEqual(cacao.additions('negro'));
  });
});
