import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecipes } from '../../src/intake/many.ts';

const read = (text: string) =>
  parseRecipes(text).map(({ title, items }) => [title, items.map(({ name, grams }) => `${name} ${grams}`)]);

describe('many recipes in one text', () => {
  it('a column of recipes parts a table; an empty cell is the recipe above', () => {
    expect(read('Receta;Ingrediente;Cantidad;Unidad\nBarra;Harina;1,5;kg\n;Agua;900;g\nBollos;Harina;500;g\n')).toEqual(
      [
        ['Barra', ['Harina 1500', 'Agua 900']],
        ['Bollos', ['Harina 500']],
      ],
    );
    expect(read('Nombre,Ingrediente,Gramos\nBarra,Harina,12.5\nBollos,Azúcar,1000')).toEqual([
      ['Barra', ['Harina 12.5']],
      ['Bollos', ['Azúcar 1000']],
    ]);
  });

  it('the book exported here comes back with craft and type', () => {
    const csv =
      'título;oficio;tipo;ingrediente;gramos;%;etiquetas;guardada\r\nFior;Helado;Helado crema;Leche entera;700;70,0;;\r\nFior;Helado;Helado crema;Azúcar;300;30,0;;\r\n';
    expect(parseRecipes(csv)).toMatchObject([
      { title: 'Fior', craft: 'Helado', type: 'Helado crema', items: [{ grams: 700 }, { grams: 300 }] },
    ]);
  });

  it('a saved page tells its recipe, with its steps', () => {
    const data = {
      '@graph': [
        {
          '@type': ['Recipe'],
          name: 'Magdalenas',
          recipeIngredient: ['250 g de harina', '200 g de azúcar'],
          recipeInstructions: [{ '@type': 'HowToStep', text: 'Batir y hornear a 210 °C.' }],
        },
      ],
    };
    const page = `<html><script type="application/ld+json">${JSON.stringify(data)}</script><p>500 g otra cosa</p>`;
    const [cake, ...rest] = parseRecipes(page);
    expect(rest).toEqual([]);
    expect(cake).toMatchObject({ title: 'Magdalenas', items: [{ grams: 250 }, { grams: 200 }] });
    expect(cake!.prose.find(({ kind }) => kind === 'paso')?.text).toBe('Batir y hornear a 210 °C.');
  });

  it('texts parted by dashes, a list in JSON, and a lone recipe', () => {
    expect(read('Barra\n500 g harina\n---\nBollos\n300 g harina')).toEqual([
      ['Barra', ['harina 500']],
      ['Bollos', ['harina 300']],
    ]);
    expect(parseRecipes('[{"titulo":"A","craft":"helado","ingredients":[{"name":"leche","grams":1}]}]')).toMatchObject([
      { title: 'A', craft: 'helado' },
    ]);
    expect(read('Ingrediente;Gramos\nHarina;500')).toEqual([[undefined, ['Harina 500']]]);
    expect(read('hola')).toEqual([]);
  });

  it('never breaks, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        parseRecipes(text);
        parseRecipes(`Receta;Ingrediente;Gramos\n${text}`);
        parseRecipes(`<script type="application/ld+json">${text}`);
      }),
      { seed: 14, numRuns: 200 },
    );
  });
});
