export const esRecipe = {
  batchSaid: {
    pieces: {
      piezas: (n: string, each: string) => `${n} piezas de ${each} g`,
      moldes: (n: string, each: string) => `${n} moldes de ${each} g`,
    },
    ofBaked: (done: string, loss: string) => `${done}s, con una merma del ${loss} %`,
    ofDough: 'de masa',
    volume: (litres: string, overrun: string) => `${litres} l con un ${overrun} % de aire`,
  },
  ofWhole: (label: string) => `${label} del producto`,
};
