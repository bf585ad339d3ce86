import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import type { CraftId } from '../../src/craft/ids.ts';
import { learnPrecedents, precedentOf } from '../../src/craft/precedent.ts';
import { analyseAs, balance } from '../../src/craft/request.ts';
import { CRAFTS, craftOf } from '../../src/crafts.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { learnEvidence } from '../../src/evidencia/evidencia.ts';
import { judgedBy } from '../../src/evidencia/outcome.ts';

beforeAll(learnEvidence);
// Other files of the same process know nothing of it.
afterAll(() => learnPrecedents(undefined));

type Amounts = Readonly<Record<string, number>>;

/** Raw egg is a fault of its own. */
const HEATED: Readonly<Record<string, object>> = { pasteleria: { calentado: true } };

function bodyOf(craft: CraftId, type: string, amounts: Amounts) {
  const { name, weight } = craftOf(craft).shape;
  return { type, ingredients: Object.entries(amounts).map(([one, grams]) => ({ [name]: one, [weight]: grams })) };
}

const YOLK_PANETTONE: Amounts = {
  'Harina de gran fuerza': 500,
  Yema: 695,
  Azúcar: 150,
  Mantequilla: 380,
  Pasas: 250,
  'Naranja confitada': 200,
  Sal: 5,
  'Levadura fresca': 10,
};
const EGG_MOUSSE: Amounts = { Chocolate: 200, 'Huevo entero': 600, 'Nata 35%': 150 };
const WATER_GUIRLACHE: Amounts = { almendra_cruda: 10, azucar: 10, agua: 700 };

describe('a formula unlike anything published', () => {
  it('is none where a weight is too small to be a share of', () => {
    const flour = { 'Harina de arroz': 5e-324, Cebolla: 737 };
    expect(analizar(craftOf('panaderia'), bodyOf('panaderia', 'mollete', flour)).parecidas).toEqual([]);
    const one = bodyOf('helado', 'sorbete_chocolate', { Berenjena: 7e-323 });
    expect(analizar(craftOf('helado'), one).evidencia?.formulas).toBeGreaterThan(0);
  });

  it.each<[CraftId, string, Amounts]>([
    ['pasteleria', 'mousse_chocolate', EGG_MOUSSE],
    ['turron', 'guirlache', WATER_GUIRLACHE],
    ['cacao', 'trufa', { cob_negra: 400, miel: 560, nata: 40 }],
  ])('is good by every range of %s and refused all the same: %s', (id, type, amounts) => {
    const craft = craftOf(id);
    const body = bodyOf(id, type, amounts);
    expect(craft.analyse(body).outcome.good).toBe(true);
    const { resultado, avisos } = analizar(craft, { ...body, ...HEATED[id] });
    expect(resultado.bueno).toBe(false);
    expect(avisos.map(({ codigo }) => codigo)).toContain('sin_precedente');
  });

  it('is called alike to none, and nothing says that it need not be mended', () => {
    const { parecidas, consejos } = analizar(craftOf('pasteleria'), {
      ...bodyOf('pasteleria', 'mousse_chocolate', EGG_MOUSSE),
      ...HEATED.pasteleria,
    });
    expect(parecidas!.map(({ parecido }) => parecido)).toEqual(Array(3).fill('algo lejana'));
    expect(consejos.map(({ texto }) => texto)).toEqual([expect.stringMatching(/^Acércala a la fórmula publicada/)]);
  });

  it('is a panettone of 139 % of yolk, whatever its ranges say', () => {
    const craft = craftOf('panaderia');
    const { objection } = precedentOf(craft, craft.analyse(bodyOf('panaderia', 'panettone', YOLK_PANETTONE)))!;
    expect(objection!.code).toBe('sin_precedente');
    expect(objection!.text).toContain('139 % de yema sobre harina');
  });

  it('is told with its figure, those published and the nearest one', () => {
    const [first] = analizar(craftOf('turron'), bodyOf('turron', 'guirlache', WATER_GUIRLACHE)).avisos;
    expect(first!.texto).toMatch(
      /^No se parece a ninguna fórmula publicada\. 97 % de agua: las \d+ fórmulas de referencia de «Turrón guirlache» llevan de 0 a 20, casi todas de 0 a [\d,]+\. La más cercana: «.+» \(.+\)\.$/,
    );
  });

  it('has the lowest outcome in the words of the interface', () => {
    const nougat = balance(craftOf('turron'), bodyOf('turron', 'guirlache', WATER_GUIRLACHE));
    expect(nougat).toMatchObject({ score: { almendras: 1, categoria: 'Básico' } });
    const mousse = balance(craftOf('pasteleria'), bodyOf('pasteleria', 'mousse_chocolate', EGG_MOUSSE));
    expect(mousse).toMatchObject({ verdict: 'revisar' });
    expect(mousse).not.toHaveProperty('trophy');
    const truffle = balance(craftOf('cacao'), bodyOf('cacao', 'trufa', { cob_negra: 400, miel: 560, nata: 40 }));
    expect(truffle).toMatchObject({ score: { medalla: 'bronze' } });
  });
});

describe('the balancer', () => {
  it('gives a formula the verdict that the analysis gives it, and says why', () => {
    const craft = craftOf('pasteleria');
    const body = bodyOf('pasteleria', 'mousse_chocolate', EGG_MOUSSE);
    const { factible, antes, despues, ingredients, explicacion } = equilibrar(craft, body);
    expect(antes).toEqual(balance(craft, body));
    expect(explicacion.join(' ')).toContain('No se parece a ninguna fórmula publicada.');
    expect(despues).toEqual(balance(craft, { type: body.type, ingredients }));
    expect(analyseAs(craft, { type: body.type, ingredients, ...HEATED.pasteleria }).outcome.good).toBe(factible);
  });
});

describe('an ice cream unlike anything published', () => {
  it('is told, and keeps the verdict of its ranges', () => {
    const objection = { code: 'sin_precedente', text: 'No se parece.', advice: 'Acércala.' } as const;
    const craft = craftOf('helado');
    const { outcome, warnings } = judgedBy(craft, craft.analyse(craft.example), () => ({
      formulas: 9,
      alike: [],
      objection,
    }));
    expect(outcome).toEqual(craft.analyse(craft.example).outcome);
    expect(warnings).toContainEqual({ code: 'sin_precedente', text: 'No se parece.' });
  });
});

describe('an unusual formula', () => {
  const body = bodyOf('panaderia', 'focaccia', {
    'Harina de trigo': 100,
    Agua: 100,
    'Aceite de oliva': 18,
    Sal: 2,
    'Levadura fresca': 4.5,
  });

  it('stays good, and is told', () => {
    const { resultado, avisos } = analizar(craftOf('panaderia'), body);
    expect(resultado.bueno).toBe(true);
    expect(avisos.find(({ codigo }) => codigo === 'poco_habitual')!.texto).toMatch(
      /^Poco habitual, no necesariamente mala: 100 % de agua sobre harina: .+ Haz una prueba antes\.$/,
    );
  });
});

describe('a flavour or something to bite on', () => {
  it.each<[CraftId, string, Amounts]>([
    ['panaderia', 'pan_comun', { Harina: 1000, Agua: 680, Sal: 18, 'Levadura fresca': 10, 'Aceitunas negras': 200 }],
    ['cacao', 'negro', { pasta_cacao: 420, manteca_cacao: 92, azucar: 288, naranja_confitada: 200 }],
    ['pasteleria', 'cheesecake', { 'Queso crema': 436, Azúcar: 131, 'Huevo entero': 87, 'Nata 35%': 139, Fresa: 200 }],
  ])('makes no other formula of it: %s, %s', (id, type, amounts) => {
    const craft = craftOf(id);
    const { objection } = precedentOf(craft, craft.analyse(bodyOf(id, type, amounts)))!;
    expect(objection).toBeUndefined();
  });
});

describe('what nobody puts into it', () => {
  it.each<[CraftId, string, Amounts, string]>([
    ['panaderia', 'pan_comun', { Harina: 1000, Agua: 620, Sal: 14, 'Levadura fresca': 15, Mostaza: 100 }, 'condimento'],
    [
      'pasteleria',
      'magdalenas',
      { Harina: 250, Azúcar: 200, Huevo: 200, Aceite: 200, Leche: 60, Impulsor: 10, 'Jamón ibérico': 60 },
      'ingredientes salados',
    ],
  ])('is told, however near the rest is to what is published: %s, %s', (id, type, amounts, name) => {
    const craft = craftOf(id);
    const { objection } = precedentOf(craft, craft.analyse(bodyOf(id, type, amounts)))!;
    expect(objection).toMatchObject({ code: 'poco_habitual', text: expect.stringContaining(`% de ${name}`) });
  });
});

describe('a fifth of what none of its type has', () => {
  it.each<[CraftId, string, Amounts, string]>([
    ['pasteleria', 'genoise', { Huevo: 250, Fructosa: 150, Harina: 150 }, 'dextrosa, invertido u otros azúcares'],
    ['pasteleria', 'sable', { 'Aceite de girasol': 150, Azúcar: 130, Yema: 60, Harina: 220, Sal: 3 }, 'aceite'],
    ['cacao', 'negro', { pasta_cacao: 400, manteca_cacao: 200, 'Glucosa atomizada': 400 }, 'glucosa'],
  ])('is told, though kinds that replace each other are hardly apart: %s, %s', (id, type, amounts, name) => {
    const { resultado, avisos } = analizar(craftOf(id), { ...bodyOf(id, type, amounts), ...HEATED[id] });
    expect(resultado.bueno).toBe(true);
    expect(avisos.find(({ codigo }) => codigo === 'poco_habitual')!.texto).toMatch(
      new RegExp(
        `^Poco habitual, no necesariamente mala: \\d+ % de ${name}: ninguna de las \\d+ fórmulas de referencia de «.+» lo lleva\\.`,
      ),
    );
  });
});

describe('published formulas', () => {
  it.each(CRAFTS.map(({ id }) => id))('of the corpus keep their outcome: %s', (id) => {
    const craft = craftOf(id);
    const file = new URL(`../../../../data/corpus/${id}.json`, import.meta.url);
    const moved = (JSON.parse(readFileSync(file, 'utf8')) as { id: string; type: string; ingredients: object[] }[])
      .filter(({ type, ingredients }) => {
        const body = { type, ingredients, ...HEATED[id] };
        // Salt of bread by its chlorides is judged here alone: `bread-salt.test.ts` names whom it moves.
        const toTheLetter = craft.analyse(body, false, true);
        return analyseAs(craft, body).outcome.id !== toTheLetter.outcome.id;
      })
      .map((formula) => formula.id);
    expect(moved).toEqual([]);
  });

  it('are named where they are like the one analysed', () => {
    const { example } = craftOf('pasteleria');
    const { parecidas, evidencia } = analizar(craftOf('pasteleria'), example);
    expect(parecidas!.map(({ parecido }) => parecido)[0]).toBe('casi igual');
    expect(evidencia!.formulas).toBeGreaterThan(20);
  });

  it('are said to be few where they are', () => {
    const body = bodyOf('helado', 'soft', { 'Leche entera': 700, Azúcar: 150, Dextrosa: 50, 'Nata 35%': 100 });
    const { evidencia, avisos } = analizar(craftOf('helado'), body);
    expect(evidencia!.texto).toMatch(/^Solo hay \d fórmulas de referencia de «.+»: no bastan para juzgar por ellas\.$/);
    expect(avisos.map(({ codigo }) => codigo)).not.toContain('sin_precedente');
  });
});

describe('a flavour beyond what flavours', () => {
  it('makes another formula of it: a red velvet of a quarter of vinegar and lemon', () => {
    const craft = craftOf('pasteleria');
    const amounts = {
      'Harina floja': 211,
      Azúcar: 196,
      Vinagre: 167,
      'Leche entera': 100,
      'Zumo de limón': 90,
      'Aceite de girasol': 85,
      'Suero de mantequilla': 69,
      'Huevo entero': 43,
      Impulsor: 10,
      'Cacao en polvo': 3,
    };
    const { objection } = precedentOf(craft, craft.analyse(bodyOf('pasteleria', 'red_velvet', amounts)))!;
    expect(objection!.code).toBe('sin_precedente');
  });
});

describe('a fat that the source itself gives as another choice', () => {
  it('is unusual, and not unlike anything published: a puff pastry of lard', () => {
    const amounts = { 'Harina de fuerza': 500, Agua: 250, Sal: 10, 'Manteca de cerdo': 400 };
    const { resultado, avisos } = analizar(craftOf('pasteleria'), bodyOf('pasteleria', 'hojaldre', amounts));
    expect(resultado.bueno).toBe(true);
    expect(avisos.map(({ codigo }) => codigo)).toEqual(['poco_habitual']);
  });
});

describe('a broad type', () => {
  it.each<[string, Amounts, string, RegExp]>([
    [
      'mousse_chocolate',
      { Chocolate: 200, 'Clara de huevo': 150, Azúcar: 40 },
      'con claras montadas',
      /las \d+ de esa/,
    ],
    ['mousse_chocolate', { Chocolate: 200, 'Nata 35%': 300, Yema: 30 }, 'con yemas', /las \d+ de esa clase\.$/],
    ['buttercream', { Mantequilla: 250, 'Azúcar glas': 400 }, 'sin huevo', /solo hay \d, y la comparo con las \d+ del/],
  ])('is compared with its variant, or says that these are few: %s, %j', (type, amounts, name, text) => {
    const { variante } = analizar(craftOf('pasteleria'), bodyOf('pasteleria', type, amounts)).evidencia!;
    expect(variante!.nombre).toBe(name);
    expect(variante!.texto).toMatch(text);
  });

  it('notes what no formula of its variant has, though others of the type do', () => {
    const craft = craftOf('pasteleria');
    const amounts = { Chocolate: 250, 'Clara de huevo': 130, 'Nata 35%': 500, Azúcar: 60 };
    const { objection } = precedentOf(craft, craft.analyse(bodyOf('pasteleria', 'mousse_chocolate', amounts)))!;
    expect(objection!.code).toBe('poco_habitual');
    expect(objection!.text).toContain('«Mousse de chocolate, con claras montadas» llevan de 0 a 24');
  });
});

describe('properties of the judgement', () => {
  it('depends neither on the size of the batch nor on the order of the lines', () => {
    const { ingredients, type } = bodyOf('pasteleria', 'mousse_chocolate', EGG_MOUSSE);
    const told = (lines: readonly Readonly<Record<string, string | number>>[]) =>
      analizar(craftOf('pasteleria'), { type, ingredients: lines }).avisos[0]!.texto;
    const larger = ingredients.map((line) => ({ ...line, grams: Number(line.grams) * 7 }));
    expect(told(larger)).toBe(told(ingredients));
    expect(told(ingredients.toReversed())).toBe(told(ingredients));
  });

  it('never speaks of a formula it cannot read', () => {
    const { avisos } = analizar(
      craftOf('pasteleria'),
      bodyOf('pasteleria', 'mousse_chocolate', { ...EGG_MOUSSE, zzyzx: 200 }),
    );
    expect(avisos.map(({ codigo }) => codigo)).not.toContain('sin_precedente');
  });
});

describe('a balance', () => {
  it.each([
    [
      'panaderia',
      'roscon',
      { 'Harina de fuerza': 1000, Agua: 200, Sal: 10, 'Levadura fresca': 30 },
      ['huevo', 'mantequilla', 'azúcar'],
    ],
    ['cacao', 'leche', { pasta_cacao: 40, azucar: 5 }, ['manteca_cacao', 'leche_polvo_entera']],
  ] as const)('in %s keeps the shares of a %s where masters publish them', (craft, type, amounts, anadir) => {
    const { factible, explicacion } = equilibrar(craftOf(craft), {
      ...bodyOf(craft, type, amounts),
      opciones: { anadir },
    });
    expect(factible).toBe(true);
    expect(explicacion.join()).not.toMatch(/publicada|Poco habitual/);
  });

  it.each([
    [
      'panaderia',
      'brioche',
      {
        'Farine de gruau': 603,
        Eau: 310,
        'Levure fraîche': 40,
        Sel: 18,
        Sucre: 65,
        'Poudre de lait': 24,
        Beurre: 471,
        Œufs: 557,
      },
    ],
    ['pasteleria', 'macaron', { 'Azúcar glas': 643, 'Almendra molida': 169, 'Clara de huevo': 121 }],
    [
      'pasteleria',
      'frangipane',
      { 'Huevo entero': 244, 'Azúcar glas': 93, Mantequilla: 90, 'Almendra molida': 82, Ron: 25, Maicena: 40 },
    ],
  ] as const)('in %s leads a %s to the likest of what masters publish', (craft, type, amounts) => {
    const { factible, ingredients } = equilibrar(craftOf(craft), bodyOf(craft, type, amounts));
    expect(factible).toBe(true);
    expect(precedentOf(craftOf(craft), analyseAs(craftOf(craft), { type, ingredients }))?.objection).toBeUndefined();
  });
});
