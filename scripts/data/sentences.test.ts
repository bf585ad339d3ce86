import { describe, expect, it } from 'vitest';
import { sentenceModule } from './sentences.ts';

const made = (yaml: string) => sentenceModule('craft.yaml', yaml).split('\n').slice(1).join('\n');

describe('a sentence of data', () => {
  it('is a function of what its key says, or a text', () => {
    expect(made('NONE: Nada.')).toBe('export const NONE = `Nada.`;\n');
    expect(made('rise(percent, name): Sube al {cifra percent} % de {minuscula name}.')).toBe(
      `import { lowerFirst, trimmed } from '../craft/spanish.ts';

export const rise = (percent: number, name: string) => \`Sube al \${trimmed(percent)} % de \${lowerFirst(name)}.\`;
`,
    );
  });

  it('says a part only where what it hangs on is told', () => {
    expect(made('a(x): Uno[ y {x}].')).toContain(
      `(x: string | number | null | undefined) => \`Uno\${x ? \` y \${x}\` : ''}.\``,
    );
    expect(made('a(xs): Uno[ y {lista xs}].')).toContain(`xs.length > 0 ? \` y \${list(xs)}\` : ''`);
    expect(made('a(dry): Uno[dry?, seco].')).toContain(`(dry: unknown) => \`Uno\${dry ? \`, seco\` : ''}.\``);
    expect(made('a(x):\n  sin x: Nada.\n  con x: Hay {cifra x}.')).toContain(`x ? \`Hay \${trimmed(x)}.\` : \`Nada.\``);
  });

  it('takes parts of a thing, counts and makes records', () => {
    expect(made('a(range): De {cifra range.0} a {cifra range.1}.')).toContain('(range: readonly [number, number])');
    expect(made('a(food): "{food.name}"')).toContain('(food: { readonly name: string | number })');
    expect(made('a(label): "{El label} {sale/salen label}, {frito/frita/fritos/fritas label}"')).toBe(
      `import { agreeing, theName } from '../craft/nouns.ts';
import { upperFirst } from '../craft/spanish.ts';

export const a = (label: string) => \`\${upperFirst(theName(label))} \${agreeing(label, 'sale', 'salen')}, \${agreeing(label, 'frito', 'frita', 'fritos', 'fritas')}\`;
`,
    );
    expect(made('a(foods): "{lleva|llevan foods}"')).toContain(`\${isOne(foods) ? 'lleva' : 'llevan'}`);
    expect(made('a:\n  b(x): {codigo: ley, texto: "{x}"}')).toContain(
      `b: (x: string | number) => ({ codigo: \`ley\`, texto: \`\${x}\` })`,
    );
  });

  it.each([
    ['a slot nobody fills', 'a(x): "{y}"', 'nobody tells'],
    ['what is told for nothing', 'a(x, y): "{x}"', 'told for nothing'],
    ['a way to write nobody knows', 'a(x): "{bonito x}"', 'no way'],
    ['a number that is a list', 'a(x): "{cifra x} {lista x}"', 'of two kinds'],
    ['one alternative alone', 'a(x):\n  sin x: Nada.', 'goes with'],
    ['a part that hangs on nothing', 'a(x): "{x}[ y más]"', 'hangs on nothing'],
    ['a key twice', 'a: Uno.\na: Dos.', 'unique'],
  ])('is refused with %s', (_, yaml, fault) => {
    expect(() => made(yaml)).toThrow(fault);
  });
});
