import { DIALOG_TITLE_ID, FORMULA_ID, rescueFocus } from './focus.ts';
import { CrossIcon } from './icons.tsx';
import { hush, notice } from './screen.ts';
import { esUi } from './texts.ts';

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
                rescueFocus(DIALOG_TITLE_ID, FORMULA_ID);
              }}
            >
              {current.action.label}
            </button>
          )}
          <button
            type="button"
            class="quiet"
            aria-label={esUi.dismiss}
            onClick={() => {
              hush();
              rescueFocus(DIALOG_TITLE_ID, FORMULA_ID);
            }}
          >
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  );
}
