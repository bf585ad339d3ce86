import { describe, expect, it } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { foodOf } from '../../src/despensa/table.ts';
import { etiqueta } from '../../src/etiqueta/etiqueta.ts';
import { lawConcerns } from '../../src/ley/law.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { ask } from './read.ts';

describe('what we said of the law and did not hold', () => {
  it('6: rye bread has no half in its name, and one of 60 % is told to say it', () => {
    expect(panaderia.types.find(({ id }) => id === 'pan_centeno')!.label).toBe('Pan de centeno');
    const ingredients = [
      { name: 'Harina de centeno', grams: 600 },
      { name: 'Harina de trigo', grams: 400 },
      { name: 'Agua', grams: 750 },
      { name: 'Sal', grams: 18 },
    ];
    const { avisos } = etiqueta({ craft: 'panaderia', type: 'pan_centeno', nombre: 'Pan de centeno', ingredients });
    expect(avisos.map(({ texto }) => texto).join(' ')).toMatch(/lo es un 60 %.*«pan de centeno 60 %»/);
  });

  it('8: nutmeg has no limit of the law, in any type', () => {
    const limited = CRAFTS.flatMap(({ types, ingredientRules }) =>
      types.filter(({ id }) => lawConcerns(ingredientRules(id).law, foodOf('nuez_moscada'))),
    );
    expect(limited).toEqual([]);
  });

  it('10: the water and the most milk of a dark chocolate are no limits of the law', () => {
    const { limits } = cacao.types.find(({ id }) => id === 'negro')!;
    const said = limits.filter(({ param, max }) => ['agua', 'base.lacteos'].includes(param.key) && max !== null);
    expect(said.length).toBeGreaterThan(1);
    expect(said.map(({ authority }) => authority)).not.toContain('ley');
  });

  it.each([
    ['helado', 'helado_leche', 'Leche entera 800, Azúcar 100, Isomaltooligosacáridos 100', /BioNeutra.*2025\/97/],
    ['cacao', 'negro', 'pasta_cacao 600, manteca_cacao 60, azucar 300, isomaltooligosacaridos 20', null],
  ])(
    '13: isomaltooligosaccharides in %s, %s are told to be of whom may sell them, or nothing',
    (craft, type, text, says) => {
      const told = ask(craft, type, text).avisos.filter(({ texto }) => /^Isomaltooligosacáridos: /.test(texto));
      expect(told.map(({ codigo, texto }) => [codigo, texto])).toEqual(
        says === null ? [] : [['sin_comprobar', expect.stringMatching(says)]],
      );
    },
  );
});
