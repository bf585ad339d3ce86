import { useEffect, useMemo, useState } from 'preact/hooks';
import { es } from '../es.ts';
import { encodeRecipe } from '../share.ts';
import { type Recipe, toShared } from '../state/recipe.ts';
import { today } from '../taller/days.ts';
import { loadRegister, register } from '../taller/register-state.ts';
import { useLazy } from './use-lazy.ts';

/** Typing is not followed letter by letter: nobody sees the sheet before it is printed. */
const PAUSE_MS = 400;

/** What is shown of a value once it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A denser code than this no phone reads from paper: some 120 modules in 34 mm. */
const MAX_LINK = 1150;

const loadQr = () => import('./qr-code.tsx').then((module) => module.QrCode);
const quietly = (again: () => void) => addEventListener('online', again, { once: true });

/** The way back from paper to the recipe. */
export function PrintQr({ recipe }: { recipe: Recipe }) {
  const QrCode = useLazy(loadQr, quietly);
  const settled = useSettled(recipe);
  const link = useMemo(() => `${location.origin}/#${encodeRecipe(toShared(settled))}`, [settled]);
  if (!QrCode || link.length > MAX_LINK) return null;
  return (
    <figure class="print-qr">
      <QrCode text={link} />
      <figcaption>{es.print_.qr}</figcaption>
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
