import { list, lowerFirst, trimmed, upperFirst } from './spanish.ts';

const quoted = (labels: readonly string[]) => list(labels.map((label) => `«${label}»`));
const base = (onFlour: boolean) => (onFlour ? ' de la harina' : '');

/** Recipes sent as fractions keep two figures of what no scale shows. */
const decimals = (grams: number) => (grams >= 0.1 ? 1 : Math.min(20, 1 - Math.floor(Math.log10(grams))));

/** A sentence of data, its slots filled; «{uno|varios}» by how many there are. */
export function sentence(says: string, labels: readonly string[], percent: number, most: number): string {
  return says.replace(/\{([^{}]*)\}/g, (_, slot: string) => {
    if (slot === 'nombres') return quoted(labels);
    if (slot === 'ingredientes') return list(labels.map(lowerFirst));
    if (slot === 'pct') return trimmed(percent);
    if (slot === 'max') return trimmed(most);
    const [one, several] = slot.split('|');
    return (labels.length === 1 ? one : several) ?? '';
  });
}

/** Texts on doses, on what a type does not admit and on unidentified matter. */
export const examined = {
  /** Grams a small scale shows: tenths below 10 g, whole grams above, always enough. */
  weighable: (grams: number) => {
    const unit = grams < 10 ? 10 ** decimals(grams) : 1;
    return Math.ceil(unit * grams - 1e-9) / unit;
  },
  provisional: (share: number, labels: readonly string[], onFlour = false) =>
    `Con un ${trimmed(share)} %${base(onFlour)} sin identificar (${quoted(labels)}), el resultado es provisional.`,
  unknown: (share: number, labels: readonly string[], onFlour = false) =>
    onFlour
      ? `Falta saber qué es ${quoted(labels)} (${share > 100 ? 'más que toda la harina reconocida' : `el ${trimmed(share)} % de la harina`}): indica su composición para poder juzgar la fórmula.`
      : `Falta saber qué es el ${trimmed(share)} % de la fórmula (${quoted(labels)}): indica su composición para poder juzgarla.`,
  takeOut: (labels: readonly string[]) => `Retira ${list(labels.map(lowerFirst))}: el tipo no lo admite.`,
  exchange: (parts: readonly { readonly labels: readonly string[]; readonly grams: number; readonly by: string }[]) => {
    const each = parts.map(
      ({ labels, grams, by }) =>
        `${trimmed(grams, decimals(grams))} g de ${list(labels.map(lowerFirst))} por ${lowerFirst(by)}`,
    );
    return `Cambia ${list(each)}.`;
  },
  lawful: (labels: readonly string[], grams: number, what: string) =>
    `Quita ${trimmed(grams, decimals(grams))} g de ${list([...new Set(labels.map(lowerFirst))])}: ${what} por encima del máximo legal.`,
  undone: (labels: readonly string[]) =>
    `${upperFirst(list(labels.map(lowerFirst)))}: en crudo deshace la gelatina y no cuaja. Dale un hervor y escríbelo como puré o conserva, o gelifica con agar o pectina.`,
  overdose: (what: string, percent: number, stop: number, onFlour: boolean) =>
    `${upperFirst(what)} al ${trimmed(percent)} %${base(onFlour)}: el máximo es el ${trimmed(stop)} %.`,
  lessOf: (label: string, grams: number, what: string, percent: number, stop: number, onFlour: boolean) =>
    `Quita ${trimmed(grams, decimals(grams))} g de ${lowerFirst(label)}: ${what} al ${trimmed(percent)} %${base(onFlour)}, con un máximo del ${trimmed(stop)} %.`,
  high: (what: string, percent: number, warn: number, onFlour: boolean) =>
    `${upperFirst(what)} al ${trimmed(percent)} %${base(onFlour)}: por encima de lo habitual (${trimmed(warn)} %).`,
};
