import { describe, expect, it } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { agreeing, inSentence, theName } from '../../src/craft/nouns.ts';
import { helado } from '../../src/helado/craft.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { turron } from '../../src/turron/craft.ts';
import { balanced } from './formula.ts';

describe('the explanation', () => {
  it('of a hard and thin cream', () => {
    expect(balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100').explicacion).toEqual([
      'Sube el azúcar de 100 g a 150 g (+50 g): corrige el PAC y los sólidos totales.',
      'Añade 26 g de dextrosa: corrige el PAC y los sólidos totales.',
      'Añade 13 g de leche en polvo desnatada: corrige el SLNG.',
      'PAC: de −5,61 °C a −10,79 °C (rango −12,5 a −10,6 °C).',
      'SLNG: de 6,92 % a 7,59 % (rango 7 a 13 %).',
      'Sólidos totales: de 31,09 % a 37,33 % (rango 33,5 a 46,5 %).',
      'Resultado: fórmula equilibrada.',
      'El total pasa de 850 g a 939 g: no pedías mantenerlo.',
      'El coste pasa de 1,91 a 1,89 €/kg.',
    ]);
  });

  it('of bread that is good and over the salt of the law', () => {
    const text = 'Harina de centeno 211, Sal 6.9, Masa madre de centeno 185, Agua 179';
    expect(balanced(panaderia, 'pan_centeno', text).explicacion).toEqual([
      expect.stringMatching(/^Sal estimada en el pan: 1,35 g.*cumple por los dos\.$/),
      'Baja la sal de 6,9 g a 6,6 g (−0,3 g): corrige la sal por 100 g de pan.',
      'Resultado: fórmula equilibrada.',
      'El total pasa de 581,9 g a 581,6 g.',
      'El coste se queda en 0,53 €/kg.',
    ]);
    expect(balanced(panaderia, 'pan_centeno', text, { fijos: ['Sal'] }).explicacion).toEqual([
      'La fórmula se queda como está: fórmula equilibrada; la sal supera el límite legal por cloruros.',
      expect.stringMatching(/^Sal estimada en el pan: 1,35 g.*cumple por los dos\.$/),
    ]);
  });

  it.each([
    ['bread flour 1000, water 850, salt 18, fresh yeast 10', 'Baja el agua de 850 g a 620 g (−230 g)'],
    ['Harina 1000, Agua del grifo 850, Sal 18, Levadura fresca 10', 'Baja el agua del grifo de 850 g a 620 g (−230 g)'],
  ])('says in Spanish what was written in another language, and as written what was not: %s', (text, said) => {
    expect(balanced(panaderia, 'pan_comun', text).explicacion[0]).toBe(`${said}: corrige la hidratación.`);
  });

  it('of a wet dough', () => {
    expect(balanced(panaderia, 'pan_comun', 'Harina 1000, Agua 850, Sal 18, Levadura fresca 10').explicacion).toEqual([
      'Baja el agua de 850 g a 620 g (−230 g): corrige la hidratación.',
      'Hidratación: de 85,00 % a 62,00 % (rango 51 a 83 %).',
      'Resultado: fórmula equilibrada.',
      'El total pasa de 1878 g a 1648 g: no pedías mantenerlo.',
      'El coste pasa de 0,31 a 0,36 €/kg.',
    ]);
  });

  it('of a turrón short of almond', () => {
    const { explicacion } = balanced(turron, 'jijona', 'almendra_tostada 450, miel 120, azucar 390, clara 40');
    expect(explicacion).toContainEqual(
      expect.stringMatching(/^Baja el azúcar blanco \(sacarosa\) de 390 g a \d+ g \(−\d+ g\): corrige la almendra\.$/),
    );
    expect(explicacion).toContain('Resultado: Extra.');
  });

  it('of a silver medal tells which targets it misses, and what gold would take', () => {
    const sent = 'nata 500, glucosa 50, cob_negra_64 650, mantequilla 100';
    // Free to move, its own lines reach gold.
    const { explicacion } = balanced(cacao, 'bombon', sent, { fijos: ['glucosa', 'mantequilla'] });
    expect(balanced(cacao, 'bombon', sent).explicacion).toContain('Resultado: medalla de oro.');
    expect(explicacion).toContain('Resultado: medalla de plata.');
    expect(explicacion).toContainEqual(
      expect.stringMatching(/^La medalla de plata admite hasta dos objetivos fuera de su rango; aquí, /),
    );
    expect(explicacion.at(-1)).toMatch(/^Para la medalla de oro habría que poner la nata 35 % MG en \d+ g/);
  });

  it('of a gold medal in pastry', () => {
    const { explicacion } = balanced(
      pasteleria,
      'crema_pastelera',
      'Leche entera 1000, Azúcar 150, Yema 126, Almidón/Maicena 90',
      { objetivo: 'oro' },
    );
    expect(explicacion).toContain('Resultado: fórmula equilibrada (medalla de oro).');
    expect(explicacion.join(' ')).toMatch(/Huevo sobre leche: de 12,60 % a 1\d,\d\d % \(rango 13,5 a 27,5 %\)\./);
  });

  it('of a gold medal tells the figure it does without', () => {
    const custard = 'Leche entera 1000, Azúcar 180, Yema 70, Almidón/Maicena 90';
    const { explicacion } = balanced(pasteleria, 'crema_pastelera', custard, { objetivo: 'oro', fijos: ['Yema'] });
    expect(explicacion).toContain('Resultado: fórmula equilibrada (medalla de oro).');
    expect(explicacion).toContain(
      'La medalla de oro admite una cifra fuera de lo habitual; aquí, el huevo sobre leche.',
    );
  });

  it('of what cannot be done begins by saying so', () => {
    const { explicacion } = balanced(helado, 'sorbete_agua', 'Fresa 900, Azúcar 100', { total: 1000 });
    expect(explicacion).toEqual([
      'Así no sale, y lo más parecido es dejarla como está: falla en el PAC, el POD, los azúcares y otros parámetros.',
    ]);
  });

  it('of another total tells proportion from correction', () => {
    const { explicacion } = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      total: 1700,
    });
    expect(explicacion[0]).toMatch(/^Sube la leche entera de 500 g a \d+ g \(en proporción serían 1000 g\): corrige/);
    expect(explicacion).toContain('Sube la nata 35% de 250 g a 500 g (+250 g): en proporción al nuevo total.');
  });

  it('of limits that force a change', () => {
    const { explicacion } = balanced(
      helado,
      'helado_crema',
      'Leche entera 595, Nata 35% 180, Leche en polvo desnatada 40, Azúcar 145, Dextrosa 35, Neutro para cremas 5 g/kg 5',
      { limites: { 'Nata 35%': { min: 200 } } },
    );
    expect(explicacion[0]).toBe('Sube la nata 35% de 180 g a 200 g (+20 g): por los límites que pides.');
  });

  it('names what has no price', () => {
    const { explicacion } = balanced(
      helado,
      'helado_crema',
      'Leche entera 500, Nata 35% 250, Azúcar 100, Polvo de hadas 1',
    );
    expect(explicacion.at(-1)).toBe('Sin precio conocido: polvo de hadas; el coste no lo cuenta.');
    const two = balanced(
      helado,
      'helado_crema',
      'Leche entera 500, Nata 35% 250, Azúcar 100, Polvo de hadas 1, Otra cosa 1',
    );
    expect(two.explicacion.at(-1)).toBe('Sin precio conocido: polvo de hadas y otra cosa; el coste no los cuenta.');
  });
});

describe('names in a sentence', () => {
  it.each([
    ['Leche entera', 'la leche entera'],
    ['Agua', 'el agua'],
    ['Azúcar', 'el azúcar'],
    ['Azúcares', 'los azúcares'],
    ['PAC', 'el PAC'],
    ['Sólidos totales', 'los sólidos totales'],
    ['Materia grasa', 'la materia grasa'],
    ['Hidratación', 'la hidratación'],
    ['Sal', 'la sal'],
    ['Miel', 'la miel'],
    ['Fresa', 'la fresa'],
    ['Yemas', 'las yemas'],
    ['Huevos', 'los huevos'],
    ['Nueces', 'las nueces'],
    ['Chocolate negro 70%', 'el chocolate negro 70%'],
    ['Cava', 'el cava'],
    ['Relación miel:azúcar', 'la relación miel:azúcar'],
    ['Gas', 'el gas'],
    ['Nibs de cacao', 'los nibs de cacao'],
    ['Piel de limón', 'la piel de limón'],
    ['Flor de sal', 'la flor de sal'],
    ['Infusión de té', 'la infusión de té'],
    ['Crème fraîche 33%', 'la crème fraîche 33%'],
    ['CMC (carboximetilcelulosa)', 'la CMC (carboximetilcelulosa)'],
    ['Mono y diglicéridos (E471)', 'los mono y diglicéridos (E471)'],
    ['Gorgonzola', 'el gorgonzola'],
    ['Maracuyá', 'el maracuyá'],
    ['Pedro Ximénez 17% vol.', 'el Pedro Ximénez 17% vol.'],
    ['los aditivos', 'los aditivos'],
  ])('%s → %s', (label, text) => {
    expect(theName(label)).toBe(text);
  });

  it('agree with their adjective', () => {
    expect(
      ['Sal', 'Agua', 'Huevos', 'Yemas', 'Cacao'].map((label) => agreeing(label, 'fijo', 'fija', 'fijos', 'fijas')),
    ).toEqual(['fija', 'fija', 'fijos', 'fijas', 'fijo']);
    expect(agreeing(['Sal', 'Levadura'], 'lo', 'la', 'los', 'las')).toBe('los');
    expect([['Sal'], ['Nibs'], ['Sal', 'Agua']].map((labels) => agreeing(labels, 'queda', 'quedan'))).toEqual([
      'queda',
      'quedan',
      'quedan',
    ]);
  });

  it('keep capitals that belong to them', () => {
    expect(['SLNG', 'E471', 'Nata 35%'].map(inSentence)).toEqual(['SLNG', 'E471', 'nata 35%']);
  });
});

describe('a dose over its maximum', () => {
  it.each<[Craft, string, string, RegExp]>([
    [
      helado,
      'helado_leche',
      'Leche entera 620, Nata 35% 130, Leche en polvo desnatada 40, Azúcar 130, Dextrosa 30, Gelatina 30, Sal 10',
      /Baja la gelatina de 30 g a \d+ g \(−\d+ g\): .+ pasaba de su máximo \(1,2 %\)\..*Baja la sal de 10 g a [\d,]+ g \(−[\d,]+ g\): .+ pasaba de su máximo \(0,5 %\)\./,
    ],
    [
      cacao,
      'negro',
      'pasta_cacao 600, manteca_cacao 80, azucar 290, lecitina 30',
      /lecitina .*: .+ pasaba de su máximo \(1 %\)\./,
    ],
    [turron, 'turron_piedra', 'almendra_tostada 480, azucar 500, sal 20', /sal .*: .+ pasaba de su máximo/],
  ])('$id: is the reason, where the person set no limits', (craft, type, text, reason) => {
    const answer = balanced(craft, type, text);
    expect(answer.factible).toBe(true);
    expect(answer.explicacion.join(' ')).toMatch(reason);
    expect(answer.explicacion.join(' ')).not.toContain('límites que pides');
  });

  it('agrees with what is dosed, a name of several things too', () => {
    const { explicacion } = balanced(helado, 'helado_crema', 'Regaliz 758, Nata cuajada inglesa (clotted cream) 18');
    expect(explicacion[0]).toBe('Quita el regaliz (758 g): las especias pasaban de su máximo (2,5 %).');
  });

  it('is no reason for more of what only comes in whole units', () => {
    const text = 'almendra_molida 250, azucar_glas 124, yema 54, agua 50, limon_rallado 3, canela 1';
    const { explicacion } = balanced(turron, 'yema_tostada', text, {
      limites: { agua: {} },
      unidades: { azucar_glas: 50, limon_rallado: 25, canela: 2 },
      paso: 1,
    });
    expect(explicacion).toContain('Sube la canela molida de 1 g a 2 g (+1 g): en unidades enteras.');
  });
});
