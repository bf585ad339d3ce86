import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFragment, withRelease } from './fragments.ts';

const folder = new URL('../../changelog.d/', import.meta.url);
const ONE = 'artisans\nen: A Jijona is a Jijona.\nes: Un Jijona es un Jijona.\n';

describe('fragments of the changelog', () => {
  it('every one kept can be read', () => {
    const names = readdirSync(folder).filter((name) => name !== 'README.md');
    for (const name of names) readFragment(name, readFileSync(new URL(name, folder), 'utf8'));
    expect(names.every((name) => name.endsWith('.md'))).toBe(true);
  });

  it.each([
    ['no reader', 'nobody\nen: a\nes: b'],
    ['no Spanish', 'artisans\nen: a'],
    ['a line too many', `${ONE}fr: c`],
  ])('%s is refused by the name of its file', (_, text) => {
    expect(() => readFragment('one.md', text)).toThrow('changelog.d/one.md');
  });

  it('no release is told twice', () => {
    expect(() => withRelease('# Cambios\n\n## 2.1.0\n', '2.1.0', [readFragment('a.md', ONE)], 'es')).toThrow('2.1.0');
  });

  it('a release stands above the last one, with what breaks first', () => {
    const fragments = [readFragment('a.md', ONE), readFragment('b.md', 'breaking\nen: B.\nes: Be.')];
    const text = withRelease('# Cambios\n\nIntro.\n\n## 1.0.0\n\n- Viejo.\n', '2.1.0', fragments, 'es');
    expect(text).toBe(
      '# Cambios\n\nIntro.\n\n## 2.1.0\n\n### Lo que rompe, y qué hacer\n\n- Be.\n\n### Para el obrador\n\n- Un Jijona es un Jijona.\n\n## 1.0.0\n\n- Viejo.\n',
    );
  });
});
