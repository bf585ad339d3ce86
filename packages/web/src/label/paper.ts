import { type Format, sizeOf } from './formats.ts';

/** Prints a label at its size and nothing else: what is on the page stays off the paper until the printer is done. */
export function printLabel(label: HTMLElement, format: Format): void {
  const { dataset } = document.documentElement;
  document.querySelector('.label-paper')?.remove();
  const paper = document.createElement('div');
  paper.className = 'label-paper';
  paper.dataset.formato = format.id;
  for (const [name, value] of Object.entries(sizeOf(format))) paper.style.setProperty(name, value);
  paper.setAttribute('aria-hidden', 'true');
  for (let i = 0; i < format.perSheet; i++) paper.append(label.cloneNode(true));
  document.body.append(paper);
  dataset.papel = 'etiqueta';
  const size = new CSSStyleSheet();
  size.replaceSync(`@page etiqueta { size: ${paperOf(format)}; margin: 0 }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
  const done = () => {
    paper.remove();
    delete dataset.papel;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== size);
  };
  addEventListener('afterprint', done, { once: true });
  print();
}

function paperOf({ perSheet, width, height }: Format): string {
  return perSheet > 1 ? 'A4' : `${width}mm ${height}mm`;
}
