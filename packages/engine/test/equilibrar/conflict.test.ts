import { describe, expect, it } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import { conflictOf } from '../../src/equilibrar/conflict.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { keepOnly } from '../../src/equilibrar/limitations.ts';
import { programOf } from '../../src/equilibrar/program.ts';
import { openTask } from '../../src/equilibrar/task.ts';
import { helado } from '../../src/helado/craft.ts';
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
  it('is a set that excludes itself, and no longer does without any one of its members', { timeout: 120_000 }, () => {
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
    // The fat of the paste, and the 2.5 % of milk's that the name asks for.
    expect(textsOf(answer.conflictos)).toEqual([
      'Con la pasta de avellana 100% fija en 320 g y un total de 1000 g, la materia grasa no baja de 23,04 % (máximo 10,3 %).',
      'Con la pasta de avellana 100% fija en 320 g y la materia grasa en 10,3 % o menos, el total tendría que subir a 2632,33 g (pedido 1000 g).',
      'Con un total de 1000 g y la materia grasa en 10,3 % o menos, la pasta de avellana 100% tendría que bajar a 121 g (fija en 320 g).',
    ]);
    expect(answer.conflictos?.[0]).toMatchObject({
      tipo: 'parametro',
      clave: 'materiaGrasa',
      limite: 10.3,
      alcanzable: 23.04,
      falta: 12.74,
      unidad: '%',
    });
  });

  it('limits that leave no room for each other', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      limites: { 'Nata 35%': { min: 600 }, 'Leche entera': { min: 500 } },
    });
    expect(textsOf(answer.conflictos)).toEqual([
      'Con al menos 500 g de leche entera y al menos 600 g de nata 35%, el total tendría que subir a 1100 g (pedido 850 g).',
      'Con al menos 500 g de leche entera y un total de 850 g, la nata 35% tendría que bajar a 206 g (tu mínimo es 600 g).',
      'Con al menos 600 g de nata 35% y un total de 850 g, la leche entera tendría que bajar a 250 g (tu mínimo es 500 g).',
    ]);
    // The person's own limits come before the total and the ranges.
    expect(gramsOf(answer)).toMatchObject({ 'Nata 35%': 600, 'Leche entera': 500 });
  });

  it('one figure per remedy, the one that was tried out', () => {
    const answer = balanced(helado, 'sorbete_agua', 'Fresa 900, Azúcar 100');
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

describe('what would help', () => {
  const cases = [
    request(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', { anadir: [] }),
    request(helado, 'sorbete_agua', 'Fresa 900, Azúcar 100'),
    request(helado, 'vegano', 'Leche entera 600, Aceite de coco desodorizado 60, Azúcar 180'),
    request(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      fijos: ['Leche entera', 'Nata 35%', 'Azúcar'],
      anadir: [],
    }),
    request(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100', {
      limites: { Azúcar: { max: 110 } },
      anadir: ['Leche en polvo desnatada'],
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
      'Añade leche en polvo desnatada: con 21 g sale.',
    ]);
    expect(textsOf(equilibrar(helado, cases[1]!).alternativas)).toEqual([
      'Deja mover la fresa: con 839 g sale.',
      'Cambia el total a 1072 g sin tocar la fresa.',
      'Con el tipo «Granizado» la fórmula, tal como está, ya cumple.',
      'Con el tipo «Polo o paleta» la fórmula, tal como está, ya cumple.',
    ]);
    expect(textsOf(equilibrar(helado, cases[3]!).alternativas)).toEqual(['Sin «fijos» y «anadir» sí sale.']);
  });

  it('for chocolate full of almonds: fewer almonds, or more of the rest', () => {
    const answer = balanced(cacao, 'negro', 'cob_negra 55, almendra 45');
    expect(textsOf(answer.alternativas)).toEqual([
      'Deja mover la almendra tostada: con 40 g sale.',
      'Cambia el total a 113 g sin tocar la almendra tostada.',
      'Con el tipo «Bombón (relleno o ganache)» la fórmula, tal como está, ya cumple.',
    ]);
  });
});
