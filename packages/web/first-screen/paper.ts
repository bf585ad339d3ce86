/** Just enough of a document for the page to be drawn where there is no browser, and to be written down as HTML. */

const VOID = new Set(['input', 'path', 'rect', 'circle', 'line']);
/** What does nothing until the script has come, and must not seem to. */
const NEEDS_SCRIPT = new Set(['button', 'select', 'input']);

class PaperNode {
  parentNode: PaperElement | null = null;
  get nextSibling(): PaperNode | null {
    const { childNodes = [] } = this.parentNode ?? {};
    return childNodes[childNodes.indexOf(this) + 1] ?? null;
  }
  remove(): void {
    const { childNodes } = this.parentNode!;
    childNodes.splice(childNodes.indexOf(this), 1);
    this.parentNode = null;
  }
}

class PaperText extends PaperNode {
  readonly nodeType = 3;
  data: string;
  constructor(data: unknown) {
    super();
    this.data = `${data}`;
  }
}

class PaperElement extends PaperNode {
  readonly nodeType = 1;
  readonly childNodes: PaperNode[] = [];
  readonly attributes = new Map<string, string>();
  readonly localName: string;
  readonly namespaceURI: string;
  /** The policy of the page allows none in its HTML. */
  readonly style = { setProperty: () => {} };
  constructor(namespaceURI: string, localName: string) {
    super();
    this.namespaceURI = namespaceURI;
    this.localName = localName;
  }
  get firstChild(): PaperNode | null {
    return this.childNodes[0] ?? null;
  }
  insertBefore(node: PaperNode, next: PaperNode | null): void {
    if (node.parentNode) node.remove();
    const at = next ? this.childNodes.indexOf(next) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name.toLowerCase() === 'viewbox' ? name : name.toLowerCase(), `${value}`);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(): void {}
}

export const paper = {
  documentElement: { dataset: {} },
  createElementNS: (namespace: string, name: string) => new PaperElement(namespace, name),
  createTextNode: (data: unknown) => new PaperText(data),
};

/** What is drawn in an element; of the fields only the one of this id can be written in. */
export function htmlIn(element: unknown, writable: string): string {
  return (element as PaperElement).childNodes.map((node) => html(node, writable)).join('');
}

function html(node: PaperNode, writable: string): string {
  if (!(node instanceof PaperElement)) return escaped((node as PaperText).data);
  const { localName, attributes } = node;
  const isInert = NEEDS_SCRIPT.has(localName) && attributes.get('id') !== writable;
  const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  const start = `<${localName}${written}${isInert ? ' inert' : ''}`;
  if (VOID.has(localName)) return localName === 'input' ? `${start}>` : `${start}/>`;
  return `${start}>${htmlIn(node, writable)}</${localName}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
