import { effect } from '@preact/signals';
import { recipe } from '../bench/open-recipes.ts';
import { esBench } from '../bench/texts.ts';

/** The title of the page names the printed file too. */
export function keepPageTitle(): void {
  effect(() => {
    const title = recipe.value?.title.trim();
    document.title = title ? `${title} · ${esBench.app}` : esBench.pageTitle;
  });
}
