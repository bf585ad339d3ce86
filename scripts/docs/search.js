/** The search in the header of the pages: looks the words up in an index made with them, loaded at first use. */

const MOST = 12;
const AROUND = 60;
const at = (id) => document.getElementById(id);
const [form, field, found] = ['busqueda', 'buscar', 'hallazgos'].map(at);
const [said, list] = [found.querySelector('[role=status]'), found.querySelector('ul')];

const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text) => fold(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
/** Where a word begins with these letters; -1 when none does. */
const startOf = (text, letters) => text.search(new RegExp(`(?<![\\p{L}\\p{N}])${letters}`, 'u'));

let loading;
function load() {
  loading ??= fetch('/docs/search.json')
    .then((response) => response.json())
    .then(({ paginas, lugares }) =>
      lugares.map(([page, anchor, heading, text]) => {
        const [path, title] = paginas[page];
        const href = anchor === '' ? path : `${path}#${anchor}`;
        return { href, title, heading, text, in: [fold(title), fold(heading), fold(text)] };
      }),
    );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Every word must be there; a heading counts for more than a title, a title for more than the text. */
function weigh(place, words) {
  const [title, heading, text] = place.in;
  let sum = heading.startsWith(words[0]) ? 4 : 0;
  for (const word of words) {
    if (startOf(heading, word) >= 0) sum += 10 - Math.min(heading.length / 40, 4);
    else if (startOf(title, word) >= 0) sum += 3;
    else if (startOf(text, word) >= 0) sum += 1;
    else return 0;
  }
  return sum;
}

function excerpt({ text, in: [, , folded] }, words) {
  const first = Math.max(0, ...words.slice(0, 1).map((word) => startOf(folded, word)));
  const from = first > AROUND ? text.indexOf(' ', first - AROUND) + 1 : 0;
  const part = text.slice(from, first + 2 * AROUND).trim();
  return part && `${from > 0 ? '…' : ''}${part}${first + 2 * AROUND < text.length ? '…' : ''}`;
}

function element(tag, text, ...inside) {
  const made = document.createElement(tag);
  made.append(text, ...inside);
  return made;
}

function show(places, words) {
  const best = places
    .map((place) => ({ place, weight: weigh(place, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST);
  said.textContent = best.length === 0 ? 'No hay nada con esas palabras.' : '';
  list.replaceChildren(
    ...best.map(({ place }) => {
      const link = element('a', element('strong', place.heading));
      if (place.title !== place.heading) link.append(' ', element('span', place.title));
      const part = excerpt(place, words);
      if (part) link.append(element('small', part));
      link.href = place.href;
      return element('li', link);
    }),
  );
  found.hidden = false;
}

async function search() {
  const words = wordsOf(field.value);
  if (words.length === 0) {
    found.hidden = true;
    return;
  }
  try {
    const places = await load();
    show(places, words);
  } catch {
    said.textContent = 'No se ha podido cargar el índice.';
    list.replaceChildren();
    found.hidden = false;
  }
}

/** Up and down go from the field to the links and from one to the next; Escape goes back and closes. */
function move(event) {
  const stops = [field, ...list.querySelectorAll('a')];
  const place = stops.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && place >= 0 && !found.hidden) {
    event.preventDefault();
    stops[(place + step + stops.length) % stops.length].focus();
  }
  if (event.key === 'Escape' && !found.hidden) {
    event.preventDefault();
    found.hidden = true;
    field.focus();
  }
}

form.hidden = false;
field.addEventListener('focus', load, { once: true });
field.addEventListener('input', search);
form.addEventListener('keydown', move);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget !== null && !form.contains(relatedTarget)) found.hidden = true;
});
list.addEventListener('click', () => {
  found.hidden = true;
});
