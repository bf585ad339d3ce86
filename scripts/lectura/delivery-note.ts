/** Numbers between 0 and 1, always the same from one seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const HOUSES = 'Debic Pascual Sosa Callebaut Puratos Dawn Zeelandia Corman Barry Azucarera Harinera Lluch'.split(' ');
const PACKS = [
  'saco 25 kg',
  '1 kg',
  'C/6',
  'cubo 5 kg',
  'brick 1L',
  'SC 25',
  '6x1 L',
  'caja 10 kg',
  'bolsa 1kg',
  'lata 3 kg',
];

/** A line of a recipe as a delivery note would have it: words cut short or misspelt, a house, a pack, capitals. */
export function asDeliveryNote(line: string, random: () => number): string {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
  const drops = random() < 0.5;
  const words = line
    .replace(/[()]/g, ' ')
    .split(/\s+/)
    .filter((word, i) => word !== '' && !(drops && i > 0 && /^(?:de|del|di)$/i.test(word)))
    .map((word) => {
      if (!/^\p{L}{5,}$/u.test(word) || random() > 0.4) return word;
      const at = 1 + Math.floor(random() * (word.length - 2));
      if (random() < 0.25) return word.slice(0, at) + word.slice(at + 1);
      const length = 3 + Math.floor(random() * 3);
      return length < word.length - 1 ? `${word.slice(0, length)}.` : word;
    });
  if (random() < 0.4) words.push(one(HOUSES));
  if (random() < 0.7) words.push(one(PACKS));
  const note = words.join(' ');
  return random() < 0.3 ? note.toUpperCase() : note;
}
