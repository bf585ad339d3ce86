import { useEffect, useMemo } from 'preact/hooks';
import { whenOnline } from '../loading/later.ts';
import { lazy } from '../loading/lazy.ts';
import { useLazy } from '../loading/lazy-component.ts';
import { type Recipe, toShared } from '../recipe/recipe.ts';
import { encodeRecipe } from '../recipe/share.ts';
import { today } from '../workshop/days.ts';
import { loadRegister, register } from '../workshop/register-state.ts';
import { esSheet } from './texts.ts';

/** A denser code than this no phone reads from paper: some 120 modules in 34 mm. */
const MAX_LINK = 1150;

const qrCode = lazy(() => import('./qr-code.tsx').then((module) => module.QrCode));

/** The way back from paper to the recipe. */
export function PrintQr({ recipe }: { recipe: Recipe }) {
  const QrCode = useLazy(qrCode, whenOnline);
  const link = useMemo(() => `${location.origin}/#${encodeRecipe(toShared(recipe))}`, [recipe]);
  if (!QrCode || link.length > MAX_LINK) return null;
  return (
    <figure class="print-qr">
      <QrCode text={link} />
      <figcaption>{esSheet.qr}</figcaption>
    </figure>
  );
}

/** The lot of today's making when the register has one; a line to write it on otherwise. */
export function PrintLot({ recipe }: { recipe: string }) {
  useEffect(() => {
    if (register.peek() === null) void loadRegister();
  }, []);
  const made = (register.value ?? []).find(({ receta, fecha }) => receta === recipe && fecha === today());
  return made ? <b>{made.lote}</b> : <>______________</>;
}
