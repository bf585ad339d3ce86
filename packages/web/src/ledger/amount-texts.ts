/** What is said of a weight as it is written. */
export const esAmount = {
  understood: (text: string, grams: string) => `${text} = ${grams} g`,
  unknown: (text: string) =>
    `No entiendo «${text}». Escribe gramos, o por ejemplo 1,5 kg, 250+50, ½ l, 2 huevos o 12 %.`,
  another: (counted: string, name: string) => `«${counted}» no es «${name}»: escribe los gramos.`,
  tooMuch: 'Es más de lo que marca ninguna balanza.',
  wholeMix: 'Un ingrediente no puede ser toda la mezcla: escribe menos del 100 %.',
  noOthers: 'Sin otros ingredientes no hay mezcla de la que tomar un porcentaje: escribe gramos.',
  noFlour: 'Sin harina no hay porcentaje de panadero: escribe antes los gramos de harina.',
  isFlour: 'Lleva harina, que es el 100 %: escribe sus gramos.',
} as const;
