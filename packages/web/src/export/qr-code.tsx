import { useEffect, useState } from 'preact/hooks';
import type { Drawn } from './qr-draw.ts';
import { esShare } from './texts.ts';

export function QrCode({ text, label = esShare.qr }: { text: string; label?: string }) {
  const [drawn, setDrawn] = useState<Drawn | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    drawAside(text).then(
      (next) => wanted && setDrawn(next),
      // Without a connection, on a page that never had one drawn: the link alone must do.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  if (drawn === undefined) return null;
  if (drawn === null) return <p class="note">{esShare.tooLong}</p>;
  const { size, path } = drawn;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Draws in a worker; in the page where the browser has none of the kind. */
function drawAside(text: string): Promise<Drawn | null> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return drawHere(text);
  }
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Drawn | null>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      drawHere(text).then(resolve, reject);
    };
    worker.postMessage(text);
  });
}

async function drawHere(text: string): Promise<Drawn | null> {
  return (await import('./qr-draw.ts')).draw(text);
}
