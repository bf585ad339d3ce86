import { describe, expect, it } from 'vitest';
import { balance } from './formula.ts';

/** A mass with so many per cent of its fat from another fat; cocoa butter holds 99.95 % of fat. */
const exactly = (percent: number) => ({ manteca_cacao: (100 - percent) / 0.9995, grasa_equivalente: percent });

describe('tempering', () => {
  it.each([
    ['dark', 'negro', { pasta_cacao: 70, azucar: 30 }, [45, 50], [27, 29], [31, 32]],
    ['milk', 'leche', { cob_leche: 1 }, [42, 45], [26, 28], [29, 30]],
    ['white', 'blanco', { cob_blanca: 1 }, [40, 45], [25, 27], [28, 29]],
    ['couverture takes its family: dark', 'cobertura', { cob_negra: 1 }, [45, 50], [27, 29], [31, 32]],
    ['couverture takes its family: milk', 'cobertura', { cob_leche: 1 }, [42, 45], [26, 28], [29, 30]],
    ['couverture takes its family: white', 'cobertura', { cob_blanca: 1 }, [40, 45], [25, 27], [28, 29]],
    ['dark gianduja', 'gianduja', { pasta_avellana: 30, cob_negra: 70 }, [42, 45], [25, 26], [27, 28]],
    ['milk gianduja', 'gianduja', { pasta_avellana: 30, cob_leche: 70 }, [40, 45], [24, 25], [26, 27]],
    ['praliné filling as gianduja', 'bombon', { praline_avellana_50: 60, cob_negra: 40 }, [42, 45], [25, 26], [27, 28]],
    [
      'ganache as its couverture, whatever the cream',
      'bombon',
      { cob_negra: 1, nata: 1 },
      [45, 50],
      [27, 29],
      [31, 32],
    ],
    ['milk ganache', 'bombon', { cob_leche: 2, nata: 1 }, [42, 45], [26, 28], [29, 30]],
    ['caramel without cocoa', 'bombon', { azucar: 2, nata: 1 }, [40, 45], [25, 27], [28, 29]],
    [
      'dark with 10 % of its fat from milk',
      'negro',
      { manteca_cacao: 90, mantequilla_clarificada: 10 },
      [45, 50],
      [26, 28],
      [30, 31],
    ],
    ['dark with 5 % exactly is still dark', 'negro', exactly(5), [45, 50], [27, 29], [31, 32]],
    ['dark with 15 % exactly', 'negro', exactly(15), [45, 50], [26, 28], [30, 31]],
    ['dark with more', 'negro', { manteca_cacao: 84, grasa_equivalente: 16 }, [45, 50], [25, 27], [29, 30]],
    ['whole nuts keep their fat', 'negro', { cob_negra: 70, avellana: 30 }, [45, 50], [27, 29], [31, 32]],
    ['whole pistachios too', 'negro', { cob_negra: 70, pistacho_tostado: 30 }, [45, 50], [27, 29], [31, 32]],
    ['and macadamia', 'negro', { cob_negra: 70, nuez_macadamia: 30 }, [45, 50], [27, 29], [31, 32]],
    ['and Marcona almonds', 'negro', { cob_negra: 70, almendra_marcona_tostada: 30 }, [45, 50], [27, 29], [31, 32]],
    ['ground nuts do not', 'negro', { cob_negra: 85, avellana_molida: 15 }, [45, 50], [25, 27], [29, 30]],
    ['nut paste does not', 'negro', { cob_negra: 85, pasta_avellana: 15 }, [45, 50], [25, 27], [29, 30]],
    [
      '15 % of nuts make a filling of nuts',
      'bombon',
      { pasta_almendra: 15, cob_negra: 85 },
      [42, 45],
      [25, 26],
      [27, 28],
    ],
    ['14 % do not', 'bombon', { pasta_almendra: 14, cob_negra: 86 }, [45, 50], [27, 29], [31, 32]],
    [
      'ganache of milk couverture let down with liquor',
      'bombon',
      { cob_leche: 37.8, pasta_cacao: 62.2, nata: 50 },
      [45, 50],
      [27, 29],
      [31, 32],
    ],
    ['and with less of it', 'bombon', { cob_leche: 38, pasta_cacao: 62, nata: 50 }, [42, 45], [26, 28], [29, 30]],
    [
      'nuts with cream are a ganache',
      'bombon',
      { praline_avellana_50: 3, cob_negra: 2, nata: 2 },
      [45, 50],
      [27, 29],
      [31, 32],
    ],
    [
      'nuts with 5 % of water too',
      'bombon',
      { pasta_almendra: 20, agua: 4.6, manteca_cacao: 75.4 },
      [40, 45],
      [25, 27],
      [28, 29],
    ],
    [
      'nuts with 4.9 % are dry',
      'bombon',
      { pasta_almendra: 20, agua: 4.5, manteca_cacao: 75.5 },
      [42, 45],
      [25, 26],
      [27, 28],
    ],
    ['whole almonds keep their fat', 'negro', { cob_negra: 70, almendra: 30 }, [45, 50], [27, 29], [31, 32]],
    ['whole walnuts keep their fat', 'negro', { cob_negra: 70, nuez: 30 }, [45, 50], [27, 29], [31, 32]],
    ['wafer keeps its butter', 'negro', { cob_negra: 70, barquillo: 30 }, [45, 50], [27, 29], [31, 32]],
    ['coconut keeps its fat', 'negro', { cob_negra: 70, pulpa_coco: 30 }, [45, 50], [27, 29], [31, 32]],
    [
      'gianduja with 5 % of milk is dark',
      'gianduja',
      { pasta_avellana: 30, cob_negra: 64.82, leche_desn_polvo: 5.18 },
      [42, 45],
      [25, 26],
      [27, 28],
    ],
    [
      'and with more, milk',
      'gianduja',
      { pasta_avellana: 30, cob_negra: 64.8, leche_desn_polvo: 5.2 },
      [40, 45],
      [24, 25],
      [26, 27],
    ],
    [
      'white ganache with the 0.5 % of cocoa the law stands',
      'bombon',
      { pasta_cacao: 1.12, manteca_cacao: 98.88, nata: 50 },
      [40, 45],
      [25, 27],
      [28, 29],
    ],
    ['no fat at all', 'negro', { azucar: 1 }, [45, 50], [27, 29], [31, 32]],
  ])('%s', (_, type, parts, fundir, enfriar, trabajar) => {
    const { temple } = balance(type, parts as Readonly<Record<string, number>>).score;
    expect(temple).toEqual({ fundir, enfriar, trabajar });
  });

  it('hands out copies: an answer that is changed does not change the next', () => {
    const first = balance('gianduja', { pasta_avellana: 30, cob_negra: 70 }).score.temple;
    for (const range of [first.fundir, first.enfriar, first.trabajar]) (range as unknown as number[]).fill(0);
    expect(balance('gianduja', { pasta_avellana: 30, cob_negra: 70 }).score.temple.fundir).toEqual([42, 45]);
  });
});
