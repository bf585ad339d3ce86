import type { Side } from './texts.ts';
import type { Trait } from './type-file.ts';
import type { TypeRules } from './types.ts';

interface Hint {
  readonly keys: readonly string[];
  readonly applies: (type: TypeRules) => boolean;
  /** Absent where the range begins at nothing. */
  readonly low?: string;
  readonly high: string;
}

const everywhere = () => true;
const only =
  (trait: Trait) =>
  ({ traits }: TypeRules) =>
    traits.includes(trait);
const dough = only('masa_seca');
const crumbless = only('sin_miga');
const crumb = (type: TypeRules) => type.family === 'horneado' && !dough(type) && !crumbless(type);

/** What a person will see in the product when a parameter is out of range. */
const HINTS: readonly Hint[] = [
  {
    keys: ['ratioAzucarHarina', 'azucares'],
    applies: crumb,
    low: 'Miga seca y pálida.',
    high: 'La masa se hunde y carameliza.',
  },
  {
    keys: ['ratioAzucarHarina', 'azucares'],
    applies: dough,
    low: 'Masa pálida y sosa.',
    high: 'La masa se extiende y se tuesta antes de cocerse.',
  },
  { keys: ['ratioHuevoHarina'], applies: everywhere, low: 'Poca estructura y volumen.', high: 'Textura gomosa.' },
  {
    keys: ['ratioGrasaHarina', 'pctMantequilla', 'grasa'],
    applies: crumb,
    low: 'Miga seca.',
    high: 'Masa pesada y grasienta.',
  },
  {
    keys: ['ratioGrasaHarina', 'grasa'],
    applies: dough,
    low: 'Masa dura y poco quebradiza.',
    high: 'Masa grasienta que se deshace.',
  },
  {
    keys: ['ratioLiquidoHarina'],
    applies: only('escaldada'),
    low: 'La pasta no sube.',
    high: 'La pasta queda líquida y se aplana.',
  },
  {
    keys: ['pctAlmidonLeche'],
    applies: everywhere,
    low: 'La crema no espesa.',
    high: 'La crema queda dura y harinosa.',
  },
  {
    keys: ['pctHuevoLeche'],
    applies: everywhere,
    low: 'Le falta cuerpo.',
    high: 'Sabor a huevo y riesgo de cortarse.',
  },
  { keys: ['pctCuajante'], applies: everywhere, low: 'No cuaja: queda fluido.', high: 'Cuaja demasiado firme.' },
  { keys: ['pctGelatina'], applies: everywhere, low: 'No cuaja ni se desmolda.', high: 'Textura gomosa.' },
  {
    keys: ['pctHuevo'],
    applies: only('cuajada_en_frio'),
    low: 'Le falta yema que ligue: es una panna cotta.',
    high: 'Sabe a huevo.',
  },
  {
    keys: ['azucares'],
    applies: only('cuajada_en_frio'),
    low: 'Queda soso.',
    high: 'Empalaga y tapa la vainilla o el caramelo.',
  },
  {
    keys: ['pctMantequilla', 'grasa'],
    applies: only('cuajada_en_frio'),
    low: 'Queda aguado, sin untuosidad.',
    high: 'Graso: cubre el paladar y se puede cortar.',
  },
  {
    keys: ['pctChocolate'],
    applies: only('cuajada_en_frio'),
    high: 'Con tanto chocolate es otro tipo, el cremoso de chocolate.',
  },
  {
    keys: ['pctFruta'],
    applies: only('cuajada_en_frio'),
    high: 'Con tanta fruta es otro tipo, el cremoso de fruta.',
  },
  {
    keys: ['ratioNataChocolate', 'agua'],
    applies: ({ isGanache }) => isGanache,
    low: 'Se corta o queda dura.',
    high: 'Demasiado blanda y poca conservación.',
  },
  {
    keys: ['ratioAzucarClara'],
    applies: everywhere,
    low: 'Merengue inestable, suelta agua.',
    high: 'Merengue pesado.',
  },
  { keys: ['ratioClaraAlmendra'], applies: only('de_conchas'), low: 'Conchas agrietadas.', high: 'Conchas planas.' },
  {
    keys: ['pctAlmendra', 'pctAzucar', 'pctHuevo'],
    applies: only('solo_del_pliego'),
    low: 'No cumple el mínimo del pliego de la IGP.',
    high: 'Desplaza a los demás ingredientes por debajo de su mínimo.',
  },
];

export function hintFor(key: string, side: Side, type: TypeRules): string | undefined {
  return HINTS.find((hint) => hint.keys.includes(key) && hint.applies(type))?.[side];
}
