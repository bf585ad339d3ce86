/**
 * The small language in which data says what a food is: «categoria = huevo y grasa > 5», «nacl / 100». It is turned into
 * TypeScript by the build; nothing reads it at run time.
 */
export interface Column {
  readonly kind: 'number' | 'text' | 'truth';
  /** Over a variable named `food`. */
  readonly code: string;
}

export interface Compiled {
  readonly kind: 'number' | 'truth';
  readonly code: string;
}

export interface Vocabulary {
  readonly columns: ReadonlyMap<string, Column>;
  /** Classes already compiled, by name, and whether each counts or tells. */
  readonly classes: ReadonlyMap<string, Compiled['kind']>;
  /** How a class is called in the code that is made. */
  readonly classCode: (name: string) => string;
  /** Says what is wrong with a word of a column: an id or a shelf that does not exist. */
  readonly checkWord: (column: string, word: string) => string | undefined;
  /** What the classes are asked of in the code that is made; `food` when absent. */
  readonly variable?: string;
}

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|([\p{L}_](?:[\p{L}\d_.]|:(?=\p{L}))*)|~\s*(\/(?:[^/\\]|\\.)+\/)|(>=|<=|!=|[=<>+\-*/(),]))/uy;

type Token =
  | { readonly number: string }
  | { readonly word: string }
  | { readonly pattern: string }
  | { readonly sign: string };

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) throw new Error(`cannot read «${text.slice(at)}»`);
    const [, number, word, pattern, sign] = found;
    if (number !== undefined) tokens.push({ number });
    else if (word !== undefined) tokens.push({ word });
    else if (pattern !== undefined) tokens.push({ pattern });
    else tokens.push({ sign: sign! });
  }
  return tokens;
}

/** Compiles one expression; throws with what it could not read. */
export function compile(text: string, vocabulary: Vocabulary): Compiled {
  const tokens = tokensOf(text);
  let at = 0;
  const peek = () => tokens[at];
  const isWord = (word: string) =>
    at < tokens.length && 'word' in peek()! && (peek() as { word: string }).word === word;
  const sign = () => {
    const token = peek();
    return token !== undefined && 'sign' in token ? token.sign : undefined;
  };
  const take = (wanted: string) => {
    if (sign() !== wanted) throw new Error(`«${wanted}» is missing in «${text}»`);
    at++;
  };
  const word = () => {
    const token = tokens[at++];
    if (token === undefined || !('word' in token)) throw new Error(`a word is missing in «${text}»`);
    return token.word;
  };
  const truth = ({ kind, code }: Compiled) => (kind === 'truth' ? code : `${code} > 0`);
  const number = ({ kind, code }: Compiled) => (kind === 'number' ? code : `(${code} ? 1 : 0)`);
  const checked = (column: string, value: string) => {
    const fault = vocabulary.checkWord(column, value);
    if (fault !== undefined) throw new Error(fault);
    return JSON.stringify(value);
  };

  const some = (): Compiled => {
    let found = every();
    while (isWord('o')) {
      at++;
      found = { kind: 'truth', code: `(${truth(found)} || ${truth(every())})` };
    }
    return found;
  };
  const every = (): Compiled => {
    let found = unless();
    while (isWord('y')) {
      at++;
      found = { kind: 'truth', code: `${truth(found)} && ${truth(unless())}` };
    }
    return found;
  };
  const unless = (): Compiled => {
    if (!isWord('no')) return compared();
    at++;
    return { kind: 'truth', code: `!(${truth(unless())})` };
  };
  const compared = (): Compiled => {
    const token = peek();
    if (token !== undefined && 'word' in token) {
      const column = vocabulary.columns.get(token.word);
      if (column?.kind === 'text') return ofText(word(), column.code);
    }
    const left = sum();
    const by = sign();
    if (by === undefined || !['=', '!=', '<', '>', '<=', '>='].includes(by)) return left;
    at++;
    const code = `${number(left)} ${by === '=' ? '===' : by === '!=' ? '!==' : by} ${number(sum())}`;
    return { kind: 'truth', code };
  };
  const ofText = (column: string, code: string): Compiled => {
    if (isWord('en')) {
      at++;
      take('(');
      const words = [checked(column, word())];
      while (sign() === ',') {
        at++;
        words.push(checked(column, word()));
      }
      take(')');
      return { kind: 'truth', code: `(${words.map((each) => `${code} === ${each}`).join(' || ')})` };
    }
    const token = tokens[at++];
    if (token !== undefined && 'pattern' in token) return { kind: 'truth', code: `${token.pattern}.test(${code})` };
    const by = token !== undefined && 'sign' in token ? token.sign : undefined;
    if (by !== '=' && by !== '!=') throw new Error(`«${column}» is compared with nothing in «${text}»`);
    return { kind: 'truth', code: `${code} ${by === '=' ? '===' : '!=='} ${checked(column, word())}` };
  };
  const sum = (): Compiled => {
    let found = product();
    for (let by = sign(); by === '+' || by === '-'; by = sign()) {
      at++;
      found = { kind: 'number', code: `(${number(found)} ${by} ${number(product())})` };
    }
    return found;
  };
  const product = (): Compiled => {
    let found = single();
    for (let by = sign(); by === '*' || by === '/'; by = sign()) {
      at++;
      found = { kind: 'number', code: `${number(found)} ${by} ${number(single())}` };
    }
    return found;
  };
  const single = (): Compiled => {
    if (sign() === '(') {
      at++;
      const inner = some();
      take(')');
      return { kind: inner.kind, code: `(${inner.code})` };
    }
    const token = tokens[at++];
    if (token === undefined || 'sign' in token || 'pattern' in token) throw new Error(`«${text}» breaks off`);
    if ('number' in token) return { kind: 'number', code: token.number };
    if (token.word === 'contiene') return { kind: 'truth', code: `contains(food, ${checked('contiene', word())})` };
    const column = vocabulary.columns.get(token.word);
    if (column !== undefined) return { kind: column.kind === 'truth' ? 'truth' : 'number', code: column.code };
    const kind = vocabulary.classes.get(token.word);
    if (kind === undefined) throw new Error(`nobody knows «${token.word}», in «${text}»`);
    return { kind, code: `${vocabulary.classCode(token.word)}(${vocabulary.variable ?? 'food'})` };
  };

  const whole = some();
  if (at < tokens.length) throw new Error(`«${text}» goes on after its end`);
  return whole;
}
