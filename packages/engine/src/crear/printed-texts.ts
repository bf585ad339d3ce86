import { list, shortened, trimmed } from '../craft/spanish.ts';
import { didYouMean } from '../craft/texts.ts';
import type { DeclarationFault } from '../despensa/declaration-check.ts';
import type { Nutrient } from '../etiqueta/nutrition.ts';

/** Rows of the table as a sentence names them. */
const FIGURES: Readonly<Record<Nutrient, string>> = {
  energia_kj: 'la energía',
  energia_kcal: 'la energía',
  grasas: 'las grasas',
  saturadas: 'las grasas saturadas',
  hidratos: 'los hidratos de carbono',
  azucares: 'los azúcares',
  fibra: 'la fibra',
  proteinas: 'las proteínas',
  sal: 'la sal',
};

export const printedSayings = {
  assumptions: (loss: number) => [
    'La lista va de más a menos peso, como manda el Reglamento (UE) 1169/2011; por debajo del 2 % el fabricante puede cambiar el orden.',
    'Cada ingrediente se ha tomado con la composición media de la despensa: el del fabricante puede ser otro.',
    ...(loss > 0 ? [`Se cuenta con que pierde un ${trimmed(loss, 1)} % de su peso al cocerse.`] : []),
  ],
  noTable: 'Sin tabla nutricional la estimación se apoya solo en el orden y en lo habitual del oficio.',
  fits: 'La tabla calculada coincide con la de la etiqueta dentro de las tolerancias de control.',
  doesNotFit: (off: readonly Nutrient[]) =>
    `No se llega a la tabla de la etiqueta en ${list([...new Set(off.map((key) => FIGURES[key]))])}: falta algún ingrediente o alguno es distinto del que se ha supuesto. Los márgenes se dan sin contar con la tabla.`,
  givenUp: (name: string, told: number, got: number) =>
    `El ${trimmed(told)} % de «${name}» no cabe con el orden de la lista y lo demás que dice la etiqueta: se ha dejado de lado y sale un ${trimmed(got)} %.`,
  tooLong: (most: number) => `La lista es muy larga: se han leído sus ${most} primeros ingredientes.`,
  unknown: (name: string, meant: readonly string[]) =>
    `No se conoce «${shortened(name)}» y no se ha contado.${didYouMean(meant)}`,
  guessed: (name: string, food: string) => `«${name}» se ha tomado como ${food}.`,
  opened: (name: string) => `«${name}» se ha abierto en sus ingredientes.`,
};

export const printedRefusals = {
  nothing: 'Falta la lista de ingredientes: envía «texto» con la de la etiqueta, o «ingredientes».',
  text: (most: number) => `«texto» debe ser un texto de ${most} letras como mucho.`,
  items: (most: number) =>
    `«ingredientes» debe ser una lista de 1 a ${most} ingredientes con «name» y, si la etiqueta lo da, «porcentaje».`,
  share: (position: number) => `El porcentaje del ingrediente ${position} debe ser un número entre 0 y 100.`,
  tooMuch: 'Los porcentajes de la lista suman más de 100.',
  noneKnown: 'No se conoce ninguno de los ingredientes de la lista.',
  impossible: (fault: DeclarationFault, total: number) =>
    fault === 'saturated'
      ? 'En la tabla nutricional, las grasas saturadas no pueden superar a las grasas.'
      : fault === 'sugars'
        ? 'En la tabla nutricional, los azúcares no pueden superar a los hidratos de carbono.'
        : `La tabla nutricional suma ${trimmed(total)} g en 100 g: alguna cifra no puede ser.`,
  nutrition: (known: readonly string[]) => `«nutricion» debe ser un objeto con números: ${known.join(', ')}.`,
};
