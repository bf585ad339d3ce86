/** Pictures of the guide on water, drawn with the model itself so that they cannot say anything else. */
import { trimmed } from '@obrador/engine';
import { iceAt, marginAt } from '../../packages/engine/src/helado/physics.ts';
import { moistureAt } from '../../packages/engine/src/water/boiling.ts';
import { type Dissolved, phaseOf } from '../../packages/engine/src/water/phase.ts';

type Scale = (value: number) => number;
type Point = readonly [x: number, y: number];

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 56;
const RIGHT = 24;
const TOP = 24;
const BOTTOM = 44;

const scale =
  (from: number, to: number, start: number, end: number): Scale =>
  (value) =>
    Math.round(10 * (start + ((end - start) * (value - from)) / (to - from))) / 10;
const across = (from: number, to: number) => scale(from, to, LEFT, WIDTH - RIGHT);
const upwards = (from: number, to: number) => scale(from, to, HEIGHT - BOTTOM, TOP);

const points = (list: readonly Point[]) => list.map((point) => point.join(',')).join(' ');
const text = (x: number, y: number, said: string, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="currentColor" font-size="15">${said}</text>`;
const line = (list: readonly Point[], dash = '') =>
  `<polyline points="${points(list)}" fill="none" stroke="currentColor" stroke-width="2.5"${dash && ` stroke-dasharray="${dash}"`}/>`;
const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="6" fill="currentColor"/>`;
const floor = `<path d="M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}" fill="none" stroke="currentColor" stroke-opacity="0.4"/>`;

function picture(title: string, parts: readonly string[], caption: string): string {
  const drawing = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" width="100%">${parts.join('')}</svg>`;
  return `<figure>${drawing}<figcaption>${caption}</figcaption></figure>`;
}

/** A plain cream ice: 62 g of water with sugars, lactose and salts of milk. */
const CREAM = {
  ...phaseOf({ sacarosa: 14, glucosa: 3.3, lactosa: 5.4, jarabe: 2.9, de_jarabe: 38, ideal: 0.012 }),
  water: 62,
  bound: 0.9,
};

function ice(): string {
  const [x, y] = [across(-22, 0), upwards(0, 100)];
  const degrees = Array.from({ length: 89 }, (_, i) => -22 + i / 4);
  const at = (t: number, shift = 0): Point => [x(t), y(100 * iceAt(CREAM, Math.min(0, t + shift)))];
  const band = [...degrees.map((t) => at(t, marginAt(t))), ...[...degrees].reverse().map((t) => at(t, -marginAt(t)))];
  const stops: readonly (readonly [number, string])[] = [
    [-18, 'congelador'],
    [-11.5, 'vitrina'],
    [-6, 'mantecadora'],
  ];
  return picture(
    'Agua helada de un helado de crema a cada temperatura, con su margen.',
    [
      floor,
      `<polygon points="${points(band)}" fill="currentColor" fill-opacity="0.15"/>`,
      line(degrees.map((t) => at(t))),
      ...stops.flatMap(([t, name]) => {
        const [px, py] = at(t);
        const share = trimmed(100 * iceAt(CREAM, t), 0);
        return [dot(px, py), text(px + 4, py + 26, name, 'end'), text(px + 4, py + 44, `${share} % helada`, 'end')];
      }),
      ...[-20, -15, -10, -5, 0].map((t) => text(x(t), HEIGHT - BOTTOM + 22, `${trimmed(t, 0)} °C`)),
    ],
    'Un helado de crema: de la mantecadora a la vitrina y al congelador. La franja es el margen.',
  );
}

const SYRUPS: readonly (readonly [name: string, solids: Dissolved, dash: string])[] = [
  ['azúcar', { sacarosa: 100 }, ''],
  ['con miel', { sacarosa: 60, fructosa: 19, glucosa: 16, maltosa: 5 }, '7 5'],
];

function syrup(): string {
  const [x, y] = [across(110, 160), upwards(0, 22)];
  const degrees = Array.from({ length: 26 }, (_, i) => 110 + 2 * i);
  const stops: readonly (readonly [number, string])[] = [
    [114, 'bola blanda'],
    [122, 'bola dura'],
    [140, 'lámina'],
    [158, 'caramelo'],
  ];
  return picture(
    'Humedad que le queda a un almíbar según la temperatura a la que hierve.',
    [
      floor,
      ...SYRUPS.flatMap(([name, solids, dash], i) => {
        const phase = phaseOf(solids);
        const curve = degrees.map((t): Point => [x(t), y(moistureAt(t, phase))]);
        const [px, py] = curve[9]!;
        return [line(curve, dash), text(px + 8, py + (i === 0 ? 24 : -12), name, 'start')];
      }),
      ...stops.map(([t, name]) => text(x(t), TOP + (t === 122 ? 22 : 2), name)),
      ...[110, 120, 130, 140, 150, 160].map((t) => text(x(t), HEIGHT - BOTTOM + 22, `${t} °C`)),
      ...[5, 10, 15, 20].map((h) => text(LEFT - 8, y(h) + 5, `${h} %`, 'end')),
    ],
    'A más grados, menos agua; con miel hace falta cocer más para la misma humedad.',
  );
}

/** A ganache of 0.84 whose margin reaches over the limit. */
function activity(): string {
  const x = across(0.7, 0.95);
  const middle = 130;
  const [aw, bar, most] = [0.84, 0.04, 0.85];
  return picture(
    'Una ganache de aw 0,84 con margen de 0,04 y el máximo en 0,85.',
    [
      `<path d="M${LEFT} ${middle}H${WIDTH - RIGHT}" stroke="currentColor" stroke-opacity="0.4"/>`,
      `<rect x="${x(aw - bar)}" y="${middle - 18}" width="${x(aw + bar) - x(aw - bar)}" height="36" fill="currentColor" fill-opacity="0.15"/>`,
      dot(x(aw), middle),
      text(x(aw), middle + 44, 'calculada: 0,84'),
      text(x(aw), middle + 64, 'entre 0,80 y 0,88'),
      `<path d="M${x(most)} ${middle - 50}V${middle + 20}" stroke="currentColor" stroke-width="2.5" stroke-dasharray="5 4"/>`,
      text(x(most), middle - 60, 'máximo: 0,85'),
      ...[0.7, 0.75, 0.8, 0.85, 0.9, 0.95].map((value) => text(x(value), middle + 100, trimmed(value))),
    ],
    'El máximo cae dentro de lo que la cuenta puede fallar: solo un medidor lo dice.',
  );
}

const PICTURES = { hielo: ice, perol: syrup, aw: activity } as const;

/** A guide with its pictures where it asks for them: «<!-- dibujo: hielo -->». */
export function withPictures(guide: string): string {
  return guide.replace(/<!-- dibujo: (\w+) -->/g, (_, name: keyof typeof PICTURES) => PICTURES[name]());
}
