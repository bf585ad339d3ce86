export const esWeighing = {
  title: 'Pesar línea a línea · Me he pasado',
  lead: 'Marca lo que ya está en el cuenco. Si te has pasado, escribe lo que ha caído («540»): el resto se recalcula y lo que ya está dentro no se toca.',
  toWeigh: 'Pesar, g',
  inBowl: 'En el cuenco, g',
  inBowlOf: (name: string) => `En el cuenco de ${name}, g`,
  tick: (name: string) => `${name} está en el cuenco`,
  more: (grams: string) => `añade ${grams} g más`,
  over: (percent: string, total: string) =>
    `Te has pasado un ${percent} %: con estos pesos la fórmula sigue siendo la misma y salen ${total} g.`,
  keep: (total: string) => `Dejar el lote en ${total} g`,
  kept: 'El lote ha cambiado.',
};
