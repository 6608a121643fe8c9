import { useEffect, useRef, useState } from 'react';
import { drawIcon } from '../ui/icon';
import { styles } from './file-lists.styles';

/** Pixels of its shorter side: twice those on the page, for sharp screens. */
const side = 96;

/**
 * A small picture of a chosen file, or an icon if no browser can draw it. On a canvas, because a
 * host's policy may forbid pictures of `blob:`; it is decoded off the main thread.
 */
export function Thumbnail({ file }: { readonly file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let wanted = file !== undefined && 'createImageBitmap' in globalThis;
    const draw = async (picture: File) => {
      const bitmap = await createImageBitmap(picture, { resizeHeight: side });
      const target = canvas.current;
      if (wanted && target) {
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDrawn(true);
      }
      bitmap.close();
    };
    // A document, or a picture of a type that this browser does not know.
    if (wanted && file) draw(file).catch(() => {});
    return () => {
      wanted = false;
      setDrawn(false);
    };
  }, [file]);
  return (
    <span className={styles.picture} aria-hidden="true">
      <canvas ref={canvas} hidden={!isDrawn} />
      {!isDrawn && drawIcon('file')}
    </span>
  );
}
