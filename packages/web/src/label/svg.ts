import { fontFigures, LABEL_FONT } from './fit.ts';
import type { Format } from './formats.ts';

interface Run {
  readonly text: string;
  readonly box: DOMRect;
  /** Of the font, in the pixels of the label before it is enlarged for the page. */
  readonly size: number;
  readonly bold: boolean;
}

/** The label on the page as a drawing: every line of text where the browser put it, in millimetres. */
export function svgOf(label: HTMLElement, { width, height }: Format): string {
  const frame = label.getBoundingClientRect();
  const scale = width / frame.width;
  const at = (x: number) => Math.round(x * scale * 1000) / 1000;
  const { ascent } = fontFigures();
  const enlarged = frame.width / label.offsetWidth;
  const texts = runsIn(label).map(({ text, box, size: plain, bold }) => {
    const size = plain * enlarged;
    const place = `x="${at(box.left - frame.left)}" y="${at(box.top - frame.top + size * ascent)}"`;
    const look = `font-size="${at(size)}" textLength="${at(box.width)}"${bold ? ' font-weight="700"' : ''}`;
    return `<text ${place} ${look}>${escaped(text)}</text>`;
  });
  const rules = [...label.querySelectorAll('[data-rule]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .map((box) => {
      const y = at(box.bottom - frame.top);
      return `<path d="M${at(box.left - frame.left)} ${y}H${at(box.right - frame.left)}" stroke="#000" stroke-width="0.15"/>`;
    });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family='${LABEL_FONT}'>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...rules,
    ...texts,
    '</svg>\n',
  ].join('\n');
}

/** Words that stand on one line and look alike, together. */
function runsIn(label: HTMLElement): readonly Run[] {
  const runs: Run[] = [];
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const style = getComputedStyle(node.parentElement!);
    const look = { size: Number.parseFloat(style.fontSize), bold: Number(style.fontWeight) >= 600 };
    let start = -1;
    let end = -1;
    const close = () => {
      if (start < 0) return;
      range.setStart(node!, start);
      range.setEnd(node!, end);
      runs.push({ text: text.slice(start, end), box: range.getBoundingClientRect(), ...look });
      start = -1;
    };
    let top: number | null = null;
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [box] = range.getClientRects();
      if (!box || box.width === 0) continue;
      if (top !== null && Math.abs(box.top - top) > box.height / 2) close();
      if (start < 0) start = index;
      top = box.top;
      end = index + word.length;
    }
    close();
  }
  return runs;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');
}
