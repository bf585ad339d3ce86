import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONG } from '../../../../scripts/lib/long.ts';
import { CRAFT_IDS } from '../../src/craft/ids.ts';
import { learnPrecedents, towardsPublished } from '../../src/craft/precedent.ts';
import { analyseAs } from '../../src/craft/request.ts';
import { craftOf } from '../../src/crafts.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { learnEvidence } from '../../src/evidencia/evidencia.ts';
import { goodFormulas, perturb, randomFrom } from '../equilibrar/perturb.ts';

beforeAll(learnEvidence);
// Other files of the same process know nothing of it.
afterAll(() => learnPrecedents(undefined));

/** Requests of each craft, options included. */
const RUNS = LONG ? 400 : 20;

it.each(CRAFT_IDS)('%s: an answer is good when analysed again, and like what is published or says so', (id) => {
  const formulas = goodFormulas(id);
  const random = randomFrom(45);
  const wrong: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const formula = formulas[Math.floor(random() * formulas.length)]!;
    const { body, opciones } = perturb(formula, random);
    const { craft, type } = formula;
    const { factible, ingredients, explicacion } = equilibrar(craft, body);
    if (!factible) continue;
    const before = craft.analyse(body);
    const after = analyseAs(craft, { type, ingredients });
    const names = ingredients.map((line) => String((line as Record<string, unknown>)[craft.shape.name]));
    const isAsked = opciones.parametros !== undefined || after.outcome.good;
    const isTold = /public|Poco habitual/.test(explicacion.join(' '));
    if (!isAsked || (towardsPublished(craft, before, after, names).length > 0 && !isTold)) {
      wrong.push(`${formula.id} ${JSON.stringify(body)}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('a share that conditions leave beyond all that is published is named', () => {
  const { explicacion } = equilibrar(craftOf('pasteleria'), {
    type: 'mousse_fruta',
    ingredients: [
      { name: 'Puré de mango', grams: 586 },
      { name: 'Merengue italiano', grams: 64 },
      { name: 'Nata 35%', grams: 350 },
      { name: 'Gelatina', grams: 14 },
    ],
    opciones: { paso: 2, fijos: ['Gelatina'], unidades: { 'Merengue italiano': 50 } },
  });
  expect(explicacion.at(-1)).toBe(
    'El azúcar queda fuera de lo que se publica de este tipo: con estas condiciones no hay nada más parecido.',
  );
});
