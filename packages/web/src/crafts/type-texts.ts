import type { PerCraft } from './crafts.ts';

/** Types of one kind under a heading, with what tells them from the rest. */
export interface TypeGroup {
  readonly label: string;
  readonly note: string;
  readonly types: readonly string[];
}

export const esTypes = {
  search: 'Buscar un tipo',
  hint: 'Escribe parte del nombre; con las flechas se elige y con Intro se acepta.',
  none: 'Ningún tipo se llama así.',
  found: (n: number) => (n === 1 ? '1 tipo' : `${n} tipos`),
  others: { label: 'Otros', note: '' },
  asks: (list: string) => `Pide ${list}`,
};

/** What the types of each craft are, in the order a person would look for them. */
export const TYPE_GROUPS: PerCraft<readonly TypeGroup[]> = {
  helado: [
    {
      label: 'Con leche o nata',
      note: 'Grasa y sólidos lácteos dan cuerpo.',
      types: ['helado_leche', 'helado_crema', 'mantecado', 'leche_merengada', 'base', 'soft'],
    },
    {
      label: 'De fruta y agua',
      note: 'El azúcar y la fruta, o el cacao, hacen todo el trabajo.',
      types: ['sorbete_agua', 'sorbete_leche', 'sorbete_chocolate', 'granizado', 'polo'],
    },
    {
      label: 'Con una condición',
      note: 'Sin azúcar, sin lácteos, con más proteína o sin dulce.',
      types: ['sin_azucar', 'vegano', 'alto_proteina', 'salado'],
    },
    {
      label: 'Para combinar',
      note: 'Lo que acompaña al helado o se sirve congelado sin mantecar.',
      types: ['semifrio', 'veteado', 'crema_untable'],
    },
  ],
  panaderia: [
    {
      label: 'Panes de barra y hogaza',
      note: 'Harina, agua, sal y fermentación.',
      types: ['pan_comun', 'baguette', 'pan_rustico_mm', 'pan_candeal', 'pan_centeno', 'pan_sin_gluten'],
    },
    {
      label: 'Panes muy hidratados',
      note: 'Miga abierta: más agua de la que se amasa con comodidad.',
      types: ['ciabatta', 'pan_cristal', 'focaccia', 'pizza_teglia'],
    },
    {
      label: 'Planos, pizza y secos',
      note: 'Horno fuerte y corto, o masa que se seca.',
      types: ['pizza_napolitana', 'pita', 'grissini', 'bagel', 'mollete'],
    },
    {
      label: 'Tiernos y bollería',
      note: 'Grasa, azúcar, huevo o leche ablandan la masa.',
      types: ['pan_molde', 'pan_leche', 'brioche', 'bolleria_hojaldrada', 'roscon', 'panettone'],
    },
  ],
  pasteleria: [
    {
      label: 'Bizcochos y cakes',
      note: 'Harina, huevo, azúcar y grasa en equilibrio.',
      types: [
        'genoise',
        'bizcocho_enrollado',
        'joconde',
        'dacquoise',
        'bizcocho_yogur',
        'bizcocho_sin_harina',
        'pound_cake',
        'plum_cake',
        'carrot_cake',
        'red_velvet',
        'sobao',
        'magdalenas',
        'madeleine',
        'financier',
        'brownie',
        'coulant',
      ],
    },
    {
      label: 'Masas',
      note: 'Lo que da forma: quebradas, hojaldradas y escaldadas.',
      types: ['masa_tarta', 'sable', 'masa_quebrada', 'hojaldre', 'choux'],
    },
    {
      label: 'Galletas y secos',
      note: 'Poca agua: crujen y se guardan.',
      types: ['cookies', 'polvoron', 'macaron', 'florentina'],
    },
    {
      label: 'Tartas cuajadas al horno',
      note: 'Almendra o queso en lugar de harina.',
      types: ['tarta_santiago', 'cheesecake'],
    },
    {
      label: 'Cremas cocidas',
      note: 'Huevo y almidón espesan la leche.',
      types: ['crema_pastelera', 'crema_inglesa', 'natillas', 'diplomatica', 'muselina', 'lemon_curd', 'frangipane'],
    },
    {
      label: 'Postres de cuchara',
      note: 'Cuajan con huevo, almidón o gelatina.',
      types: ['flan', 'crema_catalana', 'creme_brulee', 'tocino_de_cielo', 'panna_cotta', 'tiramisu'],
    },
    {
      label: 'Ganaches y cremosos',
      note: 'Chocolate, fruta o crema de yema, emulsionados con nata o mantequilla.',
      types: [
        'ganache_negro',
        'ganache_leche',
        'ganache_blanco',
        'ganache_montada',
        'cremoso',
        'cremoso_fruta',
        'cremoso_crema',
      ],
    },
    {
      label: 'Mousses, montados y glaseados',
      note: 'Aire sujeto por grasa, huevo o gelatina, y lo que cubre.',
      types: [
        'mousse_chocolate',
        'mousse_fruta',
        'bavarois',
        'merengue',
        'chantilly',
        'buttercream',
        'glaseado_espejo',
      ],
    },
    {
      label: 'Fruta, fruto seco y azúcar',
      note: 'Cocciones de azúcar y pastas.',
      types: ['confitura', 'pate_fruta', 'praline', 'toffee'],
    },
  ],
  turron: [
    {
      label: 'De almendra y miel',
      note: 'Los de la norma: su categoría depende de cuánta almendra llevan.',
      types: ['jijona', 'alicante', 'turron_piedra', 'generico'],
    },
    {
      label: 'De yema y mazapán',
      note: 'Almendra cruda molida y azúcar.',
      types: ['yema_tostada', 'mazapan', 'panellets'],
    },
    {
      label: 'De caramelo y otros',
      note: 'Azúcar fundido, chocolate o coco.',
      types: ['guirlache', 'peladilla', 'turron_chocolate', 'turron_coco'],
    },
  ],
  cacao: [
    {
      label: 'Tabletas',
      note: 'Lo que la ley llama chocolate.',
      types: ['negro', 'leche', 'leche_alto_cacao', 'blanco', 'bean_to_bar', 'sin_azucar'],
    },
    {
      label: 'Para trabajar',
      note: 'Más fluidos o más grasos: bañar, rellenar, moldear.',
      types: ['cobertura', 'gianduja', 'bombon', 'bombon_fresco', 'trufa', 'relleno_caramelo'],
    },
    {
      label: 'Untables, bebidas y polvo',
      note: 'Se untan, se beben o se disuelven.',
      types: ['crema_untable', 'chocolate_taza', 'cacao_azucarado'],
    },
  ],
};
