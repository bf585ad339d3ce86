import type { Format } from './formats.ts';

/** Prints a label at its size and nothing else: what is on the page stays off the paper until the printer is done. */
export function printLabel(label: HTMLElement, { id, perSheet }: Format): void {
  const { dataset } = document.documentElement;
  document.querySelector('.label-paper')?.remove();
  const paper = document.createElement('div');
  paper.className = 'label-paper';
  paper.dataset.formato = id;
  paper.setAttribute('aria-hidden', 'true');
  for (let i = 0; i < perSheet; i++) paper.append(label.cloneNode(true));
  document.body.append(paper);
  dataset.papel = 'etiqueta';
  const done = () => {
    paper.remove();
    delete dataset.papel;
  };
  addEventListener('afterprint', done, { once: true });
  print();
}
