import type { CraftId } from '../crafts/engine.ts';

/** What a figure below and above its range does to hand and mouth. */
export type Words = readonly [low: string, high: string];

/** By craft and by the key of the figure, without what it is measured in. */
export const MOUTH: Readonly<Record<CraftId, Readonly<Record<string, Words>>>> = {
  helado: {
    PAC: ['Se derrite al servir', 'Demasiado duro'],
    POD: ['Poco dulce', 'Empalaga'],
    azucares: ['Duro y soso', 'Blando y empalagoso'],
    materiaGrasa: ['Poco cremoso', 'Graso, tapa el sabor'],
    SLNG: ['Aguado, coge poco aire', 'Arenoso'],
    solidosTotales: ['Aguado, con hielo', 'Pastoso'],
  },
  panaderia: {
    hidratacion: ['Masa dura, miga prieta', 'Masa que no se sujeta'],
    sal: ['Soso', 'Salado'],
    levadura: ['Sube poco', 'Sabe a levadura'],
    prefermento: ['Poco aroma', 'Masa floja y ácida'],
    grasa: ['Miga seca', 'Masa pesada'],
    azucar: ['Poco dulce', 'Se dora de más'],
  },
  pasteleria: {
    ratioAzucarHarina: ['Seco y poco dulce', 'Dulce, se hunde'],
    ratioHuevoHarina: ['No sube', 'Gomoso'],
    ratioGrasaHarina: ['Seco', 'Aceitoso'],
    ratioLiquidoHarina: ['Masa dura', 'Masa líquida'],
    azucares: ['Poco dulce', 'Empalaga'],
    grasa: ['Seco, poco untuoso', 'Graso'],
    agua: ['Seco', 'Aguado'],
    pctImpulsorHarina: ['No sube', 'Sabe a impulsor'],
    pctChocolate: ['Sabe poco a chocolate', 'Compacto'],
    pctHarina: ['No se sujeta', 'Harinoso'],
    pctHuevo: ['No cuaja', 'Sabe a huevo'],
    pctMantequilla: ['Poco untuoso', 'Graso'],
    pctGelatina: ['No se sujeta', 'Como goma'],
    pctAlmidonLeche: ['No espesa', 'Pastoso'],
    pctHuevoLeche: ['No cuaja', 'Sabe a huevo'],
    pctAzucarLeche: ['Poco dulce', 'Empalaga'],
    ratioNataChocolate: ['Dura al corte', 'No cuaja'],
    pctFruta: ['Sabe poco a fruta', 'No cuaja'],
    ratioAzucarClara: ['Se baja', 'Pesado'],
  },
  turron: {
    pctAlmendra: ['Poca almendra', 'Seco, sin liga'],
    pctMiel: ['Poca miel', 'Se reblandece'],
    pctHumedad: ['Seco, quebradizo', 'Blando, dura poco'],
    pctFrutosSecos: ['Poco fruto seco', 'Sin liga'],
  },
  cacao: {
    cacaoTotal: ['Sabe poco a cacao', 'Amargo'],
    csd: ['Sabe poco a cacao', 'Seco en boca'],
    azucar: ['Amargo', 'Empalaga'],
    azucarAnadido: ['Amargo', 'Empalaga'],
    grasaTotal: ['Espeso, no fluye', 'Graso'],
    manteca: ['Espeso, no fluye', 'Graso, pierde sabor'],
    grasaLactea: ['Poco lácteo', 'Blando'],
    lacteos: ['Poco lácteo', 'Tapa el cacao'],
    agua: ['Seco', 'Blando, dura poco'],
    aw: ['Seco', 'Dura poco'],
  },
};

/** What chocolate measures on a part of it tastes the same. */
export const wordsOf = (id: CraftId, key: string): Words | undefined => MOUTH[id][key.split('.').at(-1)!];
