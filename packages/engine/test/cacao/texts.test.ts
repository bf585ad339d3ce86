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
        'Cacao total 39,48 % (mínimo recomendado 42,5 %): cambia 4 g de azúcar blanco por pasta de cacao.',
        'Manteca de cacao 21,60 % (mínimo recomendado 25 %): añade 4 g de manteca de cacao.',
        'Grasa total 21,60 % (mínimo recomendado 27 %): añade 3 g de manteca de cacao.',
        'Azúcar 59,94 % (máximo recomendado 55,5 %): se corrige con lo anterior.',
      ],
    ],
    [
      'sugar alone: doses over 400 g are no dose',
      'negro',
      { azucar: 100 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): cacao total 0,00 % (mínimo 35 %); manteca de cacao 0,00 % (mínimo 18 %); cacao seco desgrasado 0,00 % (mínimo 14 %)',
      [
        'Cacao total 0,00 % (mínimo legal 35 %): cambia 44 g de azúcar blanco por pasta de cacao.',
        'Manteca de cacao 0,00 % (mínimo legal 18 %): añade 4 g de manteca de cacao.',
        'Cacao seco desgrasado 0,00 % (mínimo legal 14 %): se corrige con lo anterior.',
        'Grasa total 0,00 % (mínimo recomendado 27 %): añade 3 g de manteca de cacao.',
        'Azúcar 99,90 % (máximo recomendado 55,5 %): se corrige con lo anterior.',
      ],
    ],
    [
      'dark of butter and powder',
      'negro',
      { manteca_cacao: 60, cacao_polvo: 30, azucar: 10 },
      'bronze',
      'Chocolate negro de calidad superior (cumple RD 1055/2003)',
      [
        'Manteca de cacao 66,66 % (máximo recomendado 57 %): quita 26 g de manteca de cacao.',
        'La manteca supone el 75,09 % del cacao (máximo recomendado 71 %): se corrige con lo anterior.',
        'Grasa total 66,66 % (máximo recomendado 57 %): se corrige con lo anterior.',
      ],
    ],
    [
      'dark of powder alone',
      'negro',
      { cacao_polvo: 60, azucar: 40 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): manteca de cacao 13,38 % (mínimo 18 %)',
      [
        'Manteca de cacao 13,38 % (mínimo legal 18 %): cambia 42 g de cacao en polvo 22-24 % por pasta de cacao.',
        'La manteca supone el 23,23 % del cacao (mínimo recomendado 44 %): se corrige con lo anterior.',
        'Grasa total 13,38 % (mínimo recomendado 27 %): añade 3 g de manteca de cacao.',
        'Agua 2,44 % (máximo recomendado 2 %): se corrige con lo anterior.',
      ],
    ],
    [
      'dark with milk powder',
      'negro',
      { pasta_cacao: 60, leche_entera_polvo: 8, azucar: 32 },
      'silver',
      'Chocolate negro de calidad superior (cumple RD 1055/2003)',
      [
        'Lleva un 7,76 % de sólidos lácteos (máximo recomendado 5,5 %): quita 3 g de leche entera en polvo 26 %, o analízalo como chocolate con leche.',
      ],
    ],
    [
      'dark with cream',
      'negro',
      { cob_negra: 80, nata: 20 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): agua 12,37 % (máximo técnico 5 %)',
      [
        'Contiene un 12,37 % de agua (máximo técnico 5 %): el chocolate se agarrota; quita 19 g de nata 35 % MG. Si es un relleno o una ganache, analízalo como bombón.',
        'Lleva un 8,19 % de sólidos lácteos (máximo recomendado 5,5 %): se corrige con lo anterior, o analízalo como chocolate con leche.',
      ],
    ],
    [
      'dark with some water',
      'negro',
      { pasta_cacao: 60, azucar: 37, agua: 3 },
      'silver',
      'Chocolate negro de calidad superior (cumple RD 1055/2003)',
      ['Agua 3,82 % (máximo recomendado 2 %): quita 2 g de agua.'],
    ],
    [
      'dark with too many almonds',
      'negro',
      { cob_negra: 55, almendra: 45 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): otras sustancias comestibles 45,00 % (máximo 40 %)',
      ['Otras sustancias comestibles 45,00 % (máximo legal 40 %): quita 9 g de almendra tostada.'],
    ],
    [
      'dark with too much of a fat of annex II',
      'negro',
      { pasta_cacao: 50, azucar: 42, grasa_equivalente: 8 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): grasa vegetal del anexo II 8,00 % (máximo 5 %)',
      [
        'Grasa vegetal del anexo II 8,00 % (máximo legal 5 %): cambia 8 g de grasa equivalente de manteca de cacao por manteca de cacao.',
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
        'Grasa vegetal del anexo II 4,00 %: es legal hasta el 5 %, pero resta calidad; cambia 4 g de grasa equivalente de manteca de cacao por manteca de cacao.',
        'Etiqueta: «contiene grasas vegetales además de manteca de cacao».',
      ],
    ],
    [
      'dark with fats the law does not allow, one twice',
      'negro',
      { pasta_cacao: 50, azucar: 40, aceite_coco: 5, aceite_oliva: 4, 'Aceite de coco': 1 },
      'bronze',
      'No cumple la denominación «chocolate» (RD 1055/2003): grasa no autorizada 10,00 % (solo las del anexo II)',
      [
        'Lleva un 10,00 % de grasa no autorizada (anexo II de la Directiva 2000/36/CE): es un sucedáneo, no chocolate; cambia 5 g de aceite de coco por manteca de cacao.',
        'Además, cambia 4 g de aceite de oliva virgen extra por manteca de cacao.',
        'Además, cambia 1 g de aceite de coco por manteca de cacao.',
      ],
    ],
    [
      'milk with too much cocoa and fat',
      'leche',
      { pasta_cacao: 50, manteca_cacao: 20, leche_entera_polvo: 25, azucar: 5 },
      'silver',
      'Chocolate con leche de calidad superior (cumple RD 1055/2003)',
      [
        'Grasa total 53,57 % (máximo recomendado 48,5 %): cambia 7 g de manteca de cacao por azúcar blanco.',
        'Azúcar 5,00 % (mínimo recomendado 9 %): se corrige con lo anterior.',
      ],
    ],
    [
      'milk that fails its three names',
      'leche',
      { pasta_cacao: 10, manteca_cacao: 10, leche_desn_polvo: 20, azucar: 60 },
      'bronze',
      'No cumple la denominación «chocolate con leche» (RD 1055/2003): cacao total 19,87 % (mínimo 25 %); grasa láctea 0,18 % (mínimo 3,5 %); manteca + grasa láctea 15,58 % (mínimo 25 %)',
      [
        'Cacao total 19,87 % (mínimo legal 25 %): cambia 11 g de azúcar blanco por pasta de cacao.',
        'Grasa láctea 0,18 % (mínimo legal 3,5 %): cambia 18 g de leche desnatada en polvo 1 % por leche entera en polvo 26 %.',
        'Manteca de cacao más grasa láctea 15,58 % (mínimo legal 25 %): se corrige con lo anterior.',
        'Azúcar 59,94 % (máximo recomendado 51,5 %): se corrige con lo anterior.',
        'Con esos cambios, grasa total 26,09 % (mínimo recomendado 27 %): añade 3 g de manteca de cacao.',
      ],
    ],
    [
      'milk with little milk',
      'leche',
      { pasta_cacao: 20, manteca_cacao: 20, leche_entera_polvo: 10, azucar: 50 },
      'bronze',
      'No cumple la denominación «chocolate con leche» (RD 1055/2003): sólidos lácteos 9,70 % (mínimo 14 %); grasa láctea 2,63 % (mínimo 3,5 %)',
      [
        'Sólidos lácteos 9,70 % (mínimo legal 14 %): cambia 9 g de azúcar blanco por leche entera en polvo 26 %.',
        'Grasa láctea 2,63 % (mínimo legal 3,5 %): se corrige con lo anterior.',
      ],
    ],
    [
      'milk with too much milk',
      'leche',
      { pasta_cacao: 12, manteca_cacao: 20, leche_desn_polvo: 40, mantequilla_clarificada: 16, azucar: 12 },
      'bronze',
      'Chocolate con leche de calidad superior (cumple RD 1055/2003)',
      [
        'Sólidos lácteos 54,57 % (máximo recomendado 37 %): cambia 20 g de leche desnatada en polvo 1 % por azúcar blanco.',
        'Grasa láctea 16,33 % (máximo recomendado 14,5 %): quita 3 g de mantequilla clarificada.',
        'Azúcar 11,99 % (mínimo recomendado 13,5 %): se corrige con lo anterior.',
      ],
    ],
    [
      'milk with skimmed milk',
      'leche',
      { pasta_cacao: 12, manteca_cacao: 22, leche_desn_polvo: 18, azucar: 47.5, lecitina: 0.5 },
      'silver',
      'Chocolate con leche desnatada (cumple RD 1055/2003)',
      [
        'Grasa láctea 0,16 % (mínimo recomendado 4 %): cambia 18 g de leche desnatada en polvo 1 % por leche entera en polvo 26 %.',
        'Su denominación es «chocolate con leche desnatada»: no cumple lo que el RD 1055/2003 pide para «chocolate con leche».',
      ],
    ],
    [
      'white with cocoa powder',
      'blanco',
      { manteca_cacao: 28, leche_entera_polvo: 22, azucar: 46, cacao_polvo: 4 },
      'bronze',
      'No cumple la denominación «chocolate blanco» (RD 1055/2003): cacao seco desgrasado 2,95 % (máximo 0,5 %)',
      [
        'Cacao seco desgrasado 2,95 % (máximo 0,5 %): el chocolate blanco no lleva pasta de cacao ni cacao en polvo; cambia 4 g de cacao en polvo 22-24 % por manteca de cacao.',
      ],
    ],
    [
      'white with too much butter',
      'blanco',
      { manteca_cacao: 48, leche_entera_polvo: 20, azucar: 32 },
      'silver',
      'Chocolate blanco (cumple RD 1055/2003)',
      [
        'Manteca de cacao 47,98 % (máximo recomendado 46 %): quita 6 g de manteca de cacao.',
        'Grasa total 53,24 % (máximo recomendado 51 %): se corrige con lo anterior.',
      ],
    ],
    [
      'white that is mostly sugar',
      'blanco',
      { manteca_cacao: 15, leche_entera_polvo: 10, azucar: 75 },
      'bronze',
      'No cumple la denominación «chocolate blanco» (RD 1055/2003): manteca de cacao 14,99 % (mínimo 20 %); sólidos lácteos 9,70 % (mínimo 14 %); grasa láctea 2,63 % (mínimo 3,5 %)',
      [
        'Manteca de cacao 14,99 % (mínimo legal 20 %): añade 13 g de manteca de cacao.',
        'Sólidos lácteos 9,70 % (mínimo legal 14 %): cambia 11 g de azúcar blanco por leche entera en polvo 26 %.',
        'Grasa láctea 2,63 % (mínimo legal 3,5 %): se corrige con lo anterior.',
        'Grasa total 17,62 % (mínimo recomendado 29 %): se corrige con lo anterior.',
        'Azúcar 74,93 % (máximo recomendado 53 %): cambia 6 g de azúcar blanco por leche entera en polvo 26 %.',
      ],
    ],
    [
      'white that is mostly milk',
      'blanco',
      { manteca_cacao: 30, leche_entera_polvo: 50, azucar: 20 },
      'silver',
      'Chocolate blanco (cumple RD 1055/2003)',
      [
        'Sólidos lácteos 48,50 % (máximo recomendado 37 %): quita 21 g de leche entera en polvo 26 %.',
        'Azúcar 19,98 % (mínimo recomendado 24 %): se corrige con lo anterior.',
      ],
    ],
    [
      'couverture almost without sugar',
      'cobertura',
      { pasta_cacao: 95, azucar: 5 },
      'bronze',
      'Cobertura negra de calidad superior (cumple RD 1055/2003)',
      [
        'Cacao total 93,77 % (máximo recomendado 91,5 %): añade 6 g de azúcar blanco.',
        'Grasa total 51,30 % (máximo recomendado 51 %): se corrige con lo anterior.',
        'Azúcar 5,00 % (mínimo recomendado 6,5 %): se corrige con lo anterior.',
      ],
    ],
    [
      'couverture with little cocoa solids',
      'cobertura',
      { pasta_cacao: 30, manteca_cacao: 25, azucar: 45 },
      'silver',
      'Cobertura negra (cumple RD 1055/2003)',
      [
        'Cacao seco desgrasado 13,41 % (mínimo recomendado 15 %): cambia 8 g de manteca de cacao por pasta de cacao.',
        'La manteca supone el 75,44 % del cacao (máximo recomendado 71 %): se corrige con lo anterior.',
      ],
    ],
    [
      'couverture with too many cocoa solids',
      'cobertura',
      { pasta_cacao: 90, cacao_polvo: 10 },
      'bronze',
      'Cobertura negra de calidad superior (cumple RD 1055/2003)',
      [
        'Cacao total 98,43 % (máximo recomendado 91,5 %): añade 11 g de azúcar blanco.',
        'Cacao seco desgrasado 47,60 % (máximo recomendado 46 %): se corrige con lo anterior.',
        'Azúcar 0,00 % (mínimo recomendado 6,5 %): se corrige con lo anterior.',
      ],
    ],
    [
      'milk couverture short of fat, told once',
      'cobertura',
      { pasta_cacao: 15, manteca_cacao: 15, leche_entera_polvo: 25, azucar: 45 },
      'bronze',
      'No cumple la denominación «chocolate con leche de cobertura» (RD 1055/2003): manteca + grasa láctea 29,67 % (mínimo 31 %)',
      [
        'Manteca de cacao más grasa láctea 29,67 % (mínimo legal 31 %): cambia 2 g de azúcar blanco por manteca de cacao.',
      ],
    ],
    [
      'white couverture short of the trade minimum',
      'cobertura',
      { manteca_cacao: 23, leche_entera_polvo: 22, azucar: 55 },
      'bronze',
      'No llega a cobertura blanca: manteca + grasa láctea 28,77 % (mínimo profesional 31 %)',
      [
        'Manteca de cacao más grasa láctea 28,77 % (mínimo profesional 31 %): añade 4 g de manteca de cacao.',
        'Manteca de cacao 22,99 % (mínimo recomendado 25 %): se corrige con lo anterior.',
        'Azúcar 54,95 % (máximo recomendado 51 %): cambia 4 g de azúcar blanco por leche entera en polvo 26 %.',
      ],
    ],
    [
      'white couverture short of law and trade',
      'cobertura',
      { manteca_cacao: 18, leche_entera_polvo: 22, azucar: 60 },
      'bronze',
      'No cumple la denominación «chocolate blanco» (RD 1055/2003): manteca de cacao 17,99 % (mínimo 20 %)',
      [
        'Manteca de cacao 17,99 % (mínimo legal 20 %): cambia 9 g de azúcar blanco por manteca de cacao.',
        'Manteca de cacao más grasa láctea 23,78 % (mínimo profesional 31 %): se corrige con lo anterior.',
        'Azúcar 59,94 % (máximo recomendado 51 %): se corrige con lo anterior.',
      ],
    ],
    [
      'bean to bar with lecithin',
      'bean_to_bar',
      { pasta_cacao: 50, azucar: 50, lecitina: 1 },
      'bronze',
      'Chocolate negro bean to bar (cumple RD 1055/2003)',
      [
        'Cacao total 48,86 % (mínimo recomendado 59,5 %): cambia 11 g de azúcar blanco por pasta de cacao.',
        'Grasa total 27,69 % (mínimo recomendado 29 %): se corrige con lo anterior.',
        'Azúcar 49,46 % (máximo recomendado 40,5 %): se corrige con lo anterior.',
        'Aditivos 0,99 % (máximo recomendado 0,6 %): quita 1 g de lecitina.',
        'La lecitina al 0,99 %: por encima de lo habitual (0,6 %).',
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
        'Cacao total 69,09 % (máximo recomendado 51 %): cambia 20 g de pasta de cacao por azúcar blanco.',
        'Azúcar 1,44 % (mínimo recomendado 19 %): se corrige con lo anterior.',
        'Grasa total 57,06 % (máximo recomendado 51 %): se corrige con lo anterior.',
      ],
    ],
    [
      'gianduja with little hazelnut',
      'gianduja',
      { pasta_cacao: 40, azucar: 40, pasta_avellana: 20 },
      'silver',
      'Chocolate con avellanas gianduja (cumple RD 1055/2003)',
      ['Avellana 20,00 % (mínimo recomendado 24,5 %): cambia 6 g de azúcar blanco por pasta de avellana 100 %.'],
    ],
    [
      'gianduja under the legal hazelnut',
      'gianduja',
      { pasta_cacao: 30, azucar: 55, pasta_avellana: 15 },
      'bronze',
      'No cumple la denominación «chocolate con avellanas gianduja» (RD 1055/2003): avellana 15,00 % (mínimo 20 %)',
      [
        'Avellana 15,00 % (mínimo legal 20 %): cambia 11 g de azúcar blanco por pasta de avellana 100 %.',
        'Azúcar 55,67 % (máximo recomendado 46 %): se corrige con lo anterior.',
        'Grasa total 25,83 % (mínimo recomendado 29 %): se corrige con lo anterior.',
      ],
    ],
    [
      'gianduja with too many nuts',
      'gianduja',
      { pasta_cacao: 20, azucar: 10, pasta_avellana: 45, pasta_almendra: 25 },
      'bronze',
      'No cumple la denominación «chocolate con avellanas gianduja» (RD 1055/2003): avellana 45,00 % (máximo 40 %); frutos secos totales 70,00 % (máximo 60 %)',
      [
        'Avellana 45,00 % (máximo legal 40 %): cambia 6 g de pasta de avellana 100 % por azúcar blanco.',
        'Frutos secos totales 70,00 % (máximo legal 60 %): quita 11 g de pasta de avellana 100 %.',
        'Azúcar 13,31 % (mínimo recomendado 19 %): se corrige con lo anterior.',
        'Grasa total 53,44 % (máximo recomendado 51 %): se corrige con lo anterior.',
      ],
    ],
    [
      'milk gianduja with little chocolate',
      'gianduja',
      { cob_leche: 20, azucar: 55, leche_entera_polvo: 2, pasta_avellana: 23 },
      'bronze',
      'No cumple la denominación «chocolate con leche y avellanas gianduja» (RD 1055/2003): sólidos lácteos (parte de chocolate) 8,00 % (mínimo 10 %); cacao total (parte de chocolate) 9,17 % (mínimo 25 %); cacao seco desgrasado (parte de chocolate) 1,45 % (mínimo 2,5 %); manteca + grasa láctea (parte de chocolate) 9,96 % (mínimo 25 %)',
      [
        'Sólidos lácteos (parte de chocolate) 8,00 % (mínimo legal 10 %): cambia 2 g de azúcar blanco por leche entera en polvo 26 %.',
        'Cacao total (parte de chocolate) 9,17 % (mínimo legal 25 %): cambia 13 g de azúcar blanco por pasta de cacao.',
        'Cacao seco desgrasado (parte de chocolate) 1,45 % (mínimo legal 2,5 %): se corrige con lo anterior.',
        'Manteca de cacao más grasa láctea (parte de chocolate) 9,96 % (mínimo legal 25 %): cambia 5 g de azúcar blanco por manteca de cacao.',
        'Azúcar 64,59 % (máximo recomendado 46 %): se corrige con lo anterior.',
      ],
    ],
    [
      'gianduja with water and vegetable fat',
      'gianduja',
      { pasta_cacao: 30, azucar: 30, pasta_avellana: 25, agua: 6, grasa_equivalente: 9 },
      'bronze',
      'No cumple la denominación «chocolate con avellanas gianduja» (RD 1055/2003): agua 6,77 % (máximo técnico 5 %); grasa vegetal del anexo II 12,00 % (máximo 5 %)',
      [
        'Contiene un 6,77 % de agua (máximo técnico 5 %): el chocolate se agarrota; quita 5 g de agua. Si es un relleno o una ganache, analízalo como bombón.',
        'Grasa vegetal del anexo II 12,00 % (máximo legal 5 %): cambia 9 g de grasa equivalente de manteca de cacao por manteca de cacao.',
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
        'Cacao total 0,00 % (mínimo 5 %): un relleno de bombón debe llevar cacao o chocolate; añade 14 g de pasta de cacao.',
        'Azúcares 55,96 % (máximo recomendado 46 %): cambia 22 g de azúcar blanco por manteca de cacao.',
        'Grasa total 14,00 % (mínimo recomendado 24,5 %): añade 3 g de manteca de cacao.',
        'Manteca de cacao 0,00 % (mínimo recomendado 11 %): se corrige con lo anterior.',
        'aw estimada 0,87 ±0,04 (máximo recomendado 0,85): cambia 10 g de nata 35 % MG por cobertura negra 60 %.',
        'Dosifica la ganache entre 28 y 30 °C.',
        'aw calculada 0,85 ±0,04, con el máximo en 0,85: la diferencia es menor que el margen. Mídela antes de fiarte del resultado y de fijar la caducidad.',
        'El relleno aporta menos del 25 % de chocolate: la envoltura debe completar el mínimo del bombón.',
      ],
    ],
    [
      'bitter ganache',
      'bombon',
      { cob_negra_85: 40, nata: 30, cacao_polvo: 30 },
      'silver',
      'Ganache negra (aw estimada 0,90 ±0,04: conservación corta, 2 a 4 semanas en frío)',
      [
        'Azúcares 5,60 % (mínimo recomendado 24 %): añade 37 g de azúcar invertido.',
        'aw estimada 0,90 ±0,04 (máximo recomendado 0,85): se corrige con lo anterior.',
        'Dosifica la ganache entre 28 y 30 °C.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'sweet water ganache',
      'bombon',
      { cob_negra: 50, azucar_invertido: 40, agua: 10 },
      'silver',
      'Ganache negra (aw estimada 0,71 ±0,04: estable, 3 a 6 meses entre 15 y 18 °C)',
      [
        'Azúcares 50,70 % (máximo recomendado 46 %): cambia 8 g de azúcar invertido por manteca de cacao.',
        'Grasa total 19,00 % (mínimo recomendado 24,5 %): se corrige con lo anterior.',
        'Dosifica la ganache entre 28 y 30 °C.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'white ganache with too much butter',
      'bombon',
      { cob_blanca: 60, manteca_cacao: 30, nata: 10 },
      'silver',
      'Ganache blanca (aw estimada 0,71 ±0,04: estable, 3 a 6 meses entre 15 y 18 °C)',
      [
        'Grasa total 54,85 % (máximo recomendado 40,5 %): quita 26 g de manteca de cacao.',
        'Manteca de cacao 47,45 % (máximo recomendado 33 %): se corrige con lo anterior.',
        'Dosifica la ganache entre 28 y 30 °C.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'anhydrous filling of dark chocolate',
      'bombon',
      { cob_negra_85: 90, manteca_cacao: 10 },
      'silver',
      'Relleno anhidro de chocolate (aw estimada 0,45 ±0,04: muy estable, más de 6 meses entre 15 y 18 °C)',
      [
        'Azúcares 12,60 % (mínimo recomendado 13,5 %): añade 4 g de azúcar blanco.',
        'Manteca de cacao 52,30 % (máximo recomendado 46,5 %): cambia 7 g de manteca de cacao por azúcar blanco.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'anhydrous filling of sugar and powder',
      'bombon',
      { azucar: 60, cacao_polvo: 40 },
      'silver',
      'Relleno anhidro de chocolate (aw estimada 0,45 ±0,04: muy estable, más de 6 meses entre 15 y 18 °C)',
      [
        'Grasa total 8,92 % (mínimo recomendado 24 %): añade 23 g de manteca de cacao.',
        'Azúcares 59,94 % (máximo recomendado 56,5 %): se corrige con lo anterior.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'anhydrous filling with too much fat',
      'bombon',
      { pasta_avellana: 60, cob_negra: 20, manteca_cacao: 20 },
      'silver',
      'Relleno anhidro de frutos secos (aw estimada 0,45 ±0,04: muy estable, más de 6 meses entre 15 y 18 °C)',
      [
        'Grasa total 66,11 % (máximo recomendado 56 %): cambia 12 g de manteca de cacao por azúcar blanco.',
        'Azúcares 10,68 % (mínimo recomendado 13,5 %): se corrige con lo anterior.',
        'aw calculada (±0,04): confírmala con un medidor antes de fijar la caducidad.',
      ],
    ],
    [
      'anhydrous nut filling with vegetable fat',
      'bombon',
      { azucar: 30, cacao_polvo: 20, pasta_avellana: 50, grasa_equivalente: 3 },
      'gold',
      'Relleno anhidro de frutos secos (aw estimada 0,45 ±0,04: muy estable, más de 6 meses entre 15 y 18 °C)',
      [
        'Fórmula equilibrada: todos los parámetros están en rango.',
        'Fuera de lo habitual, dentro de lo admitido: manteca de cacao 4,33 % (6 a 15). No hace falta corregir nada.',
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
    // 30 % of hazelnut: the 15 % of liquor, with 98.7 % of cocoa, is 21.15 % of the other 70.
    const { score } = balance('gianduja', { praline_avellana_50: 60, azucar: 25, pasta_cacao: 15 });
    expect(score.tipo).toContain('cacao total (parte de chocolate) 21,15 % (mínimo 32 %)');
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
      'Tipo «Tableta» no reconocido: se ha analizado como chocolate negro.',
    ]);
  });

  it('names unknown ingredients, as sent, in the order of the request', () => {
    const { score } = balance('negro', { 'Polvo lunar': 1.5, pasta_cacao: 70, azucar: 30, Krill: 0.126 });
    expect(score.motivos.slice(1)).toEqual([
      'Ingrediente no reconocido: «Polvo lunar» (1,5 g). Se ha contado como materia inerte.',
      'Ingrediente no reconocido: «Krill» (0,13 g). Se ha contado como materia inerte.',
    ]);
  });

  it.each([
    [0.64, 'muy estable, más de 6 meses entre 15 y 18 °C'],
    [0.65, 'estable, 3 a 6 meses entre 15 y 18 °C'],
    [0.74, 'estable, 3 a 6 meses entre 15 y 18 °C'],
    [0.75, 'conservación media, 4 a 12 semanas entre 15 y 18 °C'],
    [0.85, 'conservación media, 4 a 12 semanas entre 15 y 18 °C'],
    [0.86, 'conservación corta, 2 a 4 semanas en frío'],
    [0.9, 'conservación corta, 2 a 4 semanas en frío'],
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
