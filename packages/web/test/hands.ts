import { type Finder, type Found, openTab } from './screen.ts';

interface Writable {
  fill(text: string): Promise<unknown>;
}
interface Choosable {
  selectOption(option: { readonly label: string }): Promise<unknown>;
}

/** A pair of hands that counts what it does: a tap, a field filled in, a choice made, each is one. */
export function hands() {
  let count = 0;
  const once = async (action: Promise<unknown>) => {
    count += 1;
    await action;
  };
  return {
    tap: (target: { click(): Promise<unknown> }) => once(target.click()),
    write: (field: Writable, text: string) => once(field.fill(text)),
    choose: (field: Choosable, label: string) => once(field.selectOption({ label })),
    press: (page: { readonly keyboard: { press(key: string): Promise<unknown> } }, key: string) =>
      once(page.keyboard.press(key)),
    tab: <L extends Found<L>>(page: Finder<L>, name: string) => once(openTab(page, name)),
    back: (page: { goBack(): Promise<unknown> }) => once(page.goBack()),
    get count() {
      return count;
    },
  };
}

export const button = <L>(page: Finder<L>, name: string) => page.getByRole('button', { name, exact: true });
export const entry = <L>(page: Finder<L>, name: string) => page.getByRole('menuitem', { name, exact: true });
