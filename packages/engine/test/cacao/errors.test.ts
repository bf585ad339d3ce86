import { describe, expect, it } from 'vitest';
import { balanceCacao } from '../../src/cacao/balance.ts';
import { InputError } from '../../src/craft/errors.ts';
import { balance } from './formula.ts';

const sugar = { ingrediente: 'azucar', peso: 1 };
const NOTHING_VALID =
  'No hay ingredientes válidos: indica cacao (pasta, manteca, polvo, nibs o cobertura) o azúcar con un peso mayor que 0.';

describe('refusals', () => {
  it.each([
    ['no object', [], 'El cuerpo de la petición debe ser un objeto JSON.'],
    ['no list', {}, 'Falta «ingredients»: envía una lista de ingredientes con «ingrediente» y «peso».'],
    ['an empty list', { ingredients: [] }, 'La lista «ingredients» está vacía.'],
    [
      'an item that is no object',
      { ingredients: [sugar, 7] },
      'El ingrediente 2 no es válido: debe ser un objeto con «ingrediente» y «peso».',
    ],
    [
      'an item without a name',
      { ingredients: [{ name: 'azucar', peso: 1 }] },
      'El ingrediente 1 no tiene «ingrediente»: debe ser un texto.',
    ],
    [
      'a weight that is a text',
      { ingredients: [{ ingrediente: 'azucar', peso: '1' }] },
      'El ingrediente 1 («azucar») tiene un peso no válido: «peso» debe ser un número mayor o igual que 0.',
    ],
    ['cream alone', { ingredients: [{ ingrediente: 'nata', peso: 1 }] }, NOTHING_VALID],
    ['hazelnut paste alone', { ingredients: [{ ingrediente: 'pasta_avellana', peso: 1 }] }, NOTHING_VALID],
    ['cocoa without weight', { ingredients: [{ ingrediente: 'pasta_cacao', peso: 0 }] }, NOTHING_VALID],
    ['nothing known', { ingredients: [{ ingrediente: 'polvo de estrellas', peso: 1 }] }, NOTHING_VALID],
  ])('%s', (_, body, message) => {
    expect(() => balanceCacao(body)).toThrow(new InputError(message));
  });
});

describe('what is accepted', () => {
  it.each([
    ['sugar alone', { azucar: 1 }, 'bronze'],
    ['a polyol alone', { maltitol: 1 }, 'bronze'],
    ['a ganache of couverture and cream', { cob_negra: 2, nata: 1 }, 'bronze'],
  ])('%s', (_, parts, medal) => {
    expect(balance('negro', parts).score.medalla).toBe(medal);
  });

  it('a bombón of couverture and cream', () => {
    expect(balance('bombon', { cob_blanca: 250, nata: 100 }).score).toMatchObject({ medalla: 'gold', aw: 0.81 });
  });

  it.each([undefined, null, '', '   '])('%j as no type, without remark', (type) => {
    const { type: applied, score } = balanceCacao({ type, ingredients: [sugar] });
    expect(applied).toBe('negro');
    expect(score.motivos.join()).not.toContain('Tipo');
  });

  it.each(['Bean to Bar', 'BEAN_TO_BAR', ' bean-to-bar '])('%j as bean_to_bar', (type) => {
    expect(balanceCacao({ type, ingredients: [sugar] }).type).toBe('bean_to_bar');
  });

  it('a type that is no text, said as JSON', () => {
    const { score } = balanceCacao({ type: { a: [1] }, ingredients: [sugar] });
    expect(score.motivos.at(-1)).toBe('Tipo «{"a":[1]}» no reconocido: se ha aplicado negro.');
  });
});
