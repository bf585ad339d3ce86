import { signal } from '@preact/signals';
import { COPY_TYPE, copied, copyName, wholeCopy } from '../bench/copy.ts';
import { afterChange, had, kept, setSetting, setting } from '../storage/browser-notebook.ts';
import { tell } from '../ui/screen.ts';
import { esBook } from './texts.ts';

/** The part of the File System Access API used here; TypeScript does not know it yet, nor do all browsers. */
interface WritableFile {
  readonly name: string;
  readonly createWritable: () => Promise<{ write: (text: string) => Promise<void>; close: () => Promise<void> }>;
  readonly queryPermission?: (mode: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
  readonly requestPermission?: (mode: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
}
type Picker = (options: object) => Promise<WritableFile>;

const picker = (): Picker | undefined => (globalThis as { readonly showSaveFilePicker?: Picker }).showSaveFilePicker;

export const canCopyToFile = (): boolean => picker() !== undefined;

/** The file that takes a copy after each change; `allowed` while the browser lets it be written. */
export const automatic = signal<{ readonly name: string; readonly allowed: boolean } | null>(null);

let file: WritableFile | null = null;
const SETTING = 'copia/archivo';

export async function chooseFile(): Promise<void> {
  try {
    file = await picker()!({
      suggestedName: copyName(Date.now()),
      types: [{ accept: { [COPY_TYPE]: ['.json'] } }],
    });
  } catch {
    // The person thought better of it.
    return;
  }
  automatic.value = { name: file.name, allowed: true };
  await kept(setSetting(SETTING, file));
  await writeFile();
}

/** Takes up the file chosen another day; asking for it again needs a click. */
export async function resumeFile(): Promise<void> {
  const found = await had(setting(SETTING));
  if (!canCopyToFile() || typeof found !== 'object' || found === null || !('createWritable' in found)) return;
  file = found as WritableFile;
  const state = (await file.queryPermission?.({ mode: 'readwrite' })) ?? 'granted';
  automatic.value = { name: file.name, allowed: state === 'granted' };
}

export async function allowAgain(): Promise<void> {
  const state = (await file?.requestPermission?.({ mode: 'readwrite' })) ?? 'granted';
  if (!file || state !== 'granted') return;
  automatic.value = { name: file.name, allowed: true };
  await writeFile();
}

export async function forgetFile(): Promise<void> {
  file = null;
  automatic.value = null;
  await kept(setSetting(SETTING, null));
}

const WRITE_AFTER_MS = 1000;
let pending: ReturnType<typeof setTimeout> | undefined;

afterChange.add(() => {
  if (!automatic.value?.allowed) return;
  clearTimeout(pending);
  pending = setTimeout(() => void writeFile(), WRITE_AFTER_MS);
});

async function writeFile(): Promise<void> {
  if (!file) return;
  try {
    const out = await file.createWritable();
    await out.write(await wholeCopy(Date.now()));
    await out.close();
    await copied();
  } catch {
    automatic.value = { name: file.name, allowed: false };
    tell(esBook.autoFailed);
  }
}
