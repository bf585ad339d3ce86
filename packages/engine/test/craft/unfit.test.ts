import { describe, expect, it } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import { CRAFTS } from '../../src/crafts.ts';

const craftOf = (id: string) => CRAFTS.find((craft) => craft.id === id)!;

/** «Agua 100, Sal 2», in the words of a craft. */
function ask(id: string, type: string, text: string) {
  const craft = craftOf(id);
  const ingredients = text.split(', ').map((part) => {
    const at = part.lastIndexOf(' ');
    return { [craft.shape.name]: part.slice(0, at), [craft.shape.weight]: Number(part.slice(at + 1)) };
  });
  return analizar(craft, { type, ingredients });
}

const said = ({ avisos }: ReturnType<typeof ask>, codigo: string) =>
  avisos.filter((aviso) => aviso.codigo === codigo).map(({ texto }) => texto);

/** A good formula of each craft. */
const SOUND = [
  ['helado', 'helado_crema', 'Leche entera 580, Nata 35% 180, Leche en polvo desnatada 40, Azúcar 140, Dextrosa 40'],
  ['pasteleria', 'genoise', 'Huevo entero 400, Azúcar 250, Harina 250'],
  ['turron', 'jijona', 'almendra_tostada 660, miel 120, azucar 200, clara 20'],
  ['cacao', 'negro', 'pasta_cacao 600, manteca_cacao 60, azucar 320'],
  ['panaderia', 'focaccia', 'Harina de fuerza 1000, Agua 750, Sal 22, Levadura fresca 15, Aceite de oliva 60'],
] as const;

describe('essence of bitter almond', () => {
  it.each(SOUND)('is told apart in %s: a drop passes, more than the most does not', (craft, type, text) => {
    expect(ask(craft, type, `${text}, Esencia de almendra amarga 2`).resultado.bueno).toBe(true);
    const much = ask(craft, type, `${text}, Esencia de almendra amarga 30`);
    expect(much.resultado.bueno).toBe(false);
    expect(said(much, 'dosis').join()).toMatch(/esencia/i);
  });
});

describe('titanium dioxide', () => {
  it.each(SOUND)('is outlawed in %s', (craft, type, text) => {
    const white = ask(craft, type, `${text}, Dióxido de titanio 1`);
    expect(white.resultado.bueno).toBe(false);
    expect(said(white, 'no_admitido').join()).toMatch(/E171.*2022\/63/);
  });
});

describe('gelatine beside raw fruit that undoes it', () => {
  const MOUSSE = 'Azúcar 120, Nata 35% 400, Clara líquida pasteurizada 60';

  it.each(['Piña', 'Kiwi', 'Papaya', 'Higo'])('sets no mousse of %s', (fruit) => {
    const mousse = ask('pasteleria', 'mousse_fruta', `${fruit} 450, ${MOUSSE}, Gelatina en polvo 12`);
    expect(mousse.resultado.bueno).toBe(false);
    expect(said(mousse, 'no_admitido')[0]).toContain(`${fruit}: en crudo deshace la gelatina`);
  });

  it('sets where the fruit was heated, where it is another, and where there is but a spoonful', () => {
    const fruits = ['Puré de piña 10 % azúcar 450', 'Mango 450', 'Mango 440, Kiwi 10'];
    for (const fruit of fruits) {
      const mousse = ask('pasteleria', 'mousse_fruta', `${fruit}, ${MOUSSE}, Gelatina en polvo 12`);
      expect(said(mousse, 'no_admitido'), fruit).toEqual([]);
    }
  });

  it('is no matter of what agar or pectin holds, nor of a sorbet without gelatine', () => {
    expect(said(ask('helado', 'sorbete_agua', 'Piña 600, Agua 150, Azúcar 200, Goma guar 3'), 'no_admitido')).toEqual(
      [],
    );
    const gelled = ask('helado', 'sorbete_agua', 'Piña 600, Agua 150, Azúcar 200, Gelatina en polvo 5');
    expect(said(gelled, 'no_admitido')).toHaveLength(1);
  });
});

describe('names that the formula denies', () => {
  it('is no dark chocolate from 14 % of milk on, and says from which law', () => {
    const dark = (milk: number) =>
      ask('cacao', 'negro', `pasta_cacao 550, manteca_cacao 80, azucar 300, leche_entera_polvo ${milk}`);
    expect(dark(0).resultado).toMatchObject({ id: 'gold', bueno: true });
    expect(dark(60).resultado.bueno).toBe(true);
    const milky = dark(180);
    expect(milky.resultado).toMatchObject({ id: 'bronze', bueno: false });
    expect(milky.consejos[0]!.texto).toMatch(/máximo 14 %.*analízalo como chocolate con leche/);
  });

  it('is no milk chocolate of high cocoa below 45 %', () => {
    const text = 'pasta_cacao 150, manteca_cacao 150, leche_entera_polvo 250, azucar 450';
    expect(ask('cacao', 'leche_alto_cacao', text).resultado.bueno).toBe(false);
    const high = 'pasta_cacao 430, manteca_cacao 80, leche_entera_polvo 220, azucar 270';
    expect(ask('cacao', 'leche_alto_cacao', high).resultado.bueno).toBe(true);
  });

  it('is no plain bread with half of its flour of oat', () => {
    const bread = (oat: number) =>
      ask(
        'panaderia',
        'pan_comun',
        `Harina de trigo ${1000 - oat}, Harina de avena ${oat}, Agua 620, Sal 18, Levadura fresca 20`,
      );
    expect(bread(500).resultado.bueno).toBe(false);
    expect(bread(200).resultado.bueno).toBe(true);
  });

  it('is no milk bread without milk; milk in powder will do, and the advice mends it', () => {
    const plain = 'Harina de fuerza 1000, Azúcar 80, Mantequilla 100, Sal 18, Levadura fresca 30';
    const without = ask('panaderia', 'pan_leche', `${plain}, Agua 550`);
    expect(without.resultado.bueno).toBe(false);
    const [advice] = without.consejos;
    expect(advice!.texto).toBe('Cambia 300 g de «Agua» por leche: es lo que da nombre a este pan.');
    expect(advice!.pasos).toEqual([{ accion: 'cambiar', ingrediente: 'Agua', gramos: 300, por: 'Leche entera' }]);
    expect(ask('panaderia', 'pan_leche', `${plain}, Agua 250, Leche entera 300`).resultado.bueno).toBe(true);
    expect(ask('panaderia', 'pan_leche', `${plain}, Agua 550, Leche en polvo desnatada 30`).resultado.bueno).toBe(true);
  });
});

describe('what nothing boils', () => {
  it('keeps the water of a chocolate turrón: neither its moisture nor its yield is that of a syrup', () => {
    const { parametros } = ask('turron', 'turron_chocolate', 'chocolate_negro 700, nata_35 200, almendra_tostada 100');
    const of = (key: string) => parametros.find(({ id }) => id === key)!.valor;
    expect(of('rendimiento')).toBe(100);
    expect(of('pctHumedad')).toBeGreaterThan(11);
    expect(of('pctHumedad')).toBeLessThan(14);
  });

  it('is cut as a truffle with the water of cream, and seizes with that of juice or egg', () => {
    const truffle = ask('turron', 'turron_chocolate', 'chocolate_negro 600, nata 35 % 200, mantequilla 30, Ron 30');
    expect(truffle.resultado.bueno).toBe(true);
    expect(truffle.avisos.map(({ texto }) => texto).join(' ')).toContain('se guarda en frío y dura semanas');
    for (const liquid of ['zumo de limón', 'huevo', 'leche entera', 'puré de frambuesa']) {
      const seized = ask('turron', 'turron_chocolate', `chocolate blanco 600, nata 35 % 150, ${liquid} 70`);
      expect(seized.resultado.bueno, liquid).toBe(false);
    }
    for (const soft of [
      'chocolate_negro 500, nata 35 % 300',
      'chocolate_negro 560, nata 35 % 270, almendra_tostada 90, agua 78',
      'chocolate_negro 500, queso azul 350, almendra_tostada 250',
      'chocolate_negro 500, mermelada 400, almendra_tostada 100',
      'chocolate_negro 300, leche condensada 620, almendra_tostada 80',
    ]) {
      expect(ask('turron', 'turron_chocolate', soft).resultado.bueno, soft).toBe(false);
    }
    const withYolk = ask('turron', 'turron_chocolate', 'chocolate_negro 500, yema 40, nata 35 % 150');
    expect(withYolk.avisos.map(({ texto }) => texto).join(' ')).toContain('usa ovoproducto pasteurizado');
  });

  it('takes no grains of sugar: a ganache short of it is given invert sugar', () => {
    const bonbon = ask('cacao', 'bombon', 'cob_negra_85 400, nata 300, cacao_polvo 30');
    expect(bonbon.consejos.map(({ texto }) => texto).join()).toMatch(/azúcar invertido/);
    const tart = ask('pasteleria', 'ganache_negro', 'Nata 35% 300, Chocolate negro 85% 400');
    const added = tart.consejos.flatMap(({ pasos }) => pasos.map((paso) => paso.por ?? paso.ingrediente));
    expect(added).toContain('Azúcar invertido');
    expect(added).not.toContain('Azúcar');
  });
});

it('a crémeux of gianduja is one of chocolate', () => {
  const text = 'Nata 35% 250, Leche entera 150, Yema 60, Gianduja 180, Gelatina 2';
  expect(ask('pasteleria', 'cremoso', text).parametros.some(({ id }) => id === 'ratioNataChocolate')).toBe(true);
});

describe('a dose in a formula as heavy as a number can be', () => {
  it('is told as in any other', () => {
    const spirit = ask('helado', 'sorbete_leche', `Cuajada 643, Jerez fino 15% vol. ${Number.MAX_VALUE}`);
    expect(said(spirit, 'dosis').join()).toMatch(/^Alcohol/);
  });
});
