/** Hands a text to the person as a file, without any server. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari still reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name from a title: «Helado de turrón» → «helado-de-turron». */
export function fileName(title: string, folded: (text: string) => string): string {
  return (
    folded(title)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'receta'
  );
}
