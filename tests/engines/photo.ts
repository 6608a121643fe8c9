import { draftKey } from '../../src/core/state/visit';
import type { Hand } from './hand';

/** Chooses a photo of more than 1 MB, 1,200 pixels wide, of a phone that was held upright. */
const choosePhoto = (hand: Hand) =>
  hand.until('the photo to be taken', (find) => {
    // Its button opens the picker: the field itself is not visible.
    const forms = find({ css: 'form' });
    const [input] = forms.flatMap((form) => [
      ...form.querySelectorAll<HTMLInputElement>('input[type=file]'),
    ]);
    if (!input || input.dataset.given)
      return find({ css: 'li:not([aria-busy]) canvas' }).length > 0;
    input.dataset.given = 'yes';
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 });
    canvas.getContext('2d')?.fillRect(0, 0, 600, 400);
    canvas.toBlob(async (photo) => {
      const exif = 'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0';
      const segment = `\xff\xe1\0${String.fromCharCode(exif.length + 2)}${exif}`;
      const bytes = Uint8Array.from(segment, (one) => one.charCodeAt(0));
      const parts = [photo?.slice(0, 2), bytes, photo?.slice(2), new Uint8Array(1_100_000)];
      // In one piece: Firefox looks at the first alone.
      const whole = await new Blob(parts as BlobPart[]).arrayBuffer();
      const { files, items } = new DataTransfer();
      items.add(new File([whole], 'IMG_1.JPG'));
      input.files = files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, 'image/jpeg');
    return false;
  });

/** Waits until the database of the draft's files has something. */
const photoStored = (hand: Hand) =>
  hand.until(
    'the photo to be stored',
    (_, name) => {
      const { dataset } = document.documentElement;
      const opening = indexedDB.open(name, 1);
      // Only the form makes this database.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const count = opening.result.transaction('files').objectStore('files').count();
        opening.result.close();
        count.onsuccess = () => {
          dataset.stored = `${count.result}`;
        };
      };
      return Number(dataset.stored) > 0;
    },
    draftKey('files'),
  );

/** Chooses the photo; after that it outlives the page. */
export async function givePhoto(hand: Hand): Promise<void> {
  await choosePhoto(hand);
  await photoStored(hand);
}

/** Width and height of the JPEG in a request, by the header of its frame. */
export function sizeOf(body: string): string {
  const [, data = ''] = /data:image\/jpeg;base64,([^"]+)/.exec(body) ?? [];
  const bytes = Buffer.from(data, 'base64');
  let at = 2;
  while (![0xc0, 0xc2].includes(bytes.readUInt8(at + 1))) at += 2 + bytes.readUInt16BE(at + 2);
  return `${bytes.readUInt16BE(at + 7)} x ${bytes.readUInt16BE(at + 5)}`;
}
