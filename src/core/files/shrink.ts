import { jpegName } from '../../read/file-type';

/** The most pixels of a sent picture's longer side [FORM-13]. */
const side = 2560;
/** Smaller pictures are sent as they are [FORM-13]. */
const small = 1024 * 1024;

const green = [32, 192, 128, 255];

/** Whether a canvas gives back what was drawn: against trackers some browsers return noise. */
function isHonest(): boolean {
  const context = new OffscreenCanvas(4, 4).getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${green})`;
  context.fillRect(0, 0, 4, 4);
  const { data } = context.getImageData(0, 0, 4, 4);
  return data.every((value, at) => Math.abs(value - Number(green[at % 4])) < 9);
}

/** The picture as a JPEG, turned as its camera says; what is transparent becomes white. */
async function asJpeg(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}

/**
 * A JPEG or PNG over 1 MB as a JPEG of at most 2,560 pixels on its longer side, without the place
 * where it was taken; the same file if that is not smaller or the browser cannot make it [FORM-13].
 *
 * @param type of its content
 */
export async function shrink(file: File, type: string): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(type) || file.size <= small) return file;
  try {
    const jpeg = isHonest() ? await asJpeg(file) : file;
    if (jpeg.size >= file.size) return file;
    return new File([jpeg], jpegName(file.name), { lastModified: file.lastModified });
  } catch {
    return file;
  }
}
