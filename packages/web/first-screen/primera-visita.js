// Before anything is painted: the page of a first visit (src/loading/first-screen.ts) is not for who has been here, nor for who
// comes with a recipe in the link.
try {
  if (localStorage.length > 0 || location.hash !== '') document.documentElement.dataset.vuelve = '';
} catch {
  document.documentElement.dataset.vuelve = '';
}
// Who comes with a recipe needs these; the build writes them here, because the script asks for them later than it could.
if (location.hash.startsWith('#r='))
  for (const href of []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
