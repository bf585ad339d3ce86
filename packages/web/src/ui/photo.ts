/** The longer side in pixels: small print of a label can still be read. */
const SIDE = 1600;
const QUALITY = 0.8;
export const PHOTO_TYPE = 'image/jpeg';

/** A picture made small enough to be kept, in base64; null when the browser cannot open it. */
export async function smallPhoto(file: Blob, side = SIDE): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const [, data = ''] = canvas.toDataURL(PHOTO_TYPE, QUALITY).split(',');
    return data === '' ? null : data;
  } catch {
    return null;
  }
}
