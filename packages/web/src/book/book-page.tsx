import { useEffect } from 'preact/hooks';
import { book, loadBook, tidyTrash, unread } from '../bench/library.ts';
import { route } from '../bench/route.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import { BookBackup } from './book-backup.tsx';
import { BookList } from './book-list.tsx';
import { BookRecipe } from './book-recipe.tsx';
import { BringRecipes } from './bring-recipes.tsx';
import { esBook } from './texts.ts';

const SharingSection = lazyComponent(() =>
  import('../sharing/sharing-section.tsx').then((module) => module.SharingSection),
);

const TOOLS_ID = 'traer-y-copiar';

/** In one column what brings and copies recipes stands under all of them. */
function goDown(): void {
  document.getElementById(TOOLS_ID)?.focus();
}

/** The recipe book: all recipes with their versions, and the copies of everything. */
export function BookPage() {
  useEffect(() => {
    void tidyTrash().then(loadBook);
  }, []);
  const id = route.value?.kind === 'recetario' ? route.value.id : null;
  const entry = id === null ? null : (book.value?.find((each) => each.id === id) ?? null);
  if (entry) return <BookRecipe key={entry.id} entry={entry} />;
  return (
    <>
      <header class="book-head">
        <h2>{esBook.title}</h2>
        <p class="lead">{esBook.lead}</p>
        <button type="button" class="text book-down" onClick={goDown}>
          {esBook.down}
        </button>
      </header>
      {unread.value > 0 && <p class="refusal">{esBook.aside(unread.value)}</p>}
      <div class="book-whole">
        <BookList entries={book.value} />
        {book.value !== null && (
          // Under the list in one column: it would be pushed down when the list comes.
          <div class="book-tools" id={TOOLS_ID} tabIndex={-1}>
            <BringRecipes />
            <BookBackup />
            <SharingSection />
          </div>
        )}
      </div>
    </>
  );
}
