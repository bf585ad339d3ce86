// Before anything is painted: the page of a first visit (src/loading/first-screen.ts) is not for who has been here, nor for who
// comes with a recipe in the link.
try {
  if (localStorage.length > 0 || location.hash !== '') document.documentElement.dataset.vuelve = '';
} catch {
  document.documentElement.dataset.vuelve = '';
}
