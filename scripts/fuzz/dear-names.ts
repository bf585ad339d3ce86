/** Names that cost most to make out: at random from words of the trade, evolved to be dear, and ordinary ones with a slip. */
let sent = 0;

/** Letters nobody has sent before: a name read once costs nothing the second time. */
export const newLetters = () => (sent++).toString(36).padStart(4, 'q');

const WORDS = ['nata', 'harina-', 'azucar/', 'cacao (', 'leche, ', 'avellana o ', 'turron', 'limon '] as const;
const LONG = 195;

export const DEAR_NAMES = {
  random: () => {
    let name = newLetters();
    for (let i = sent; name.length < LONG; i++) name += WORDS[(i * i) % WORDS.length]! + (i % 99);
    return name.slice(0, LONG);
  },
  evolved: () =>
    `16%-polvo harina_2 pitahaya-Maolate_negro_57-remolacha-ce und reales-turro/n_duro_avellana-(de-naranja_sin_elaborar-tpt_14%[ icotta  gr. ron_miel_30/DUBÁI(Pasta dulce o Fruta ${newLetters()}`,
  slips: () => `chocolatte ${newLetters()}`,
} as const;

/** Two foods each craft knows, so that there is a formula to speak of. */
export const KNOWN: Readonly<Record<string, readonly string[]>> = {
  helado: ['Leche entera', 'Azúcar'],
  panaderia: ['Harina', 'Agua'],
  pasteleria: ['Harina', 'Azúcar'],
  turron: ['miel', 'azucar'],
  cacao: ['pasta_cacao', 'azucar'],
};
