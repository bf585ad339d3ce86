import { describe, expect, it } from 'vitest';
import { etiqueta } from '../../src/etiqueta/etiqueta.ts';

function claim(id: string, grams: Readonly<Record<string, number>>, own: readonly object[] = []): string {
  const ingredients = [...Object.entries(grams).map(([name, weight]) => ({ name, grams: weight })), ...own];
  return etiqueta({ craft: 'pasteleria', perdida: 0, ingredients }).declaraciones.find((each) => each.id === id)!
    .estado;
}

describe('claims', () => {
  it('«sin gluten»: neither in it nor in traces', () => {
    expect(claim('sin_gluten', { Azúcar: 50, Agua: 50 })).toBe('posible');
    expect(claim('sin_gluten', { Azúcar: 50, 'Harina de arroz': 50 })).toBe('no_se_puede_decir');
    expect(claim('sin_gluten', { 'Harina floja': 1, Azúcar: 99 })).toBe('no_posible');
    expect(claim('sin_gluten', { 'Harina de avena': 1, Azúcar: 99 })).toBe('no_posible');
  });

  it('«sin lactosa»: below 0.01 g per 100 g', () => {
    expect(claim('sin_lactosa', { Agua: 50, Azúcar: 50 })).toBe('posible');
    expect(claim('sin_lactosa', { 'Leche entera': 1, Agua: 99 })).toBe('no_posible');
    expect(claim('sin_lactosa', { 'Leche entera sin lactosa': 50, Agua: 50 })).not.toBe('posible');
  });

  it('«vegano»: nothing of animal origin, nothing unknown', () => {
    expect(claim('vegano', { Agua: 50, Azúcar: 50 })).toBe('posible');
    expect(claim('vegano', { Agua: 50, Miel: 50 })).toBe('no_posible');
    const cream = (alergenos: readonly string[]) => [
      { name: 'Mi crema', grams: 30, etiqueta: { grasas: 20, alergenos } },
    ];
    expect(claim('vegano', { Agua: 70 }, cream(['huevo']))).toBe('no_posible');
    expect(claim('vegano', { Agua: 70 }, cream(['soja']))).toBe('no_se_puede_decir');
  });

  it('«sin azúcares añadidos»: no sugar, no honey, and nothing that may bring them', () => {
    expect(claim('sin_azucares_anadidos', { 'Puré de fresa': 50, Maltitol: 50 })).toBe('posible');
    expect(claim('sin_azucares_anadidos', { 'Puré de fresa': 50, Miel: 1 })).toBe('no_posible');
    expect(claim('sin_azucares_anadidos', { 'Puré de fresa': 50, 'Base sin azúcar': 5 })).toBe('no_se_puede_decir');
  });

  it.each([
    'chocolate_negro_70',
    'merengue_seco',
    'sirope_chocolate',
    'yogur_azucarado',
    'caramelo_trozos',
    'marron_glace',
    'leche_condensada_desnatada',
    'tiramisu',
    'amaretto_28',
    'mermelada_fresa',
    'pure_fresa_10_azucar',
    'turron_jijona',
    'lactosa',
  ])('«sin azúcares añadidos» cannot be said of what is made with %s', (food) => {
    expect(claim('sin_azucares_anadidos', { 'Leche entera': 700, Eritritol: 100, [food]: 100 })).toBe('no_posible');
  });

  it.each(['datil', 'zumo_uva', 'pectina_nh', 'extracto_vainilla'])(
    'whether %s is there to sweeten, or comes on sugar, is not for a table to say',
    (food) => {
      expect(claim('sin_azucares_anadidos', { 'Leche entera': 700, [food]: 5 })).toBe('no_se_puede_decir');
    },
  );

  it.each([
    'guisante',
    'harina_castana',
    'leche_polvo_desnatada_sin_lactosa',
    'vainilla_vaina',
    'inulina',
    'pan_blanco',
  ])('the sugars of %s are its own', (food) => {
    expect(claim('sin_azucares_anadidos', { 'Leche entera': 700, [food]: 5 })).toBe('posible');
  });

  it('«sin azúcares»: up to 0.5 g per 100 g', () => {
    expect(claim('sin_azucares', { Agua: 50, Maltitol: 50 })).toBe('posible');
    expect(claim('sin_azucares', { Agua: 99.5, Azúcar: 0.5 })).toBe('no_se_puede_decir');
    expect(claim('sin_azucares', { Agua: 99, Azúcar: 1 })).toBe('no_posible');
  });

  it('«fuente de fibra»: 3 g per 100 g with room to spare', () => {
    expect(claim('fuente_de_fibra', { 'Harina integral': 100 })).toBe('posible');
    expect(claim('fuente_de_fibra', { Azúcar: 100 })).toBe('no_posible');
    // Almond holds 10.4 g of fibre: 29 % of it, 3.0.
    expect(claim('fuente_de_fibra', { almendra_tostada_repelada: 29, Azúcar: 71 })).toBe('no_se_puede_decir');
  });

  it('«alto contenido en proteínas»: a fifth of the energy', () => {
    expect(claim('alto_contenido_en_proteinas', { 'Clara de huevo': 100 })).toBe('posible');
    expect(claim('alto_contenido_en_proteinas', { Azúcar: 100 })).toBe('no_posible');
  });
});

describe('a name that makes a claim', () => {
  const told = (nombre: string, grams: Readonly<Record<string, number>>, more: object = {}) =>
    etiqueta({
      craft: 'pasteleria',
      perdida: 0,
      nombre,
      ingredients: Object.entries(grams).map(([name, weight]) => ({ name, grams: weight })),
      ...more,
    })
      .avisos.filter(({ codigo }) => codigo.startsWith('nombre_'))
      .map(({ texto }) => texto);

  it('is told when the composition denies it', () => {
    expect(told('Pan sin gluten', { almidon_trigo: 90, Agua: 10 })).toEqual([
      'El nombre dice «sin gluten» y no puede decirlo. Lleva un ingrediente con gluten.',
    ]);
    expect(told('Magdalenas sin azúcar', { Maltitol: 98, 'Leche entera': 20 })).toEqual([
      'El nombre dice «sin azúcares» y no puede decirlo. Tiene 0,8 g de azúcares por 100 g y el límite es 0,5.',
    ]);
  });

  it('is told to be checked when the composition cannot say', () => {
    expect(told('Galleta sin gluten', { 'Harina de arroz': 50, Azúcar: 50 })[0]).toMatch(/^El nombre .* comprobarlo/);
  });

  it('is not told when it holds, nor when it says something else', () => {
    expect(told('Almíbar sin gluten, vegano', { Azúcar: 50, Agua: 50 })).toEqual([]);
    expect(told('Merengue sin azúcares añadidos', { 'Clara de huevo': 50, Eritritol: 50 })).toEqual([]);
    // 2.5 g of sugars of the almond: it says that none were added, not that there are none.
    expect(told('Mazapán sin azúcares añadidos', { 'Almendra molida': 50, Maltitol: 40 })).toEqual([]);
  });

  it('is heard in the name of the type where no other is given', () => {
    const more = { craft: 'helado', type: 'vegano', nombre: '' };
    expect(told('', { 'Leche entera': 50, Azúcar: 50 }, more)).toHaveLength(1);
  });
});
