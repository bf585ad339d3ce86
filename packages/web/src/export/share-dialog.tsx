import { useRef, useState } from 'preact/hooks';
import { craft } from '../bench/bench-crafts.ts';
import { recipe } from '../bench/open-recipes.ts';
import { esBench } from '../bench/texts.ts';
import { fold } from '../crafts/engine.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import { toCsv, toJson } from '../recipe/export.ts';
import { toShared } from '../recipe/recipe.ts';
import { encodeRecipe } from '../recipe/share.ts';
import { Dialog } from '../ui/dialog.tsx';
import { download, fileName } from '../ui/download.ts';
import { dialog } from '../ui/screen.ts';
import { esShare } from './texts.ts';

const QrCode = lazyComponent(() => import('./qr-code.tsx').then((module) => module.QrCode));

export function ShareDialog() {
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  if (!craft.value || !recipe.value) return null;
  const current = recipe.value;
  const link = `${location.origin}/#${encodeRecipe(toShared(current))}`;
  const title = current.title || esBench.untitled;
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
      <p>{esShare.lead}</p>
      <p class="note">{esShare.staysHere}</p>
      <div class="share-link">
        <input
          ref={field}
          type="text"
          readOnly
          aria-label={esShare.link}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="primary" onClick={copy}>
          {copied ? esShare.copied : esShare.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="secondary" onClick={() => navigator.share({ title, url: link }).catch(() => {})}>
            {esShare.send}
          </button>
        )}
      </div>
      <p class="note" role="status">
        {copied === false && esShare.copyByHand}
      </p>
      <div class="qr">
        <QrCode text={link} />
      </div>
      <h3>{esShare.files}</h3>
      <div class="actions">
        <button
          type="button"
          class="secondary"
          onClick={() => download(`${name}.json`, 'application/json', toJson(craft.value!, current))}
        >
          {esShare.json}
        </button>
        <button
          type="button"
          class="secondary"
          onClick={() => download(`${name}.csv`, 'text/csv', toCsv(craft.value!, current))}
        >
          {esShare.csv}
        </button>
        <button
          type="button"
          class="secondary"
          onClick={() => {
            dialog.value = null;
            setTimeout(() => print());
          }}
        >
          {esShare.pdf}
        </button>
      </div>
      <p class="note">{esShare.jsonNote}</p>
    </Dialog>
  );
}
