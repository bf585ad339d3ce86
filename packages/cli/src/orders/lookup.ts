import {
  CRAFTS,
  type Craft,
  consultCatalogue,
  consultTypes,
  fixed,
  type Limit,
  suggest,
  trimmed,
} from '@obrador/engine';
import { consultPantry, foodSheet } from '@obrador/engine/despensa';
import { NUTRIENT_LABELS, type Nutrient } from '@obrador/engine/etiqueta';
import { leyEn, leyLines } from '@obrador/engine/ley';
import { UsageError, type Values } from '../args.ts';
import { craftNamed, refusingIn } from '../input.ts';
import type { Order, Result } from '../order.ts';
import { wrap } from '../screen.ts';
import { answers, mistakes, orderTexts } from '../texts.ts';

const MOST_FOUND = 20;

/** `obrador tipos panaderia` */
export const tiposOrder: Order = {
  name: 'tipos',
  ...orderTexts.tipos,
  options: ['json', 'tipo', 'fecha'],
  run: ({ words, values, screen: { paint, width } }) => {
    const crafts = words.length === 0 ? CRAFTS : words.map(craftNamed);
    if (values.fecha !== undefined || values.tipo !== undefined) return lawOn(crafts, values, width);
    if (values.json) return { text: oneOrAll(crafts.map(consultTypes)), status: 0 };
    const lines = crafts.flatMap((craft) => [
      paint('bold', craft.label),
      ...craft.types.flatMap((type) => [
        wrap(`  ${type.id}  ${type.label}${type.id === craft.defaultType ? answers.byDefault : ''}`, width, '    '),
        ...(words.length === 0
          ? []
          : type.limits.map((limit) => paint('dim', wrap(`      ${limitText(limit)}`, width, '        ')))),
      ]),
      '',
    ]);
    return { text: lines.join('\n').trimEnd(), status: 0 };
  },
};

/** `obrador tipos panaderia --tipo pan_comun --fecha 2020-06-01` */
function lawOn([craft, ...others]: readonly Craft[], { tipo, fecha, json }: Values, width: number): Result {
  if (craft === undefined || others.length > 0 || tipo === undefined || fecha === undefined) {
    throw new UsageError(mistakes.lawOfWhat);
  }
  const law = refusingIn({ origin: '--fecha', lines: [] }, () => leyEn(craft, craft.findType(tipo) ?? tipo, fecha));
  if (law === undefined) throw new UsageError(mistakes.unknownType(tipo, craft.id, suggest(tipo, craft.types)));
  const lines = leyLines(law).map((line) => wrap(line, width, '  '));
  return { text: json ? JSON.stringify(law, null, 2) : lines.join('\n'), status: 0 };
}

function limitText({ param: { label, unit }, min, max, level, source }: Limit): string {
  const bounds =
    min === null
      ? answers.upTo(trimmed(max ?? 0))
      : max === null
        ? answers.from(trimmed(min))
        : answers.between(trimmed(min), trimmed(max));
  return `${level ? `[${level}] ` : ''}${label}: ${bounds}${unit && ` ${unit}`}  (${source})`;
}

/** The answer about the one craft named, or a list of them. */
function oneOrAll(list: readonly object[]): string {
  return JSON.stringify(list.length === 1 ? list[0] : list, null, 2);
}

/** `obrador catalogo helado nata` */
export const catalogoOrder: Order = {
  name: 'catalogo',
  ...orderTexts.catalogo,
  options: ['json'],
  run: ({ words, values, screen: { paint } }) => {
    const [first, ...rest] = words;
    const one = CRAFTS.find((craft) => craft.id === first);
    const query = (one ? rest : words).join(' ');
    if (query.trim() === '') throw new UsageError(mistakes.noQuery('catalogo'));
    const consulted = (one ? [one] : CRAFTS).map((craft) => consultCatalogue(craft, query));
    if (values.json) return { text: oneOrAll(consulted), status: consulted.some(({ total }) => total > 0) ? 0 : 1 };
    const found = consulted.flatMap(({ craft, ingredientes }) =>
      ingredientes.slice(0, MOST_FOUND).map((entry) => ({ craft, entry })),
    );
    if (found.length === 0) return { text: answers.noneFound(query), status: 1 };
    const width = Math.max(...found.map(({ entry }) => entry.name.length));
    const lines = found.map(({ craft, entry: { name, label, price, source } }) => {
      const about = [
        ...(label === name ? [] : [label]),
        price === null ? answers.priceless : answers.perKilo(fixed(price)),
        answers.sourced(source),
      ].join(', ');
      return `${name.padEnd(width)}  ${paint('dim', `${craft.padEnd(10)}  ${about}`)}`;
    });
    return { text: lines.join('\n'), status: 0 };
  },
};

/** `obrador despensa nata`; the id of a food gives its sheet. */
export const despensaOrder: Order = {
  name: 'despensa',
  ...orderTexts.despensa,
  options: ['json'],
  run: ({ words, values, screen: { paint } }) => {
    const q = words.join(' ');
    if (q.trim() === '') throw new UsageError(mistakes.noQuery('despensa'));
    const sheet = foodSheet(q);
    const answer = sheet ?? consultPantry({ q, limite: MOST_FOUND, desde: 0 });
    const foods = 'alimentos' in answer ? answer.alimentos : [answer];
    const status = foods.length > 0 ? 0 : 1;
    if (values.json) return { text: JSON.stringify(answer, null, 2), status };
    if (foods.length === 0) return { text: answers.noneFound(q), status };
    const width = Math.max(...foods.map(({ nombre }) => nombre.length));
    const lines = foods.map(({ id, nombre, kcal, precio, contiene }) => {
      const about = [id, answers.energy(trimmed(kcal, 0)), answers.perKilo(fixed(precio)), answers.contains(contiene)];
      return `${nombre.padEnd(width)}  ${paint('dim', about.filter((text) => text !== '').join(', '))}`;
    });
    const rest = sheet ? [...labelLines(sheet.etiqueta), `  ${answers.sourced(sheet.fuente)}`] : [];
    return { text: [...lines, ...rest].join('\n'), status };
  },
};

/** The table of its label, with energy in both units on its first row. */
function labelLines({ energia_kj, energia_kcal, ...others }: Readonly<Record<Nutrient, number>>): string[] {
  const rows = Object.entries(others).map(([key, grams]) => `${NUTRIENT_LABELS[key as Nutrient]}: ${trimmed(grams)} g`);
  const energy = `${NUTRIENT_LABELS.energia_kj}: ${trimmed(energia_kj)} kJ / ${answers.energy(trimmed(energia_kcal))}`;
  return [energy, ...rows].map((row) => `  ${row}`);
}
