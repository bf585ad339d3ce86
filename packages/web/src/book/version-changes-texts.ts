export const esChanges = {
  nothing: 'sin cambios en la fórmula',
  added: (name: string, grams: string) => `+ ${name} ${grams} g`,
  removed: (name: string) => `sin ${name}`,
  moved: (name: string, was: string, is: string) => `${name} ${was} → ${is} g`,
  more: (n: number) => (n === 1 ? 'y 1 más' : `y ${n} más`),
  title: 'el título',
  type: 'el tipo',
  etiqueta: 'la etiqueta',
  pasos: 'los pasos',
  coste: 'el coste',
  nota: 'la nota',
  batch: 'el lote',
};
