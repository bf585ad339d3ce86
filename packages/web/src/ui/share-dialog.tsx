import { useRef, useState } from 'preact/hooks';
import { download, fileName } from '../download.ts';
import { fold } from '../engine.ts';
import { es } from '../es.ts';
import { toCsv, toJson } from '../export.ts';
import { esPanels } from '../panel-texts.ts';
import { encodeRecipe } from '../share.ts';
import { toShared } from '../state/recipe.ts';
import { dialog } from '../state/ui.ts';
import { craft, recipe } from '../state/workbench.ts';
import { Dialog } from './dialog.tsx';
import { useLazy } from './use-lazy.ts';

const loadQr = () => import('./qr-code.tsx').then((module) => module.QrCode);

export function ShareDialog() {
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const QrCode = useLazy(loadQr);
  if (!craft.value || !recipe.value) return null;
  const current = recipe.value;
  const link = `${location.origin}/#${encodeRecipe(toShared(current))}`;
  const title = current.title || es.untitled;
  const name = fileName(title, fold);
  /** The clipboard may be refused, and is missing where the page came without encryption. */
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <Dialog name="compartir">
      <p>{esPanels.shareDialog.lead}</p>
      <p class="note">{esPanels.shareDialog.staysHere}</p>
      <div class="share-link">
        <input
          ref={field}
          type="text"
          readOnly
          aria-label={esPanels.shareDialog.link}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="primary" onClick={copy}>
          {copied ? esPanels.shareDialog.copied : esPanels.shareDialog.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="secondary" onClick={() => navigator.share({ title, url: link }).catch(() => {})}>
            {esPanels.shareDialog.send}
          </button>
        )}
      </div>
      <p class="note" role="status">
        {copied === false && esPanels.shareDialog.copyByHand}
      </p>
      <div class="qr">{QrCode && <QrCode text={link} />}</div>
      <h3>{esPanels.shareDialog.files}</h3>
      <div class="actions">
        <button
          type="button"
          class="secondary"
          onClick={() => download(`${name}.json`, 'application/json', toJson(craft.value!, current))}
        >
          JSON
        </button>
        <button
          type="button"
          class="secondary"
          onClick={() => download(`${name}.csv`, 'text/csv', toCsv(craft.value!, current))}
        >
          CSV
        </button>
        <button
          type="button"
          class="secondary"
          onClick={() => {
            dialog.value = null;
            setTimeout(() => print());
          }}
        >
          {esPanels.shareDialog.pdf}
        </button>
      </div>
      <p class="note">{esPanels.shareDialog.jsonNote}</p>
    </Dialog>
  );
}
