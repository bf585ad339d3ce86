import { draw } from './qr-draw.ts';

/** Draws one code. Trying its eight masks takes longer than a task of the page may. */
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(draw(data)));
