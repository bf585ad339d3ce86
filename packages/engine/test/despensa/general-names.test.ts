import { describe, expect, it } from 'vitest';
import type { CraftId } from '../../src/craft/ids.ts';
import { findFood } from '../../src/despensa/names.ts';

/** The food a name nobody has listed is read as; «?» where it is asked about. */
const read = (name: string, craft: CraftId = 'pasteleria') => findFood(name, craft).food?.id ?? '?';

const readAs = (names: Readonly<Record<string, string>>, craft: CraftId = 'pasteleria') => {
  for (const [name, id] of Object.entries(names)) expect(read(name, craft), name).toBe(id);
};

const asked = (names: readonly string[], craft: CraftId = 'pasteleria') => {
  expect(names.filter((name) => read(name, craft) !== '?').map((name) => `${name} → ${read(name, craft)}`)).toEqual([]);
};

describe('a drink with its strength', () => {
  it('is the spirit itself near its own', () => {
    readAs({
      'ron 37,5 %': 'ron_40',
      'ginebra 47 %': 'ginebra_40',
      'brandy 36 % vol': 'brandy_38',
      'cerveza 4,8 %': 'cerveza',
      'vino tinto 14º': 'vino_tinto',
      'licor 43': 'licor_43_31',
      'licor de hierbas 40 %': 'licor_hierbas_30',
      'ron 54 %': 'ron_54',
      'ron Negrita 54º': 'ron_54',
    });
  });

  it('is asked about without alcohol, or far from what is known of it', () => {
    asked([
      'ron 0,0 %',
      'whisky de 60 grados',
      'cerveza 0,0',
      'vino tinto 0,0 %',
      'cava 0.0',
      'amaretto 45 %',
      'ron 75 %',
      'crema de whisky 40 %',
    ]);
  });
});

describe('what a food is made of, after what it is for', () => {
  it('is part of its name', () => {
    readAs({
      'nata para montar de soja': 'crema_soja_cocinar',
      'aceite para freír de girasol': 'aceite_girasol',
      'harina para amasar de centeno': 'harina_centeno',
      'chocolate para fundir de leche': 'chocolate_leche_35',
      'nata para montar sin lactosa': 'nata_35_sin_lactosa',
      'nata para montar': 'nata_35',
      'leche para remojar de la receta': 'leche_entera',
    });
    asked(['nata 35 % para montar de soja', 'nata para montar de avena', 'leche entera para montar de soja']);
    readAs({ 'nata para cocinar de avena': 'crema_avena_cocinar' });
  });
});

describe('dry food that was soaked', () => {
  it('is asked about, unless the pantry has it soaked', () => {
    asked([
      'copos de centeno hidratados',
      'sésamo hidratado',
      'copos de avena hidratados',
      'leche en polvo rehidratada',
    ]);
    readAs({
      'pasas hidratadas': 'pasas_hidratadas',
      'uvas pasas rehidratadas': 'pasas_hidratadas',
      'chía hidratada': 'chia_hidratada',
      'semillas de lino hidratadas': 'lino_hidratado',
      'gelatina hidratada': 'masa_gelatina',
      'grenetina, hidratada y derretida': 'gelatina_polvo',
    });
  });
});

describe('chocolate of any shape', () => {
  it('is that of the cocoa it is told to have', () => {
    readAs(
      {
        'virutas de chocolate negro (85 %)': 'chocolate_negro_85',
        'pepitas de chocolate 70 %': 'chocolate_negro_70',
        'chips de chocolate con leche 38 %': 'chocolate_leche_40',
        'virutas de chocolate negro': 'chocolate_negro_50',
        'cobertura negra (40 % manteca de cacao)': 'chocolate_negro_60',
        'cacao en polvo (22 %)': 'cacao_polvo_22_24',
      },
      'cacao',
    );
    asked([
      'perlas crujientes de chocolate 40 %',
      'chocolate negro con 50 % menos azúcar',
      'virutas de chocolate blanco 85 %',
    ]);
  });
});

describe('fruit kept in a way that leaves much the same of any', () => {
  it('is the fruit so kept', () => {
    readAs({
      'kiwi liofilizado': 'fruta_liofilizada',
      'kiwi liofilizado en polvo': 'fruta_liofilizada',
      'piña Golden liofilizada': 'fruta_liofilizada',
      'mandarina deshidratada': 'fruta_deshidratada',
      'orejones de pera': 'fruta_deshidratada',
      'lima confitada': 'fruta_confitada',
      'frambuesa escarchada': 'fruta_confitada',
      'variegato de maracuyá': 'variegato_frutas',
      'pera en almíbar': 'fruta_almibar',
      'frambuesas congeladas en almíbar': 'fruta_almibar',
      // Its own food comes first.
      'fresa liofilizada': 'fresa_liofilizada',
      'higo seco': 'higo_seco',
      'cereza confitada': 'cereza_confitada',
    });
  });

  it('is asked about where the fruit is fat, dry or no fruit, or the powder is not of the fruit alone', () => {
    asked([
      'aguacate liofilizado',
      'coco liofilizado',
      'dátil liofilizado',
      'zanahoria liofilizada',
      'arándano en polvo',
      'limón en polvo',
      'zumo de naranja en polvo',
      'sirope de mango en polvo',
      'licor de leche',
      'variegato de chocolate',
      'aguacate en almíbar',
      'almíbar de pera',
      'leche liofilizada',
      'agua de coco seca',
    ]);
  });
});

describe('nuts however they are cut', () => {
  it('are the nut', () => {
    readAs({
      'pecana molida': 'nuez_pecana',
      'harina de macadamia': 'nuez_macadamia',
      'granillo de nuez': 'nuez',
      'sésamo molido': 'sesamo',
      'mantequilla de pecana': 'pasta_nuez_pecana',
      'harina de castaña': 'harina_castana',
    });
  });

  it('are asked about where the flour may have lost its oil, or the butter is of something else', () => {
    asked([
      'harina de cacahuete',
      'cacahuete en polvo',
      'harina de sésamo',
      'leche de pistacho en polvo',
      'mantequilla de trufa',
    ]);
  });
});

describe('a claim the food keeps anyway', () => {
  it('says nothing of it', () => {
    readAs({
      'mascarpone sin azúcar': 'mascarpone',
      'leche de soja sin azúcar': 'bebida_soja',
      'puré de mango sin azúcar': 'pure_mango',
      'pasta de cacahuete sin azúcar': 'pasta_cacahuete',
      'zumo de uva sin azúcares añadidos': 'zumo_uva',
      'margarina vegana': 'margarina',
      'chocolate negro 70 % vegano': 'chocolate_negro_70',
    });
  });

  it('is asked about where it makes another food', () => {
    asked([
      'mermelada sin azúcar',
      'chocolate sin azúcar',
      'chocolate negro 70 % sin azúcar',
      'galletas sin azúcar',
      'gelatina sin azúcar',
      'cacao soluble sin azúcar',
      'azúcar sin azúcar',
      'sirope de arce sin azúcar',
      'chocolate vegano',
      'chocolate blanco vegano',
      'queso crema vegano',
      'gelatina vegana',
      'miel vegana',
      'nata vegana',
    ]);
  });
});

it('takes a drink of plants with a little more fat for the usual one, and says so', () => {
  expect(findFood('bebida de avena 3 % grasa', 'helado')).toMatchObject({
    food: { id: 'bebida_avena' },
    lectura: 'supuesta',
  });
  asked(['bebida de avena 10 % grasa', 'bebida de coco 17 %'], 'helado');
});

describe('a family in which only a state tells foods apart', () => {
  it('is its usual food past a quality, a variety or a brand, and says so', () => {
    readAs({
      'tequila Olmeca Silver': 'tequila_38',
      'pitahaya roja': 'pitahaya',
      'semillas de chía blanca': 'semillas_chia',
      'miso blanco shiro': 'miso',
      'manzana Golden Delicious': 'manzana_golden',
      'melocotón plano': 'melocoton',
      'ghee de vaca': 'mantequilla_anhidra',
    });
    expect(findFood('tequila Olmeca Silver', 'pasteleria')).toMatchObject({ lectura: 'supuesta' });
  });

  it('is asked about where its foods differ, or the word may be a food, a state, a filling or another kind', () => {
    asked([
      // Foods that begin so differ: creams, flours, cheeses, oils, doughs.
      'leche Zzzz',
      'nata Zzzz',
      'harina Zzzz',
      'queso Zzzz',
      'yogur Zzzz',
      'aceite de argán',
      'aceite trufado',
      'chocolate belga',
      'pasta kluski',
      // A food, a state, a filling, a claim.
      'vodka caramelo',
      'tequila con limón',
      'miso en polvo',
      'melocotón relleno',
      'tequila sin alcohol',
      'pitahaya y mango',
      'cebolla crujiente',
      'margarina light',
      'galletas digestive de chocolate',
      'semillas de chía bañadas en chocolate',
      'tequila 0,0',
      'lecitina sol',
      'anchoa cabello de ángel',
      'almendra manteca de cerdo',
      'mozzarella condensada',
    ]);
  });

  it('is the staple past a word no food has, where its noun is its whole name', () => {
    readAs({ 'mantequilla Ubrique': 'mantequilla', 'agua Bezoya': 'agua', 'sal Refisal': 'sal' });
    readAs({ 'mantequilla salda': 'mantequilla_salada' });
    expect(findFood('mantequilla Ubrique', 'pasteleria')).toMatchObject({ lectura: 'supuesta' });
    asked([
      'mantequilla trufada',
      'mantequilla vegetaliana',
      'mantequilla sojina',
      'agua oxigenada',
      'agua almendrina',
      'azúcar almendrado',
      'sal de Zzzz con ajo',
    ]);
  });

  it('takes bounded time for the longest names', () => {
    const long = `tequila ${'abcdef '.repeat(27)}`.slice(0, 200);
    const before = process.cpuUsage();
    for (let i = 0; i < 20; i++) findFood(`${long.slice(0, 196)}${i}`, 'pasteleria');
    // Some 2 ms each; a second would be a pattern that tries every way.
    expect(process.cpuUsage(before).user / 1000 / 20).toBeLessThan(100);
  });
});

describe('a quality that says nothing of a food of its shelf', () => {
  it('is left aside', () => {
    readAs(
      {
        'harina de centeno gris': 'harina_centeno',
        'harina de centeno no integral': 'harina_centeno',
        'harina de centeno molida en molino de piedra': 'harina_centeno',
        'harina de teff integral': 'harina_teff',
        'harina de escanda integral': 'harina_escanda',
        'copos de centeno integrales': 'copos_centeno',
        'bebida de arroz integral': 'bebida_arroz',
        'sirope de arce oscuro': 'sirope_arce',
        'extracto de malta claro': 'extracto_malta',
        'cacao en polvo rojo oscuro': 'cacao_polvo_22_24',
        'cúrcuma molida': 'curcuma',
        'galletas digestive molidas': 'galleta_digestive',
        'semillas de amapola tostadas': 'semillas_amapola',
        'almidón de maíz en polvo': 'almidon_maiz',
        'proteína de guisante en polvo': 'proteina_guisante',
      },
      'panaderia',
    );
  });

  it('is asked about where it makes another food', () => {
    asked(
      [
        'azúcar oscuro',
        'arroz integral',
        'maíz molido',
        'chocolate blanco molido',
        'cacao negro azucarado',
        'café crudo',
        'pistacho tostado repelado',
        'harina de centeno integral fina',
      ],
      'turron',
    );
  });
});

describe('a flour of wheat', () => {
  it('is the one only wheat is made into', () => {
    readAs(
      {
        'harina de trigo de media fuerza': 'harina_media_fuerza',
        'harina de trigo Manitoba': 'harina_gran_fuerza',
        'harina de trigo einkorn': 'harina_escanda',
        'harina de trigo tipo 700': 'harina_trigo',
        'harina polaca tipo 550': 'harina_trigo',
      },
      'panaderia',
    );
    asked(['harina de trigo y espelta', 'harina de trigo y centeno', 'harina de trigo malteada'], 'panaderia');
  });
});

describe('a leaven by its water', () => {
  it('is firm with half of its flour; a lower figure is how much of it goes in', () => {
    readAs(
      {
        'masa madre al 50 %': 'masa_madre_solida',
        'masa madre 60 %': 'masa_madre_solida',
        'masa madre al 100 %': 'masa_madre_100',
        'masa madre 20 %': 'masa_madre_100',
      },
      'panaderia',
    );
  });
});

describe('a noun for another that says the same', () => {
  it('names the food', () => {
    readAs({
      'fécula de trigo': 'almidon_trigo',
      'pulpa de fresa 10 % azúcar': 'pure_fresa_10_azucar',
      'crispy de fresa': 'fresa_liofilizada',
      'licuado de zanahoria': 'zumo_zanahoria',
    });
    asked(['pulpa de almendra', 'leche con arroz', 'bebida de coco 17 %', 'leche energética']);
  });
});

describe('what is said at length', () => {
  it('is read in the words of the pantry', () => {
    readAs({
      'todo el poolish': 'poolish',
      'biga del día anterior': 'biga',
      'yogur natural (1 unidad)': 'yogur_natural',
      'bebida vegetal de avena': 'bebida_avena',
      'anacardos sin tostar': 'anacardo_crudo',
      'almendra cruda sin pelar': 'almendra_cruda_con_piel',
      'clara atomizada': 'clara_polvo',
      'leche desnatada deshidratada': 'leche_polvo_desnatada',
      'claras de botella': 'clara_pasteurizada',
      'mantequilla quemada': 'mantequilla_avellana_noisette',
      'pistacho verde molido': 'pistacho_molido',
      'nata de cocina 20 %': 'nata_18',
    });
    asked(['leche de almendra deshidratada', 'bebida vegetal de avena y soja', 'mantequilla quemada con miel']);
  });
});

describe('milk with a flavour', () => {
  it('is sold with sugar, whatever it tastes of', () => {
    readAs({
      'skyr de vainilla': 'skyr_sabores',
      'skyr sabor arándanos': 'skyr_sabores',
      'yogur sabor fresa': 'yogur_azucarado',
      'yogur de melocotón': 'yogur_azucarado',
      'yogur griego de vainilla': 'yogur_griego_azucarado',
      'proteína de suero sabor chocolate': 'proteina_lactea_sabores',
      'proteína en polvo sabor vainilla': 'proteina_lactea_sabores',
      'caseína sabor fresa': 'proteina_lactea_sabores',
    });
  });

  it('is asked about where it may be of a plant, without sugar, or the flavour bring an allergen', () => {
    asked([
      'yogur de coco',
      'yogur de chocolate',
      'yogur de fresa sin azúcar',
      'skyr de pistacho',
      'whey sabor cacahuete',
      'proteína vegana sabor vainilla',
      'proteína de soja sabor chocolate',
      'proteína de huevo sabor vainilla',
    ]);
  });
});

it('asks about a list whose last foods bring an allergen the first has not', () => {
  asked(['almendras, avellanas y pistachos', 'pasas, nueces y orejones', 'mantequilla, huevo y sal']);
});

it('tells turrones apart by what they are made of', () => {
  readAs({
    'turrón duro de almendra': 'turron_alicante',
    'turrón duro de avellana': 'turron_duro_avellana',
    'turrón de avellana troceado': 'turron_duro_avellana',
    'turrón duro bañado en chocolate': 'turron_alicante_chocolate',
    'turrón de chocolate crujiente': 'turron_chocolate',
    'pasta de turrón': 'turron_jijona',
  });
  asked([
    'turrón de chocolate blanco',
    'turrón de chocolate negro',
    'turrón de chocolate con almendras',
    'turrón de pistacho',
    'turrón duro sin azúcar',
  ]);
});

it('takes broken grain for meal and whole grain for grain', () => {
  expect(read('centeno partido', 'panaderia')).toBe('centeno_partido');
  expect(read('grano de trigo partido', 'panaderia')).toBe('trigo_partido');
  expect(read('centeno en grano', 'panaderia')).toBe('grano_cereal');
});

describe('how the same thing is said elsewhere', () => {
  it('is read by what it is', () => {
    readAs({
      'puré de durazno': 'pure_melocoton',
      'frutillas congeladas': 'fresa',
      'harina de quinua': 'harina_quinoa',
      'leche de vaca deslactosada semidescremada': 'leche_semidesnatada_sin_lactosa',
      'leche entera 0 % lactosa': 'leche_entera_sin_lactosa',
      'leche parcialmente descremada': 'leche_semidesnatada',
      'glucosa spray DE 21': 'glucosa_atomizada_21',
      'maltodextrina DE 10 de tapioca': 'maltodextrina_10',
      'sirope de arce 66 °Brix': 'sirope_arce',
      'harina tipo 0 Molino Grassi': 'harina_0',
      'sandía sin pepitas ni corteza': 'sandia',
    });
  });

  it('is purée with a tenth of sugar where that is said, and as it is where it is not', () => {
    readAs({
      'pulpa de mora 90/10': 'pure_mora_10_azucar',
      'puré de mango con 10 % de azúcar': 'pure_mango_10_azucar',
      'puré de cassis Boiron 10 %': 'pure_cassis_10_azucar',
      'puré de mango 100 %': 'pure_mango',
    });
  });

  it('is asked about where a word left aside would take an allergen or another food with it', () => {
    asked([
      'mix',
      'mix fino',
      'harina de arroz mezclada con harina de trigo',
      'maicena disuelta en leche',
      'té negro infusionado en leche',
      'pollo a la milanesa',
      'Pollo Heura',
      'Bechamel Oatly',
      'malta de centeno',
      'levadura salvaje',
      'jugo de manzana 70 brix',
      'recortes de hojaldre',
    ]);
    readAs({
      'maicena disuelta en agua fría': 'almidon_maiz',
      'té negro infusionado': 'infusion_te',
      'nuez australiana': 'nuez_macadamia',
      'choclo en lata': 'maiz_dulce',
    });
  });

  it('is the first of a choice of the same, and stays what it is when it is steeped', () => {
    asked(['leche infusionada con avellana', 'leche infusionada de almendra']);
    readAs({
      'leche entera o deslactosada': 'leche_entera',
      'nata infusionada con coco': 'nata_35',
    });
  });
});
