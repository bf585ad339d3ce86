import { describe, expect, it } from 'vitest';
import { balanceCacao, cacao } from '../../src/cacao/craft.ts';
import { type Fault, InputError } from '../../src/craft/errors.ts';
import { answer, balance } from './formula.ts';

const sugar = { ingrediente: 'azucar', peso: 1 };
const NOTHING_VALID =
  'No hay ingredientes válidos: indica cacao (pasta, manteca, polvo, nibs o cobertura) o azúcar con un peso mayor que 0.';

const NOTHING: Fault = { code: 'sin_ingredientes_validos', field: 'ingredients' };

describe('refusals', () => {
  it.each<[string, unknown, string, Fault]>([
    ['no object', [], 'El cuerpo de la petición debe ser un objeto JSON.', { code: 'cuerpo_no_valido' }],
    [
      'no list',
      {},
      'Falta «ingredients»: envía una lista de ingredientes con «ingrediente» y «peso».',
      { code: 'faltan_ingredientes', field: 'ingredients' },
    ],
    [
      'an empty list',
      { ingredients: [] },
      'La lista «ingredients» está vacía.',
      { code: 'lista_vacia', field: 'ingredients' },
    ],
    [
      'an item that is no object',
      { ingredients: [sugar, 7] },
      'El ingrediente 2 no es válido: debe ser un objeto con «ingrediente» y «peso».',
      { code: 'ingrediente_no_valido', index: 1 },
    ],
    [
      'an item without a name',
      { ingredients: [{ name: 'azucar', peso: 1 }] },
      'El ingrediente 1 no tiene «ingrediente»: debe ser un texto.',
      { code: 'nombre_no_valido', index: 0, field: 'ingrediente' },
    ],
    [
      'a weight that is a text',
      { ingredients: [{ ingrediente: 'azucar', peso: '1' }] },
      'El ingrediente 1 («azucar») tiene un peso no válido: «peso» debe ser un número mayor o igual que 0.',
      { code: 'peso_no_valido', index: 0, field: 'peso' },
    ],
    ['cream alone', { ingredients: [{ ingrediente: 'nata', peso: 1 }] }, NOTHING_VALID, NOTHING],
    ['hazelnut paste alone', { ingredients: [{ ingrediente: 'pasta_avellana', peso: 1 }] }, NOTHING_VALID, NOTHING],
    ['cocoa without weight', { ingredients: [{ ingrediente: 'pasta_cacao', peso: 0 }] }, NOTHING_VALID, NOTHING],
    ['nothing known', { ingredients: [{ ingrediente: 'polvo de estrellas', peso: 1 }] }, NOTHING_VALID, NOTHING],
  ])('%s', (_, body, message, fault) => {
    expect(() => answer(body)).toThrow(new InputError(message, fault));
  });

  it('the names of other crafts, save where they are asked to be taken', () => {
    const body = {
      ingredients: [
        { name: 'Azúcar', grams: 30 },
        { ingrediente: 'pasta_cacao', peso: 70 },
      ],
    };
    expect(() => cacao.analyse(body)).toThrow('El ingrediente 1 no tiene «ingrediente»: debe ser un texto.');
    expect(cacao.analyse(body, true).values).toMatchObject({ azucar: 29.97, cacaoTotal: 69.09 });
  });

  it('what is no request at all, already when it is written', () => {
    // @ts-expect-error the list is called «ingredients»
    expect(() => balanceCacao({ ingredientes: [] })).toThrow(InputError);
    // @ts-expect-error a weight is a number
    expect(() => balanceCacao({ ingredients: [{ ingrediente: 'azucar', peso: '1' }] })).toThrow(InputError);
    const fixed = [{ ingrediente: 'azucar', peso: 1 }] as const;
    expect(balanceCacao({ type: null, ingredients: fixed }).type).toBe('negro');
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
    expect(balance('bombon', { cob_blanca: 250, nata: 100 }).score).toMatchObject({ medalla: 'gold', aw: 0.82 });
  });

  it.each([undefined, null, '', '   '])('%j as no type, without remark', (type) => {
    const { type: applied, score } = answer({ type, ingredients: [sugar] });
    expect(applied).toBe('negro');
    expect(score.motivos.join()).not.toContain('Tipo');
  });

  it.each(['Bean to Bar', 'BEAN_TO_BAR', ' bean-to-bar '])('%j as bean_to_bar', (type) => {
    expect(answer({ type, ingredients: [sugar] }).type).toBe('bean_to_bar');
  });

  it('a type that is no text, said as JSON', () => {
    const { score } = answer({ type: { a: [1] }, ingredients: [sugar] });
    expect(score.motivos.at(-1)).toBe('Tipo «{"a":[1]}» no reconocido: se ha analizado como chocolate negro.');
  });
});
