import { es } from '../es.ts';
import { hush, notice } from '../state/ui.ts';
import { CrossIcon } from './icons.tsx';

export function NoticeBar() {
  const current = notice.value;
  return (
    <div class="notice-place" role="status">
      {current && (
        <div class="notice">
          <p>{current.text}</p>
          {current.action && (
            <button
              type="button"
              class="secondary"
              onClick={() => {
                hush();
                current.action?.run();
              }}
            >
              {current.action.label}
            </button>
          )}
          <button type="button" class="quiet" aria-label={es.dismiss} onClick={hush}>
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  );
}
