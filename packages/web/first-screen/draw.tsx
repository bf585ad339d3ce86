import { type ContainerNode, options, render } from 'preact';
import { htmlIn, paper } from './paper.ts';

const NOTHING = { getItem: () => null, setItem: () => {} };

/** A browser that has never been here, in which nothing is ever painted. */
const BROWSER = {
  document: paper,
  location: { pathname: '/', search: '', hash: '' },
  history: { state: null, replaceState: () => {} },
  localStorage: NOTHING,
  sessionStorage: NOTHING,
  addEventListener: () => {},
  requestAnimationFrame: () => 0,
  BroadcastChannel: undefined,
};

/** What a first visitor sees at `/`, as HTML. Drawn on import: the runner that imports this fetches nothing afterwards. */
export const firstScreen = await draw();

async function draw(): Promise<string> {
  const before = Object.keys(BROWSER).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(BROWSER)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    const { followAddress } = await import('../src/bench/navigate.ts');
    const { App } = await import('../src/shell/app.tsx');
    const { ADD_FIELD_ID } = await import('../src/ui/focus.ts');
    await followAddress();
    // Nothing that comes after the first picture.
    options.requestAnimationFrame = () => {};
    const root = paper.createElementNS('http://www.w3.org/1999/xhtml', 'div');
    const container = root as unknown as ContainerNode;
    render(<App />, container);
    return waiting(htmlIn(root, ADD_FIELD_ID));
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** Until the script has come nothing is offered as one writes, and nobody shall be told so. */
function waiting(html: string): string {
  return html
    .replace('class="screen"', 'class="screen early"')
    .replace('aria-busy="false"', 'aria-busy="true"')
    .replace(/ (role="combobox"|aria-autocomplete="list")/g, '');
}
