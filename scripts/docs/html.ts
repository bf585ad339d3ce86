import { type Craft, equilibrar, fixed, trimmed } from '@obrador/engine';
import { Marked, type Tokens } from 'marked';

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A request in a guide: «```json helado equilibrada». */
export function exampleOf(info: string, crafts: readonly Craft[]): { craft: Craft; expected: string } | undefined {
  const [language, id, ...expected] = info.split(' ');
  const craft = language === 'json' ? crafts.find((each) => each.id === id) : undefined;
  return craft && { craft, expected: expected.join(' ') };
}

const BALANCING = { 'equilibrar: se puede': true, 'equilibrar: no se puede': false } as const;

/** Whether the request is for the balancer. */
export function isBalancing(example: { expected: string }): example is { expected: keyof typeof BALANCING } {
  return Object.hasOwn(BALANCING, example.expected);
}

/** Whether the guide says the balancer finds what the request asks for. */
export function isFeasible({ expected }: { expected: keyof typeof BALANCING }): boolean {
  return BALANCING[expected];
}

/** Markdown to the body of a page. After each request of a guide comes the answer the engine gives to it. */
export function htmlOf(
  markdown: string,
  crafts: readonly Craft[],
  openLink: (craft: Craft, body: object) => string,
): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const id = slugOf(tokens.map((token) => token.raw).join(''));
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        const cells = (tag: string, list: Tokens.TableCell[]) =>
          list.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const head = `<tr>${cells('th scope="col"', token.header).replaceAll('</th scope="col">', '</th>')}</tr>`;
        const body = token.rows.map((list) => `<tr>${cells('td', list)}</tr>`).join('\n');
        return `<div class="table" role="region" aria-label="Tabla" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
      code({ text, lang }: Tokens.Code) {
        const block = `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
        const example = exampleOf(lang ?? '', crafts);
        if (!example) return block;
        const body: object = JSON.parse(text);
        const link = openLink(example.craft, body);
        return isBalancing(example)
          ? block + changesOf(example.craft, body, link)
          : recipeOf(example.craft, body) + answerOf(example.craft, body, link);
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** A formula as a workshop writes it: what a program sends is in the pages for programs. */
function recipeOf({ types, defaultType, shape }: Craft, body: object): string {
  const { type = defaultType, ingredients } = body as {
    type?: string;
    ingredients: Record<string, number | string>[];
  };
  const label = types.find(({ id }) => id === type)?.label ?? type;
  const rows = ingredients.map(
    (item) =>
      `<tr><td>${escapeHtml(String(item[shape.name]))}</td><td>${trimmed(Number(item[shape.weight]))} g</td></tr>`,
  );
  return `<table><caption>${escapeHtml(label)}</caption><thead><tr><th scope="col">Ingrediente</th><th scope="col">Peso</th></tr></thead><tbody>${rows.join('')}</tbody></table>\n`;
}

function answerOf(craft: Craft, body: object, link: string): string {
  const { outcome, values, advice } = craft.analyse(body);
  const params = craft.params
    .filter(({ key }) => values[key] !== undefined)
    .map(
      ({ key, label, unit }) =>
        `<tr><td>${escapeHtml(label)}</td><td>${fixed(values[key] ?? 0)}${unit && ` ${escapeHtml(unit)}`}</td></tr>`,
    );
  return [
    `<div class="answer ${outcome.good ? 'good' : 'bad'}">`,
    `<p><strong>Resultado: ${escapeHtml(outcome.text)}.</strong> <a href="${escapeHtml(link)}">Abrir en el formulador</a></p>`,
    ...advice.map(({ text }) => `<p>${escapeHtml(text)}</p>`),
    `<details><summary>Números</summary><table><tbody>${params.join('')}</tbody></table></details>`,
    '</div>\n',
  ].join('\n');
}

function changesOf(craft: Craft, body: object, link: string): string {
  const { factible, cambios, explicacion, conflictos = [], alternativas = [] } = equilibrar(craft, body);
  const grams = (x: number) => `${trimmed(x)} g`;
  const rows = cambios.map(
    ({ nombre, antes, despues, diferencia }) =>
      `<tr><td>${escapeHtml(nombre)}</td><td>${grams(antes)}</td><td>${grams(despues)}</td><td>${diferencia > 0 ? '+' : ''}${grams(diferencia)}</td></tr>`,
  );
  const texts = (title: string, list: readonly { readonly texto: string }[]) =>
    list.length > 0
      ? `<p>${title}:</p><ul>${list.map(({ texto }) => `<li>${escapeHtml(texto)}</li>`).join('')}</ul>`
      : '';
  return [
    `<div class="answer ${factible ? 'good' : 'bad'}">`,
    `<p><strong>Respuesta: ${factible ? 'se puede' : 'no se puede; esto es lo más cercano'}.</strong> <a href="${escapeHtml(link)}">Abrir en el formulador</a></p>`,
    `<table><thead><tr><th scope="col">Ingrediente</th><th scope="col">Antes</th><th scope="col">Después</th><th scope="col">Diferencia</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    ...explicacion.map((text) => `<p>${escapeHtml(text)}</p>`),
    texts('No caben juntos', conflictos),
    texts('Alternativas comprobadas', alternativas),
    '</div>\n',
  ].join('\n');
}
