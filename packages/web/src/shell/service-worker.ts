import { tell } from '../ui/screen.ts';
import { esShell } from './texts.ts';

/** Registers the service worker and offers a new version when one waits. */
export function keepFresh(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(watch, () => {
      // Without it the app still works, only not offline.
    });
    navigator.serviceWorker.ready
      .then(() => import('./guides.ts'))
      .then(({ keepGuides }) => keepGuides())
      .catch(() => {});
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming);
    });
  });
}

function offer(waiting: ServiceWorker): void {
  tell(esShell.newVersion, {
    label: esShell.update,
    stays: true,
    run: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
  });
}
