import { trimmed } from '@obrador/engine';
import { ALLERGEN_NAMES } from '@obrador/engine/despensa';
import { type Etiqueta, etiqueta, NUTRIENT_LABELS, NUTRIENTS, type Nutrient } from '@obrador/engine/etiqueta';
import { gramsOf, signedOf } from '../args.ts';
import { craftCalled, readInput, refusingIn } from '../input.ts';
import type { Order } from '../order.ts';
import { type Screen, wrap } from '../screen.ts';
import { section } from '../table.ts';
import { answers, orderTexts } from '../texts.ts';

/** Fields of an ingredient where no craft tells other ones. */
const PLAIN = { id: 'etiqueta', shape: { name: 'name', weight: 'grams' } } as const;

/** `obrador etiqueta helado receta.txt`: the draft of a label, as it will be read or as the API answers it. */
export const etiquetaOrder: Order = {
  name: 'etiqueta',
  ...orderTexts.etiqueta,
  options: ['tipo', 'json', 'vigilar', 'nombre', 'denominacion', 'porcion', 'perdida', 'destacar'],
  run: ({ words, values, screen, stdin }) => {
    const [first = '', ...rest] = words;
    const craft = craftCalled(first);
    const input = readInput(craft ?? PLAIN, craft ? rest : words, stdin);
    const body = {
      ...input.body,
      ...(craft && { craft: craft.id }),
      ...(values.tipo !== undefined && { type: values.tipo }),
      ...(values.nombre !== undefined && { nombre: values.nombre }),
      ...(values.denominacion !== undefined && { denominacion: values.denominacion }),
      ...(values.porcion !== undefined && { porcion: gramsOf(values.porcion, 'porcion') }),
      ...(values.perdida !== undefined && { perdida: signedOf(values.perdida, 'perdida') }),
      ...(values.destacar && { destacar: values.destacar }),
    };
    return refusingIn(input, () => {
      const answer = etiqueta(body);
      const text = values.json ? JSON.stringify(answer, null, 2) : labelText(answer, screen);
      return { text, status: 0, notes: input.notes };
    });
  },
};

function labelText(answer: Etiqueta, screen: Screen): string {
  const { paint } = screen;
  const { nombre, denominacion, lista, menciones, declaraciones, avisos, disclaimer } = answer;
  const list = lista.segmentos.map(({ texto, alergeno }) => (alergeno === null ? texto : paint('bold', texto)));
  return [
    ...(nombre === undefined ? [] : [paint('bold', nombre)]),
    ...(denominacion === null ? [] : [paint('bold', denominacion), '']),
    list.join(''),
    ...allergenLines(answer.alergenos, screen),
    ...menciones.map(({ texto }) => `${texto}.`),
    '',
    ...nutritionLines(answer.nutricion),
    ...section(
      answers.claims,
      declaraciones.map(({ texto, estado, porque }) => `${texto}: ${answers.claimStates[estado]}. ${porque}`),
      screen,
    ),
    ...section(
      answers.warnings,
      avisos.map(({ texto, articulo }) => (articulo === undefined ? texto : `${texto} (${articulo})`)),
      screen,
    ),
    '',
    paint('dim', disclaimer),
  ].join('\n');
}

/** In words, whatever the colours: in a file or a pipe nothing in the list stands out. */
function allergenLines({ contiene, puede_contener }: Etiqueta['alergenos'], { width }: Screen): string[] {
  const names = (codes: readonly string[]) => codes.map((code) => ALLERGEN_NAMES[code] ?? code);
  return [
    answers.containing(names(contiene)),
    ...(puede_contener.length > 0 ? [answers.mayContain(names(puede_contener))] : []),
  ].map((line) => wrap(line, width, '  '));
}

const UNITS: Readonly<Partial<Record<Nutrient, string>>> = { energia_kj: 'kJ', energia_kcal: 'kcal' };

function nutritionLines({ mostrado, por_racion }: Etiqueta['nutricion']): string[] {
  const columns = [
    { title: answers.perHundred, figures: mostrado },
    ...(por_racion ? [{ title: answers.perPortion(trimmed(por_racion.gramos)), figures: por_racion.mostrado }] : []),
  ];
  const names = Math.max(...Object.values(NUTRIENT_LABELS).map((name) => name.length));
  const cell = (text: string, i: number) => text.padStart(columns[i]!.title.length);
  return [
    `  ${' '.repeat(names)}  ${columns.map(({ title }) => title).join('  ')}`,
    ...NUTRIENTS.map((key) => {
      const figures = columns.map(({ figures: of }, i) => cell(`${of[key]} ${UNITS[key] ?? 'g'}`, i));
      return `  ${NUTRIENT_LABELS[key].padEnd(names)}  ${figures.join('  ')}`;
    }),
  ];
}
