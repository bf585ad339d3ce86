import { describe, expect, it } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { isOut } from '../../src/craft/meter.ts';
import { conflictOf } from '../../src/equilibrar/conflict.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { keepOnly } from '../../src/equilibrar/limitations.ts';
import { programOf } from '../../src/equilibrar/program.ts';
import { openTask } from '../../src/equilibrar/task.ts';
import { helado } from '../../src/helado/craft.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { turron } from '../../src/turron/craft.ts';
import { balanced, gramsOf, request, textsOf } from './formula.ts';
import { solveWithHighs } from './highs.ts';
import { goodFormulas, perturb, randomFrom } from './perturb.ts';

/** Whether an independent solver finds grams for some case under these limitations alone. */
function isPossible(problem: Parameters<typeof keepOnly>[0], kept: readonly string[]): boolean {
  const rest = keepOnly(problem, new Set(kept));
  return rest.cases.some(({ loose }) => solveWithHighs(programOf(rest, loose)) !== null);
}

describe.each(['helado', 'panaderia', 'pasteleria', 'turron'] as const)('%s: a conflict', (id) => {
  it('is a set that excludes itself, and no longer does without any one of its members', () => {
    const formulas = goodFormulas(id);
    const random = randomFrom(3);
    let found = 0;
    for (let run = 0; run < 400 && found < 25; run++) {
      const { formula, body, sent } = perturb(formulas[Math.floor(random() * formulas.length)]!, random);
      // Everything but one ingredient fixed, nothing to add: most of these cannot be done.
      const free = Math.floor(random() * sent.length);
      const opciones = { fijos: formula.names.filter((_, i) => i !== free), anadir: [] };
      const { problem } = openTask(formula.craft, { ...body, opciones });
      const set = conflictOf(problem)?.map(({ limitation }) => limitation.id);
      if (set === undefined) continue;
      found++;
      expect(isPossible(problem, set), `${formula.id}: ${set}`).toBe(false);
      for (const id of set)
        expect(
          isPossible(
            problem,
            set.filter((one) => one !== id),
          ),
          `${formula.id} less ${id}`,
        ).toBe(true);
    }
    expect(found).toBeGreaterThan(10);
  });
});

describe('what stands in the way, in words', () => {
  it('a fixed ingredient against a range', () => {
    const answer = balanced(
      helado,
      'helado_leche',
      'Leche entera 500, Azúcar 150, Dextrosa 30, Pasta de avellana 100% 320',
      {
        fijos: ['Pasta de avellana 100%'],
      },
    );
    expect(answer.factible).toBe(false);
    // The fat of the paste, and half the 2.5 % of milk's that the name asks for: with less it is another product.
    expect(textsOf(answer.conflictos)).toEqual([
      'Con la pasta de avellana 100% fija en 320 g y un total de 1000 g, la materia grasa no baja de 21,79 % (máximo 10,5 %).',
      'Con la pasta de avellana 100% fija en 320 g y la materia grasa en 10,5 % o menos, el total tendría que subir a 2219,89 g (ahora 1000 g).',
      'Con un total de 1000 g y la materia grasa en 10,5 % o menos, la pasta de avellana 100% tendría que bajar a 128 g (fija en 320 g).',
    ]);
    expect(answer.conflictos?.[0]).toMatchObject({
      tipo: 'parametro',
      clave: 'materiaGrasa',
      limite: 10.5,
      alcanzable: 21.79,
      falta: 11.29,
      unidad: '%',
    });
  });

  it('limits that leave no room for each other', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      limites: { 'Nata 35%': { min: 600 }, 'Leche entera': { min: 500 } },
    });
    expect(textsOf(answer.conflictos)).toEqual([
      'Con al menos 500 g de leche entera y al menos 600 g de nata 35%, el total tendría que subir a 1100 g (ahora 850 g).',
      'Con al menos 500 g de leche entera y un total de 850 g, la nata 35% tendría que bajar a 206 g (tu mínimo es 600 g).',
      'Con al menos 600 g de nata 35% y un total de 850 g, la leche entera tendría que bajar a 250 g (tu mínimo es 500 g).',
    ]);
    // The person's own limits come before the total and the ranges.
    expect(gramsOf(answer)).toMatchObject({ 'Nata 35%': 600, 'Leche entera': 500 });
  });

  it('one figure per remedy, the one that was tried out', () => {
    const answer = balanced(helado, 'sorbete_agua', 'Fresa 900, Azúcar 100', { total: 1000 });
    const [way] = textsOf(answer.alternativas);
    const [, figure] = /con (\d+) g sale/.exec(way!)!;
    const about = answer.conflictos!.find(({ clave }) => clave === 'Fresa')!;
    expect(about.texto).toContain(`bajar a ${figure} g`);
    expect(about.alcanzable).toBe(Number(figure));
  });

  it('what the law does not admit', () => {
    const answer = balanced(turron, 'jijona', 'almendra_tostada 500, manteca_cerdo 100, azucar 300, miel 100');
    expect(textsOf(answer.conflictos)).toEqual([
      'Con al menos 20 g de manteca de cerdo, los ingredientes no admitidos no bajan de 2,00 % (máximo 0 %).',
      'Con los ingredientes no admitidos en 0 % o menos, la manteca de cerdo tendría que bajar a 0 g (no baja sin permiso de 20 g, la quinta parte de lo que lleva).',
    ]);
    expect(textsOf(answer.alternativas)[0]).toBe('Quita la manteca de cerdo.');
  });

  it('the scale', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      total: 850.5,
      paso: 1,
    });
    expect(textsOf(answer.conflictos)).toEqual([
      'Un total de 850,5 g: imposible junto con pasos de 1 g.',
      'Pasos de 1 g: imposible junto con un total de 850,5 g.',
    ]);
    expect(answer.conflictos?.map(({ tipo }) => tipo)).toEqual(['total', 'paso']);
    expect(textsOf(answer.alternativas)).toContain('Usa un paso más fino: con 0,1 g sale.');
  });
});

describe('what a type finds fault with, whatever the parameters', () => {
  const scale = /paso|imposible junto con/i;

  it.each<[Craft, string, string, string]>([
    [helado, 'vegano', 'Bebida de avena 650, Azúcar 180, Mantequilla 90, Agua 30', 'Mantequilla'],
    [helado, 'sin_azucar', 'Leche entera 600, Nata 35% 200, Maltitol 100, Azúcar 60', 'Azúcar'],
    [helado, 'sorbete_agua', 'Fresa 500, Agua 200, Azúcar 200, Nata 35% 100', 'Nata 35%'],
    [
      panaderia,
      'pan_sin_gluten',
      'Harina de arroz 600, Harina de trigo 400, Agua 900, Sal 18, Levadura fresca 20, Psyllium 40',
      'Harina de trigo',
    ],
    [
      panaderia,
      'pan_rustico_mm',
      'Harina de trigo 1000, Agua 700, Sal 20, Masa madre 200, Ácido ascórbico 0.2',
      'Ácido ascórbico',
    ],
  ])('$id: an ingredient it does not admit, %s', (craft, type, text, banned) => {
    const free = balanced(craft, type, text);
    expect(free.factible).toBe(false);
    expect(free.conflictos?.[0]).toMatchObject({ tipo: 'parametro', clave: 'noAdmitidos' });
    expect(textsOf(free.conflictos).join(' ')).not.toMatch(scale);
    expect(free.explicacion.join(' ')).toContain(`«${banned}»`);
    const fixed = balanced(craft, type, text, { fijos: [banned] });
    expect(textsOf(fixed.conflictos).join(' ')).not.toMatch(scale);
    for (const { alternativas } of [free, fixed]) {
      expect(textsOf(alternativas)[0]).toMatch(/^Quita (el|la) /);
      const [first] = alternativas!;
      expect(balanced(craft, type, text, first!.opciones).factible).toBe(true);
      // The same options are not offered twice in other words.
      const told = alternativas!.map(({ opciones, type: other }) => JSON.stringify([opciones, other]));
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('tells no changes that do not do, and offers no type of another family', () => {
    const spread = 'cob_negra 50, cob_leche 35, leche_entera 200, glucosa 70, pasta_avellana 100';
    const answer = balanced(cacao, 'crema_untable', spread);
    expect(answer.factible).toBe(false);
    expect(answer.cambia).toBe(true);
    expect(answer.explicacion).toEqual(['Así no sale: lo más parecido que se ha encontrado aún falla en el agua.']);
    const held = balanced(cacao, 'crema_untable', spread, { total: 455 });
    expect(held.explicacion).toEqual(answer.explicacion);
    expect(textsOf(answer.conflictos).join(' ')).toMatch(/el agua no baja de [\d,]+ % \(máximo 5 %\)/);
    expect(answer.alternativas!.filter(({ type }) => type !== undefined)).toEqual([]);
  });

  it('names what nobody knows, and leaves the formula alone', () => {
    const text = 'Leche entera 600, Nata 35% 180, Azúcar 120, zzxqy 100';
    const answer = balanced(helado, 'helado_crema', text);
    expect(answer.factible).toBe(false);
    expect(answer.conflictos).toEqual([
      {
        texto: 'Falta saber qué es el 10 % de la fórmula («zzxqy»): indica su composición para poder juzgarla.',
        tipo: 'objecion',
        limite: null,
        alcanzable: null,
        falta: null,
        unidad: '',
      },
    ]);
    expect(answer.cambios.every(({ diferencia }) => diferencia === 0)).toBe(true);
    // It may be what the formula is made of: what it is comes before any verdict, and nothing is taken out.
    expect(answer.alternativas).toEqual([]);
    expect(answer.explicacion).toEqual([
      'Falta saber qué es el 10 % de la fórmula («zzxqy»): indica su composición para poder juzgarla.',
      'Hasta saberlo no se puede decir si sale: la fórmula se queda como está.',
    ]);
  });

  it.each<[Craft, string, string, string, string]>([
    [
      turron,
      'turron_piedra',
      'almendra_tostada 480, azucar 500, sal 20',
      'sal',
      'La sal al 2 %: el máximo es el 0,6 %.',
    ],
    [
      panaderia,
      'pan_comun',
      'Harina 1000, Agua 650, Sal 18, Levadura fresca 20, Ácido ascórbico 2',
      'Ácido ascórbico',
      'Ácido ascórbico al 0,18 % de la harina: el máximo es el 0,03 %.',
    ],
  ])('$id: tells it where nothing else fails, %s', (craft, type, text, fixed, objection) => {
    const answer = balanced(craft, type, text, { fijos: [fixed] });
    expect(answer.factible).toBe(false);
    expect(answer.explicacion).toContain(objection);
    expect(textsOf(answer.conflictos).join(' ')).not.toMatch(scale);
    expect(textsOf(answer.alternativas)).not.toEqual([]);
  });

  it('own ranges do not set it aside', () => {
    const answer = balanced(helado, 'vegano', 'Bebida de avena 600, Azúcar 210, Mantequilla 90', {
      parametros: { PAC: [-13, -9] },
    });
    expect(answer.factible).toBe(false);
  });

  it.each(['Yema 30', 'Yema 5', 'Dextrosa 10'])('raises the yolk a mantecado lacks: %s', (last) => {
    const answer = balanced(
      helado,
      'mantecado',
      `Leche entera 600, Nata 35% 180, Azúcar 150, Leche en polvo desnatada 35, ${last}`,
    );
    expect(answer.factible).toBe(true);
    expect(answer.explicacion.join(' ')).toMatch(/Yema: de \d,\d\d % a 4,\d\d % \(mínimo 4 %\)/);
  });

  it('raises the cocoa a chocolate sorbet lacks', () => {
    const answer = balanced(
      helado,
      'sorbete_chocolate',
      'Agua 680, Azúcar 190, Dextrosa 70, Inulina 30, Cacao en polvo 22-24% 15',
    );
    expect(answer.factible).toBe(true);
    expect(answer.explicacion.join(' ')).toMatch(/Cacao seco desgrasado: de \d,\d\d % a \d,\d\d % \(mínimo 3,5 %\)/);
  });

  it('says that it is the yolk where there may be no more of it', () => {
    const answer = balanced(
      helado,
      'mantecado',
      'Leche entera 600, Nata 35% 180, Azúcar 150, Leche en polvo desnatada 35, Yema 30',
      { fijos: ['Yema'] },
    );
    expect(answer.conflictos?.map(({ clave }) => clave)).toContain('yema');
    expect(textsOf(answer.conflictos).join(' ')).not.toMatch(scale);
  });

  it('puts rye in place of wheat in a rye bread short of it', () => {
    const answer = balanced(
      panaderia,
      'pan_centeno',
      'Harina de trigo 600, Harina de centeno 400, Agua 700, Masa madre de centeno 300, Sal 20',
    );
    expect(answer.factible).toBe(true);
    const grams = gramsOf(answer);
    expect(grams['Harina de centeno']).toBeGreaterThan(425);
    expect(grams['Harina de trigo']).toBeLessThan(575);
  });
});

describe('the nearest formula', () => {
  it('puts nothing out that was in', () => {
    const type = 'helado_crema';
    const text = 'Leche entera 450, Nata 35% 220, Leche en polvo desnatada 40, Azúcar 130, Ron 120, Neutro 5';
    const answer = balanced(helado, type, text, { total: 965 });
    expect(answer.factible).toBe(false);
    const out = (ingredients: unknown) =>
      helado.analyse({ type, ingredients }).meters.flatMap((meter) => (isOut(meter) ? [meter.key] : []));
    const before = out(request(helado, type, text).ingredients);
    for (const key of out(answer.ingredients)) expect(before).toContain(key);
  });
});

describe('another type', () => {
  it.each<[Craft, string, string]>([
    // A soft ice asks for −9 to −5,5 °C, this one for −19,6 °C, and its own warnings say so.
    [
      helado,
      'helado_crema',
      'Leche entera 450, Nata 35% 220, Leche en polvo desnatada 40, Azúcar 130, Ron 120, Neutro 5',
    ],
    [pasteleria, 'tarta_santiago', 'Almendra molida 250, Azúcar 250, Huevo entero 250, Harina de trigo 200'],
  ])('$id: is offered where nothing more is said against it, and within its family', (craft, type, text) => {
    const body = request(craft, type, text);
    const told = craft.analyse(body).warnings.map((warning) => warning.text);
    const familyOf = (id: string) => craft.types.find((one) => one.id === id)?.family;
    for (const { type: other } of equilibrar(craft, body).alternativas ?? []) {
      if (other === undefined) continue;
      expect(familyOf(other)).toBe(familyOf(type));
      for (const warning of craft.analyse({ ...body, type: other }).warnings) expect(told).toContain(warning.text);
    }
    expect(textsOf(equilibrar(craft, body).alternativas).join(' ')).not.toMatch(/soft|Toffee/);
  });
});

describe('what would help', () => {
  const cases = [
    request(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', { anadir: [] }),
    request(helado, 'sorbete_agua', 'Fresa 900, Azúcar 100', { total: 1000 }),
    request(helado, 'vegano', 'Leche entera 600, Aceite de coco desodorizado 60, Azúcar 180'),
    request(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      fijos: ['Leche entera', 'Nata 35%', 'Azúcar'],
      anadir: [],
    }),
    request(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      limites: { Azúcar: { max: 110 } },
      anadir: ['Leche en polvo desnatada'],
      total: 850,
    }),
  ];

  it.each(cases)('was tried out: %j', (body) => {
    const { alternativas } = equilibrar(helado, body);
    expect(alternativas?.length).toBeGreaterThan(0);
    for (const { opciones, type } of alternativas ?? []) {
      const again = equilibrar(helado, type === undefined ? { ...body, opciones } : { ...body, type });
      expect(again.factible).toBe(true);
    }
  });

  it('is told by name and grams', () => {
    expect(textsOf(equilibrar(helado, cases[0]!).alternativas)).toEqual([
      'Añade leche en polvo desnatada: con 38 g sale.',
    ]);
    expect(textsOf(equilibrar(helado, cases[1]!).alternativas)).toEqual([
      'Deja mover la fresa: con 840 g sale.',
      'Cambia el total a 1071 g sin tocar la fresa.',
      'Con el tipo «Granizado» la fórmula, tal como está, ya cumple.',
      'Con el tipo «Polo o paleta» la fórmula, tal como está, ya cumple.',
    ]);
    expect(textsOf(equilibrar(helado, cases[3]!).alternativas)).toEqual([
      'Sin lo que has fijado y tu lista de lo que se puede añadir sí sale.',
    ]);
  });

  it('for chocolate full of almonds: fewer almonds, or more of the rest', () => {
    const answer = balanced(cacao, 'negro', 'cob_negra 55, almendra 45', { total: 100 });
    expect(textsOf(answer.alternativas)).toEqual([
      'Deja mover la almendra tostada: con 40 g sale.',
      'Cambia el total a 113 g sin tocar la almendra tostada.',
      // Not a filling: as one it would bring a warning of its own.
    ]);
  });
});
