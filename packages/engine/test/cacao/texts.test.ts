import { describe, expect, it } from 'vitest';
import { KEEPING_BANDS, shelfLife } from '../../src/cacao/craft.ts';
import { balance } from './formula.ts';

describe('what a person reads', () => {
  it.each([
    [
      'dark, lean and sweet',
      'negro',
      { pasta_cacao: 40, azucar: 60 },
      'bronze',
      'Chocolate negro (cumple RD 1055/2003)',
      [
        'Cacao total 40,00 % (mínimo recomendado 43 %): añade unos 55 g de pasta de cacao por kg o reduce el azúcar.',
        'Manteca de cacao 21,60 % (mínimo recomendado 26 %): añade unos 60 g de manteca de cacao por kg.',
        'Grasa total 21,60 % (mínimo recomendado 28 %): la masa quedará espesa; añade unos 90 g de manteca de cacao por kg.',
        'Azúcar 60,00 % (máximo recomendado 55 %): baja el azúcar y sube la pasta de cacao.',
      ],
    ],
    [
      'sugar alone: doses over 400 g are no dose',
      'negro',
      { azucar: 100 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): cacao total 0,00 % (mínimo 35 %); manteca de cacao 0,00 % (mínimo 18 %); cacao seco desgrasado 0,00 % (mínimo 14 %)',
      [
        'Cacao total 0,00 % (mínimo legal 35 %): aumenta la cantidad de pasta de cacao o reduce el azúcar.',
        'Manteca de cacao 0,00 % (mínimo legal 18 %): añade unos 220 g de manteca de cacao por kg.',
        'Cacao seco desgrasado 0,00 % (mínimo legal 14 %): sube la pasta de cacao o el cacao en polvo, en lugar de manteca de cacao o azúcar.',
        'Grasa total 0,00 % (mínimo recomendado 28 %): la masa quedará espesa; añade unos 390 g de manteca de cacao por kg.',
        'Azúcar 100,00 % (máximo recomendado 55 %): baja el azúcar y sube la pasta de cacao.',
      ],
    ],
    [
      'dark of butter and powder',
      'negro',
      { manteca_cacao: 60, cacao_polvo: 30, azucar: 10 },
      'bronze',
      'Chocolate negro de calidad superior (cumple RD 1055/2003)',
      [
        'Manteca de cacao 66,60 % (máximo recomendado 56 %): reduce la manteca de cacao.',
        'La manteca supone el 75,00 % del cacao (máximo recomendado 70 %): cambia parte de la manteca de cacao por pasta de cacao.',
        'Grasa total 66,60 % (máximo recomendado 56 %): reduce la manteca de cacao.',
      ],
    ],
    [
      'dark of powder alone',
      'negro',
      { cacao_polvo: 60, azucar: 40 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): manteca de cacao 13,20 % (mínimo 18 %)',
      [
        'Manteca de cacao 13,20 % (mínimo legal 18 %): añade unos 60 g de manteca de cacao por kg.',
        'La manteca supone el 22,92 % del cacao (mínimo recomendado 45 %): añade manteca de cacao o cambia cacao en polvo por pasta de cacao.',
        'Grasa total 13,20 % (mínimo recomendado 28 %): la masa quedará espesa; añade unos 210 g de manteca de cacao por kg.',
        'Agua 2,40 % (máximo recomendado 2 %): usa ingredientes secos.',
      ],
    ],
    [
      'dark with milk powder',
      'negro',
      { pasta_cacao: 60, leche_entera_polvo: 8, azucar: 32 },
      'silver',
      'Chocolate negro de calidad superior (cumple RD 1055/2003)',
      ['Lleva un 7,76 % de sólidos lácteos (máximo recomendado 5 %): valora el tipo leche.'],
    ],
    [
      'dark with cream',
      'negro',
      { cob_negra: 80, nata: 20 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): agua 12,20 % (máximo técnico 5 %)',
      [
        'Contiene un 12,20 % de agua (máximo técnico 5 %): el chocolate se agarrota. Si es un relleno o una ganache, usa el tipo bombon.',
        'Lleva un 8,20 % de sólidos lácteos (máximo recomendado 5 %): valora el tipo leche.',
      ],
    ],
    [
      'dark with some water',
      'negro',
      { pasta_cacao: 60, azucar: 37, agua: 3 },
      'silver',
      'Chocolate negro de calidad superior (cumple RD 1055/2003)',
      ['Agua 3,00 % (máximo recomendado 2 %): usa ingredientes secos.'],
    ],
    [
      'dark with too many almonds',
      'negro',
      { cob_negra: 55, almendra: 45 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): otras sustancias comestibles 45,00 % (máximo 40 %)',
      [
        'Otras sustancias comestibles 45,00 % (máximo legal 40 %): reduce los añadidos (frutos secos, fruta, cereales).',
      ],
    ],
    [
      'dark with too much of a fat of annex II',
      'negro',
      { pasta_cacao: 50, azucar: 42, grasa_equivalente: 8 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): grasa vegetal del anexo II 8,00 % (máximo 5 %)',
      [
        'Grasa vegetal del anexo II 8,00 % (máximo legal 5 %): sustitúyela por manteca de cacao.',
        'Etiqueta: «contiene grasas vegetales además de manteca de cacao».',
      ],
    ],
    [
      'dark with a lawful share of it',
      'negro',
      { pasta_cacao: 50, azucar: 46, grasa_equivalente: 4 },
      'silver',
      'Chocolate negro de calidad superior (cumple RD 1055/2003)',
      [
        'Grasa vegetal del anexo II 4,00 %: es legal hasta el 5 %, pero resta calidad; usa manteca de cacao.',
        'Etiqueta: «contiene grasas vegetales además de manteca de cacao».',
      ],
    ],
    [
      'dark with fats the law does not allow, one twice',
      'negro',
      { pasta_cacao: 50, azucar: 40, aceite_coco: 5, aceite_oliva: 4, 'Aceite de coco': 1 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): grasa vegetal no autorizada 10,00 % (solo las del anexo II)',
      [
        'El ingrediente «aceite de coco» no está autorizado en el chocolate (anexo II de la Directiva 2000/36/CE): usa manteca de cacao.',
        'El ingrediente «aceite de oliva virgen extra» no está autorizado en el chocolate (anexo II de la Directiva 2000/36/CE): usa manteca de cacao.',
      ],
    ],
    [
      'milk with too much cocoa and fat',
      'leche',
      { pasta_cacao: 50, manteca_cacao: 20, leche_entera_polvo: 25, azucar: 5 },
      'bronze',
      'Chocolate con leche de calidad superior (cumple RD 1055/2003)',
      [
        'Cacao total 70,00 % (máximo recomendado 65 %): añade azúcar o leche en polvo.',
        'Grasa total 53,63 % (máximo recomendado 46 %): reduce la manteca de cacao.',
        'Azúcar 5,00 % (mínimo recomendado 15 %): añade unos 120 g de azúcar por kg.',
      ],
    ],
    [
      'milk that fails its three names',
      'leche',
      { pasta_cacao: 10, manteca_cacao: 10, leche_desn_polvo: 20, azucar: 60 },
      'bronze',
      'No cumple la denominación «chocolate con leche» (RD 1055/2003): cacao total 20,00 % (mínimo 25 %); grasa láctea 0,20 % (mínimo 3,5 %); manteca + grasa láctea 15,60 % (mínimo 25 %)',
      [
        'Cacao total 20,00 % (mínimo legal 25 %): añade unos 70 g de pasta de cacao por kg o reduce el azúcar.',
        'Grasa láctea 0,20 % (mínimo legal 3,5 %): usa leche entera en polvo o añade mantequilla clarificada.',
        'Manteca de cacao más grasa láctea 15,60 % (mínimo legal 25 %): añade unos 130 g de manteca de cacao por kg.',
        'Azúcar 60,00 % (máximo recomendado 50 %): baja el azúcar y sube el cacao o la leche en polvo.',
      ],
    ],
    [
      'milk with little milk',
      'leche',
      { pasta_cacao: 20, manteca_cacao: 20, leche_entera_polvo: 10, azucar: 50 },
      'bronze',
      'No cumple la denominación «chocolate con leche» (RD 1055/2003): sólidos lácteos 9,70 % (mínimo 14 %); grasa láctea 2,65 % (mínimo 3,5 %)',
      [
        'Sólidos lácteos 9,70 % (mínimo legal 14 %): añade unos 55 g de leche entera en polvo por kg.',
        'Grasa láctea 2,65 % (mínimo legal 3,5 %): usa leche entera en polvo o añade mantequilla clarificada.',
      ],
    ],
    [
      'milk with too much milk',
      'leche',
      { pasta_cacao: 12, manteca_cacao: 20, leche_desn_polvo: 40, mantequilla_clarificada: 16, azucar: 12 },
      'bronze',
      'Chocolate con leche de calidad superior (cumple RD 1055/2003)',
      [
        'Sólidos lácteos 54,57 % (máximo recomendado 36 %): reduce la leche en polvo.',
        'Grasa láctea 16,37 % (máximo recomendado 14 %): reduce la mantequilla clarificada o la leche entera en polvo.',
        'Azúcar 12,00 % (mínimo recomendado 15 %): añade unos 40 g de azúcar por kg.',
      ],
    ],
    [
      'milk with skimmed milk',
      'leche',
      { pasta_cacao: 12, manteca_cacao: 22, leche_desn_polvo: 18, azucar: 47.5, lecitina: 0.5 },
      'silver',
      'Chocolate con leche desnatada (cumple RD 1055/2003)',
      [
        'Sólidos lácteos 17,37 % (mínimo recomendado 18 %): añade unos 10 g de leche entera en polvo por kg.',
        'Grasa láctea 0,18 % (mínimo recomendado 4,5 %): usa leche entera en polvo o añade mantequilla clarificada.',
      ],
    ],
    [
      'white with cocoa powder',
      'blanco',
      { manteca_cacao: 28, leche_entera_polvo: 22, azucar: 46, cacao_polvo: 4 },
      'bronze',
      'No cumple la denominación «chocolate blanco» (RD 1055/2003): cacao seco desgrasado 2,96 % (máximo 0,5 %)',
      [
        'Cacao seco desgrasado 2,96 % (máximo 0,5 %): el chocolate blanco no lleva pasta de cacao ni cacao en polvo; usa solo manteca de cacao.',
      ],
    ],
    [
      'white with too much butter',
      'blanco',
      { manteca_cacao: 48, leche_entera_polvo: 20, azucar: 32 },
      'silver',
      'Chocolate blanco (cumple RD 1055/2003)',
      [
        'Manteca de cacao 48,00 % (máximo recomendado 45 %): reduce la manteca de cacao.',
        'Grasa total 53,30 % (máximo recomendado 50 %): reduce la manteca de cacao.',
      ],
    ],
    [
      'white that is mostly sugar',
      'blanco',
      { manteca_cacao: 15, leche_entera_polvo: 10, azucar: 75 },
      'bronze',
      'No cumple la denominación «chocolate blanco» (RD 1055/2003): manteca de cacao 15,00 % (mínimo 20 %); sólidos lácteos 9,70 % (mínimo 14 %); grasa láctea 2,65 % (mínimo 3,5 %)',
      [
        'Manteca de cacao 15,00 % (mínimo legal 20 %): añade unos 65 g de manteca de cacao por kg.',
        'Sólidos lácteos 9,70 % (mínimo legal 14 %): añade unos 55 g de leche entera en polvo por kg.',
        'Grasa láctea 2,65 % (mínimo legal 3,5 %): usa leche entera en polvo o añade mantequilla clarificada.',
        'Grasa total 17,65 % (mínimo recomendado 30 %): la masa quedará espesa; añade unos 180 g de manteca de cacao por kg.',
        'Azúcar 75,00 % (máximo recomendado 52 %): baja el azúcar y sube la manteca de cacao o la leche en polvo.',
      ],
    ],
    [
      'white that is mostly milk',
      'blanco',
      { manteca_cacao: 30, leche_entera_polvo: 50, azucar: 20 },
      'silver',
      'Chocolate blanco (cumple RD 1055/2003)',
      [
        'Sólidos lácteos 48,50 % (máximo recomendado 36 %): reduce la leche en polvo.',
        'Azúcar 20,00 % (mínimo recomendado 25 %): añade unos 70 g de azúcar por kg.',
      ],
    ],
    [
      'couverture almost without sugar',
      'cobertura',
      { pasta_cacao: 95, azucar: 5 },
      'bronze',
      'Cobertura negra de calidad superior (cumple RD 1055/2003)',
      [
        'Cacao total 95,00 % (máximo recomendado 90 %): añade azúcar.',
        'Grasa total 51,30 % (máximo recomendado 50 %): reduce la manteca de cacao.',
        'Azúcar 5,00 % (mínimo recomendado 8 %): añade unos 35 g de azúcar por kg.',
      ],
    ],
    [
      'couverture with little cocoa solids',
      'cobertura',
      { pasta_cacao: 30, manteca_cacao: 25, azucar: 45 },
      'silver',
      'Cobertura negra (cumple RD 1055/2003)',
      [
        'Cacao seco desgrasado 13,80 % (mínimo recomendado 16 %): sube la pasta de cacao o el cacao en polvo, en lugar de manteca de cacao o azúcar.',
        'La manteca supone el 74,91 % del cacao (máximo recomendado 70 %): cambia parte de la manteca de cacao por pasta de cacao.',
      ],
    ],
    [
      'couverture with too many cocoa solids',
      'cobertura',
      { pasta_cacao: 90, cacao_polvo: 10 },
      'bronze',
      'Cobertura negra de calidad superior (cumple RD 1055/2003)',
      [
        'Cacao total 99,60 % (máximo recomendado 90 %): añade azúcar.',
        'Cacao seco desgrasado 48,80 % (máximo recomendado 45 %): cambia cacao en polvo o pasta de cacao por manteca de cacao.',
        'Grasa total 50,80 % (máximo recomendado 50 %): reduce la manteca de cacao.',
        'Azúcar 0,00 % (mínimo recomendado 8 %): añade unos 90 g de azúcar por kg.',
      ],
    ],
    [
      'milk couverture short of fat, told once',
      'cobertura',
      { pasta_cacao: 15, manteca_cacao: 15, leche_entera_polvo: 25, azucar: 45 },
      'bronze',
      'No cumple la denominación «chocolate con leche de cobertura» (RD 1055/2003): manteca + grasa láctea 29,73 % (mínimo 31 %)',
      ['Manteca de cacao más grasa láctea 29,73 % (mínimo legal 31 %): añade unos 20 g de manteca de cacao por kg.'],
    ],
    [
      'white couverture short of the trade minimum',
      'cobertura',
      { manteca_cacao: 23, leche_entera_polvo: 22, azucar: 55 },
      'bronze',
      'No llega a cobertura blanca: manteca + grasa láctea 28,83 % (mínimo profesional 31 %)',
      [
        'Manteca de cacao más grasa láctea 28,83 % (mínimo profesional 31 %): añade unos 35 g de manteca de cacao por kg.',
        'Manteca de cacao 23,00 % (mínimo recomendado 26 %): añade unos 45 g de manteca de cacao por kg.',
        'Azúcar 55,00 % (máximo recomendado 50 %): baja el azúcar y sube la manteca de cacao o la leche en polvo.',
      ],
    ],
    [
      'white couverture short of law and trade',
      'cobertura',
      { manteca_cacao: 18, leche_entera_polvo: 22, azucar: 60 },
      'bronze',
      'No cumple la denominación «chocolate blanco» (RD 1055/2003): manteca de cacao 18,00 % (mínimo 20 %)',
      [
        'Manteca de cacao 18,00 % (mínimo legal 20 %): añade unos 25 g de manteca de cacao por kg.',
        'Manteca de cacao más grasa láctea 23,83 % (mínimo profesional 31 %): añade unos 105 g de manteca de cacao por kg.',
        'Azúcar 60,00 % (máximo recomendado 50 %): baja el azúcar y sube la manteca de cacao o la leche en polvo.',
      ],
    ],
    [
      'bean to bar with lecithin',
      'bean_to_bar',
      { pasta_cacao: 50, azucar: 50, lecitina: 1 },
      'bronze',
      'Chocolate negro bean to bar (cumple RD 1055/2003)',
      [
        'Cacao total 49,50 % (mínimo recomendado 60 %): añade unos 265 g de pasta de cacao por kg o reduce el azúcar.',
        'Grasa total 27,69 % (mínimo recomendado 30 %): la masa quedará espesa; añade unos 35 g de manteca de cacao por kg.',
        'Azúcar 49,50 % (máximo recomendado 40 %): baja el azúcar y sube la pasta de cacao.',
        'Aditivos 0,99 % (máximo recomendado 0,6 %): reduce la lecitina.',
      ],
    ],
    [
      'bean to bar from a couverture',
      'bean_to_bar',
      { cob_negra_70: 100 },
      'silver',
      'Chocolate negro (cumple RD 1055/2003)',
      ['Parte de una cobertura ya elaborada: no es bean to bar.'],
    ],
    [
      'milk bean to bar',
      'bean_to_bar',
      { nibs: 30, manteca_cacao: 18, leche_entera_polvo: 22, azucar: 30 },
      'gold',
      'Chocolate con leche bean to bar (cumple RD 1055/2003)',
      ['Fórmula equilibrada: todos los parámetros están en rango.'],
    ],
    [
      'white bean to bar',
      'bean_to_bar',
      { manteca_cacao: 32, leche_entera_polvo: 26, azucar: 42 },
      'gold',
      'Chocolate blanco bean to bar (cumple RD 1055/2003)',
      ['Fórmula equilibrada: todos los parámetros están en rango.'],
    ],
    [
      'gianduja without sugar',
      'gianduja',
      { pasta_cacao: 70, pasta_avellana: 30 },
      'bronze',
      'Chocolate con avellanas gianduja (cumple RD 1055/2003)',
      [
        'Cacao total 70,00 % (máximo recomendado 50 %): sube la pasta de avellana o el azúcar.',
        'Azúcar 1,44 % (mínimo recomendado 20 %): añade unos 235 g de azúcar por kg.',
        'Grasa total 56,70 % (máximo recomendado 50 %): reduce la manteca de cacao o la pasta de frutos secos.',
      ],
    ],
    [
      'gianduja with little hazelnut',
      'gianduja',
      { pasta_cacao: 40, azucar: 40, pasta_avellana: 20 },
      'silver',
      'Chocolate con avellanas gianduja (cumple RD 1055/2003)',
      ['Avellana 20,00 % (mínimo recomendado 25 %): añade pasta de avellana.'],
    ],
    [
      'gianduja under the legal hazelnut',
      'gianduja',
      { pasta_cacao: 30, azucar: 55, pasta_avellana: 15 },
      'bronze',
      'No cumple la denominación «chocolate con avellanas gianduja» (RD 1055/2003): avellana 15,00 % (mínimo 20 %)',
      [
        'Avellana 15,00 % (mínimo legal 20 %): añade pasta de avellana.',
        'Azúcar 55,72 % (máximo recomendado 45 %): baja el azúcar y sube la pasta de avellana o el cacao.',
        'Grasa total 25,65 % (mínimo recomendado 30 %): sube la pasta de avellana o la manteca de cacao.',
      ],
    ],
    [
      'gianduja with too many nuts',
      'gianduja',
      { pasta_cacao: 20, azucar: 10, pasta_avellana: 45, pasta_almendra: 25 },
      'bronze',
      'No cumple la denominación «chocolate con avellanas gianduja» (RD 1055/2003): avellana 45,00 % (máximo 40 %); frutos secos totales 70,00 % (máximo 60 %)',
      [
        'Avellana 45,00 % (máximo legal 40 %): reduce la pasta de avellana o sube el chocolate.',
        'Frutos secos totales 70,00 % (máximo legal 60 %): redúcelos.',
        'Azúcar 13,36 % (mínimo recomendado 20 %): añade unos 85 g de azúcar por kg.',
        'Grasa total 52,78 % (máximo recomendado 50 %): reduce la manteca de cacao o la pasta de frutos secos.',
      ],
    ],
    [
      'milk gianduja with little chocolate',
      'gianduja',
      { cob_leche: 20, azucar: 55, leche_entera_polvo: 2, pasta_avellana: 23 },
      'bronze',
      'No cumple la denominación «chocolate con leche y avellanas gianduja» (RD 1055/2003): sólidos lácteos (parte de chocolate) 7,97 % (mínimo 10 %); cacao total (parte de chocolate) 9,35 % (mínimo 25 %); cacao seco desgrasado (parte de chocolate) 1,56 % (mínimo 2,5 %); manteca + grasa láctea (parte de chocolate) 10,04 % (mínimo 25 %)',
      [
        'Sólidos lácteos (parte de chocolate) 7,97 % (mínimo legal 10 %): añade unos 25 g de leche entera en polvo por kg.',
        'Cacao total (parte de chocolate) 9,35 % (mínimo legal 25 %): añade unos 210 g de pasta de cacao por kg o reduce el azúcar.',
        'Cacao seco desgrasado (parte de chocolate) 1,56 % (mínimo legal 2,5 %): sube la pasta de cacao o el cacao en polvo, en lugar de manteca de cacao o azúcar.',
        'Manteca de cacao más grasa láctea (parte de chocolate) 10,04 % (mínimo legal 25 %): añade unos 200 g de manteca de cacao por kg.',
        'Azúcar 64,50 % (máximo recomendado 45 %): baja el azúcar y sube la pasta de avellana o el cacao.',
      ],
    ],
    [
      'gianduja with water and vegetable fat',
      'gianduja',
      { pasta_cacao: 30, azucar: 30, pasta_avellana: 25, agua: 6, grasa_equivalente: 9 },
      'bronze',
      'No cumple la denominación «chocolate con avellanas gianduja» (RD 1055/2003): agua 6,30 % (máximo técnico 5 %); grasa vegetal del anexo II 12,00 % (máximo 5 %)',
      [
        'Contiene un 6,30 % de agua (máximo técnico 5 %): el chocolate se agarrota. Si es un relleno o una ganache, usa el tipo bombon.',
        'Grasa vegetal del anexo II 12,00 % (máximo legal 5 %): sustitúyela por manteca de cacao.',
        'Etiqueta: «contiene grasas vegetales además de manteca de cacao».',
      ],
    ],
    [
      'caramel without cocoa as a filling',
      'bombon',
      { azucar: 100, nata: 100, glucosa: 50 },
      'bronze',
      'No cumple como relleno de bombón: cacao total 0,00 % (mínimo 5 %)',
      [
        'Cacao total 0,00 % (mínimo 5 %): un relleno de bombón debe llevar cacao o chocolate.',
        'Agua 27,60 % (máximo recomendado 25 %): reduce la nata u otro líquido, o sube la cobertura.',
        'Azúcares 56,00 % (máximo recomendado 45 %): reduce los azúcares o usa una cobertura con más cacao.',
        'Grasa total 14,00 % (mínimo recomendado 25 %): añade mantequilla o cobertura.',
        'Manteca de cacao 0,00 % (mínimo recomendado 12 %): sube la cobertura o añade manteca de cacao.',
        'Dosifica la ganache a 28-30 °C.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
        'El relleno aporta menos del 25 % de chocolate: la envoltura debe completar el mínimo del bombón.',
      ],
    ],
    [
      'bitter ganache',
      'bombon',
      { cob_negra_85: 40, nata: 30, cacao_polvo: 30 },
      'silver',
      'Ganache negra (aw estimada 0,90: conservación corta, 2-4 semanas en frío)',
      [
        'Azúcares 5,60 % (mínimo recomendado 25 %): añade azúcar invertido, dextrosa o sorbitol para ligar el agua.',
        'aw estimada 0,90 (máximo recomendado 0,85): cambia parte del azúcar por azúcar invertido, dextrosa o sorbitol, o baja la nata.',
        'Dosifica la ganache a 28-30 °C.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'sweet water ganache',
      'bombon',
      { cob_negra: 50, azucar_invertido: 40, agua: 10 },
      'silver',
      'Ganache negra (aw estimada 0,70: estable, 3-6 meses a 15-18 °C)',
      [
        'Azúcares 50,70 % (máximo recomendado 45 %): reduce los azúcares o usa una cobertura con más cacao.',
        'Grasa total 19,00 % (mínimo recomendado 25 %): añade mantequilla o cobertura.',
        'Dosifica la ganache a 28-30 °C.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'white ganache with too much butter',
      'bombon',
      { cob_blanca: 60, manteca_cacao: 30, nata: 10 },
      'silver',
      'Ganache blanca (aw estimada 0,69: estable, 3-6 meses a 15-18 °C)',
      [
        'Grasa total 54,80 % (máximo recomendado 40 %): reduce la mantequilla, la nata o la manteca de cacao.',
        'Manteca de cacao 47,40 % (máximo recomendado 32 %): reduce la manteca de cacao.',
        'Dosifica la ganache a 28-30 °C.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'anhydrous filling of dark chocolate',
      'bombon',
      { cob_negra_85: 90, manteca_cacao: 10 },
      'silver',
      'Relleno anhidro de chocolate (aw estimada 0,45: muy estable, más de 6 meses a 15-18 °C)',
      [
        'Azúcares 12,60 % (mínimo recomendado 15 %): añade azúcar glas o praliné.',
        'Manteca de cacao 52,30 % (máximo recomendado 45 %): reduce la manteca de cacao.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'anhydrous filling of sugar and powder',
      'bombon',
      { azucar: 60, cacao_polvo: 40 },
      'silver',
      'Relleno anhidro de chocolate (aw estimada 0,45: muy estable, más de 6 meses a 15-18 °C)',
      [
        'Grasa total 8,80 % (mínimo recomendado 25 %): añade manteca de cacao o pasta de frutos secos.',
        'Azúcares 60,00 % (máximo recomendado 55 %): reduce los azúcares o usa una cobertura con más cacao.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'anhydrous filling with too much fat',
      'bombon',
      { pasta_avellana: 60, cob_negra: 20, manteca_cacao: 20 },
      'silver',
      'Relleno anhidro de frutos secos (aw estimada 0,45: muy estable, más de 6 meses a 15-18 °C)',
      [
        'Grasa total 65,40 % (máximo recomendado 55 %): reduce la manteca de cacao o la pasta de frutos secos.',
        'Azúcares 10,68 % (mínimo recomendado 15 %): añade azúcar glas o praliné.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'anhydrous nut filling with vegetable fat',
      'bombon',
      { azucar: 30, cacao_polvo: 20, pasta_avellana: 50, grasa_equivalente: 3 },
      'silver',
      'Relleno anhidro de frutos secos (aw estimada 0,45: muy estable, más de 6 meses a 15-18 °C)',
      [
        'Manteca de cacao 4,27 % (mínimo recomendado 5 %): sube la cobertura o añade manteca de cacao.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
        'El relleno aporta menos del 25 % de chocolate: la envoltura debe completar el mínimo del bombón.',
        'Etiqueta: «contiene grasas vegetales además de manteca de cacao».',
      ],
    ],
  ])('%s', (_, type, parts, medal, tipo, motivos) => {
    const { score } = balance(type, parts as Readonly<Record<string, number>>);
    expect(score.tipo).toBe(tipo);
    expect(score.motivos).toEqual(motivos);
    expect(score.medalla).toBe(medal);
  });

  it('deducts the nut of a praliné and leaves its sugar in the chocolate part', () => {
    // 30 % of hazelnut: the 15 % of liquor is 21.43 % of the other 70.
    const { score } = balance('gianduja', { praline_avellana_50: 60, azucar: 25, pasta_cacao: 15 });
    expect(score.tipo).toContain('cacao total (parte de chocolate) 21,43 % (mínimo 32 %)');
  });

  it('reads as 0 the percentages of a chocolate that is not there', () => {
    const { score } = balance('negro', { pasta_cacao: 0.004, avellana: 100 });
    expect(score.tipo).toBe(
      'No cumple la denominación «chocolate» (RD 1055/2003): cacao total 0,00 % (mínimo 35 %); manteca de cacao 0,00 % (mínimo 18 %); cacao seco desgrasado 0,00 % (mínimo 14 %); otras sustancias comestibles 100,00 % (máximo 40 %)',
    );
  });

  it('takes a gianduja for a milk one as soon as it shows more than 5 % of milk', () => {
    const tipo = (milk: number) =>
      balance('gianduja', { pasta_cacao: 28, manteca_cacao: 8, azucar: 29, pasta_avellana: 35, leche_desn_polvo: milk })
        .score.tipo;
    expect(tipo(5.46)).toMatch(/^Chocolate con avellanas gianduja/);
    expect(tipo(5.5)).toContain('«chocolate con leche y avellanas gianduja»');
  });

  it('asks the shell for the chocolate a filling with less than 25 % lacks', () => {
    const note = 'El relleno aporta menos del 25 % de chocolate: la envoltura debe completar el mínimo del bombón.';
    expect(balance('bombon', { cob_negra: 25, praline_avellana_50: 75 }).score.motivos).not.toContain(note);
    expect(balance('bombon', { cob_negra: 24.9, praline_avellana_50: 75.1 }).score.motivos).toContain(note);
  });

  it('names an unknown type, as sent, and the one applied', () => {
    const { type, typeLabel, score } = balance('Tableta', { pasta_cacao: 70, azucar: 30 });
    expect([type, typeLabel]).toEqual(['negro', 'Chocolate negro']);
    expect(score.motivos).toEqual([
      'Fórmula equilibrada: todos los parámetros están en rango.',
      'Tipo «Tableta» no reconocido: se ha aplicado negro.',
    ]);
  });

  it('names unknown ingredients, as sent, in the order of the request', () => {
    const { score } = balance('negro', { 'Polvo de estrellas': 1.5, pasta_cacao: 70, azucar: 30, Krill: 0.126 });
    expect(score.motivos.slice(1)).toEqual([
      'Ingrediente no reconocido: «Polvo de estrellas» (1,5 g). Se ha contado como materia inerte.',
      'Ingrediente no reconocido: «Krill» (0,13 g). Se ha contado como materia inerte.',
    ]);
  });

  it.each([
    [0.64, 'muy estable, más de 6 meses a 15-18 °C'],
    [0.65, 'estable, 3-6 meses a 15-18 °C'],
    [0.74, 'estable, 3-6 meses a 15-18 °C'],
    [0.75, 'conservación media, 4-12 semanas a 15-18 °C'],
    [0.85, 'conservación media, 4-12 semanas a 15-18 °C'],
    [0.86, 'conservación corta, 2-4 semanas en frío'],
    [0.9, 'conservación corta, 2-4 semanas en frío'],
    [0.91, 'consumo rápido, hasta 2 semanas en frío'],
  ])('a filling of aw %s keeps: %s', (aw, text) => {
    expect(shelfLife(aw)).toBe(text);
  });

  it('tells apart five bands of keeping, drier ones first, whose ends are those of the texts', () => {
    expect(KEEPING_BANDS.map(({ to, inclusive }) => [to, inclusive])).toEqual([
      [0.65, false],
      [0.75, false],
      [0.85, true],
      [0.9, true],
      [1, true],
    ]);
    for (const [i, { to, inclusive, text }] of KEEPING_BANDS.entries()) {
      expect(shelfLife(to)).toBe(inclusive ? text : KEEPING_BANDS[i + 1]!.text);
      expect(shelfLife(to - 0.01)).toBe(text);
    }
  });
});
