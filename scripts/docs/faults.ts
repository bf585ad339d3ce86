import { craftOf, type EquilibrarResponse, equilibrar } from '@obrador/engine';
import { learnEvidence } from '@obrador/engine/evidencia';

/** A fault of the trade, what a master does about it and where that is from. */
export interface Fault {
  readonly craft: string;
  readonly type: string;
  /** In words. */
  readonly fault: string;
  readonly formula: string;
  readonly master: string;
  readonly source: string;
  /** What the master's remedy means for the scale, by wire name. */
  readonly up?: readonly string[];
  readonly down?: readonly string[];
  readonly kept?: readonly string[];
  /** What must not be added. */
  readonly never?: readonly string[];
}

const MEDIANS = 'mediana de fórmulas publicadas';
const TRADE = 'uso del oficio';

export const FAULTS: readonly Fault[] = [
  {
    craft: 'turron',
    type: 'jijona',
    fault: 'Jijona con buena almendra y sin miel',
    formula: 'almendra_tostada 650, azucar 320, clara 30',
    master: 'cambia azúcar por miel y no toca la almendra',
    source: 'pliego de la IGP: 10 % de miel',
    up: ['miel'],
    down: ['azucar'],
    kept: ['almendra_tostada'],
  },
  {
    craft: 'turron',
    type: 'alicante',
    fault: 'Alicante sin miel',
    formula: 'almendra_tostada 620, azucar 350, clara 30',
    master: 'cambia azúcar por miel y no toca la almendra',
    source: 'pliego de la IGP: 10 % de miel',
    up: ['miel'],
    down: ['azucar'],
    kept: ['almendra_tostada'],
  },
  {
    craft: 'turron',
    type: 'jijona',
    fault: 'Jijona corto de almendra',
    formula: 'almendra_tostada 470, miel 120, azucar 370, clara 40',
    master: 'quita azúcar hasta que la almendra llega a su parte',
    source: 'RD 1787/1982, turrón blando',
    kept: ['miel'],
    down: ['azucar'],
  },
  {
    craft: 'panaderia',
    type: 'pan_comun',
    fault: 'pan sin sal',
    formula: 'Harina 1000, Agua 650, Levadura fresca 10',
    master: 'añade la sal que falta',
    source: MEDIANS,
    up: ['Sal'],
    kept: ['Levadura fresca'],
  },
  {
    craft: 'panaderia',
    type: 'pan_comun',
    fault: 'pan sin sal ni levadura',
    formula: 'Harina 1000, Agua 650',
    master: 'añade las dos',
    source: MEDIANS,
    up: ['Sal', 'Levadura fresca'],
  },
  {
    craft: 'panaderia',
    type: 'pan_comun',
    fault: 'pan con el doble de sal',
    formula: 'Harina 1000, Agua 650, Sal 40, Levadura fresca 10',
    master: 'baja la sal; agua y levadura, igual',
    source: MEDIANS,
    down: ['Sal'],
    kept: ['Agua', 'Levadura fresca'],
  },
  {
    craft: 'panaderia',
    type: 'pan_comun',
    fault: 'masa demasiado húmeda',
    formula: 'Harina 1000, Agua 850, Sal 18, Levadura fresca 10',
    master: 'menos agua para la harina; sal y levadura, igual',
    source: TRADE,
    down: ['Agua'],
    kept: ['Sal', 'Levadura fresca'],
  },
  {
    craft: 'panaderia',
    type: 'ciabatta',
    fault: 'ciabatta seca',
    formula: 'Harina 1000, Agua 550, Sal 18, Levadura fresca 10',
    master: 'más agua',
    source: MEDIANS,
    up: ['Agua'],
    kept: ['Sal', 'Levadura fresca'],
  },
  {
    craft: 'panaderia',
    type: 'brioche',
    fault: 'brioche seco',
    formula: 'Harina 1000, Mantequilla 400, Azúcar 120, Huevo entero 200, Sal 18, Levadura fresca 40',
    master: 'más huevo, nunca agua, y la mantequilla no se toca',
    source: 'ficha CAP: 60 % de huevo',
    up: ['Huevo entero'],
    kept: ['Mantequilla'],
    never: ['Agua'],
  },
  {
    craft: 'helado',
    type: 'helado_crema',
    fault: 'crema dura y floja de sólidos',
    formula: 'Leche entera 500, Nata 35% 250, Azúcar 100',
    master: 'dextrosa y leche en polvo en lugar de leche',
    source: TRADE,
    up: ['Dextrosa', 'Leche en polvo desnatada'],
  },
  {
    craft: 'helado',
    type: 'helado_crema',
    fault: 'crema corta de grasa',
    formula: 'Leche entera 700, Nata 35% 60, Azúcar 150, Dextrosa 40, Leche en polvo desnatada 40',
    master: 'nata por leche',
    source: 'RD 618/1998: 8 % de grasa de leche',
    up: ['Nata 35%'],
    down: ['Leche entera'],
  },
  {
    craft: 'helado',
    type: 'sorbete_agua',
    fault: 'sorbete de fresa duro',
    formula: 'Fresa 500, Azúcar 170, Agua 330',
    master: 'más azúcares en lugar de agua; la fruta, entera',
    source: TRADE,
    up: ['Azúcar'],
    kept: ['Fresa'],
  },
  {
    craft: 'helado',
    type: 'helado_crema',
    fault: 'helado de avellana demasiado dulce y blando',
    formula:
      'Leche entera 560, Nata 35% 60, Azúcar 190, Dextrosa 70, Pasta de avellana 100% 100, Leche en polvo desnatada 30',
    master: 'menos azúcares; la pasta no se toca',
    source: TRADE,
    down: ['Azúcar', 'Dextrosa'],
    kept: ['Pasta de avellana 100%'],
  },
  {
    craft: 'pasteleria',
    type: 'panna_cotta',
    fault: 'panna cotta sin gelatina',
    formula: 'Nata 35% 700, Leche entera 300, Azúcar 120',
    master: 'añade la gelatina que falta',
    source: MEDIANS,
    up: ['Gelatina'],
    kept: ['Azúcar'],
  },
  {
    craft: 'pasteleria',
    type: 'magdalenas',
    fault: 'magdalenas sin impulsor',
    formula: 'Huevo entero 300, Azúcar 300, Aceite 280, Harina 400, Leche entera 80',
    master: 'añade el impulsor que falta',
    source: MEDIANS,
    up: ['Impulsor'],
    kept: ['Huevo entero'],
  },
  {
    craft: 'pasteleria',
    type: 'genoise',
    fault: 'génoise con demasiado azúcar',
    formula: 'Huevo entero 200, Azúcar 200, Harina 125',
    master: 'menos azúcar, hasta que pese casi lo mismo que la harina',
    source: 'ficha CAP: tanto azúcar como harina',
    kept: ['Harina'],
    down: ['Azúcar'],
  },
  {
    craft: 'pasteleria',
    type: 'crema_pastelera',
    fault: 'crema pastelera sin cuerpo',
    formula: 'Leche entera 1000, Azúcar 200, Yema 160, Almidón/Maicena 40',
    master: 'más almidón; la yema, igual, y nada de gelatina',
    source: TRADE,
    up: ['Almidón/Maicena'],
    kept: ['Yema'],
    never: ['Gelatina'],
  },
  {
    craft: 'cacao',
    type: 'negro',
    fault: 'chocolate negro pasado de azúcar',
    formula: 'pasta_cacao 420, manteca_cacao 20, azucar 560',
    master: 'menos azúcar y más manteca, que no llega',
    source: TRADE,
    down: ['azucar'],
  },
  {
    craft: 'cacao',
    type: 'bombon',
    fault: 'ganache con demasiada agua',
    formula: 'cob_negra 500, nata 400, azucar_invertido 30',
    master: 'menos nata, que trae el agua, y más cobertura; sigue siendo ganache',
    source: TRADE,
    up: ['cob_negra'],
    down: ['nata'],
  },
  {
    craft: 'cacao',
    type: 'leche',
    fault: 'chocolate con leche corto de leche',
    formula: 'pasta_cacao 150, manteca_cacao 220, leche_entera_polvo 140, azucar 490',
    master: 'más leche entera en polvo y menos azúcar',
    source: 'Directiva 2000/36/CE',
    up: ['leche_entera_polvo'],
    down: ['azucar'],
  },
];

/** What the service answers, which knows what is published. */
export function answerTo({ craft: id, type, formula }: Fault): EquilibrarResponse {
  learnEvidence();
  const craft = craftOf(id)!;
  const { name, weight } = craft.shape;
  const ingredients = formula.split(', ').map((part) => {
    const at = part.lastIndexOf(' ');
    return { [name]: part.slice(0, at), [weight]: Number(part.slice(at + 1)) };
  });
  return equilibrar(craft, { type, ingredients });
}

/** The faults as a table, with what the balancer does, computed. */
export function faultsTable(): string {
  const rows = FAULTS.map((fault) => {
    const craft = craftOf(fault.craft)!;
    const answer = answerTo(fault);
    const label = (name: string) => craft.find(name)?.label ?? name;
    const changes = answer.cambios
      .filter(({ diferencia }) => diferencia !== 0)
      .map(({ nombre, antes, despues }) => `${label(nombre)}: ${grams(antes)} → ${grams(despues)} g`);
    return `| ${fault.fault} | ${fault.master} (${fault.source}) | ${changes.join('; ')} |`;
  });
  return ['| Fallo | Qué hace un maestro | Qué hace Obrador |', '|---|---|---|', ...rows].join('\n');
}

function grams(x: number): string {
  return String(x).replace('.', ',');
}
