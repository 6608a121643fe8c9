import { useEffect, useRef } from 'react';
import { safeUrl } from '../src/read/link';
import { type FilePickerProps, useStable, useUi } from './ui';

/** A file of the content system's library. */
export interface PickedFile {
  readonly url: string;
  /** The alternative text of a picture, if the library has one. */
  readonly alt?: string | undefined;
}

/** The file in a message from the library; undefined for any other message. */
export function pickedFile(message: unknown): PickedFile | undefined {
  const { type, url, alt } = Object(message) as Readonly<Record<string, unknown>>;
  const address = type === 'atria-file' && typeof url === 'string' && safeUrl(url);
  if (!address) return undefined;
  return { url: address, alt: typeof alt === 'string' ? alt : undefined };
}

/**
 * Opens the content system's library in a window, and calls back with the file in its message.
 *
 * @param library address of the library's page
 * @param holds the wanted kind: `picture`, `video`, `media` or `captions`
 * @returns a function that stops waiting
 */
export function pickFile(
  library: string,
  holds: string,
  then: (file: PickedFile) => void,
): () => void {
  const address = new URL(library, location.href);
  if (!/^https?:$/.test(address.protocol)) return () => {};
  address.searchParams.set('kind', holds);
  const opened = window.open(address, 'atria-library', 'popup,width=1000,height=720');
  const stop = () => removeEventListener('message', hear);
  const hear = ({ source, origin, data }: MessageEvent) => {
    const file = source === opened && origin === address.origin ? pickedFile(data) : undefined;
    if (!file) return;
    stop();
    opened?.close();
    then(file);
  };
  addEventListener('message', hear);
  return stop;
}

/** A button to the library that `settings.json` names. */
export function PickFile({ field: { label, holds }, onPick }: FilePickerProps) {
  const { t, settings } = useUi();
  const stop = useRef(() => {});
  // The form may have changed while the library was open.
  const take = useStable(({ url, alt }: PickedFile) => onPick(url, alt));
  useEffect(() => () => stop.current(), []);
  if (!holds || !/^(picture|video|media|captions)$/.test(holds)) return null;
  const open = () => {
    stop.current();
    stop.current = pickFile(settings.pickPicture, holds, take);
  };
  return (
    <button type="button" aria-label={`${t('library')}: ${label}`} onClick={open}>
      {t('library')}
    </button>
  );
}
