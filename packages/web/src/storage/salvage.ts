/** What could be read of a JSON text, and whether that was all of it. */
export interface Salvaged {
  readonly value: unknown;
  readonly whole: boolean;
}

/** Reads cut JSON: containers above `depth` give what was complete, deeper ones all or nothing. */
export function salvage(text: string, depth: number): Salvaged {
  try {
    return { value: JSON.parse(text), whole: true };
  } catch {
    return { value: new Reader(text, depth).read(), whole: false };
  }
}

/** A class because a parser is a position that moves. */
class Reader {
  private at = 0;
  private broken = false;
  private readonly text: string;
  private readonly depth: number;

  constructor(text: string, depth: number) {
    this.text = text;
    this.depth = depth;
  }

  read(): unknown {
    return this.value(0);
  }

  private value(level: number): unknown {
    this.space();
    const char = this.text[this.at];
    if (level < this.depth && char === '[') return this.list(level);
    if (level < this.depth && char === '{') return this.object(level);
    return this.whole();
  }

  private list(level: number): unknown[] {
    const items: unknown[] = [];
    this.at += 1;
    while (!this.ends(']')) {
      const item = this.value(level + 1);
      if (item !== undefined) items.push(item);
      if (this.broken) return items;
    }
    return items;
  }

  private object(level: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.at += 1;
    while (!this.ends('}')) {
      const key = this.whole();
      this.space();
      if (typeof key !== 'string' || this.text[this.at] !== ':') {
        this.broken = true;
        break;
      }
      this.at += 1;
      const value = this.value(level + 1);
      if (value !== undefined) entries.push([key, value]);
      if (this.broken) break;
    }
    return Object.fromEntries(entries);
  }

  /** True past the closing sign, or when there is no more to read; otherwise stands on the next item. */
  private ends(sign: string): boolean {
    this.space();
    if (this.text[this.at] === ',') this.at += 1;
    this.space();
    if (this.text[this.at] === sign) {
      this.at += 1;
      return true;
    }
    if (this.at >= this.text.length) this.broken = true;
    return this.broken;
  }

  /** One value complete, by the browser's own parser; undefined marks the text as broken from here. */
  private whole(): unknown {
    const from = this.at;
    const end = endOf(this.text, from);
    this.at = end;
    try {
      return JSON.parse(this.text.slice(from, end));
    } catch {
      this.broken = true;
      return undefined;
    }
  }

  private space(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }
}

/** Where the value that starts at `from` ends, by its brackets and quotes. */
function endOf(text: string, from: number): number {
  let open = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at]!;
    if (char === '"') {
      at = endOfString(text, at);
      if (open === 0) return at + 1;
    } else if (char === '{' || char === '[') open += 1;
    else if (char === '}' || char === ']') {
      open -= 1;
      if (open <= 0) return open < 0 ? at : at + 1;
    } else if (open === 0 && (char === ',' || char === ':' || /\s/.test(char))) return at;
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
