import '../../src/literate.ts';
import { analizar } from '../../src/analizar.ts';
import { CRAFTS } from '../../src/crafts.ts';

/** «Agua 100, Sal 2», in the words of a craft, with other fields of its request. */
export function ask(id: string, type: string, text: string, besides: object = {}) {
  const craft = CRAFTS.find((one) => one.id === id)!;
  const ingredients = text.split(', ').map((part) => {
    const at = part.lastIndexOf(' ');
    return { [craft.shape.name]: part.slice(0, at), [craft.shape.weight]: Number(part.slice(at + 1)) };
  });
  return analizar(craft, { ...besides, type, ingredients });
}

const LAW = /Reglamento|Real Decreto|RD \d/;

/** Faults that cite the law. */
export function faults({ avisos }: ReturnType<typeof ask>): readonly string[] {
  return avisos
    .filter(({ codigo, texto }) => /^(?:dosis|no_admitido)$/.test(codigo) && LAW.test(texto))
    .map(({ texto }) => texto);
}
