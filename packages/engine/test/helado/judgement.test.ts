import { describe, expect, it } from 'vitest';
import bad from '../../../../data/unseen/bad/helado.json' with { type: 'json' };
import { analizar } from '../../src/analizar.ts';
import { balance } from '../../src/craft/request.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { balanceHelado, helado } from '../../src/helado/craft.ts';
import { SERVICE } from '../../src/helado/read.ts';
import { TYPE_IDS } from '../../src/helado/types.ts';
import { formula } from './formula.ts';

const judged = (type: string, text: string) => helado.analyse(formula(type, text));
const codes = (type: string, text: string) => judged(type, text).warnings.map(({ code }) => code);

const VEGAN = 'Bebida de soja 650, Aceite de coco desodorizado 80, Azúcar 130, Dextrosa 60, Goma guar 3';
const CREAM = 'Leche entera 595, Nata 35% 180, Leche en polvo desnatada 40, Azúcar 145, Dextrosa 35';

describe('faults that once went unsaid', () => {
  it('3: dried coconut milk is asked about in vegano: it is sold with caseinate and without', () => {
    const { warnings } = judged('vegano', `${VEGAN}, Leche de coco en polvo 40`);
    expect(warnings.map(({ text }) => text).join(' ')).toContain('suele llevar caseinato, que es de leche');
    expect(warnings.map(({ text }) => text).join(' ')).not.toContain('de origen animal');
  });

  it.each(['Yema de huevo', 'Mantequilla', 'Miel', 'Gelatina en polvo', 'Leche en polvo desnatada'])(
    '3: vegano passes no %s',
    (name) => {
      const text = `${VEGAN}, ${name} 20`;
      const { outcome, warnings, advice } = judged('vegano', text);
      expect(outcome.good).toBe(false);
      expect(warnings[0]!.code).toBe('no_admitido');
      expect(advice[0]!.text).toMatch(/^Retira /);
      expect(helado.forbids!('vegano', name)).toBe(true);
    },
  );

  it('3: sin_azucar passes no honey, nor proposes it', () => {
    const text = 'Leche entera 600, Nata 35% 120, Maltitol 100, Eritritol 50, Leche en polvo desnatada 40, Miel 30';
    expect(codes('sin_azucar', text)).toContain('no_admitido');
    expect(helado.forbids!('sin_azucar', 'Miel')).toBe(true);
    expect(helado.forbids!('sin_azucar', 'Inulina')).toBe(false);
  });

  it.each([
    ['Miel 30', 'Lleva «Miel», que endulza con azúcares: no'],
    ['Miel 30, Sirope de agave 20', 'Lleva «Miel» y «Sirope de agave», que endulzan con azúcares: no'],
  ])('3: sin_azucar tells of %s in a sentence that agrees', (sweet, told) => {
    const { warnings } = judged('sin_azucar', `Leche entera 600, Nata 35% 120, Maltitol 100, ${sweet}`);
    expect(warnings.map(({ text }) => text).join(' ')).toContain(told);
  });

  it('9: salado with 50 g/kg of salt is told of its salt, in the first place', () => {
    const { outcome, advice } = judged('salado', 'Leche entera 600, Nata 35% 250, Dextrosa 60, Queso crema 60, Sal 50');
    expect(outcome.good).toBe(false);
    expect(advice[0]!.text).toMatch(/^Quita 4\d g de sal:/);
    expect(advice[0]!.steps).toEqual([{ action: 'quitar', ingredient: 'Sal', grams: expect.any(Number) }]);
  });

  it.each([
    ['goma xantana', 'Goma xantana 40'],
    ['lecitina', 'Lecitina de soja 80'],
    ['canela', 'Canela molida 50'],
    ['neutro', 'Neutro para cremas 5 g/kg 60'],
  ])('9: too much %s takes the good outcome, not the verdict of the interface', (_, overdose) => {
    const text = `${CREAM}, ${overdose}`;
    expect(judged('helado_crema', text).outcome.good).toBe(false);
    expect(balanceHelado(formula('helado_crema', text)).warnings[0]).toMatch(/: el máximo es el /);
  });

  it('10: a miss by a hair is no miss, and no grams are asked for', () => {
    const { outcome, advice, meters } = judged(
      'helado_crema',
      'Leche entera 520, Nata 35% 230, Leche en polvo desnatada 40, Azúcar 215',
    );
    expect(outcome.good).toBe(true);
    expect(meters.find(({ key }) => key === 'POD')!.state).toBe('al_limite');
    expect(advice.flatMap(({ steps }) => steps)).toEqual([]);
    expect(advice[1]!.text).toMatch(/^Fuera de lo habitual, dentro de lo admitido: .*POD 22,20 \(/);
  });
});

describe('formulas made to be bad', () => {
  it.each(bad.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
    expect(helado.analyse(entry).outcome.good).toBe(false);
  });
});

describe('what nobody identified', () => {
  it('up to 1 % is only said; up to 5 % the result is provisional', () => {
    expect(judged('helado_crema', `${CREAM}, Polvo de hadas 5`).outcome.good).toBe(true);
    expect(codes('helado_crema', `${CREAM}, Polvo de hadas 20`)).toContain('sin_identificar');
  });

  it('from 5 % on what hangs on it is not judged, and nothing is good', () => {
    const { outcome, meters, advice } = judged('helado_crema', `${CREAM}, Polvo de hadas 60`);
    expect(outcome.good).toBe(false);
    expect(meters.find(({ key }) => key === 'materiaGrasa')!.state).toBe('al_limite');
    expect(meters.find(({ key }) => key === 'POD')!.state).toBe('sin_juicio');
    expect(advice.map(({ text }) => text)).toContain('No se puede juzgar el POD: depende de «Polvo de hadas».');
  });

  it('beyond 15 % no grams are advised', () => {
    const { meters, advice } = judged('helado_crema', `${CREAM}, Polvo de hadas 300`);
    expect(meters.every(({ state }) => state === 'sin_juicio')).toBe(true);
    expect(advice).toHaveLength(1);
    expect(advice[0]!.steps).toEqual([]);
  });
});

describe('mantecado', () => {
  const text = 'Leche entera 560, Nata 35% 180, Leche en polvo desnatada 30, Azúcar 130, Dextrosa 60';

  it('asks for 4 % of yolk and says how much is missing', () => {
    const { outcome, warnings, advice } = judged('mantecado', `${text}, Yema de huevo 10`);
    expect(outcome.good).toBe(false);
    expect(warnings[0]!.text).toBe('No llega al 4 % de yema del mantecado (Real Decreto 618/1998): 1,03 %.');
    expect(advice[0]!.steps[0]).toMatchObject({ action: 'anadir', ingredient: 'Yema de huevo' });
  });

  it('is good with it', () => {
    expect(judged('mantecado', `${text}, Yema de huevo 60`).outcome.good).toBe(true);
  });
});

describe('a chocolate sorbet', () => {
  const text =
    'Agua 575, Azúcar 130, Dextrosa 60, Glucosa atomizada 38 DE 40, Cacao en polvo 22-24% 40, Chocolate negro 70% 150';
  const states = (sent: string) =>
    Object.fromEntries(judged('sorbete_chocolate', sent).meters.map(({ key, state }) => [key, state]));

  it.each([
    ['of couverture', text],
    ['of cocoa powder alone', 'Agua 650, Azúcar 200, Dextrosa 60, Maltodextrina 18 DE 25, Cacao en polvo 22-24% 60'],
  ])('is good %s', (_, sent) => {
    const { outcome, warnings } = judged('sorbete_chocolate', sent);
    expect(outcome.good).toBe(true);
    expect(warnings.map((warning) => warning.text)).toContain(
      'No lleva fruta: para venderse como «sorbete» pide al menos un 15 % (Real Decreto 618/1998); con menos es «helado de agua».',
    );
  });

  it.each([
    ['Agua 1145, Azúcar 100, Chocolate negro 60% 514, Dextrosa 230, Sal 6', true],
    ['Agua 500, Azúcar 140, Jarabe de glucosa 60, Cacao en polvo 22-24% 50, Chocolate negro 64% 250', true],
    ['Agua 500, Azúcar 120, Cacao en polvo 22-24% 40, Chocolate negro 64% 160', false],
  ])('may be softened against the cocoa or dense in a cabinet, but no stone: %s', (sent, fits) => {
    const body = { ...formula('sorbete_chocolate', sent), temperatura_servicio: -11.5 };
    expect(helado.analyse(body).outcome.good).toBe(fits);
  });

  it('asks for cocoa, and says how much is missing', () => {
    const pale = 'Agua 640, Azúcar 190, Dextrosa 80, Inulina 40, Manteca de cacao 40';
    const { outcome, warnings, advice } = judged('sorbete_chocolate', `${pale}, Cacao en polvo 22-24% 10`);
    expect(outcome.good).toBe(false);
    expect(warnings[0]!.text).toContain('No llega al 3,5 % de cacao seco desgrasado');
    expect(advice[0]!.steps).toEqual([{ action: 'anadir', ingredient: 'Cacao en polvo 22-24%', grams: 40 }]);
    expect(judged('sorbete_chocolate', `${pale}, Cacao en polvo 22-24% 50`).outcome.good).toBe(true);
  });

  it.each(['Nata 35%', 'Leche entera', 'Leche en polvo desnatada', 'Yema de huevo', 'Chocolate con leche 40%'])(
    'carries no %s',
    (dairy) => {
      const { outcome, warnings } = judged('sorbete_chocolate', `${text}, ${dairy} 40`);
      expect(outcome.good).toBe(false);
      expect(warnings[0]).toMatchObject({ code: 'no_admitido' });
      expect(warnings[0]!.text).toContain('un sorbete de chocolate se hace con agua');
    },
  );

  it('is no brick, no syrup and no paste', () => {
    const brick = states('Agua 720, Azúcar 50, Cacao en polvo 22-24% 30, Chocolate negro 70% 200');
    expect(brick).toMatchObject({ PAC: 'alto', azucares: 'bajo' });
    const syrup = states('Agua 400, Azúcar 430, Dextrosa 40, Cacao en polvo 22-24% 60, Chocolate negro 60% 70');
    expect(syrup).toMatchObject({ PAC: 'bajo', azucares: 'alto', POD: 'alto' });
    const paste = states('Agua 475, Azúcar 170, Cacao en polvo 22-24% 60, Chocolate negro 70% 250');
    expect(paste).toMatchObject({ solidosTotales: 'alto' });
  });

  it('is not dried out with cocoa', () => {
    const dry = 'Agua 514, Azúcar 270, Dextrosa 20, Cacao en polvo 22-24% 196';
    expect(codes('sorbete_chocolate', dry)).toContain('dosis');
  });

  it('gets its fat from chocolate', () => {
    const lean = 'Agua 640, Azúcar 200, Dextrosa 60, Inulina 40, Cacao en polvo 10-12% 43';
    const { advice } = judged('sorbete_chocolate', lean);
    expect(advice.find(({ mends }) => mends.includes('materiaGrasa'))!.text).toContain('chocolate negro 70%');
  });
});

describe('an ice lolly', () => {
  it('may be creamy, but not of fat that parts from the ice', () => {
    const creamy =
      'Leche entera 370, Nata 35% 200, Leche evaporada 105, Azúcar 120, Cacao en polvo 22-24% 50, Almidón de maíz 18';
    expect(judged('polo', creamy).outcome.good).toBe(true);
    for (const fat of ['Manteca de cerdo', 'Aceite de girasol', 'Mantequilla']) {
      expect(judged('polo', `Agua 620, Azúcar 120, ${fat} 130, Zumo de limón 130`).outcome.good, fat).toBe(false);
    }
  });
});

describe('a spread', () => {
  it('may be a ganache of cream, but carries no milk, drink or juice that no fat holds', () => {
    const dry = 'Pasta de avellana 350, Azúcar glas 300, Chocolate con leche 250';
    expect(judged('crema_untable', `${dry}, Aceite de girasol 50`).outcome.good).toBe(true);
    expect(judged('crema_untable', 'Nata 35% 350, Chocolate negro 55% 450, Mantequilla 100').outcome.good).toBe(true);
    for (const thin of ['Leche entera', 'Bebida de arroz', 'Agua', 'Zumo de naranja']) {
      expect(judged('crema_untable', `${dry}, ${thin} 120`).outcome.good, thin).toBe(false);
    }
  });
});

describe('temperature of service', () => {
  const body = formula('helado_crema', CREAM);

  it('moves where hardness is judged, in the newer operations only', () => {
    const answer = analizar(helado, { ...body, temperatura_servicio: -18 });
    expect(answer.servicio).toEqual({ pedida: -18, estimada: -11.49, apta: false });
    expect(answer.parametros[0]).toMatchObject({
      id: 'PAC',
      rango: [-21.6, -15.85],
      objetivo: [-19.5, -16.5],
      estado: 'alto',
    });
    expect(answer.resultado.bueno).toBe(false);
    expect(answer.avisos[0]!.texto).toBe(
      'A −18 °C quedará dura; su temperatura natural de servicio es de unos −11,5 °C.',
    );
    expect(balanceHelado({ ...body, temperatura_servicio: -18 } as typeof body)).toEqual(balanceHelado(body));
    expect(balance(helado, { ...body, temperatura_servicio: -18 })).toEqual(balance(helado, body));
  });

  it('is the one the balancer judges by, before and after', () => {
    const { factible, antes, despues } = equilibrar(helado, { ...body, temperatura_servicio: -18 });
    expect(factible).toBe(true);
    expect(antes).toMatchObject({ verdict: 'revisar', ranges: { PAC: [-21.6, -15.85] }, inRange: { PAC: false } });
    expect(despues).toMatchObject({ verdict: 'equilibrada', ranges: { PAC: [-21.6, -15.85] }, inRange: { PAC: true } });
  });

  it.each([
    [-9.9, 'al_limite', true, false, 'algo blanda'],
    [-9.7, 'al_limite', true, false, 'algo blanda'],
    [-13, 'al_limite', true, false, 'algo dura'],
    [-9, 'al_limite', true, false, 'algo blanda'],
    [-8.9, 'al_limite', true, false, 'algo blanda'],
    [-8.8, 'bajo', false, false, 'blanda'],
    [-13.6, 'al_limite', true, false, 'algo dura'],
    [-13.7, 'alto', false, false, 'dura'],
    [-11, 'dentro', true, true, 'en su punto'],
  ])('accepts at %s °C what masters sign, and says so', (served, estado, bueno, apta, word) => {
    const answer = analizar(helado, { ...body, temperatura_servicio: served });
    expect(answer.parametros[0]).toMatchObject({ valor: -11.49, estado });
    expect(answer.resultado.bueno).toBe(bueno);
    expect(answer.servicio!.apta).toBe(apta);
    expect(answer.avisos[0]!.texto).toContain(`quedará ${word};`);
  });

  it('lets the sugars that keep a colder cabinet soft pass, though not without end', () => {
    const cart =
      'Leche entera 610, Nata 35% 85, Leche en polvo desnatada 40, Azúcar 115, Dextrosa 95, Azúcar invertido 45, Neutro para cremas 5 g/kg 5';
    const at = (sent: string, served: number) =>
      analizar(helado, { ...formula('helado_leche', sent), temperatura_servicio: served });
    const state = (answer: ReturnType<typeof at>, key: string) =>
      answer.parametros.find(({ id }) => id === key)!.estado;
    expect(at(cart, -17).resultado.bueno).toBe(true);
    expect(state(at(cart, -11), 'POD')).toBe('alto');
    expect(state(at(cart.replace('Azúcar 115', 'Azúcar 190'), -20), 'POD')).toBe('alto');
    // What is sold without sugar has none, however cold it is kept.
    const [limit] = [-11, -20].map((served) => {
      const body = formula('sin_azucar', 'Leche entera 700, Maltitol 120, Inulina 60');
      return analizar(helado, { ...body, temperatura_servicio: served }).parametros.find(({ id }) => id === 'azucares')!
        .rango;
    });
    expect(limit).toEqual([0, 5]);
  });

  it('accepts a sorbet a degree harder: the acids of its fruit are not counted', () => {
    const sorbet = formula('sorbete_agua', 'Puré de albaricoque 482, Agua 148, Azúcar 113, Glucosa atomizada 38 DE 71');
    const answer = analizar(helado, { ...sorbet, temperatura_servicio: -11.5 });
    expect(answer.parametros[0]).toMatchObject({ rango: [-15.1, -8.4], objetivo: [-13, -10], estado: 'al_limite' });
    expect(answer.resultado.bueno).toBe(true);
    expect(answer.servicio!.apta).toBe(false);
  });

  it.each([
    ['polo', 'Agua 550, Zumo de limón 220, Azúcar 230', -18, true],
    ['polo', 'Agua 900, Azúcar 150', -18, false],
    ['polo', 'Agua 550, Zumo de limón 220, Azúcar 230', -7, true],
    ['soft', 'Leche entera 700, Nata 35% 60, Leche en polvo desnatada 60, Azúcar 110, Dextrosa 20', -5, true],
    ['helado_leche', 'Leche entera 700, Nata 35% 60, Leche en polvo desnatada 60, Azúcar 110, Dextrosa 20', -5, false],
    ['semifrio', 'Nata 35% 500, Clara de huevo 110, Azúcar 190, Yema de huevo 90, Pasta de avellana 60', -14, true],
  ])('judges each by how it is eaten: %s of %s at %s °C', (type, text, served, fits) => {
    const answer = analizar(helado, { ...formula(type, text), temperatura_servicio: served });
    expect(answer.parametros[0]!.id).toBe('PAC');
    expect(['dentro', 'al_limite'].includes(answer.parametros[0]!.estado)).toBe(fits);
  });

  it('takes no fat but milk and yolk in a mantecado', () => {
    const lard = 'Leche entera 650, Manteca de cerdo 70, Leche en polvo desnatada 35, Yema de huevo 50, Azúcar 140';
    const answer = analizar(helado, formula('mantecado', `${lard}, Dextrosa 40, Neutro para cremas 5 g/kg 4`));
    expect(answer.resultado.bueno).toBe(false);
    expect(answer.avisos[0]!.texto).toBe('Lleva «Manteca de cerdo»: la grasa del mantecado es de leche y de yema.');
  });

  it('never shows a range upside down, and tells a lolly by what it is', () => {
    for (const type of TYPE_IDS) {
      for (let served = SERVICE.min; served <= SERVICE.max; served++) {
        const { parametros } = analizar(helado, { ...body, type, temperatura_servicio: served });
        const [low, high] = parametros[0]!.rango!;
        expect(low!, `${type} at ${served}`).toBeLessThan(high!);
      }
    }
    const lolly = formula('polo', 'Agua 550, Zumo de limón 220, Azúcar 230');
    expect(analizar(helado, { ...lolly, temperatura_servicio: -18 }).avisos.map(({ texto }) => texto)).toContain(
      'A −18 °C quedará en su punto (su punto: de −20,4 a −13,4 °C).',
    );
  });

  it('asks of a ripple that it be no harder than the cabinet, however soft', () => {
    const ripple = formula('veteado', 'Frambuesa 400, Azúcar invertido 350, Azúcar 250');
    const answer = analizar(helado, { ...ripple, temperatura_servicio: -11.5 });
    expect(answer.parametros[0]).toMatchObject({
      id: 'PAC',
      rango: [-40, -9.35],
      objetivo: [-40, -10],
      estado: 'dentro',
    });
    expect(answer.resultado.bueno).toBe(true);
  });

  it('tells a hard ripple by how much, with a remedy and finite figures', () => {
    const ripple = formula('veteado', 'Azúcar 330, Agua 450, Cacao puro 120');
    const answer = analizar(helado, { ...ripple, temperatura_servicio: -20 });
    expect(answer.parametros[0]).toMatchObject({ valor: -15.49, estado: 'alto' });
    const [first] = answer.consejos;
    expect(first!.texto).toContain('(rango −40,00 a −17,85)');
    expect(first!.pasos).not.toEqual([]);
  });

  it('is read by both spellings and refused outside -20 to -2', () => {
    expect(helado.analyse({ ...body, temperaturaServicio: -12 }).outcome.good).toBe(true);
    for (const wrong of [-21, 0, '-12']) {
      expect(() => helado.analyse({ ...body, temperatura_servicio: wrong })).toThrow('entre -20 y -2');
    }
  });

  it('is what the balancer solves for', () => {
    const [terms] = helado.linear({ ...body, temperatura_servicio: -14 }).cases;
    expect(terms!.find(({ key }) => key === 'PAC')!.shownRange).toEqual([-17.6, -11.85]);
  });
});

describe('types by the names people give them', () => {
  it.each([
    ['Helado de leche', 'helado_leche'],
    ['frozen yogurt', 'helado_leche'],
    ['Sorbete', 'sorbete_agua'],
    ['MERENGADA', 'leche_merengada'],
    ['paletas', 'polo'],
    ['Soft serve', 'soft'],
    ['Sorbete de cacao', 'sorbete_chocolate'],
    ['Sorbet au chocolat', 'sorbete_chocolate'],
    ['Sorbetto al cioccolato', 'sorbete_chocolate'],
    ['chocolate sorbet', 'sorbete_chocolate'],
  ])('%s is %s', (text, type) => {
    expect(helado.findType(text)).toBe(type);
  });

  it('every label is one', () => {
    for (const { id, label } of helado.types) expect(helado.findType(label)).toBe(id);
  });
});

describe('a recipe among the ingredients', () => {
  const within = (type: string, text: string, name: string, inside: string) => {
    const receta = { ingredients: formula(type, inside).ingredients };
    const grams = receta.ingredients.reduce((sum, one) => sum + one.grams, 0);
    const { ingredients } = formula(type, text);
    return helado.analyse({ type, ingredients: [...ingredients, { name, grams, receta }] });
  };

  it('a sorbet carries no milk inside it either, and no step takes grams of the whole', () => {
    const { outcome, warnings, advice } = within(
      'sorbete_agua',
      'Agua 200, Azúcar 140, Dextrosa 50',
      'Mi base de fruta',
      'Fresa 500, Leche entera 60',
    );
    expect(outcome.good).toBe(false);
    expect(warnings[0]).toMatchObject({ code: 'no_admitido' });
    expect(advice[0]!.text).toMatch(/^Retira leche entera/);
    expect(advice[0]!.steps).toEqual([]);
    expect(advice.filter(({ text }) => text.startsWith('Retira'))).toHaveLength(1);
  });

  it('the yolk inside it counts in a mantecado', () => {
    const text = 'Leche entera 400, Nata 35% 180, Leche en polvo desnatada 30, Azúcar 130, Dextrosa 60';
    const full = within('mantecado', text, 'Mi crema', 'Leche entera 160, Yema de huevo 70');
    expect(full.outcome.good).toBe(true);
    const short = within('mantecado', text, 'Mi crema', 'Leche entera 220, Yema de huevo 10');
    expect(short.warnings[0]!.text).toContain(': 0,97 %.');
    expect(short.advice[0]!.steps).toEqual([
      { action: 'anadir', ingredient: 'Yema de huevo', grams: expect.any(Number) },
    ]);
  });

  it('what nobody identifies inside it is not judged', () => {
    const { outcome, warnings } = within('helado_crema', CREAM, 'Mi pasta', 'Azúcar 20, Polvo de hadas 60');
    expect(outcome.good).toBe(false);
    expect(warnings[0]).toMatchObject({ code: 'sin_identificar' });
  });

  it('an overdose inside it is told once, and the rest is corrected as before', () => {
    const { outcome, advice } = within('helado_crema', CREAM, 'Mi mezcla', 'Azúcar 20, Goma xantana 20');
    expect(outcome.good).toBe(false);
    expect(advice[0]!.text).toMatch(/^Quita .* de goma xantana/);
    expect(advice[0]!.steps).toEqual([]);
    expect(advice.filter(({ mends }) => mends.includes('dosis'))).toHaveLength(1);
  });
});

describe('fat of milk and fruit that the names of RD 618/1998 ask for', () => {
  const HAZELNUT =
    'Leche entera 650, Leche en polvo desnatada 40, Azúcar 130, Dextrosa 45, Pasta de avellana 110, Neutro para cremas 5 g/kg 5';

  it('helado crema on the fat of a nut paste is not good, though its whole fat is in range', () => {
    const { outcome, warnings, advice } = judged('helado_crema', HAZELNUT);
    expect(outcome.good).toBe(false);
    expect(warnings[0]).toMatchObject({
      code: 'no_admitido',
      text: 'Grasa de leche 2,42 %: «Helado crema» pide al menos un 8 %, y aquí la mayor parte de la grasa no es de leche (Real Decreto 618/1998).',
      law: true,
    });
    expect(advice[0]!.text).toBe(
      'Grasa de leche 2,42 %: sube la nata hasta llegar al 8 % y baja la otra grasa, o véndelo como «helado».',
    );
    // The verdict of the interface follows the ranges alone.
    expect(balanceHelado(formula('helado_crema', HAZELNUT)).verdict).toBe('equilibrada');
    expect(analizar(helado, formula('helado_crema', HAZELNUT)).resultado.bueno).toBe(false);
  });

  it('where milk gives half of what is asked, only the name is told', () => {
    const yolky =
      'Leche entera 560, Nata 35% 150, Yema de huevo 80, Leche en polvo desnatada 35, Azúcar 140, Dextrosa 35';
    const { outcome, warnings } = judged('helado_crema', yolky);
    expect(outcome.good).toBe(true);
    expect(warnings.map(({ text }) => text).join()).toContain('para venderla como «Helado crema» hace falta un 8 %');
    expect(codes('helado_crema', CREAM)).not.toContain('no_habitual');
  });

  it('a hazelnut ice cream made on whole milk is good, and told what it may be called', () => {
    const { outcome, warnings } = judged('helado_leche', HAZELNUT);
    expect(outcome.good).toBe(true);
    expect(warnings.map(({ code }) => code)).toContain('no_habitual');
    expect(warnings.map(({ code }) => code)).not.toContain('no_admitido');
  });

  it('one made on skimmed milk is not', () => {
    const skimmed = HAZELNUT.replace('Leche entera', 'Leche desnatada');
    expect(judged('helado_leche', skimmed).outcome.good).toBe(false);
    expect(codes('helado_leche', skimmed)[0]).toBe('no_admitido');
  });

  it.each(['helado_crema', 'helado_leche'])('%s with a foreign fat is not good, nor is one proposed', (type) => {
    const text = `${CREAM}, Aceite de girasol 20`;
    expect(judged(type, text).outcome.good).toBe(false);
    expect(codes(type, text)[0]).toBe('no_admitido');
    expect(helado.forbids!(type, 'Aceite de girasol')).toBe(true);
  });

  it('a person who describes the fat of an ingredient is believed', () => {
    const body = {
      type: 'helado_crema',
      ingredients: [
        { name: 'Mi base', grams: 1000, materiagrasa: 10, esml: 10, azucares: 17, otrossolidos: 0.5, pac: 25, pod: 17 },
      ],
    };
    expect(helado.analyse(body).warnings.map(({ code }) => code)).not.toContain('no_admitido');
  });

  it('a sorbet without fruit is told so, and one of fruit is not', () => {
    const water = 'Agua 690, Azúcar 190, Dextrosa 80, Neutro para sorbetes 5 g/kg 5';
    expect(judged('sorbete_agua', water).warnings.map(({ text }) => text)).toContain(
      'No lleva fruta: para venderse como «sorbete» pide al menos un 15 % (Real Decreto 618/1998); con menos es «helado de agua».',
    );
    const inside = {
      type: 'sorbete_agua',
      ingredients: [
        ...formula('sorbete_agua', 'Agua 190, Azúcar 190, Dextrosa 80').ingredients,
        { name: 'Mi fruta', grams: 500, receta: { ingredients: [{ name: 'Fresa', grams: 100 }] } },
      ],
    };
    expect(helado.analyse(inside).warnings.map(({ code }) => code)).not.toContain('no_habitual');
  });
});

describe('intense sweeteners', () => {
  it('are what too much sweetness is taken from first', () => {
    const text = 'Leche entera 700, Nata 35% 120, Leche en polvo desnatada 40, Maltitol 130, Sucralosa 0.5';
    const pod = judged('sin_azucar', text).advice.find(({ mends }) => mends.includes('POD'));
    expect(pod!.text).toMatch(/Reduce primero sucralosa, que es lo que más endulza\.$/);
  });
});
