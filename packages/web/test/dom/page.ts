import { PATIENCE_MS } from '../../../../scripts/lib/patience.ts';
import type { Found, Role } from '../screen.ts';

type Words = string | RegExp;

/** A page drawn without a browser, asked as Playwright is: what is not there yet is waited for. */
export interface Target extends Found<Target> {
  filter(options: { readonly hasText: Words }): Target;
  first(): Target;
  last(): Target;
  nth(index: number): Target;
  count(): Promise<number>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  isDisabled(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  focus(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  check(): Promise<void>;
  uncheck(): Promise<void>;
  selectOption(option: string | { readonly label: string }): Promise<void>;
  setInputFiles(file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void>;
  evaluate<R>(read: (element: HTMLElement) => R): Promise<R>;
}

const ROLES: Readonly<Record<Role, string>> = {
  button: 'button:not([role]), [role=button], summary',
  checkbox: 'input[type=checkbox]',
  combobox: '[role=combobox], select',
  dialog: 'dialog[open]',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, [role=img]',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  option: '[role=option], option',
  radio: 'input[type=radio]',
  row: 'tr',
  rowheader: 'th[scope=row]',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
  textbox: 'input[type=text]:not([role]), input:not([type]):not([role]), textarea',
};

const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

async function until<T>(read: () => T | null, said: string): Promise<T> {
  for (const from = performance.now(); performance.now() - from < PATIENCE_MS; await turn(10)) {
    const value = read();
    if (value !== null) return value;
  }
  throw new Error(`waited in vain for ${said}`);
}

const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function says(text: string, words: Words | undefined, exact = false): boolean {
  if (words === undefined) return true;
  if (words instanceof RegExp) return words.test(text);
  return exact ? text === tidy(words) : text.toLowerCase().includes(tidy(words).toLowerCase());
}

const UNTOLD = 'select, textarea, [aria-hidden=true]';
const LABELLED = '[aria-label], [aria-labelledby], input, select, textarea';

function labelsOf(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  return [
    element.getAttribute('aria-label'),
    ids.length > 0 ? ids.map((id) => document.getElementById(id)?.textContent).join(' ') : null,
    ...labels.map((label) => withoutFields(label)),
  ].flatMap((text) => (text === null ? [] : [tidy(text)]));
}

/** What an element says, without what its fields hold or nobody is told. */
function withoutFields(label: Element): string {
  if (label.querySelector(UNTOLD) === null) return label.textContent;
  const copy = label.cloneNode(true) as Element;
  for (const field of copy.querySelectorAll(UNTOLD)) field.remove();
  return copy.textContent;
}

function nameOf(element: HTMLElement): string {
  const [label] = labelsOf(element);
  return label || tidy(withoutFields(element)) || tidy(element.getAttribute('title'));
}

const all = (root: ParentNode, css: string) => [...root.querySelectorAll<HTMLElement>(css)];

/** The smallest elements that say it. */
function texts(root: Element, words: Words, exact = false): HTMLElement[] {
  const inner = [...root.children].flatMap((child) => texts(child, words, exact));
  const isIt = inner.length === 0 && root instanceof HTMLElement && says(tidy(root.textContent), words, exact);
  return isIt ? [root] : inner;
}

/** Changes are told when a field is left, as a browser does. */
let unsaid: HTMLElement | null = null;

function move(to: HTMLElement | null): void {
  const former = document.activeElement as HTMLElement | null;
  if (former === to) return;
  if (unsaid !== null && unsaid === former) former.dispatchEvent(new Event('change', { bubbles: true }));
  unsaid = null;
  if (to === null) former?.blur();
  else to.focus();
}

const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

function write(field: Field, text: string): void {
  field.value = text;
  unsaid = field;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

function click(element: HTMLElement): void {
  const options = { bubbles: true, cancelable: true };
  element.dispatchEvent(new PointerEvent('pointerdown', options));
  if (element.dispatchEvent(new MouseEvent('mousedown', options))) move(element.closest<HTMLElement>(FOCUSABLE));
  element.dispatchEvent(new PointerEvent('pointerup', options));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  element.click();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isWritten = (element: HTMLElement): element is Field =>
  element.matches('input:not([type=checkbox]):not([type=radio]), textarea');

/** What a key does to the text of a field: a letter goes in, over what is selected; the others take away. */
function edit(field: Field, key: string): void {
  let from = field.selectionStart ?? field.value.length;
  let to = field.selectionEnd ?? from;
  if (from === to && key === 'Backspace') from = Math.max(0, from - 1);
  if (from === to && key === 'Delete') to += 1;
  const letter = key.length === 1 ? key : '';
  write(field, field.value.slice(0, from) + letter + field.value.slice(to));
  field.setSelectionRange(from + letter.length, from + letter.length);
}

/** Presses a key, or several at once, where the focus is, and does what a browser does unless it is told not to. */
function press(keys: string): void {
  const [key = '', ...held] = keys.split('+').reverse();
  const at = (document.activeElement ?? document.body) as HTMLElement;
  const event = {
    key,
    bubbles: true,
    cancelable: true,
    ctrlKey: held.includes('Control'),
    shiftKey: held.includes('Shift'),
    altKey: held.includes('Alt'),
  };
  if (!at.dispatchEvent(new KeyboardEvent('keydown', event))) return;
  if (key === 'Tab') {
    const order = all(document, FOCUSABLE).filter((each) => each.tabIndex >= 0);
    move(order[order.indexOf(at) + (event.shiftKey ? -1 : 1)] ?? null);
  } else if (key === 'Enter' && at.matches('button, a, summary')) at.click();
  else if (key === 'Escape') all(document, 'dialog[open]').at(-1)?.dispatchEvent(new Event('close'));
  else if (isWritten(at) && held.length === 0 && (key.length === 1 || key === 'Backspace' || key === 'Delete'))
    edit(at, key);
  at.dispatchEvent(new KeyboardEvent('keyup', event));
}

type Find = () => HTMLElement[];
const FINDS = new WeakMap<Target, Find>();
const matches = (of: Target): HTMLElement[] => FINDS.get(of)!();

export function target(find: Find, said: string): Target {
  const part = (css: string, of: (root: HTMLElement) => HTMLElement[]) =>
    target(() => [...new Set(find().flatMap(of))], `${said} ${css}`);
  const only = (name: string, keep: (found: HTMLElement[]) => HTMLElement[]) =>
    target(() => keep(find()), `${said} ${name}`);
  const soon = () => turn().then(find);
  const one = () =>
    until(() => {
      const found = find();
      if (found.length > 1) throw new Error(`${said} is ${found.length} things`);
      return found[0] ?? null;
    }, said);
  const usable = () =>
    until(() => {
      const [found] = find();
      return found === undefined || ('disabled' in found && found.disabled === true) ? null : found;
    }, said).then(one);
  const field = async () => (await usable()) as HTMLInputElement;
  const tick = async (wanted: boolean) => {
    const box = await field();
    if (box.checked !== wanted) click(box);
    await turn();
  };
  const made: Target = {
    locator: (css, { has, hasText } = {}) =>
      part(css, (root) =>
        all(root, css).filter(
          (element) =>
            says(tidy(element.textContent), hasText) &&
            (has === undefined || matches(has).some((inner) => element !== inner && element.contains(inner))),
        ),
      ),
    getByRole: (role, { name, exact } = {}) =>
      part(`${role} ${name}`, (root) => all(root, ROLES[role]).filter((element) => says(nameOf(element), name, exact))),
    getByLabel: (text, { exact } = {}) =>
      part(`label ${text}`, (root) =>
        all(root, LABELLED).filter((element) => labelsOf(element).some((label) => says(label, text, exact))),
      ),
    getByText: (text, { exact } = {}) => part(`text ${text}`, (root) => texts(root, text, exact)),
    filter: ({ hasText }) =>
      only(`with ${hasText}`, (found) => found.filter((each) => says(tidy(each.textContent), hasText))),
    first: () => only('first', (found) => found.slice(0, 1)),
    last: () => only('last', (found) => found.slice(-1)),
    nth: (index) => only(`${index}`, (found) => found.slice(index, index + 1)),
    or: (other) => target(() => [...new Set([...find(), ...matches(other)])], said),
    and: (other) => only('and', (found) => found.filter((each) => matches(other).includes(each))),
    count: async () => (await soon()).length,
    textContent: async () => (await one()).textContent,
    allTextContents: async () => (await soon()).map((each) => each.textContent),
    inputValue: async () => ((await one()) as HTMLInputElement).value,
    getAttribute: async (name) => (await one()).getAttribute(name),
    isDisabled: async () => (await one()).matches(':disabled'),
    isChecked: async () => ((await one()) as HTMLInputElement).checked,
    waitFor: ({ state = 'visible' } = {}) =>
      until(
        () => (find().length === 0) === (state === 'detached' || state === 'hidden') || null,
        `${said} ${state}`,
      ).then(() => {}),
    focus: async () => move(await one()),
    click: async () => {
      click(await usable());
      await turn();
    },
    fill: async (text) => {
      const into = await field();
      move(into);
      write(into, text);
      await turn();
    },
    press: async (key) => {
      move(await one());
      press(key);
      await turn();
    },
    check: () => tick(true),
    uncheck: () => tick(false),
    selectOption: async (option) => {
      const list = (await usable()) as HTMLSelectElement;
      const chosen = await until(
        () =>
          [...list.options].find((each) =>
            typeof option === 'string' ? each.value === option : tidy(each.textContent) === option.label,
          ) ?? null,
        `${said} ${JSON.stringify(option)}`,
      );
      move(list);
      list.value = chosen.value;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
      await turn();
    },
    setInputFiles: async ({ name, mimeType, buffer }) => {
      const input = await field();
      const file = new File([new Uint8Array(buffer)], name, { type: mimeType });
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await turn();
    },
    evaluate: async (read) => read(await one()),
    evaluateAll: async (read) => read(await soon()),
  };
  FINDS.set(made, find);
  return made;
}

export interface DomPage extends Pick<Target, 'locator' | 'getByRole' | 'getByLabel' | 'getByText'> {
  readonly keyboard: {
    readonly press: (key: string) => Promise<void>;
    readonly type: (text: string) => Promise<void>;
  };
}

export function domPage(): DomPage {
  const { locator, getByRole, getByLabel, getByText } = target(() => [document.body], 'page');
  const tap = async (key: string) => {
    press(key);
    await turn();
  };
  return {
    locator,
    getByRole,
    getByLabel,
    getByText,
    keyboard: {
      press: tap,
      type: async (text) => {
        for (const letter of text) await tap(letter);
      },
    },
  };
}
