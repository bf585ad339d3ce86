import { CRAFTS, craftOf, InputError } from '@obrador/engine';
import { type LeyAnswer, leyEn, leyLines } from '@obrador/engine/ley';
import { expect, test } from 'vitest';
import { stateOf } from '../../src/ley/at-date.ts';
import { NORMS } from '../../src/ley/norms.gen.ts';

function law(craft: 'panaderia' | 'cacao' | 'turron' | 'helado' | 'pasteleria', type: string, day: string): LeyAnswer {
  return leyEn(craftOf(craft), type, day)!;
}

const stateOfLimit = (answer: LeyAnswer, name: string) => answer.limites.find(({ nombre }) => nombre === name)?.estado;

test('a norm rules from its first day to its last, both counted', () => {
  const norm = { from: '1990-06-29', until: '2003-08-05' };
  expect(stateOf(norm, '1990-06-28')).toBe('aun_no');
  expect(stateOf(norm, '1990-06-29')).toBe('en_vigor');
  expect(stateOf(norm, '2003-08-05')).toBe('en_vigor');
  expect(stateOf(norm, '2003-08-06')).toBe('ya_no');
  expect(stateOf({ from: null, until: null }, '2003-08-06')).toBe('sin_fecha');
  expect(stateOf({ from: null, until: '2003-08-05' }, '2003-08-06')).toBe('ya_no');
});

test('the limit on the salt of bread came three years after the norm that has it', () => {
  const before = law('panaderia', 'pan_comun', '2022-03-31');
  expect(stateOfLimit(before, 'Grasa')).toBe('en_vigor');
  expect(stateOfLimit(before, 'Sal en el pan acabado')).toBe('aun_no');
  expect(stateOfLimit(law('panaderia', 'pan_comun', '2022-04-01'), 'Sal en el pan acabado')).toBe('en_vigor');
  expect(stateOfLimit(law('panaderia', 'pan_comun', '2019-06-30'), 'Grasa')).toBe('aun_no');
});

test('a norm whose day nobody has told is said to be so', () => {
  expect(stateOfLimit(law('panaderia', 'pan_sin_gluten', '2026-11-01'), 'Sal en el pan acabado')).toBe('sin_fecha');
  expect(stateOfLimit(law('panaderia', 'pizza_napolitana', '2026-11-01'), 'Grasa')).toBe('sin_fecha');
});

test('the norm that ruled before is listed with the day it ended', () => {
  const { normas, limites } = law('cacao', 'negro', '2000-01-01');
  expect(limites.find(({ nombre }) => nombre === 'Cacao total')?.estado).toBe('aun_no');
  expect(normas).toContainEqual({
    titulo: 'RD 1055/2003',
    desde: '2003-08-06',
    hasta: null,
    estado: 'aun_no',
    sustituye: 'Real Decreto 822/1990',
  });
  expect(normas).toContainEqual({
    titulo: 'Real Decreto 822/1990',
    desde: '1990-06-29',
    hasta: '2003-08-05',
    estado: 'en_vigor',
  });
});

test('what the trade asks is not law', () => {
  expect(stateOfLimit(law('panaderia', 'pan_comun', '2025-01-01'), 'Levadura')).toBeUndefined();
});

test('jams ask for more fruit since June 2026', () => {
  const asked = (day: string) => stateOfLimit(law('pasteleria', 'confitura', day), 'Fruta · Confitura');
  expect(asked('2026-06-13')).toBe('aun_no');
  expect(asked('2026-06-14')).toBe('en_vigor');
  expect(law('pasteleria', 'confitura', '2026-06-14').normas).toContainEqual({
    titulo: 'RD 863/2003 antes de 2026',
    desde: '2003-07-12',
    hasta: '2026-06-13',
    estado: 'ya_no',
  });
});

test('the legal qualities of a turrón and the chocolate of a bombón are listed', () => {
  expect(law('turron', 'jijona', '2020-01-01').limites.map(({ otorga }) => otorga)).toContain('Popular');
  expect(stateOfLimit(law('cacao', 'bombon', '2003-08-05'), 'Chocolate y cacao')).toBe('aun_no');
});

test('fruit of a sorbet and fat of milk are told beside the ranges', () => {
  expect(stateOfLimit(law('helado', 'sorbete_agua', '1998-04-28'), 'Fruta')).toBe('aun_no');
  expect(stateOfLimit(law('helado', 'helado_crema', '1998-04-29'), 'Grasa de leche')).toBe('en_vigor');
});

test.each([undefined, null, '', '2015', '2015-13-01', '2015-02-30', '01/06/2015', '2015-6-1', 20150601])(
  '«%s» is no day',
  (day) => {
    const ask = () => leyEn(craftOf('turron'), 'jijona', day);
    expect(ask).toThrow(InputError);
    expect(ask).toThrow('«fecha» debe ser un día del calendario escrito como año-mes-día: 2015-06-01.');
  },
);

test('a type the craft has not has no law', () => {
  expect(leyEn(craftOf('turron'), 'brioche', '2020-01-01')).toBeUndefined();
});

test('every type answers, and every norm it cites has its row', () => {
  const titles = new Set(NORMS.map(({ title }) => title));
  for (const craft of CRAFTS) {
    for (const { id } of craft.types) {
      const { normas, limites, dosis, vetos } = leyEn(craft, id, '2026-01-01')!;
      const listed = new Set(normas.map(({ titulo }) => titulo));
      for (const { normas: cited } of [...limites, ...dosis, ...vetos]) {
        for (const title of cited)
          expect(listed.has(title) && titles.has(title), `${craft.id} ${id} ${title}`).toBe(true);
      }
    }
  }
});

test('a terminal reads it in lines', () => {
  expect(leyLines(law('panaderia', 'pan_comun', '2020-06-01')).slice(0, 6)).toEqual([
    'Pan común (barra u hogaza): lo que pide la ley el 01/06/2020.',
    '- Grasa: 0 a 2 %. En vigor (RD 308/2019: el pan común no lleva grasa; tolerancia técnica).',
    '- Azúcar: 0 a 2 %. En vigor (RD 308/2019: el pan común no lleva azúcar; tolerancia técnica).',
    '- Sal en el pan acabado [legal]: hasta 1,31 g/100 g. Aún no en vigor (RD 308/2019, art. 11.2 c: por cloruros; por sodio total, 1,66. Solo del pan común).',
    '- RD 308/2019: desde el 01/07/2019; antes, Real Decreto 1137/1984.',
    '- RD 308/2019, art. 11.2 c: desde el 01/04/2022.',
  ]);
  expect(leyLines(law('pasteleria', 'sobao', '2026-01-01')).join('\n')).not.toContain('{');
});
