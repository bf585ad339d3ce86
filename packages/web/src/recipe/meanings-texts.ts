/** What is said of names that somebody explained once. */
export const esMeanings = {
  title: 'Nombres que has aclarado',
  is: (name: string, food: string) => `«${name}» es ${food}`,
  asSaid: (name: string, food: string) => `«${name}» se ha leído como «${food}», como dijiste.`,
  kept: (name: string, food: string) => `«${name}» será ${food} en todo lo que escribas, pegues o traigas.`,
  dontKeep: 'No recordarlo',
  forget: 'Olvidar',
  forgetOf: (name: string) => `Olvidar qué es «${name}»`,
};
