import { describe, expect, it } from 'vitest';
import { answer, formula } from './formulas.ts';

const LEAN = 'Harina 1000; Agua 650; Sal 18';

function suggestionsOf(type: string, text: string): string[] {
  return answer(formula(type, text)).suggestions;
}

/** Without what is said of generic names, which another test is about. */
const withoutDefaults = (texts: readonly string[]) => texts.filter((text) => !text.includes('» se toma como «'));

function warningsOf(type: string, text: string): string[] {
  return withoutDefaults(answer(formula(type, text)).warnings);
}

/** Warnings of a lean loaf with one more ingredient, whatever the formula itself says. */
function warningsWith(ingredient: Record<string, unknown>, type = 'pan_comun'): string[] {
  const { ingredients } = formula(type, 'Harina 1000; Agua 650; Sal 15; Levadura fresca 10');
  return withoutDefaults(answer({ type, ingredients: [...ingredients, ingredient] }).warnings);
}

describe('suggestions', () => {
  it.each<[string, string, string, string]>([
    [
      'pan_comun',
      'Harina 1000; Agua 500; Sal 18; Levadura 10',
      'water missing, candeal in mind',
      'Añade 20 g de «Agua» para subir la hidratación del 50 % al 52 %. Si buscas pan candeal o bregado, elige ese tipo: ahí es correcta una hidratación del 45-50 %.',
    ],
    [
      'pan_comun',
      'Harina 1000; Agua 415; Sal 18; Levadura 10',
      'water missing, too dry even for candeal',
      'Añade 105 g de «Agua» para subir la hidratación del 41,5 % al 52 %.',
    ],
    [
      'baguette',
      'Harina 1000; Agua 500; Sal 18; Levadura 10',
      'water missing, other type',
      'Añade 80 g de «Agua» para subir la hidratación del 50 % al 58 %.',
    ],
    [
      'pan_comun',
      'Harina 1000; Agua 850; Sal 18; Levadura 10',
      'too much water',
      'Quita 30 g de «Agua» para bajar la hidratación del 85 % al 82 %.',
    ],
    [
      'pan_molde',
      'Harina 1000; Leche entera 900; Sal 18; Levadura 10',
      'too much milk and no water to take',
      'Quita 44 g de «Leche entera» para bajar la hidratación del 78,84 % al 75 %.',
    ],
    [
      'pan_comun',
      'Harina 1000; Agua 650; Sal 12.5; Levadura 10',
      'salt missing',
      'Añade 1,5 g de «Sal» para subir la sal del 1,25 % al 1,4 % de la harina.',
    ],
    [
      'brioche',
      'Harina 500; Huevos 300; Azúcar 50; Levadura 20; Sal 10; Mantequilla con sal 250; Flor de sal 2',
      'salt from two sources',
      'Quita 4,2 g de «Sal» para bajar la sal del 3,34 % al 2,5 % de la harina.',
    ],
    [
      'pan_comun',
      `${LEAN}; Sal gorda 6`,
      'salt above, from the largest',
      'Quita 6 g de «Sal» para bajar la sal del 2,4 % al 1,8 % de la harina.',
    ],
    ['pan_comun', LEAN, 'no leavening at all', 'La masa no tiene con qué fermentar: añade 20 g de levadura fresca.'],
    [
      'brioche',
      'Harina 500; Huevos 300; Mantequilla 250; Azúcar 50; Sal 10; Levadura seca activa 1',
      'too little of a dry form',
      'Añade 1 g de «Levadura seca activa» para subir la levadura del 0,2 % al 0,4 %; con menos no fermenta a su tiempo.',
    ],
    [
      'brioche',
      'Harina 500; Huevos 300; Mantequilla 250; Azúcar 50; Sal 10; Levadura seca 0.3; Levadura fresca 0.5; Llevat 0.5',
      'too little of two forms, told in the heaviest dose',
      'Añade 18,1 g de «Levadura fresca» para subir la levadura del 0,26 % al 2,74 %; con menos no fermenta a su tiempo.',
    ],
    [
      'pan_comun',
      `${LEAN}; Levadura fresca 40`,
      'too much yeast',
      'Quita 10 g de «Levadura fresca» para bajar la levadura del 4 % al 3 %; con más, la fermentación se dispara.',
    ],
    [
      'pan_comun',
      `${LEAN}; Levadura osmotolerante 12.25`,
      'too much osmotolerant yeast',
      'Quita 2,3 g de «Levadura osmotolerante» para bajar la levadura del 1,23 % al 1 %; con más, la fermentación se dispara.',
    ],
    [
      'pan_comun',
      `${LEAN}; Levadura líquida 60`,
      'too much liquid yeast',
      'Quita 10 g de «Levadura líquida» para bajar la levadura del 6 % al 5 %; con más, la fermentación se dispara.',
    ],
    [
      'pan_comun',
      `${LEAN}; Levadura fresca 20; Levadura seca 10`,
      'too much of two yeasts',
      'Quita 12 g de «Levadura fresca» y 6 g de «Levadura seca» para bajar la levadura del 3 % al 1,2 %; con más, la fermentación se dispara.',
    ],
    [
      'pan_rustico_mm',
      `${LEAN}; Masa madre 100 % 200; Levadura fresca 15`,
      'yeast above the legal 0.2 %',
      'Quita 12,8 g de «Levadura fresca» para bajar la levadura del 1,36 % al 0,2 %; con más, la fermentación se dispara. «Elaborado con masa madre» admite como mucho un 0,2 % (RD 308/2019).',
    ],
    [
      'pan_rustico_mm',
      `${LEAN}; Masa madre 100 % 20`,
      'too little sourdough',
      'Quita 91 g de «Harina» y 91 g de «Agua» y añade 182 g de «Masa madre 100 %» para subir el prefermento del 1,98 % al 20 %.',
    ],
    [
      'baguette',
      'Harina 400; Agua 80; Sal 18; Poolish 1200; Biga 100',
      'too much pre-ferment, from the heaviest',
      'Quita 234 g de «Poolish» y añade 117 g de «Harina» y 117 g de «Agua» para bajar el prefermento del 121,88 % al 100 %.',
    ],
    [
      'baguette',
      'Harina (poolish) 700; Agua (poolish) 700; Harina 300; Sal 18; Levadura 5',
      'too much pre-ferment, listed by its parts',
      'Quita 200 g de «Harina (poolish)» y 200 g de «Agua (poolish)» y añade 200 g de «Harina» y 200 g de agua para bajar el prefermento del 140 % al 100 %.',
    ],
    [
      'brioche',
      'Harina 500; Huevos 250; Mantequilla 45; Azúcar 50; Sal 10; Levadura 20',
      'butter missing',
      'Añade 17 g de «Mantequilla» para subir la grasa del 12,28 % al 15 %.',
    ],
    [
      'baguette',
      'Harina 1000; Agua 650; Sal 18; Levadura 10; Mantequilla 8; Aceite 12',
      'fat above, from the largest down',
      'Quita 9 g de «Aceite» para bajar la grasa del 1,86 % al 1 %.',
    ],
    [
      'baguette',
      'Harina 1000; Agua 650; Sal 18; Levadura 10; Nata 60; Aceite 2',
      'fat of the cream',
      'Quita 38 g de «Nata» para bajar la grasa del 2,3 % al 1 %.',
    ],
    [
      'pizza_napolitana',
      'Harina 1000; Agua 600; Sal 28; Levadura 1; Aceite 6; Manteca de cerdo 50',
      'fat of two, of both alike',
      'Quita 46 g de «Manteca de cerdo» y 5,5 g de «Aceite» para bajar la grasa del 5,58 % al 0,5 %.',
    ],
    [
      'pan_molde',
      'Harina 20000; Huevo entero 14000; Aceite de oliva 2450',
      'fat that the first alone covers to the gram',
      'Quita 225 g de «Aceite de oliva» para bajar la grasa del 19,11 % al 18 %.',
    ],
    [
      'brioche',
      'Harina 500; Huevos 300; Mantequilla 250; Azúcar 12; Sal 10; Levadura 20',
      'sugar missing',
      'Añade 8 g de «Azúcar» para subir el azúcar del 2,4 % al 4 %.',
    ],
    [
      'pan_comun',
      `${LEAN}; Levadura 10; Miel 50`,
      'sugar of the honey above',
      'Quita 26 g de «Miel» para bajar el azúcar del 4,05 % al 2 %.',
    ],
  ])('%s, %s: %s', (type, text, _case, advice) => {
    expect(suggestionsOf(type, text)).toContain(advice);
  });

  it('come in the order in which each counts on those before it, one figure each', () => {
    expect(suggestionsOf('pan_comun', 'Harina 1000; Agua 100; Azúcar 100; Aceite 100')).toEqual([
      'Quita 80 g de «Aceite» para bajar la grasa del 10 % al 2 %.',
      'Quita 80 g de «Azúcar» para bajar el azúcar del 9,99 % al 2 %.',
      'Añade 520 g de «Agua» para subir la hidratación del 10 % al 62 %.',
      'La masa no lleva sal: añade 18 g de sal.',
      'La masa no tiene con qué fermentar: añade 20 g de levadura fresca.',
    ]);
  });

  it('take the pre-ferment to the final mix when the heaviest is not enough', () => {
    expect(
      suggestionsOf('baguette', 'Poolish 10; Harina (biga) 900; Agua (biga) 500; Harina 95; Agua 100; Sal 18'),
    ).toEqual([
      'Quita 262 g de «Harina (biga)», 146 g de «Agua (biga)» y 3 g de «Poolish» y añade 263 g de «Harina» y 147 g de «Agua» para bajar el prefermento del 141 % al 100 %.',
    ]);
  });

  it('take a gram more where rounding would leave the base too small', () => {
    expect(suggestionsOf('pan_rustico_mm', 'Harina 106; Biga al 45 % 127.2; Agua (biga) 15.03')).toContain(
      'Quita 27 g de «Biga al 45 %» y añade 18,59 g de «Harina» y 8,41 g de agua para bajar el prefermento del 73,42 % al 60 %.',
    );
  });

  it('never ask to take old dough for its salt', () => {
    const advice = suggestionsOf('pan_comun', 'Harina 1000; Agua 600; Masa vieja 500; Sal 25; Levadura 10');
    expect(advice).toEqual([expect.stringMatching(/^Quita .* g de «Sal» para bajar la sal/)]);
  });
});

describe('warnings about an ingredient', () => {
  it('unknown name', () => {
    expect(warningsWith({ name: 'Xyzzy', grams: 5 })).toEqual([
      'Ingrediente no reconocido: «Xyzzy». No cuenta en harina, agua, sal, levadura, grasa ni azúcar: indica su composición o su papel en la masa.',
    ]);
  });

  it('invalid role, then unknown name', () => {
    expect(warningsWith({ name: 'Zas', grams: 5, role: 'mágico' })).toEqual([
      'El rol «mágico» de «Zas» no es válido; se clasifica por el nombre.',
      'Ingrediente no reconocido: «Zas». No cuenta en harina, agua, sal, levadura, grasa ni azúcar: indica su composición o su papel en la masa.',
    ]);
  });

  it('finishing, and nothing else of what it might have been', () => {
    expect(warningsWith({ name: 'Harina de almendra para decorar', grams: 50 })).toEqual([
      '«Harina de almendra para decorar» parece un acabado (pintar, engrasar, espolvorear): no se cuenta en la masa.',
    ]);
    expect(warningsWith({ name: 'Gofio raro para espolvorear', grams: 20 })).toEqual([
      '«Gofio raro para espolvorear» parece un acabado (pintar, engrasar, espolvorear): no se cuenta en la masa.',
    ]);
  });

  it('chemical leavening', () => {
    expect(warningsWith({ name: 'Levadura Royal', grams: 5 })).toEqual([
      'Fosfatos (E338-E452), en P2O5: uso no autorizado en pan de harina de trigo, agua, levadura y sal (Reglamento (CE) 1333/2008, anexo II, parte E, categoría 07.1.1).',
      '«Levadura Royal» es un impulsor químico: no cuenta como levadura.',
    ]);
  });

  it('assumed hydration', () => {
    expect(warningsWith({ name: 'Biga', grams: 100 })).toEqual([
      '«Biga»: se supone una hidratación del 50 %. Indícala en el nombre si es otra (p. ej. «masa madre 80 %»).',
    ]);
    expect(warningsWith({ name: 'Poolish', grams: 100 })).toEqual([]);
    expect(warningsWith({ name: 'Masa de la casa', role: 'masa_madre', grams: 100 })).toEqual([
      '«Masa de la casa»: se supone una hidratación del 100 %. Indícala en el nombre si es otra (p. ej. «masa madre 80 %»).',
    ]);
  });

  it('powdered yeast', () => {
    expect(warningsWith({ name: 'Levadura en polvo', grams: 2 })[0]).toBe(
      '«Levadura en polvo» se interpreta como levadura seca de panadería; si es impulsor químico, escríbelo así.',
    );
    expect(warningsWith({ name: 'Levadura en polvo', grams: 2, role: 'otro' })).toEqual([]);
  });

  it('nut flour', () => {
    expect(warningsWith({ name: 'Harina de almendra', grams: 50 })).toEqual([
      '«Harina de almendra» no es harina panificable: no entra en el 100 %.',
    ]);
  });

  it('without weight only the name and the role are doubted', () => {
    expect(warningsWith({ name: 'Levadura Royal', grams: 0 })).toEqual([]);
    expect(warningsWith({ name: 'Huevo para pintar', grams: 0 })).toEqual([]);
    expect(warningsWith({ name: 'Zas', grams: 0, role: 3 })).toEqual([
      'El rol «3» de «Zas» no es válido; se clasifica por el nombre.',
      'Ingrediente no reconocido: «Zas». No cuenta en harina, agua, sal, levadura, grasa ni azúcar: indica su composición o su papel en la masa.',
    ]);
  });
});

describe('warnings about the formula', () => {
  it('yeast form', () => {
    expect(warningsOf('pan_comun', `${LEAN}; Levadura seca activa 5`)).toEqual([
      'Rango de levadura expresado para levadura seca activa: el de levadura fresca dividido por 2,5.',
    ]);
    expect(warningsOf('pan_comun', `${LEAN}; Levadura fresca 5; Levadura seca 5`)).toEqual([
      'Rango de levadura expresado para esa mezcla de levaduras: el de levadura fresca dividido por 2.',
    ]);
    expect(warningsOf('pan_rustico_mm', `${LEAN}; Masa madre 100 % 200; Levadura seca 1`)).toEqual([]);
  });

  it('salt above the law that lowering the salt does not cure', () => {
    expect(
      warningsOf('pan_comun', 'Harina 1000; Agua 600; Levadura 10; Agua de mar 300; Aceitunas 1000'),
    ).toContainEqual(expect.stringMatching(/^Sal estimada en el pan: 1,\d+ g\/100 g.* por sodio total\)?\.$/));
  });

  it('does not lower the salt while the suggestion raises it', () => {
    const { suggestions, warnings } = answer(
      formula('pan_comun', 'Harina 1000; Agua 650; Levadura 10; Sal 12; Aceitunas 700'),
    );
    expect(suggestions).toEqual(['Añade 2 g de «Sal» para subir la sal del 1,2 % al 1,4 % de la harina.']);
    expect(withoutDefaults(warnings)).toEqual([
      'Sal estimada en el pan: 1,73 g/100 g, más de lo que el RD 308/2019 admite en el pan común (1,31 por cloruros, 1,66 por sodio total).',
    ]);
  });

  it.each(['Aceite 5', 'Azúcar 5', 'Leche desnatada 50', 'Huevos 50'])('special bread with %s', (extra) => {
    expect(warningsOf('pan_comun', `${LEAN}; Levadura 10; ${extra}`)).toEqual([
      'Con grasa, azúcar, leche o huevo es «pan especial», no pan común (RD 308/2019).',
    ]);
  });

  it('sourdough bread without active sourdough', () => {
    const none = 'El prefermento no es masa madre: no puede llamarse «elaborado con masa madre» (RD 308/2019).';
    expect(warningsOf('pan_rustico_mm', 'Harina 1000; Agua 650; Sal 15; Poolish 200')).toEqual([none]);
    expect(warningsOf('pan_rustico_mm', 'Harina 1000; Agua 650; Sal 15; Masa madre seca 60')).toEqual([
      'La masa madre deshidratada es inactiva: no basta para llamarlo «elaborado con masa madre» (RD 308/2019).',
    ]);
    expect(
      warningsOf('pan_rustico_mm', 'Harina 900; Harina (masa madre) 100; Agua (masa madre) 100; Agua 550; Sal 15'),
    ).toEqual([]);
    expect(warningsOf('pan_rustico_mm', 'Harina 1000; Agua 650; Sal 15')).toEqual([]);
  });

  it('AVPN: sourdough and yeast', () => {
    expect(warningsOf('pizza_napolitana', 'Harina 00 1000; Agua 550; Sal 30; Masa madre 100 % 300')).toEqual([
      'El reglamento AVPN limita la masa madre al 5-20 % de la harina.',
    ]);
    expect(warningsOf('pizza_napolitana', 'Harina 00 1000; Agua 600; Sal 30; Levadura fresca 3')).toEqual([]);
    const short = answer(formula('pizza_napolitana', 'Harina 00 1000; Agua 600; Sal 30; Levadura fresca 10'));
    expect(short.verdict).toBe('equilibrada');
    expect(short.ranges.levadura).toEqual([0.01, 1.1]);
    expect(withoutDefaults(short.warnings)).toEqual([
      'Levadura equivalente a un 1 % de fresca: la AVPN pide menos levadura (hasta unos 3 g de fresca por litro de agua) y una fermentación más larga.',
    ]);
  });

  it('strength of the flour', () => {
    expect(
      warningsOf('brioche', 'Harina W180 100; Harina W 240 300; Harina 100; Huevos 300; Mantequilla 250'),
    ).toContain('Fuerza de la harina W 225: para Brioche se recomienda W 280-420.');
    for (const w of [150, 200, 240]) {
      expect(
        warningsOf('pan_comun', `Harina de trigo (W${w}) 1000; Agua 650; Sal 15; Levadura 10`).join(),
      ).not.toContain('Fuerza');
    }
    expect(warningsOf('pan_comun', 'Harina de trigo (W 40) 1000; Agua 650; Sal 15; Levadura 10').join()).not.toContain(
      'Fuerza',
    );
  });

  it('no liquid, and far too much', () => {
    expect(warningsOf('pan_comun', 'Harina 1000; Sal 15; Levadura 10')).toContain(
      'La fórmula no lleva ningún líquido.',
    );
    expect(warningsOf('pan_comun', 'Harina 100; Agua 121; Sal 1.5; Levadura 1')).toEqual([
      'La hidratación supera el 120 %: revisa las cantidades de agua y harina.',
    ]);
  });

  it('baguette with fat or sugar', () => {
    expect(warningsOf('baguette', 'Harina 1000; Agua 650; Sal 16; Levadura 10; Extracto de malta 5')).toEqual([
      'La «baguette de tradition» francesa no admite grasa ni azúcar (decreto 93-1074).',
    ]);
  });

  it('additives in sourdough bread, all in one sentence, and the verdict goes with them', () => {
    const { verdict, warnings, suggestions } = answer(
      formula(
        'pan_rustico_mm',
        'Harina de trigo 1000; Agua 650; Sal 20; Masa madre 100 % 200; Ácido ascórbico 0.1; Mejorante 5',
      ),
    );
    expect(verdict).toBe('revisar');
    expect(warnings[0]).toBe(
      '«Ácido ascórbico» y «Mejorante panario»: con aditivos, impulsores o mejorantes no puede llamarse «elaborado con masa madre» (RD 308/2019).',
    );
    expect(suggestions).toEqual(['Retira ácido ascórbico y mejorante panario: el tipo no lo admite.']);
  });

  it('come after those of the ingredients, in their order', () => {
    const body = {
      type: 'pan casero',
      ingredients: [
        { name: 'Zas', grams: 5 },
        { name: 'Harina floja W90', grams: 1000 },
        { name: 'Levadura en polvo', grams: 5 },
        { name: 'Leche', grams: 600 },
        { name: 'Sal', grams: 22 },
      ],
    };
    expect(withoutDefaults(answer(body).warnings)).toEqual([
      'Ingrediente no reconocido: «Zas». No cuenta en harina, agua, sal, levadura, grasa ni azúcar: indica su composición o su papel en la masa.',
      '«Harina floja W90» se ha leído como «Harina floja o de repostería»: comprueba que lo sea.',
      '«Levadura en polvo» se interpreta como levadura seca de panadería; si es impulsor químico, escríbelo así.',
      'Tipo «pan casero» no reconocido: se aplican los rangos de Pan común (barra u hogaza).',
      'Rango de levadura expresado para levadura seca instantánea: el de levadura fresca dividido por 3.',
      'Sal estimada en el pan: 1,66 g/100 g. El RD 308/2019 admite en el pan común 1,31 g/100 g si se mide por cloruros y 1,66 si se mide por sodio total; con 17,2 g de sal cumple por los dos.',
      'Con grasa, azúcar, leche o huevo es «pan especial», no pan común (RD 308/2019).',
      'Fuerza de la harina W 90: para Pan común (barra u hogaza) se recomienda W 150-240.',
    ]);
  });
});
