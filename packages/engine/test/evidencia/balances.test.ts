import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONG } from '../../../../scripts/lib/long.ts';
import type { Analysis } from '../../src/craft/analysis.ts';
import { CRAFT_IDS, type CraftId } from '../../src/craft/ids.ts';
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

/** Salt of common bread that is kept beyond its chlorides, which the balance tells (RD 308/2019). */
const isOfSaltAlone = ({ objections }: Analysis) =>
  objections.some(({ fault, text }) => fault && /^Sal estimada.*valen solo para el sodio/.test(text));

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
    // Heated: whether raw egg is, nobody is asked here.
    const judged = analyseAs(craft, { type, ingredients, calentado: true });
    const after = isOfSaltAlone(judged) ? craft.analyse({ type, ingredients }) : judged;
    const lines = ingredients.map((line) => {
      return { name: String((line as Record<string, unknown>)[craft.shape.name]), min: 0, max: 1 };
    });
    const isAsked = opciones.parametros !== undefined || after.outcome.good;
    const isTold = /public|Poco habitual/.test(explicacion.join(' '));
    if (!isAsked || (towardsPublished(craft, before, after, lines).length > 0 && !isTold)) {
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
    opciones: { fijos: ['Gelatina', 'Puré de mango', 'Merengue italiano'], limites: { 'Nata 35%': { min: 360 } } },
  });
  expect(explicacion.at(-1)).toBe(
    'El azúcar queda fuera de lo que se publica de este tipo: con estas condiciones no hay nada más parecido.',
  );
});

it('a figure is the reason only of a line that has part in it, or that alone thins it out', () => {
  const reasonsOf = (craft: 'helado' | 'panaderia', type: string, text: string) => {
    const ingredients = text.split(', ').map((each) => {
      const [, name, grams] = /^(.+) ([\d.]+)$/.exec(each)!;
      return { name, grams: Number(grams) };
    });
    const { explicacion } = equilibrar(craftOf(craft), { type, ingredients });
    return explicacion
      .filter((each) => /^(Sube|Baja) /.test(each))
      .map((each) => each.replace(/ de [\d,]+ g .*\):/, ':'));
  };
  const ciabatta = 'harina de trigo 235, sal 10, levadura seca 2.4, agua 400, aceite de oliva 10';
  expect(reasonsOf('panaderia', 'ciabatta', ciabatta)).toEqual([
    'Sube la harina de trigo: corrige la hidratación y la sal.',
    'Sube la levadura seca: para no perder la proporción con la harina de trigo.',
  ]);
  const custard =
    "sucre cristal 162, beurre doux 100, lait entier 303, lait en poudre 22, sirop de glucose 50, crème fraîche liquide entière 225, jaunes d'œufs 200, sel 2, gélatine 4";
  expect(reasonsOf('helado', 'mantecado', custard)).toEqual([
    'Sube el azúcar: mantiene el PAC en su rango.',
    'Sube la leche entera: corrige la materia grasa y los sólidos totales.',
  ]);
  const lolly = 'Zumo de naranja 100, Zumo de limón 25, Azúcar 62, Agua 32';
  expect(reasonsOf('helado', 'polo', lolly)).toEqual(['Sube el agua: corrige el POD y los azúcares.']);
});

it('what goes back to a published formula is no other recipe, and nearer was not tried without conditions', () => {
  const shortcrust = equilibrar(craftOf('pasteleria'), {
    type: 'masa_quebrada',
    ingredients: [
      { name: 'harina', grams: 369 },
      { name: 'mantequilla', grams: 74 },
      { name: 'sal', grams: 1.9 },
      { name: 'leche', grams: 52 },
    ],
  });
  expect(shortcrust.explicacion).toContain('Resultado: fórmula equilibrada (medalla de oro).');
  expect(shortcrust.explicacion.join(' ')).not.toContain('otra receta');
  const nougat = equilibrar(craftOf('turron'), {
    type: 'jijona',
    ingredients: [
      { ingrediente: 'ametlla molta', peso: 300 },
      { ingrediente: 'mel', peso: 241 },
      { ingrediente: 'sucre', peso: 76 },
      { ingrediente: "clara d'ou pasteuritzada", peso: 30 },
    ],
  });
  expect(nougat.explicacion).toContain('La miel queda fuera de lo que se publica de este tipo.');
});

it('a better category is hinted at only where its formula would stand as an answer', () => {
  const hintOf = (type: string, text: string) => {
    const ingredients = text.split(', ').map((each) => {
      const [, ingrediente, peso] = /^(.+) ([\d.]+)$/.exec(each)!;
      return { ingrediente, peso: Number(peso) };
    });
    const { factible, explicacion } = equilibrar(craftOf('turron'), { type, ingredients });
    expect(factible).toBe(true);
    return explicacion.find((each) => /Suprema habría que/.test(each));
  };
  const panellets = 'boniato cocido y triturado 134, harina de almendra cruda molida 100, azúcar 150, yema de huevo 18';
  expect(hintOf('panellets', panellets)).toBeUndefined();
  const nougat =
    'blanched almonds 116, granulated sugar 250, runny honey 175, liquid glucose 20, egg whites 38, dried cherries 55, water 100';
  expect(hintOf('generico', nougat)).toBeUndefined();
  expect(hintOf('guirlache', 'almendra tostada 337, azúcar 770')).toMatch(
    /^Para la categoría Suprema habría que poner /,
  );
});

it('a usual answer is looked for before one that is unusual is given', () => {
  const { explicacion, cambios } = equilibrar(craftOf('pasteleria'), {
    type: 'flan',
    ingredients: [
      { name: 'Leche entera', grams: 368 },
      { name: 'Huevo entero', grams: 129 },
      { name: 'Azúcar', grams: 201 },
      { name: 'Caramelo líquido', grams: 53 },
    ],
  });
  expect(explicacion.join(' ')).not.toContain('Poco habitual');
  expect(cambios.find(({ nombre }) => nombre === 'Azúcar')?.despues).toBeLessThan(110);
});

it('a share beyond all that is published comes back to it, however it was sent', () => {
  const amounts = {
    'Lievito madre': 202,
    Azúcar: 64,
    Agua: 90,
    'Harina de fuerza': 217,
    'Yemas de huevo': 253,
    Mantequilla: 274,
    Sal: 5,
    Pasas: 65,
    'Naranja confitada': 99,
    'Limón confitado': 59,
  };
  const { factible, cambios } = equilibrar(craftOf('panaderia'), {
    type: 'panettone',
    ingredients: Object.entries(amounts).map(([name, grams]) => ({ name, grams })),
  });
  expect(factible).toBe(true);
  expect(cambios.find(({ nombre }) => nombre === 'Yemas de huevo')?.despues).toBeLessThan(200);
});

/** What sets each apart most cannot move, or is left out of the comparison. */
it.each<[CraftId, string, Readonly<Record<string, number>>]>([
  [
    'pasteleria',
    'lemon_curd',
    { 'Zumo de limón': 161, Azúcar: 235, 'Huevo entero': 112, Mantequilla: 51, Gelatina: 5 },
  ],
  [
    'panaderia',
    'brioche',
    {
      'Harina de fuerza': 1021,
      'Lievito madre': 566,
      Agua: 295,
      'Yemas de huevo': 302,
      Azúcar: 154,
      Mantequilla: 356,
      Sal: 15,
      Pasas: 417,
      Miel: 50,
    },
  ],
  ['cacao', 'bombon', { cob_negra_55: 196, pulpa_frambuesa: 552, azucar: 69, mantequilla: 35 }],
  ['cacao', 'leche_alto_cacao', { pasta_cacao: 42, cob_blanca: 76 }],
])('an answer that published formulas bear out is found: %s, %s', (id, type, amounts) => {
  const craft = craftOf(id);
  const { name, weight } = craft.shape;
  const sent = Object.entries(amounts).map(([one, grams]) => ({ [name]: one, [weight]: grams }));
  const { factible, ingredients } = equilibrar(craft, { type, ingredients: sent });
  expect(factible).toBe(true);
  expect(
    analyseAs(craft, { type, ingredients, ...(id === 'pasteleria' ? { calentado: true } : {}) }).outcome.good,
  ).toBe(true);
});
