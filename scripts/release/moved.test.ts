import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { movedBetween, type ReleasedData } from './moved.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const now: ReleasedData = {
  pantry: read('data/despensa.csv'),
  references: readdirSync(new URL('docs/referencia/', root)).map((name) => read(`docs/referencia/${name}`)),
};

const page = (range: string, more = '') => `# Pan\n\n## Tipos y rangos\n\n### Barra\n\n\`barra\` · tipo por defecto

| Parámetro | Clave | Nivel | Rango | Fuente |
|---|---|---|---|---|
| Sal | \`sal\` | oficio | ${range} | libro |
${more}`;

it('nothing moves between a release and itself', () => {
  expect(movedBetween(now, now)).toBeUndefined();
});

it('every type of ours has limits that would be told', () => {
  const told = movedBetween({ ...now, references: [] }, now)!;
  expect(told.es).toMatch(/^Límites que se han movido: \w+, [^:]+: sin límite → .* y \d{3,} más\.$/);
});

it('tells foods that came, went and changed, and limits', () => {
  const before = {
    pantry: 'id,name,aliases,grasa\na,Anís,x,1\nb,"Bola, dulce",x,2\nc,Cola,x,3\n',
    references: [page('1 a 2 %')],
  };
  const more = '| Agua | `agua` | oficio | hasta 9 % | libro |\n';
  const after = {
    pantry: 'id,name,aliases,grasa,sal\na,Anís,y,1,\nb,"Bola, dulce",x,2.5,1\nd,Dado,x,3,\n',
    references: [page('1 a 3 %', more)],
  };
  expect(movedBetween(before, after)).toEqual({
    reader: 'artisans',
    en: 'New foods: Dado. Foods that are gone: Cola. Foods with other data: Bola, dulce (grasa, sal). Limits that moved: barra, Sal (oficio): 1 a 2 % → 1 a 3 %; barra, Agua (oficio): none → hasta 9 %.',
    es: 'Alimentos nuevos: Dado. Alimentos que ya no están: Cola. Alimentos con otros datos: Bola, dulce (grasa, sal). Límites que se han movido: barra, Sal (oficio): 1 a 2 % → 1 a 3 %; barra, Agua (oficio): sin límite → hasta 9 %.',
  });
});
