import { describe, expect, it } from 'vitest';
import { OFICIO_IDS, type OficioId } from '../../src/despensa/ids.ts';
import { findFood } from '../../src/despensa/names.ts';

/** What a line of a published recipe is read as; of what is asked, the foods offered. */
function read(text: string, craft: OficioId = 'pasteleria'): string {
  const reading = findFood(text, craft);
  if (reading.food !== undefined) return reading.food.id;
  return `? ${reading.candidates.map(({ id }) => id).join(' ')}`.trim();
}

const ASKED = /^\?/;

describe('foods named together in a line', () => {
  it('are asked about when they are joined, unless a food is called so', () => {
    expect(read('Frambuesas frescas y azúcar glas')).toBe('? frambuesa azucar_glas');
    expect(read('Extracto de vainilla y pizca de sal')).toBe('? extracto_vainilla sal');
    expect(read('Huevos y 1 yema')).toBe('? huevo_entero yema_huevo');
    expect(read('Margarina e farinha para untar')).toMatch(/^\? margarina harina/);
    expect(read('lemon zest and juice')).toBe('? piel_limon zumo_limon');
    expect(read('ralladura de naranja y limón')).toBe('piel_limon');
    expect(read('almendras crudas y peladas')).toBe('almendra_cruda_repelada');
    expect(read('mantequilla fría y cortada en dados')).toBe('mantequilla');
  });

  it('are completed where German cuts the first word short, and never read by the cut word', () => {
    expect(read('Vollmilch- und Zartbitterkuvertüre')).toMatch(/^\? chocolate_leche_35 chocolate_negro/);
    expect(read('Erdbeer- oder Himbeermarmelade')).toBe('mermelada_fresa');
    expect(read('Staub-/Puderzucker')).toBe('azucar_glas');
    expect(read('Mandel- und Haselnusskerne')).toMatch(ASKED);
    expect(read('Milch- oder Zzzzschnitte')).toMatch(ASKED);
  });

  it('share the noun that ends the name', () => {
    expect(read('strawberry or raspberry jam')).toBe('mermelada_fresa');
    expect(read('orange or lemon zest')).toBe('piel_limon');
    expect(read('almond or soy milk')).toBe('? bebida_almendra_sin_azucar bebida_soja');
    // Here the last word is what the second is made of.
    expect(read('agua o leche de coco')).toBe('agua');
  });

  it('are a choice also where brackets offer another', () => {
    expect(read('Zucker (**Optional** Brauner Zucker)', 'panaderia')).toBe('azucar');
    expect(read('mantequilla (en su defecto margarina)')).toBe('mantequilla');
    expect(read('margarina (en su defecto mantequilla)')).toBe('? margarina mantequilla');
    expect(read('nueces (opcional)')).toBe(read('nueces'));
  });
});

describe('what says more of a food than its name', () => {
  it('is no food when it is what the line is for', () => {
    expect(read('Limón (para la crema de limón)')).toBe(read('limón'));
    expect(read('Coco (para crema de coco)')).toBe(read('coco'));
    expect(read('Avellana (para la pasta de avellana)')).toBe(read('avellana'));
    expect(read('nata (para montar)')).toBe('nata_35');
    for (const craft of OFICIO_IDS) expect(read('chocolate (para postres con avellanas)', craft)).toMatch(ASKED);
  });

  it('is the part of a fruit that is taken', () => {
    expect(read('lemon, zest only (juice used above)')).toBe('piel_limon');
    expect(read('lemon, juiced with zest reserved')).toBe('zumo_limon');
    expect(read('cherries, quartered, washed, and dried')).toBe('cereza');
    expect(read('cherries, dried')).not.toBe('cereza');
  });

  it('makes another food of it, which is asked about', () => {
    expect(read('Sahne (sauer)')).not.toBe('nata_35');
    expect(read('Ovo desidratado')).toMatch(ASKED);
    expect(read('yogur (ácido)')).toBe('yogur_natural');
    for (const text of ['harina para hot cakes', 'harina para panqueques', 'harina para pastel sabor chocolate']) {
      expect(read(text), text).toMatch(/^\? harina_leudante harina/);
    }
    expect(read('harina para la pizza')).toMatch(/^harina/);
  });
});
